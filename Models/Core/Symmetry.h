// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Core/Point.h"

#include <array>
#include <cstdint>
#include <vector>

namespace gomoku {

/// The eight ways to turn and mirror the square board. Bit 0 mirrors columns, bit 1 mirrors rows,
/// bit 2 swaps column and row afterwards.
class Symmetry
{
public:
    constexpr explicit Symmetry(std::uint8_t code = 0) noexcept : m_code(code) { }

    [[nodiscard]] constexpr Point apply(Point point, int boardSize) const noexcept
    {
        if (point.isNone())
            return point;
        const int column = (m_code & 1) ? boardSize - 1 - point.column() : point.column();
        const int row = (m_code & 2) ? boardSize - 1 - point.row() : point.row();
        return (m_code & 4) ? Point::at(row, column) : Point::at(column, row);
    }
    /// The symmetry that undoes this one.
    [[nodiscard]] constexpr Symmetry inverse() const noexcept
    {
        if (!(m_code & 4))
            return *this;
        const auto mirrors = static_cast<std::uint8_t>(((m_code & 1) << 1) | ((m_code & 2) >> 1));
        return Symmetry(static_cast<std::uint8_t>(4 | mirrors));
    }
    [[nodiscard]] constexpr std::uint8_t code() const noexcept { return m_code; }

    friend constexpr bool operator==(Symmetry, Symmetry) noexcept = default;

private:
    std::uint8_t m_code;
};

inline constexpr std::array kSymmetries{Symmetry(0), Symmetry(1), Symmetry(2), Symmetry(3),
                                        Symmetry(4), Symmetry(5), Symmetry(6), Symmetry(7)};

[[nodiscard]] inline Grid imageOf(const Grid& grid, Symmetry symmetry) noexcept
{
    Grid image(grid.size());
    grid.forEachPoint(
        [&](Point point) { image.set(symmetry.apply(point, grid.size()), grid.at(point)); });
    return image;
}
[[nodiscard]] inline std::vector<Point> imageOf(std::vector<Point> points, Symmetry symmetry,
                                                int boardSize) noexcept
{
    for (Point& point : points)
        point = symmetry.apply(point, boardSize);
    return points;
}

}  // namespace gomoku
