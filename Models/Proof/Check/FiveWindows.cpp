// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/Check/FiveWindows.h"

#include "Models/Rules/Referee.h"

#include <algorithm>

namespace gomoku::proof {

FiveWindows::FiveWindows(int size)
{
    Grid(size).forEachPoint([&](Point first) {
        for (const Direction direction : kDirections) {
            if (shifted(first, direction, kWinLength - 1, size).isNone())
                continue;
            Window window;
            for (int i = 0; i < kWinLength; ++i)
                window[static_cast<std::size_t>(i)] = shifted(first, direction, i, size);
            m_windows.push_back(window);
        }
    });
}

FiveWindows::Content FiveWindows::contentOf(const Grid& grid, const Window& window, Cell own)
{
    Content content;
    for (const Point point : window) {
        const Cell cell = grid.at(point);
        content.own += cell == own;
        content.foreign += cell != own && cell != Cell::Empty;
    }
    return content;
}

std::vector<Point> FiveWindows::fives(const Grid& grid, Color color, Rule rule) const
{
    std::vector<Point> points;
    for (const Window& window : m_windows) {
        const Content content = contentOf(grid, window, cellOf(color));
        if (content.own != kWinLength - 1 || content.foreign != 0)
            continue;
        const Point point = *std::find_if(window.begin(), window.end(), [&](Point candidate) {
            return grid.at(candidate) == Cell::Empty;
        });
        if (!winningRow(withStone(grid, point, color), point, rule).empty())
            points.push_back(point);
    }
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

void FiveWindows::addWhiteHopes(const Grid& grid, int least, PointMask& points) const
{
    for (const Window& window : m_windows) {
        const Content content = contentOf(grid, window, Cell::White);
        if (content.foreign != 0 || content.own < least)
            continue;
        for (const Point point : window)
            if (grid.at(point) == Cell::Empty)
                points.set(bitOf(point));
    }
}

}  // namespace gomoku::proof
