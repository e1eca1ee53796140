// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/Swap2.h"

namespace gomoku {

std::array<Point, 3> swap2Opening(int boardSize)
{
    // Two black stones that do not work together, the first one by the edge; found by comparing
    // our own search's values of openings (see the match log in docs/STRENGTH.md).
    const int near = 1;
    const int half = boardSize / 2;
    return {Point::at(half, near), Point::at(half + 1, near + 1), Point::at(half - 2, near + 3)};
}

}  // namespace gomoku
