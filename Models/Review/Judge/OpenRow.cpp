// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/OpenRow.h"

namespace gomoku {

namespace {

bool isOpenRow(const Grid& grid, Color color, Point from, Direction direction)
{
    constexpr int kRow = 5;
    for (int step = 0; step < kRow; ++step) {
        const Point point = shifted(from, direction, step, grid.size());
        if (point.isNone() || grid.at(point) == cellOf(opponent(color)))
            return false;
    }
    return true;
}

}  // namespace

bool hasOpenRow(const Grid& grid, Color color)
{
    bool isFound = false;
    grid.forEachPoint([&](Point from) {
        for (const Direction direction : kDirections)
            isFound = isFound || isOpenRow(grid, color, from, direction);
    });
    return isFound;
}

}  // namespace gomoku
