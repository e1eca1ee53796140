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

/// What four shapes together mean for the player who could make them.
struct PointValue
{
    std::int16_t mover = 0;  ///< Worth to its owner when its owner is to move.
    std::int16_t waiter = 0;  ///< Worth to its owner when the other side is.
    std::int16_t attack = 0;  ///< How early a search should try a stone of one's own there,
    std::int16_t defence = 0;  ///< and how early one that takes the point away from its owner.
    PointClass pointClass = PointClass::Nothing;
    bool mayBeDoubleThree = false;  ///< A foul if both threes turn out to be real.
};

/// Four shapes without their order, numbered densely: what evaluation weights are given for.
using ShapeCombination = std::uint16_t;
inline constexpr int kShapeCombinations = 3060;  // ways to choose 4 of 15 shapes with repetition

[[nodiscard]] ShapeCombination combinationOf(FourShapes shapes);
/// Some four shapes of that combination, in ascending order.
[[nodiscard]] FourShapes shapesOf(ShapeCombination combination);

/// Worth of one combination; see PointValue.
struct CombinationWeight
{
    std::int16_t mover = 0;
    std::int16_t waiter = 0;
    std::int16_t attack = 0;
    std::int16_t defence = 0;

    friend bool operator==(const CombinationWeight&, const CombinationWeight&) = default;
};
using CombinationWeights = std::array<CombinationWeight, kShapeCombinations>;

/// PointValue for every four shapes, by colour. Made from the rule, which gives the classes, and
/// from evaluation weights, which give the values.
class PointTable
{
public:
    PointTable(Rule rule, const PerColor<CombinationWeights>& weights);

    [[nodiscard]] const PointValue& value(Color color, FourShapes shapes) const noexcept
    {
        return m_values[color][shapes];
    }
    /// The classes of a rule with all values zero: enough for a game without an engine.
    [[nodiscard]] static const PointTable& plain(Rule rule);

private:
    PerColor<std::vector<PointValue>> m_values;
};

}  // namespace gomoku
