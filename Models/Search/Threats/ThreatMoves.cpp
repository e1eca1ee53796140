// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Threats/ThreatMoves.h"

namespace gomoku {

Point findPoint(const BoardManager& board, Color color, PointClass pointClass) noexcept
{
    Point found;
    if (board.count(color, pointClass) == 0)
        return found;
    board.candidates().forEach([&](Point point) {
        if (found.isNone() && board.classOf(color, point) == pointClass
            && board.isLegal(color, point))
            found = point;
    });
    return found;
}

Point fivePoint(const BoardManager& board, Color color) noexcept
{
    Point found;
    if (canMakeFive(board, color))
        board.candidates().forEach([&](Point point) {
            if (board.classOf(color, point) == PointClass::Five)
                found = point;
        });
    return found;
}

}  // namespace gomoku
