// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Board/ShapeTable.h"
#include "Models/Core/Point.h"

#include <array>
#include <cstdint>

namespace gomoku {

/// The board once more, as lines: one word for each row, column and diagonal, two bits a cell, with
/// five cells of edge on both sides, so that the surroundings of a point are a shift and a mask.
class LineStore
{
public:
    explicit constexpr LineStore(int boardSize) noexcept
    {
        m_words.fill(~std::uint64_t{0});
        for (int row = 0; row < boardSize; ++row)
            for (int column = 0; column < boardSize; ++column)
                for (int direction = 0; direction < 4; ++direction)
                    set(Point::at(column, row), direction, LineCell::Empty);
    }

    constexpr void set(Point point, LineCell cell) noexcept
    {
        for (int direction = 0; direction < 4; ++direction)
            set(point, direction, cell);
    }
    constexpr void set(Point point, int direction, LineCell cell) noexcept
    {
        const int shift = 2 * (position(point, direction) + ShapeTable::kReach);
        std::uint64_t& line = m_words[lineOf(point, direction)];
        line = (line & ~(std::uint64_t{3} << shift)) | static_cast<std::uint64_t>(cell) << shift;
    }
    /// What a stone of the table's colour on `point` makes of one of its lines, whatever stands on
    /// the point itself.
    [[nodiscard]] Shape shape(const ShapeTable& table, Point point, int direction) const noexcept
    {
        const auto around = static_cast<std::uint32_t>(word(point, direction)
                                                       >> (2 * position(point, direction)));
        return shapeAround(table, around);
    }
    [[nodiscard]] FourShapes shapes(const ShapeTable& table, Point point) const noexcept
    {
        unsigned all = 0;
        for (int direction = 0; direction < 4; ++direction)
            all |= static_cast<unsigned>(shape(table, point, direction)) << (4 * direction);
        return static_cast<FourShapes>(all);
    }
    /// `around` holds eleven cells, the point in question in the middle.
    [[nodiscard]] static Shape shapeAround(const ShapeTable& table, std::uint32_t around) noexcept
    {
        return table.shape(around & ShapeTable::kHalfMask,
                           around >> (2 * ShapeTable::kReach + 2) & ShapeTable::kHalfMask);
    }
    [[nodiscard]] constexpr std::uint64_t word(Point point, int direction) const noexcept
    {
        return m_words[lineOf(point, direction)];
    }
    /// Where on its line the point lies. Diagonals are counted by columns like rows are.
    [[nodiscard]] static constexpr int position(Point point, int direction) noexcept
    {
        return direction == 1 ? point.row() : point.column();
    }

    friend constexpr bool operator==(const LineStore&, const LineStore&) noexcept = default;

private:
    static constexpr int kDiagonals = 2 * kMaxBoardSize - 1;

    static constexpr std::size_t lineOf(Point point, int direction) noexcept
    {
        switch (direction) {
        case 0:
            return static_cast<std::size_t>(point.row());
        case 1:
            return static_cast<std::size_t>(kMaxBoardSize + point.column());
        case 2:
            return static_cast<std::size_t>(3 * kMaxBoardSize - 1 + point.column() - point.row());
        default:
            return static_cast<std::size_t>(2 * kMaxBoardSize + kDiagonals + point.column()
                                            + point.row());
        }
    }

    std::array<std::uint64_t, 2 * kMaxBoardSize + 2 * kDiagonals> m_words{};
};

}  // namespace gomoku
