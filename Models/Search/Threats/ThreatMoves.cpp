// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Threats/ThreatMoves.h"

namespace gomoku {

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
