// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/Swap2.h"

namespace gomoku {

namespace {

/// On smaller boards the stones move closer together.
constexpr int kLeastSpacious = 9;

}  // namespace

std::array<Point, 3> swap2Opening(int boardSize)
{
    // Of some hundred thrown at random, one that our own search found close to even: within 45
    // under freestyle, standard and Renju and on 20 lines (20,000 nodes), 12 in a longer search.
    const Point centre = centreOf(boardSize);
    const int span = boardSize < kLeastSpacious ? 1 : 2;
    const auto at = [&](int columns, int rows) {
        return Point::at(centre.column() + columns * span / 2, centre.row() + rows * span / 2);
    };
    return {at(-2, 2), at(0, 3), at(-4, 0)};
}

}  // namespace gomoku
