// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Rules/FifthMoves.h"

#include "Models/Core/Symmetry.h"

#include <algorithm>
#include <array>

namespace gomoku {

namespace {

/// A place on an endless board: where the mirror image of a point near the edge may lie outside.
struct Place
{
    int column = 0;
    int row = 0;

    friend constexpr auto operator<=>(const Place&, const Place&) = default;
};

struct PlacedStone
{
    Place place{};
    Cell cell = Cell::Empty;

    friend constexpr auto operator<=>(const PlacedStone&, const PlacedStone&) = default;
};

using Pattern = std::vector<PlacedStone>;

Pattern patternOf(const Grid& grid)
{
    Pattern pattern;
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) != Cell::Empty)
            pattern.push_back({{point.column(), point.row()}, grid.at(point)});
    });
    return pattern;
}

Place turned(Symmetry symmetry, Place place)
{
    // Any board that is large enough will do: only the relative positions matter.
    const Point image = symmetry.apply(Point::at(place.column, place.row), kMaxBoardSize);
    return {image.column(), image.row()};
}

Pattern turned(Symmetry symmetry, Pattern pattern)
{
    for (PlacedStone& stone : pattern)
        stone.place = turned(symmetry, stone.place);
    return pattern;
}

/// The lower left corner of the smallest box around the stones.
Place cornerOf(const Pattern& pattern)
{
    Place corner = pattern.front().place;
    for (const PlacedStone& stone : pattern)
        corner
            = {std::min(corner.column, stone.place.column), std::min(corner.row, stone.place.row)};
    return corner;
}

Place moved(Place place, Place from, Place to)
{
    return {place.column + to.column - from.column, place.row + to.row - from.row};
}

Pattern moved(Pattern pattern, Place from, Place to)
{
    for (PlacedStone& stone : pattern)
        stone.place = moved(stone.place, from, to);
    std::sort(pattern.begin(), pattern.end());
    return pattern;
}

}  // namespace

std::vector<Point> symmetricPoints(const Grid& grid, Point point)
{
    std::vector<Point> points;
    Pattern pattern = patternOf(grid);
    if (pattern.empty())
        return points;
    std::sort(pattern.begin(), pattern.end());
    const Place corner = cornerOf(pattern);
    for (const Symmetry symmetry : kSymmetries) {
        const Pattern image = turned(symmetry, pattern);
        const Place imageCorner = cornerOf(image);
        if (moved(image, imageCorner, corner) != pattern)
            continue;
        const Place place
            = moved(turned(symmetry, Place{point.column(), point.row()}), imageCorner, corner);
        const bool onBoard = place.column >= 0 && place.row >= 0 && place.column < grid.size()
            && place.row < grid.size();
        if (onBoard && Point::at(place.column, place.row) != point)
            points.push_back(Point::at(place.column, place.row));
    }
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

bool areSymmetric(const Grid& grid, Point one, Point other)
{
    const std::vector<Point> images = symmetricPoints(grid, one);
    return std::find(images.begin(), images.end(), other) != images.end();
}

}  // namespace gomoku
