// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"

#include <array>
#include <bit>
#include <cstdint>

namespace gomoku {

/// The empty points within a radius of any stone, one word of bits per row: O(1) membership, and a
/// move touches only the rows around it, whose old words are the delta that undo puts back.
class CandidateCache
{
public:
    static constexpr int kRadius = 2;
    static constexpr int kTouchedRows = 2 * kRadius + 1;

    /// The rows around a move as they were before it.
    using Delta = std::array<std::uint32_t, kTouchedRows>;

    explicit constexpr CandidateCache(int boardSize) noexcept
        : m_size(boardSize),
          m_columns((1U << boardSize) - 1)
    { }

    [[nodiscard]] constexpr bool contains(Point point) const noexcept
    {
        return (m_near[slot(point.row())] & ~m_stones[slot(point.row())]) >> point.column() & 1U;
    }
    [[nodiscard]] constexpr int count() const noexcept
    {
        int total = 0;
        for (int row = 0; row < m_size; ++row)
            total += std::popcount(bits(row));
        return total;
    }
    /// In the order of points: row by row from a1.
    template <typename Visitor>
    constexpr void forEach(Visitor&& visit) const
    {
        for (int row = 0; row < m_size; ++row)
            for (std::uint32_t left = bits(row); left != 0; left &= left - 1)
                visit(Point::at(std::countr_zero(left), row));
    }

    /// The first in that order that fits; none if there is none.
    template <typename Predicate>
    constexpr Point firstWhere(Predicate&& fits) const
    {
        for (int row = 0; row < m_size; ++row)
            for (std::uint32_t left = bits(row); left != 0; left &= left - 1)
                if (const Point point = Point::at(std::countr_zero(left), row); fits(point))
                    return point;
        return Point();
    }

    constexpr Delta add(Point stone) noexcept
    {
        Delta before{};
        const std::uint32_t reach = around(stone.column());
        for (int i = 0; i < kTouchedRows; ++i) {
            std::uint32_t& row = m_near[slot(stone.row() + i - kRadius)];
            before[static_cast<std::size_t>(i)] = row;
            row |= reach;
        }
        m_stones[slot(stone.row())] |= 1U << stone.column();
        return before;
    }
    constexpr void remove(Point stone, const Delta& before) noexcept
    {
        for (int i = 0; i < kTouchedRows; ++i)
            m_near[slot(stone.row() + i - kRadius)] = before[static_cast<std::size_t>(i)];
        m_stones[slot(stone.row())] &= ~(1U << stone.column());
    }

    friend constexpr bool operator==(const CandidateCache&,
                                     const CandidateCache&) noexcept = default;

private:
    // Two spare rows below and above the board take what a move near the edge spills over.
    static constexpr std::size_t slot(int row) noexcept
    {
        return static_cast<std::size_t>(row + kRadius);
    }
    [[nodiscard]] constexpr std::uint32_t bits(int row) const noexcept
    {
        return m_near[slot(row)] & ~m_stones[slot(row)];
    }
    [[nodiscard]] constexpr std::uint32_t around(int column) const noexcept
    {
        constexpr std::uint32_t kSpan = (1U << kTouchedRows) - 1;
        return (kSpan << column >> kRadius) & m_columns;
    }

    int m_size;
    std::uint32_t m_columns;
    std::array<std::uint32_t, kMaxBoardSize + 2 * kRadius> m_near{};
    std::array<std::uint32_t, kMaxBoardSize + 2 * kRadius> m_stones{};
};

}  // namespace gomoku
