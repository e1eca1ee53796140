// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Players/PlayerLimits.h"

#include "Models/Search/PlayingLevel.h"

#include <algorithm>

namespace gomoku {

namespace {

// What may pass between the end of a search and the stop of the clock on a busy machine.
constexpr Milliseconds kSafety{250};
constexpr Milliseconds kLeastTime{20};

}  // namespace

Milliseconds moveTimeOf(const PlayerSpec& player)
{
    return stepOfLevel(player.level) == 0 ? player.moveTime
                                          : PlayingLevel::of(player.level).mostTime;
}

SearchLimits limitsFor(const PlayerSpec& player, const ClockSpec& clock, Milliseconds timeLeft)
{
    SearchLimits limits;
    limits.level = player.level;
    limits.moveTime = std::max(moveTimeOf(player), kLeastTime);
    if (clock.kind == ClockSpec::Kind::None)
        return limits;
    const Milliseconds left = std::max(timeLeft - kSafety, kLeastTime);
    limits.moveTime = std::min(*limits.moveTime, left);
    if (clock.kind == ClockSpec::Kind::PerGame) {
        limits.matchTime = left;
        limits.increment = clock.increment;
    }
    return limits;
}

}  // namespace gomoku
