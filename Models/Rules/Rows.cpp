// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Rules/Rows.h"

#include <cassert>

namespace gomoku {

namespace {

/// An empty point of the board.
bool isFree(const Grid& grid, Point point)
{
    return !point.isNone() && grid.at(point) == Cell::Empty;
}

Grid withBlackStone(Grid grid, Point point)
{
    grid.set(point, Cell::Black);
    return grid;
}

std::vector<Point> without(std::vector<Point> points, Point removed)
{
    std::erase(points, removed);
    return points;
}

/// The exact five that a black stone on `point` would make on the line.
std::optional<Row> fiveMadeAt(const Grid& grid, Point point, Direction direction)
{
    if (!isFree(grid, point))
        return std::nullopt;
    const Row row = rowThrough(withBlackStone(grid, point), point, direction);
    return row.length == kWinLength ? std::optional(row) : std::nullopt;
}

/// Four side by side, and a stone at either end makes exactly five.
bool isStraightFour(const Grid& grid, const Row& row)
{
    return row.length == kWinLength - 1 && fiveMadeAt(grid, row.before, row.direction)
        && fiveMadeAt(grid, row.after, row.direction);
}

}  // namespace

std::vector<Point> Row::stones() const
{
    std::vector<Point> points;
    points.reserve(static_cast<std::size_t>(length));
    for (int i = 0; i < length; ++i)
        points.push_back(shifted(first, direction, i, kMaxBoardSize));
    return points;
}

Row rowThrough(const Grid& grid, Point stone, Direction direction)
{
    const Cell own = grid.at(stone);
    assert(own != Cell::Empty);
    const auto reach = [&](int sign) {
        int steps = 1;
        for (;; ++steps) {
            const Point next = shifted(stone, direction, sign * steps, grid.size());
            if (next.isNone() || grid.at(next) != own)
                return steps;
        }
    };
    const int behind = reach(-1);
    const int ahead = reach(+1);
    return {shifted(stone, direction, 1 - behind, grid.size()), direction, behind + ahead - 1,
            shifted(stone, direction, -behind, grid.size()),
            shifted(stone, direction, ahead, grid.size())};
}

std::vector<Four> foursOn(const Grid& grid, Point stone, Direction direction)
{
    // A five through `stone` with one point still missing: that point ends the row of `stone`.
    std::vector<Four> fours;
    const Row row = rowThrough(grid, stone, direction);
    for (const Point end : {row.before, row.after}) {
        const std::optional<Row> five = fiveMadeAt(grid, end, direction);
        if (!five)
            continue;
        const std::vector<Point> stones = without(five->stones(), end);
        if (!fours.empty() && fours.back().stones == stones)
            fours.back().fivePoints.push_back(end);
        else
            fours.push_back({stones, {end}});
    }
    return fours;
}

std::optional<SeemingThree> seemingThreeOn(const Grid& grid, Point stone, Direction direction)
{
    // The straight four is an unbroken row with `stone` in it, so the stone that makes it stands
    // at an end of the row of `stone`.
    SeemingThree three;
    const Row row = rowThrough(grid, stone, direction);
    for (const Point end : {row.before, row.after}) {
        if (row.length >= kWinLength - 1 || !isFree(grid, end))
            continue;
        const Grid next = withBlackStone(grid, end);
        const Row longer = rowThrough(next, stone, direction);
        if (!isStraightFour(next, longer))
            continue;
        three.stones = without(longer.stones(), end);
        three.straightFourPoints.push_back(end);
    }
    return three.stones.empty() ? std::nullopt : std::optional(three);
}

}  // namespace gomoku
