// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Board/PointTable.h"

#include <algorithm>
#include <memory>
#include <mutex>

namespace gomoku {

namespace {

using SortedShapes = std::array<int, 4>;

SortedShapes sorted(FourShapes shapes)
{
    SortedShapes all{};
    for (int direction = 0; direction < 4; ++direction)
        all[static_cast<std::size_t>(direction)] = shapes >> (4 * direction) & 15;
    std::sort(all.begin(), all.end());
    return all;
}

FourShapes packed(const SortedShapes& shapes)
{
    return static_cast<FourShapes>(shapes[0] | shapes[1] << 4 | shapes[2] << 8 | shapes[3] << 12);
}

/// All combinations in the order in which they are numbered.
const std::vector<FourShapes>& combinations()
{
    static const std::vector<FourShapes> kAll = [] {
        std::vector<FourShapes> list;
        for (int a = 0; a < kShapeCount; ++a)
            for (int b = a; b < kShapeCount; ++b)
                for (int c = b; c < kShapeCount; ++c)
                    for (int d = c; d < kShapeCount; ++d)
                        list.push_back(packed({a, b, c, d}));
        return list;
    }();
    return kAll;
}

const std::vector<ShapeCombination>& combinationNumbers()
{
    static const std::vector<ShapeCombination> kNumbers = [] {
        std::vector<ShapeCombination> bySorted(1 << 16);
        for (std::size_t i = 0; i < combinations().size(); ++i)
            bySorted[combinations()[i]] = static_cast<ShapeCombination>(i);
        std::vector<ShapeCombination> all(1 << 16);
        for (std::size_t shapes = 0; shapes < all.size(); ++shapes)
            all[shapes] = bySorted[packed(sorted(static_cast<FourShapes>(shapes)))];
        return all;
    }();
    return kNumbers;
}

/// How often each shape occurs among four.
class ShapeCounts
{
public:
    explicit ShapeCounts(FourShapes shapes)
    {
        for (const int shape : sorted(shapes))
            ++m_counts[static_cast<std::size_t>(shape)];
    }
    [[nodiscard]] int of(Shape shape) const { return m_counts[static_cast<std::size_t>(shape)]; }
    [[nodiscard]] int openThrees() const
    {
        return of(Shape::OpenThree) + of(Shape::OpenThreeDouble);
    }
    [[nodiscard]] int fours() const { return of(Shape::Four) + of(Shape::OpenFour); }
    [[nodiscard]] int builders() const
    {
        return of(Shape::ClosedThree) + of(Shape::OpenTwo) + of(Shape::OpenTwoSplit)
            + of(Shape::OpenTwoSolid);
    }

private:
    std::array<int, 16> m_counts{};
};

bool isSureFoul(const ShapeCounts& counts)
{
    return counts.of(Shape::Overline) > 0 || counts.of(Shape::DoubleFour) > 0 || counts.fours() > 1;
}

PointClass classify(const ShapeCounts& counts, bool fouls)
{
    if (counts.of(Shape::Five) > 0)
        return PointClass::Five;
    if (fouls && isSureFoul(counts))
        return PointClass::Forbidden;
    if (counts.of(Shape::OpenFour) > 0 || counts.of(Shape::DoubleFour) > 0 || counts.fours() > 1)
        return PointClass::OpenFour;
    if (counts.of(Shape::Four) > 0)
        return counts.openThrees() > 0 ? PointClass::FourThree
            : counts.builders() > 0    ? PointClass::FourPlus
                                       : PointClass::Four;
    if (counts.openThrees() > 0)
        return counts.openThrees() > 1 ? PointClass::DoubleThree : PointClass::OpenThree;
    return counts.builders() > 0 ? PointClass::Two : PointClass::Nothing;
}

}  // namespace

ShapeCombination combinationOf(FourShapes shapes)
{
    return combinationNumbers()[shapes];
}

FourShapes shapesOf(ShapeCombination combination)
{
    return combinations()[combination];
}

PointTable::Side::Side(bool fouls, const CombinationWeights& weights)
{
    for (std::size_t shapes = 0; shapes < kFourShapes; ++shapes) {
        const ShapeCombination combination = combinationNumbers()[shapes];
        const ShapeCounts counts(static_cast<FourShapes>(shapes));
        const CombinationWeight& weight = weights[combination];
        classes[shapes] = classify(counts, fouls);
        doubleThrees[shapes] = fouls && counts.openThrees() > 1 && counts.of(Shape::Five) == 0;
        worths[shapes] = {weight.mover, weight.waiter};
        urgencies[shapes] = {weight.attack, weight.defence};
    }
}

PointTable::PointTable(Rule rule, const PerColor<CombinationWeights>& weights)
{
    for (const Color color : kColors) {
        const bool isShared = color == Color::White && !hasFouls(rule, Color::Black)
            && weights.black == weights.white;
        if (!isShared)
            m_made.push_back(std::make_unique<Side>(hasFouls(rule, color), weights[color]));
        m_sides[color] = m_made.back().get();
    }
}

const PointTable& PointTable::plain(Rule rule)
{
    static std::array<std::unique_ptr<PointTable>, kRules.size()> tables;
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    auto& table = tables[static_cast<std::size_t>(rule)];
    if (!table)
        table = std::make_unique<PointTable>(rule, PerColor<CombinationWeights>{});
    return *table;
}

}  // namespace gomoku
