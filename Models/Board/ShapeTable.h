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
        const std::uint8_t pair = m_pairs[m_before[around & ShapeTable::kHalfMask]
                                          + m_after[around >> kAfter & ShapeTable::kHalfMask]];
        return {static_cast<Shape>(pair & 15), static_cast<Shape>(pair >> 4)};
    }

    /// Made at first use and then shared: they are constants of the game.
    [[nodiscard]] static const ShapeTables& forRule(Rule rule);

private:
    void numberHalves(Rule rule);

    PerColor<ShapeTable> m_tables;
    // Most halves mean the same to both players as some other: behind a stone of each colour, and
    // behind the edge, nothing counts. Numbered without those, all shapes fit into the processor's
    // nearest memory, and moves ask for little else.
    std::array<std::uint16_t, ShapeTable::kHalfMask + 1> m_before{};  ///< Rows of m_pairs,
    std::array<std::uint16_t, ShapeTable::kHalfMask + 1> m_after{};  ///< and places in a row.
    std::vector<std::uint8_t> m_pairs;  ///< Black's shape in the low bits, White's in the high.
};

}  // namespace gomoku
