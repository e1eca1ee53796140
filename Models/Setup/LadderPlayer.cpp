// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Setup/LadderPlayer.h"

#include "Models/Search/PlayingLevel.h"

namespace gomoku {

int ladderSteps() noexcept
{
    return kSteps;
}

PlayerSpec computerAtStep(int step)
{
    const int named = namedLevel(levelAtStep(step));
    const bool isNamed = stepOfLevel(named) == step;
    return {.kind = PlayerSpec::Kind::Computer, .level = isNamed ? named : levelAtStep(step)};
}

int namedLevelOf(const PlayerSpec& player) noexcept
{
    return namedLevel(player.level);
}

int stepOf(const PlayerSpec& player) noexcept
{
    return player.kind == PlayerSpec::Kind::Computer ? stepOfLevel(player.level) : 0;
}

}  // namespace gomoku
