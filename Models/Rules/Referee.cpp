// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Rules/Referee.h"

#include "Models/Rules/ForbiddenPoints.h"
#include "Models/Rules/Rows.h"

#include <algorithm>

namespace gomoku {

namespace {

bool holds(const Grid& grid, Point point, Color color)
{
    return !point.isNone() && grid.at(point) == cellOf(color);
}

bool wins(const Grid& grid, const Row& row, Color color, Rule rule)
{
    if (row.length != kWinLength)
        return row.length > kWinLength && overlineWins(rule, color);
    const Color enemy = opponent(color);
    const bool enclosed = holds(grid, row.before, enemy) && holds(grid, row.after, enemy);
    return !enclosed || !enclosedFiveIsNothing(rule);
}

MoveVerdict verdictOf(Foul foul)
{
    switch (foul) {
    case Foul::None:
        return MoveVerdict::Legal;
    case Foul::DoubleThree:
        return MoveVerdict::DoubleThree;
    case Foul::DoubleFour:
        return MoveVerdict::DoubleFour;
    case Foul::Overline:
        return MoveVerdict::Overline;
    }
    return MoveVerdict::Legal;
}

}  // namespace

MoveVerdict judge(const Grid& grid, Color mover, Point point, Rule rule)
{
    if (!grid.contains(point))
        return MoveVerdict::OffBoard;
    if (grid.at(point) != Cell::Empty)
        return MoveVerdict::Occupied;
    return hasFouls(rule, mover) ? verdictOf(forbiddenKind(grid, point)) : MoveVerdict::Legal;
}

std::vector<Point> winningRow(const Grid& grid, Point last, Rule rule)
{
    std::vector<Point> stones;
    if (!grid.contains(last) || grid.at(last) == Cell::Empty)
        return stones;
    const Color color = grid.at(last) == Cell::Black ? Color::Black : Color::White;
    for (const Direction direction : kDirections) {
        const Row row = rowThrough(grid, last, direction);
        if (!wins(grid, row, color, rule))
            continue;
        const std::vector<Point> more = row.stones();
        stones.insert(stones.end(), more.begin(), more.end());
    }
    std::sort(stones.begin(), stones.end());
    stones.erase(std::unique(stones.begin(), stones.end()), stones.end());
    return stones;
}

bool isFull(const Grid& grid)
{
    return grid.count(Cell::Empty) == 0;
}

}  // namespace gomoku
