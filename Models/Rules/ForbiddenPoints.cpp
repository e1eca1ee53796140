// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Rules/ForbiddenPoints.h"

#include "Models/Rules/Rows.h"

#include <algorithm>

namespace gomoku {

namespace {

template <typename Predicate>
bool onSomeLine(Predicate&& holds)
{
    return std::any_of(std::begin(kDirections), std::end(kDirections), holds);
}

bool makesFive(const Grid& grid, Point stone)
{
    return onSomeLine([&](Direction direction) {
        return rowThrough(grid, stone, direction).length == kWinLength;
    });
}

bool makesOverline(const Grid& grid, Point stone)
{
    return onSomeLine([&](Direction direction) {
        return rowThrough(grid, stone, direction).length > kWinLength;
    });
}

std::size_t countFours(const Grid& grid, Point stone)
{
    std::size_t fours = 0;
    for (const Direction direction : kDirections)
        fours += foursOn(grid, stone, direction).size();
    return fours;
}

bool makesThree(const Grid& grid, Point stone, Direction direction)
{
    const auto three = seemingThreeOn(grid, stone, direction);
    return three
        && std::any_of(three->straightFourPoints.begin(), three->straightFourPoints.end(),
                       [&](Point point) { return canBecomeStraightFour(grid, point); });
}

auto countThrees(const Grid& grid, Point stone)
{
    return std::count_if(std::begin(kDirections), std::end(kDirections),
                         [&](Direction direction) { return makesThree(grid, stone, direction); });
}

/// The foul that the black stone standing on `stone` has made.
Foul foulOf(const Grid& grid, Point stone)
{
    if (makesFive(grid, stone))
        return Foul::None;
    if (makesOverline(grid, stone))
        return Foul::Overline;
    if (countFours(grid, stone) > 1)
        return Foul::DoubleFour;
    return countThrees(grid, stone) > 1 ? Foul::DoubleThree : Foul::None;
}

}  // namespace

std::string_view nameOf(Foul foul) noexcept
{
    switch (foul) {
    case Foul::None:
        return "none";
    case Foul::DoubleThree:
        return "double three";
    case Foul::DoubleFour:
        return "double four";
    case Foul::Overline:
        return "overline";
    }
    return "none";
}

Foul forbiddenKind(const Grid& grid, Point point)
{
    if (grid.at(point) != Cell::Empty)
        return Foul::None;
    Grid next = grid;
    next.set(point, Cell::Black);
    return foulOf(next, point);
}

std::vector<ForbiddenPoint> forbiddenPoints(const Grid& grid)
{
    std::vector<ForbiddenPoint> points;
    grid.forEachPoint([&](Point point) {
        if (const Foul foul = forbiddenKind(grid, point); foul != Foul::None)
            points.push_back({point, foul});
    });
    return points;
}

bool canBecomeStraightFour(const Grid& grid, Point point)
{
    Grid next = grid;
    next.set(point, Cell::Black);
    return !makesFive(next, point) && foulOf(next, point) == Foul::None;
}

}  // namespace gomoku
