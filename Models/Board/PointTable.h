// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Board/Shape.h"
#include "Models/Core/Color.h"
#include "Models/Core/Rule.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace gomoku {

/// Four shapes without their order, numbered densely: what evaluation weights are given for.
using ShapeCombination = std::uint16_t;
inline constexpr int kShapeCombinations = 3060;  // ways to choose 4 of 15 shapes with repetition

[[nodiscard]] ShapeCombination combinationOf(FourShapes shapes);
/// Some four shapes of that combination, in ascending order.
[[nodiscard]] FourShapes shapesOf(ShapeCombination combination);

/// Worth of one combination to the player who could make its shapes.
struct CombinationWeight
{
    std::int16_t mover = 0;  ///< Worth to its owner when its owner is to move.
    std::int16_t waiter = 0;  ///< Worth to its owner when the other side is.
    std::int16_t attack = 0;  ///< How early a search should try a stone of one's own there,
    std::int16_t defence = 0;  ///< and how early one that takes the point away from its owner.

    friend bool operator==(const CombinationWeight&, const CombinationWeight&) = default;
};
using CombinationWeights = std::array<CombinationWeight, kShapeCombinations>;

/// What every four shapes together mean and are worth, by colour: the classes by the rule, the rest
/// by evaluation weights. What is asked for together lies together, each in a list of its own, so
/// that moves touch little memory.
class PointTable
{
public:
    struct Worth
    {
        std::int16_t mover = 0;
        std::int16_t waiter = 0;
    };
    struct Urgency
    {
        std::int16_t attack = 0;
        std::int16_t defence = 0;
    };

    PointTable(Rule rule, const PerColor<CombinationWeights>& weights);
    PointTable(const PointTable&) = delete;
    PointTable& operator=(const PointTable&) = delete;

    [[nodiscard]] PointClass classOf(Color color, FourShapes shapes) const noexcept
    {
        return m_sides[color]->classes[shapes];
    }
    /// A foul if both threes turn out to be real.
    [[nodiscard]] bool mayBeDoubleThree(Color color, FourShapes shapes) const noexcept
    {
        return m_sides[color]->doubleThrees[shapes] != 0;
    }
    [[nodiscard]] Worth worth(Color color, FourShapes shapes) const noexcept
    {
        return m_sides[color]->worths[shapes];
    }
    [[nodiscard]] Urgency urgency(Color color, FourShapes shapes) const noexcept
    {
        return m_sides[color]->urgencies[shapes];
    }
    /// The classes of a rule with all weights zero: enough for a game without an engine.
    [[nodiscard]] static const PointTable& plain(Rule rule);

private:
    static constexpr std::size_t kFourShapes = 1 << 16;

    struct Side
    {
        Side(bool fouls, const CombinationWeights& weights);

        std::array<PointClass, kFourShapes> classes{};
        std::array<std::uint8_t, kFourShapes> doubleThrees{};
        std::array<Worth, kFourShapes> worths{};
        std::array<Urgency, kFourShapes> urgencies{};
    };

    /// Colours that are worth the same share one.
    std::vector<std::unique_ptr<Side>> m_made;
    PerColor<const Side*> m_sides{};
};

}  // namespace gomoku
