// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Setup/LadderPlayer.h"

#include "Models/Search/PlayingLevel.h"

namespace gomoku {

PlayerSpec computerAtStep(int step)
{
    return {.kind = PlayerSpec::Kind::Computer, .level = levelAtStep(step)};
}

int stepOf(const PlayerSpec& player) noexcept
{
    return player.kind == PlayerSpec::Kind::Computer ? stepOfLevel(player.level) : 0;
}

}  // namespace gomoku
