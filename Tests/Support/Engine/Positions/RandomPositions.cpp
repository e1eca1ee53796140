// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/Positions/RandomPositions.h"

#include <algorithm>
#include <vector>

namespace gomoku {

Grid RandomPositions::dense(int size)
{
    Grid grid(size);
    const int black = 5 + below(30);
    const int white = below(15);
    grid.forEachPoint([&](Point point) {
        const int roll = below(100);
        grid.set(point,
                 roll < black               ? Cell::Black
                     : roll < black + white ? Cell::White
                                            : Cell::Empty);
    });
    return grid;
}

Grid RandomPositions::withThrees(int size)
{
    Grid grid(size);
    for (int threes = 4 + below(9); threes > 0; --threes)
        layThree(grid);
    for (int white = below(10); white > 0; --white)
        grid.set(Point::at(below(size), below(size)), Cell::White);
    return grid;
}

/// Two or three black stones among four neighbours on a line, somewhere near the middle.
void RandomPositions::layThree(Grid& grid)
{
    const int size = grid.size();
    const int margin = below(size / 3);
    const Point start
        = Point::at(margin + below(size - 2 * margin), margin + below(size - 2 * margin));
    const Direction direction = kDirections[below(4)];
    const int gap = below(4);
    const int secondGap = below(2) == 0 ? below(4) : gap;
    for (int i = 0; i < 4; ++i) {
        const Point point = shifted(start, direction, i, size);
        if (!point.isNone() && i != gap && i != secondGap)
            grid.set(point, Cell::Black);
    }
}

Point RandomPositions::moveNear(const BoardManager& position)
{
    std::vector<Point> points;
    if (below(10) != 0)
        position.candidates().forEach([&](Point point) { points.push_back(point); });
    if (points.empty())
        position.grid().forEachPoint([&](Point point) {
            if (position.isEmpty(point))
                points.push_back(point);
        });
    return points[static_cast<std::size_t>(below(static_cast<int>(points.size())))];
}

}  // namespace gomoku
