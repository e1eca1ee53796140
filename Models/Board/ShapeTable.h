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

/// One line of both players as it lies in their four shapes side by side: Black's shape in the low
/// bits, White's from bit ShapeTables::kWhiteShift on.
using LineOfBoth = std::uint32_t;

/// The tables of both colours under a rule, and a way to ask both at once.
class ShapeTables
{
public:
    explicit ShapeTables(Rule rule);

    [[nodiscard]] const ShapeTable& of(Color color) const noexcept { return m_tables[color]; }

    /// `around` holds eleven cells, the point in question in the middle.
    [[nodiscard]] LineOfBoth shapes(std::uint32_t around) const noexcept
    {
        const std::uint32_t pair = m_pairs[m_before[beforeIn(around)] + m_after[afterIn(around)]];
        return (pair & 15) | (pair >> 4) << kWhiteShift;
    }
    /// The empty points whose shapes a new stone in the middle of `around` may change: one bit for
    /// each of the eleven cells.
    [[nodiscard]] std::uint32_t concerned(std::uint32_t around) const noexcept
    {
        return m_concerned[beforeIn(around)].before
            | static_cast<std::uint32_t>(m_concerned[afterIn(around)].after)
            << (ShapeTable::kReach + 1);
    }

    /// Made at first use and then shared: they are constants of the game.
    [[nodiscard]] static const ShapeTables& forRule(Rule rule);

    static constexpr int kWhiteShift = 16;

private:
    /// Of the five cells on one side of a stone those that it concerns, one bit each in line order:
    /// if they come before the stone, and if they come after it.
    struct Concerned
    {
        std::uint8_t before = 0;
        std::uint8_t after = 0;
    };

    [[nodiscard]] static constexpr std::uint32_t beforeIn(std::uint32_t around) noexcept
    {
        return around & ShapeTable::kHalfMask;
    }
    [[nodiscard]] static constexpr std::uint32_t afterIn(std::uint32_t around) noexcept
    {
        return around >> (2 * ShapeTable::kReach + 2) & ShapeTable::kHalfMask;
    }

    void numberHalves(Rule rule);
    void noteConcerned(Rule rule);

    PerColor<ShapeTable> m_tables;
    // Most halves mean the same to both players as some other: behind a stone of each colour, and
    // behind the edge, nothing counts. Numbered without those, all shapes fit into the processor's
    // nearest memory, and moves ask for little else.
    std::array<std::uint16_t, ShapeTable::kHalfMask + 1> m_before{};  ///< Rows of m_pairs,
    std::array<std::uint16_t, ShapeTable::kHalfMask + 1> m_after{};  ///< and places in a row.
    std::array<Concerned, ShapeTable::kHalfMask + 1> m_concerned{};
    std::vector<std::uint8_t> m_pairs;  ///< Black's shape in the low bits, White's in the high.
};

}  // namespace gomoku
