// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Eval/EvalWeights.h"

#include "Models/Eval/Data/Freestyle.weights.h"
#include "Models/Eval/Data/RenjuBlack.weights.h"
#include "Models/Eval/Data/RenjuWhite.weights.h"

#include <array>

namespace gomoku {

namespace {

/// What one shape is worth, in the order of Shape. It counts once for every empty point where it
/// could be made.
constexpr std::array<CombinationWeight, kShapeCount> kShapeWeights{{
    {0, 0, 0, 0},  // Dead
    {2, 1, 2, 1},  // ClosedOne
    {5, 4, 6, 3},  // OpenOne
    {7, 5, 12, 6},  // ClosedTwo
    {14, 10, 32, 16},  // OpenTwo
    {20, 15, 40, 20},  // OpenTwoSplit
    {22, 16, 44, 22},  // OpenTwoSolid
    {26, 14, 48, 24},  // ClosedThree
    {70, 35, 120, 60},  // OpenThree
    {80, 42, 132, 66},  // OpenThreeDouble
    {70, 45, 128, 64},  // Four
    {700, 250, 1200, 600},  // OpenFour
    {2000, 900, 4000, 2000},  // Five
    {60, 30, 80, 40},  // DoubleFour
    {0, 0, 0, 0},  // Overline
}};

constexpr CombinationWeight kFourThreeBonus{420, 160, 520, 260};
constexpr CombinationWeight kDoubleThreeBonus{160, 70, 240, 120};
constexpr CombinationWeight kFourPlusBonus{15, 8, 24, 12};

/// Calls `visit` with every number of a colour's weights, in the order of a weights file.
template <class Points, class Patterns, class Visitor>
void forEachNumber(Points& points, Patterns& patterns, const Visitor& visit)
{
    for (auto& weight : points)
        for (auto* number : {&weight.mover, &weight.waiter, &weight.attack, &weight.defence})
            visit(*number);
    for (auto& number : patterns)
        visit(number);
}

template <std::size_t Size>
void unpack(const unsigned char (&bytes)[Size], EvalWeights& weights, Color color)
{
    static_assert(Size == kWeightsFileSize);
    const unsigned char* next = bytes;
    forEachNumber(weights.points[color], weights.patterns[color], [&next](std::int16_t& number) {
        number = static_cast<std::int16_t>(next[0] | next[1] << 8);
        next += 2;
    });
}

CombinationWeight& operator+=(CombinationWeight& sum, const CombinationWeight& term)
{
    const auto add
        = [](std::int16_t a, std::int16_t b) { return static_cast<std::int16_t>(a + b); };
    sum = {add(sum.mover, term.mover), add(sum.waiter, term.waiter), add(sum.attack, term.attack),
           add(sum.defence, term.defence)};
    return sum;
}

CombinationWeight weightOf(FourShapes shapes, PointClass pointClass, bool mayBeDoubleThree)
{
    if (pointClass == PointClass::Forbidden)
        return {};
    CombinationWeight sum;
    for (int direction = 0; direction < 4; ++direction)
        sum += kShapeWeights[static_cast<std::size_t>(shapeIn(shapes, direction))];
    if (pointClass == PointClass::FourThree)
        sum += kFourThreeBonus;
    if (pointClass == PointClass::DoubleThree && !mayBeDoubleThree)
        sum += kDoubleThreeBonus;
    if (pointClass == PointClass::FourPlus)
        sum += kFourPlusBonus;
    return sum;
}

}  // namespace

EvalWeights handWeights(Rule rule)
{
    EvalWeights weights{};
    for (const Color color : kColors)
        for (int i = 0; i < kShapeCombinations; ++i) {
            const auto combination = static_cast<ShapeCombination>(i);
            const FourShapes shapes = shapesOf(combination);
            const PointTable& plain = PointTable::plain(rule);
            weights.points[color][combination] = weightOf(shapes, plain.classOf(color, shapes),
                                                          plain.mayBeDoubleThree(color, shapes));
        }
    return weights;
}

std::string packedWeights(const EvalWeights& weights, Color color)
{
    std::string bytes;
    bytes.reserve(kWeightsFileSize);
    forEachNumber(weights.points[color], weights.patterns[color],
                  [&bytes](const std::int16_t& number) {
                      bytes += static_cast<char>(number & 0xFF);
                      bytes += static_cast<char>(number >> 8 & 0xFF);
                  });
    return bytes;
}

/// Fitted by `gomoku-cli tune` to games of `gomoku-cli selfplay`; docs/STRENGTH.md tells which.
EvalWeights defaultWeights(Rule rule)
{
    EvalWeights weights{};
    if (rule == Rule::Renju) {
        unpack(embedded::kRenjuBlackWeights, weights, Color::Black);
        unpack(embedded::kRenjuWhiteWeights, weights, Color::White);
    } else {
        for (const Color color : kColors)
            unpack(embedded::kFreestyleWeights, weights, color);
    }
    return weights;
}

}  // namespace gomoku
