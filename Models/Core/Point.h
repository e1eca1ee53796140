// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Constants.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gomoku {

/// One intersection of the board. Columns count from the left, rows from the bottom, both from
/// zero, so the players' "h8" is column 7, row 7: the centre of a 15x15 board.
class Point
{
public:
    /// Rows lie this far apart, so that row and column come out by shift and mask.
    static constexpr int kStride = 32;

    constexpr Point() noexcept = default;  ///< No point at all; see isNone().

    [[nodiscard]] static constexpr Point at(int column, int row) noexcept
    {
        return fromIndex(row * kStride + column);
    }
    [[nodiscard]] static constexpr Point fromIndex(int index) noexcept
    {
        Point point;
        point.m_index = static_cast<std::int16_t>(index);
        return point;
    }
    /// Reads "h8" or "H8", whatever the board; nullopt unless all of `text` is one point.
    [[nodiscard]] static std::optional<Point> parse(std::string_view text);

    [[nodiscard]] constexpr bool isNone() const noexcept { return m_index < 0; }
    [[nodiscard]] constexpr int column() const noexcept { return m_index & (kStride - 1); }
    [[nodiscard]] constexpr int row() const noexcept { return m_index / kStride; }
    /// In 0 .. kPointSpace-1 and dense enough for arrays; not valid for no point.
    [[nodiscard]] constexpr int index() const noexcept { return m_index; }
    [[nodiscard]] constexpr bool isOn(int boardSize) const noexcept
    {
        return m_index >= 0 && column() < boardSize && row() < boardSize;
    }
    [[nodiscard]] std::string toString() const;  ///< "h8"; "-" for no point.

    friend constexpr bool operator==(Point, Point) noexcept = default;
    friend constexpr auto operator<=>(Point, Point) noexcept = default;

private:
    std::int16_t m_index = -1;
};

/// Size of an array indexed by Point::index() for any board.
inline constexpr int kPointSpace = kMaxBoardSize * Point::kStride;

[[nodiscard]] constexpr Point centreOf(int boardSize) noexcept
{
    return Point::at(boardSize / 2, boardSize / 2);
}

/// One of the four directions of lines, as a step between neighbours on the line.
struct Direction
{
    int columns;
    int rows;
};

inline constexpr Direction kDirections[] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

/// The point `steps` away on a line; none if that leaves the board.
[[nodiscard]] constexpr Point shifted(Point point, Direction direction, int steps,
                                      int boardSize) noexcept
{
    const int column = point.column() + direction.columns * steps;
    const int row = point.row() + direction.rows * steps;
    const bool onBoard = column >= 0 && row >= 0 && column < boardSize && row < boardSize;
    return onBoard ? Point::at(column, row) : Point();
}

}  // namespace gomoku
