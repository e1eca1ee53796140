// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Core/Point.h"

#include <array>
#include <vector>

namespace gomoku {

/// Stones on intersections and nothing else: what the law, the files and the tests have in common.
class Grid
{
public:
    explicit constexpr Grid(int size = kDefaultBoardSize) noexcept : m_size(size) { }

    [[nodiscard]] constexpr int size() const noexcept { return m_size; }
    [[nodiscard]] constexpr bool contains(Point point) const noexcept { return point.isOn(m_size); }
    [[nodiscard]] constexpr Cell at(Point point) const noexcept
    {
        return m_cells[static_cast<std::size_t>(point.index())];
    }
    constexpr void set(Point point, Cell cell) noexcept
    {
        m_cells[static_cast<std::size_t>(point.index())] = cell;
    }
    [[nodiscard]] constexpr int count(Cell cell) const noexcept
    {
        int found = 0;
        forEachPoint([&](Point point) { found += at(point) == cell; });
        return found;
    }
    /// Row by row from a1, which is the order of points everywhere in this program.
    template <typename Visitor>
    constexpr void forEachPoint(Visitor&& visit) const
    {
        for (int row = 0; row < m_size; ++row)
            for (int column = 0; column < m_size; ++column)
                visit(Point::at(column, row));
    }

    [[nodiscard]] std::vector<Point> pointsWith(Cell cell) const
    {
        std::vector<Point> points;
        forEachPoint([&](Point point) {
            if (at(point) == cell)
                points.push_back(point);
        });
        return points;
    }

    friend constexpr bool operator==(const Grid&, const Grid&) noexcept = default;

private:
    int m_size;
    std::array<Cell, kPointSpace> m_cells{};
};

}  // namespace gomoku
