// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Players/PlayerLimits.h"

#include <algorithm>

namespace gomoku {

namespace {

// What may pass between the end of a search and the stop of the clock on a busy machine.
constexpr Milliseconds kSafety{150};
constexpr Milliseconds kLeastTime{20};

Milliseconds ownTime(const PlayerSpec& player)
{
    if (player.level < 1)
        return player.moveTime;
    return kLevelTimes[static_cast<std::size_t>(std::min(player.level, kLevels) - 1)];
}

}  // namespace

SearchLimits limitsFor(const PlayerSpec& player, const GameClock& clock, Color color,
                       GameClock::TimePoint now)
{
    SearchLimits limits;
    limits.level = std::clamp(player.level, 0, kLevels);
    limits.moveTime = std::max(ownTime(player), kLeastTime);
    if (!clock.isLimited())
        return limits;
    const Milliseconds left = std::max(clock.left(color, now) - kSafety, kLeastTime);
    limits.moveTime = std::min(*limits.moveTime, left);
    if (clock.spec().kind == ClockSpec::Kind::PerGame) {
        limits.matchTime = left;
        limits.increment = clock.spec().increment;
    }
    return limits;
}

}  // namespace gomoku
