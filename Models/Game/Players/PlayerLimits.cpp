// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Players/PlayerLimits.h"

#include "Models/Search/PlayingLevel.h"

#include <algorithm>

namespace gomoku {

namespace {

// Kept back for what passes between the end of a search and the stop of the clock, before anything
// is known of the machine.
constexpr Milliseconds kSafety{250};
constexpr Milliseconds kLeastTime{20};

}  // namespace

Milliseconds moveTimeOf(const PlayerSpec& player)
{
    return stepOfLevel(player.level) == 0 ? player.moveTime
                                          : PlayingLevel::of(player.level).mostTime;
}

SearchLimits limitsFor(const PlayerSpec& player, const ClockSpec& clock, Milliseconds timeLeft,
                       const DelayReserve& delays)
{
    SearchLimits limits;
    limits.level = player.level;
    limits.moveTime = std::max(moveTimeOf(player), kLeastTime);
    if (clock.kind == ClockSpec::Kind::None)
        return limits;
    const bool isPerGame = clock.kind == ClockSpec::Kind::PerGame;
    const Milliseconds seen
        = isPerGame ? delays.forGame() : std::min(delays.forMove(), timeLeft / 2);
    const Milliseconds reserve = std::max(kSafety, seen);
    const Milliseconds left = std::max(timeLeft - reserve, kLeastTime);
    limits.moveTime = std::min(*limits.moveTime, left);
    if (isPerGame) {
        limits.matchTime = left;
        limits.increment = clock.increment;
    }
    return limits;
}

Milliseconds replyPause(Milliseconds wanted, const ClockSpec& clock, Milliseconds timeLeft)
{
    constexpr int kShare = 50;
    return clock.kind == ClockSpec::Kind::None ? wanted : std::min(wanted, timeLeft / kShare);
}

}  // namespace gomoku
