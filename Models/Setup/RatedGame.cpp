// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Setup/RatedGame.h"

#include "Models/Setup/LadderPlayer.h"

namespace gomoku {

std::optional<Color> ratedHuman(const GameSetup& setup, const Grid& start)
{
    if (start != Grid(kDefaultBoardSize))
        return std::nullopt;
    for (const Color human : kColors)
        if (setup.players[human].isHuman() && stepOf(setup.players[opponent(human)]) > 0)
            return human;
    return std::nullopt;
}

}  // namespace gomoku
