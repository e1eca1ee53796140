// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Threats/ThreatMoves.h"

namespace gomoku {

Point findPoint(const BoardManager& board, Color color, PointClass pointClass) noexcept
{
    if (board.count(color, pointClass) == 0)
        return Point();
    return board.candidates().firstWhere([&](Point point) {
        return board.classOf(color, point) == pointClass && board.isLegal(color, point);
    });
}

Point onlyFiveOf(const BoardManager& board, Color color, Point four) noexcept
{
    if (board.count(color, PointClass::Five) != 1)
        return Point();
    Point five;
    if (!four.isNone())
        forEachFiveOf(board, color, four, [&](Point point) { five = point; });
    return five.isNone() ? findPoint(board, color, PointClass::Five) : five;
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
