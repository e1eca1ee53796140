// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Core/Symmetry.h"

#include <bitset>
#include <optional>
#include <string>
#include <string_view>

/// The solved game: trees of Black's moves that win against everything, and their check.
namespace gomoku::proof {

/// Some points of one board.
using PointMask = std::bitset<kPointSpace>;

[[nodiscard]] inline std::size_t bitOf(Point point) noexcept
{
    return static_cast<std::size_t>(point.index());
}

/// A position as people can read it: "h8g8/i9" for Black's stones, then White's, each in the order
/// of points. "/" is the empty board.
[[nodiscard]] std::string stonesText(const Grid& grid);
/// nullopt for anything else, also if a stone is off the board or stands on another.
[[nodiscard]] std::optional<Grid> parseStones(std::string_view text, int size);

/// Of the eight images of a position the one whose text comes first, and how it is made.
struct CanonicalStones
{
    std::string text{};
    Symmetry symmetry{};
};
[[nodiscard]] CanonicalStones canonicalStones(const Grid& grid);

/// The stone added; the grid itself stays as it is.
[[nodiscard]] inline Grid withStone(Grid grid, Point point, Color color) noexcept
{
    grid.set(point, cellOf(color));
    return grid;
}

[[nodiscard]] inline int stonesOn(const Grid& grid) noexcept
{
    return grid.count(Cell::Black) + grid.count(Cell::White);
}

/// Visits the empty points in their order.
template <typename Visitor>
void forEachEmpty(const Grid& grid, Visitor&& visit)
{
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) == Cell::Empty)
            visit(point);
    });
}

}  // namespace gomoku::proof
