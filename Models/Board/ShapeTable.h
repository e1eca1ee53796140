// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Board/Shape.h"
#include "Models/Core/Color.h"
#include "Models/Core/Rule.h"

#include <array>
#include <cstdint>
#include <vector>

namespace gomoku {

/// Two bits a cell, as they lie in a LineStore.
enum class LineCell : std::uint8_t { Empty = 0, Black = 1, White = 2, Edge = 3 };

/// The Shape that a stone makes of its line, for every way the five cells on either side can be
/// filled. Farther cells never matter: a five through the point ends within four cells of it, and
/// the fifth tells five from six. Built once for a rule and a colour.
class ShapeTable
{
public:
    static constexpr int kReach = 5;
    static constexpr std::uint32_t kHalfMask = (1U << (2 * kReach)) - 1;

    ShapeTable(Rule rule, Color color);

    /// `before` and `after` are the five cells on either side, two bits each, in line order.
    [[nodiscard]] Shape shape(std::uint32_t before, std::uint32_t after) const noexcept
    {
        return m_shapes[m_half[before] * m_stride + m_half[after]];
    }

private:
    friend class ShapeTables;
    /// The same shapes seen by the other side, under rules that treat both alike.
    ShapeTable(const ShapeTable& other, Rule rule, Color color);

    void numberHalves(Rule rule, Color color);

    // Five cells as one number to the base of the number of different cells.
    std::array<std::uint16_t, kHalfMask + 1> m_half{};
    std::uint32_t m_stride;
    std::vector<Shape> m_shapes;
};

/// The tables of both colours under a rule, and a way to ask both at once.
class ShapeTables
{
public:
    explicit ShapeTables(Rule rule);

    [[nodiscard]] const ShapeTable& of(Color color) const noexcept { return m_tables[color]; }

    /// `around` holds eleven cells, the point in question in the middle.
    [[nodiscard]] PerColor<Shape> shapes(std::uint32_t around) const noexcept
    {
        constexpr int kAfter = 2 * ShapeTable::kReach + 2;
        // Black's index in the low half of the sum, White's in the high half.
        const std::uint64_t indices = m_halves[around & ShapeTable::kHalfMask] * m_stride
            + m_halves[around >> kAfter & ShapeTable::kHalfMask];
        return {m_black[static_cast<std::uint32_t>(indices)], m_white[indices >> 32]};
    }

    /// Made at first use and then shared: they are constants of the game.
    [[nodiscard]] static const ShapeTables& forRule(Rule rule);

private:
    PerColor<ShapeTable> m_tables;
    std::uint64_t m_stride;
    const Shape* m_black;
    const Shape* m_white;
    std::array<std::uint64_t, ShapeTable::kHalfMask + 1> m_halves{};
};

}  // namespace gomoku
