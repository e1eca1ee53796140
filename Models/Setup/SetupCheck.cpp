// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Setup/SetupCheck.h"

#include "Models/Rules/Referee.h"

namespace gomoku {

bool isPlayable(const GameSetup& setup)
{
    return setup.boardSize >= kMinBoardSize && setup.boardSize <= kMaxBoardSize;
}

bool canOpen(const GameSetup& setup)
{
    return isPlayable(setup) && isForRule(setup.openingRule, setup.rule)
        && setup.boardSize >= smallestBoardFor(setup.openingRule);
}

bool isPlayable(const GameSetup& setup, const Grid& stones)
{
    if (!isPlayable(setup) || stones.size() != setup.boardSize || isFull(stones))
        return false;
    bool won = false;
    stones.forEachPoint([&](Point point) {
        won = won
            || (stones.at(point) != Cell::Empty && !winningRow(stones, point, setup.rule).empty());
    });
    return !won;
}

}  // namespace gomoku
