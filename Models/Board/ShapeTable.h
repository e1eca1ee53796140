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

    /// The tables of a rule, made at first use and then shared: they are constants of the game.
    [[nodiscard]] static const PerColor<ShapeTable>& forRule(Rule rule);

private:
    // Five cells as one number to the base of the number of different cells.
    std::array<std::uint16_t, kHalfMask + 1> m_half{};
    std::uint32_t m_stride;
    std::vector<Shape> m_shapes;
};

}  // namespace gomoku
