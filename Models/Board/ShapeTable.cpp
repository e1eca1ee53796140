// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Board/ShapeTable.h"

#include "Models/Constants.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>

namespace gomoku {

namespace {

/// Ten cells around a stone of ours: 0..4 before it, 5..9 after it, in line order.
constexpr int kCells = 2 * ShapeTable::kReach;

// The digits of the numbers that encode positions.
constexpr int kEmpty = 0;
constexpr int kOwn = 1;
constexpr int kEnemy = 2;
constexpr int kEdge = 3;

/// Works out the shape of every window by trying all ways to add stones, with memory. Positions
/// are numbers whose digits are the cells.
class ShapeClassifier
{
public:
    ShapeClassifier(Rule rule, Color color, int base)
        : m_overlineWins(overlineWins(rule, color)),
          m_fouls(hasFouls(rule, color)),
          m_enclosedIsNothing(enclosedFiveIsNothing(rule))
    {
        std::uint32_t power = 1;
        for (auto& weight : m_weights) {
            weight = power;
            power *= static_cast<std::uint32_t>(base);
        }
        m_known.assign(power, kUnknown);
        readHalves(static_cast<std::uint32_t>(base));
    }

    /// Windows that cannot occur, with something beyond an edge, stay Dead. If the edge has a
    /// digit of its own, these are seven out of eight.
    [[nodiscard]] std::vector<Shape> all()
    {
        const auto stride = static_cast<std::uint32_t>(m_halves.size());
        const std::vector<std::uint32_t> halvesBefore = possibleHalves(true);
        std::vector<Shape> shapes(m_known.size(), Shape::Dead);
        for (const std::uint32_t after : possibleHalves(false))
            for (const std::uint32_t before : halvesBefore)
                shapes[after * stride + before] = shapeOf(after * stride + before);
        return shapes;
    }

private:
    using HalfWindow = std::array<std::uint8_t, ShapeTable::kReach>;
    using Window = std::array<std::uint8_t, kCells>;

    static constexpr std::uint8_t kUnknown = 255;

    void readHalves(std::uint32_t base)
    {
        m_halves.resize(m_weights[ShapeTable::kReach]);
        for (std::uint32_t number = 0; number < m_halves.size(); ++number)
            for (std::size_t i = 0; i < ShapeTable::kReach; ++i)
                m_halves[number][i] = static_cast<std::uint8_t>(number / m_weights[i] % base);
    }

    /// Those with nothing but the edge beyond the edge.
    [[nodiscard]] std::vector<std::uint32_t> possibleHalves(bool isBefore) const
    {
        std::vector<std::uint32_t> numbers;
        for (std::uint32_t number = 0; number < m_halves.size(); ++number) {
            HalfWindow outwards = m_halves[number];
            if (isBefore)
                std::reverse(outwards.begin(), outwards.end());
            const auto edge = std::find(outwards.begin(), outwards.end(), kEdge);
            if (std::count(edge, outwards.end(), kEdge) == outwards.end() - edge)
                numbers.push_back(number);
        }
        return numbers;
    }

    [[nodiscard]] Window cellsOf(std::uint32_t number) const
    {
        const auto stride = static_cast<std::uint32_t>(m_halves.size());
        Window window{};
        std::copy_n(m_halves[number % stride].begin(), ShapeTable::kReach, window.begin());
        std::copy_n(m_halves[number / stride].begin(), ShapeTable::kReach,
                    window.begin() + ShapeTable::kReach);
        return window;
    }

    Shape shapeOf(std::uint32_t window)
    {
        std::uint8_t& known = m_known[window];
        if (known == kUnknown)
            known = static_cast<std::uint8_t>(classify(window));
        return static_cast<Shape>(known);
    }

    Shape classify(std::uint32_t number)
    {
        const Window window = cellsOf(number);
        std::size_t before = 0;
        while (before < ShapeTable::kReach && window[4 - before] == kOwn)
            ++before;
        std::size_t after = 0;
        while (after < ShapeTable::kReach && window[5 + after] == kOwn)
            ++after;
        if (before + after + 1 >= kWinLength)
            return completeRow(window, before, after);
        return incompleteRow(number, window, before, after);
    }

    [[nodiscard]] Shape completeRow(const Window& window, std::size_t before,
                                    std::size_t after) const
    {
        if (before + after + 1 > kWinLength)
            return m_overlineWins ? Shape::Five : m_fouls ? Shape::Overline : Shape::Dead;
        const bool enclosed = window[4 - before] == kEnemy && window[5 + after] == kEnemy;
        return enclosed && m_enclosedIsNothing ? Shape::Dead : Shape::Five;
    }

    Shape incompleteRow(std::uint32_t number, const Window& window, std::size_t before,
                        std::size_t after)
    {
        std::array<int, kShapeCount> ways{};
        std::array<bool, kCells> makesFive{};
        for (std::size_t i = 0; i < kCells; ++i) {
            if (window[i] != kEmpty)
                continue;
            const Shape next = shapeOf(number + m_weights[i] * kOwn);
            ++ways[static_cast<std::size_t>(next)];
            makesFive[i] = next == Shape::Five;
        }
        const auto count = [&](Shape shape) { return ways[static_cast<std::size_t>(shape)]; };

        if (count(Shape::Five) >= 2 && m_enclosedIsNothing && canBeEnclosed(number, window))
            return Shape::Four;
        if (count(Shape::Five) >= 2) {
            const bool straight
                = before + after + 1 == 4 && makesFive[4 - before] && makesFive[5 + after];
            return straight || !m_fouls ? Shape::OpenFour : Shape::DoubleFour;
        }
        if (count(Shape::Five) == 1)
            return Shape::Four;
        if (count(Shape::OpenFour) > 0)
            return count(Shape::OpenFour) > 1 ? Shape::OpenThreeDouble : Shape::OpenThree;
        if (count(Shape::Four) > 0)
            return Shape::ClosedThree;
        const int threes = count(Shape::OpenThree) + count(Shape::OpenThreeDouble);
        if (threes > 0)
            return threes > 3 ? Shape::OpenTwoSolid
                : threes > 2  ? Shape::OpenTwoSplit
                              : Shape::OpenTwo;
        if (count(Shape::ClosedThree) > 0)
            return Shape::ClosedTwo;
        if (count(Shape::OpenTwo) + count(Shape::OpenTwoSplit) + count(Shape::OpenTwoSolid) > 0)
            return Shape::OpenOne;
        return count(Shape::ClosedTwo) > 0 ? Shape::ClosedOne : Shape::Dead;
    }

    /// Is there a stone of the opponent that stops all fives at once, by occupying one point and
    /// blocking the others?
    bool canBeEnclosed(std::uint32_t number, const Window& window)
    {
        for (std::size_t i = 0; i < kCells; ++i) {
            if (window[i] != kEmpty)
                continue;
            const Shape left = shapeOf(number + m_weights[i] * kEnemy);
            if (left != Shape::Four && left != Shape::OpenFour)
                return true;
        }
        return false;
    }

    bool m_overlineWins;
    bool m_fouls;
    bool m_enclosedIsNothing;
    std::array<std::uint32_t, kCells> m_weights{};
    std::vector<HalfWindow> m_halves;
    std::vector<std::uint8_t> m_known;
};

/// If only the opponent's stones block a row, the edge needs a digit of its own. Otherwise both
/// block alike.
int differentCells(Rule rule)
{
    return enclosedFiveIsNothing(rule) ? 4 : 3;
}

int digitOf(LineCell cell, Color own)
{
    switch (cell) {
    case LineCell::Empty:
        return kEmpty;
    case LineCell::Edge:
        return kEdge;
    case LineCell::Black:
        return own == Color::Black ? kOwn : kEnemy;
    case LineCell::White:
        return own == Color::White ? kOwn : kEnemy;
    }
    return kEdge;
}

/// Five cells beside a point, the nearest first.
using Half = std::array<LineCell, ShapeTable::kReach>;

Half halfOf(std::uint32_t cells)
{
    Half half{};
    for (std::size_t i = 0; i < half.size(); ++i)
        half[i] = static_cast<LineCell>(cells >> (2 * i) & 3);
    return half;
}

std::uint32_t cellsOf(const Half& half)
{
    std::uint32_t cells = 0;
    for (std::size_t i = 0; i < half.size(); ++i)
        cells |= static_cast<std::uint32_t>(half[i]) << (2 * i);
    return cells;
}

template <typename Cells>
Cells mirrored(Cells cells)
{
    std::reverse(cells.begin(), cells.end());
    return cells;
}

/// Only where six is not five can a stone matter five points away.
std::size_t reachOf(Rule rule)
{
    return rule == Rule::Freestyle ? ShapeTable::kReach - 1 : ShapeTable::kReach;
}

/// The half without what counts for neither player: each row ends at the first stone of the other
/// colour, and both at the edge. Where a row has one colour in it, the edge behind it stops that
/// colour as a stone of the other does, unless only stones do.
Half asFarAsItCounts(const Half& half, Rule rule)
{
    Half counted{};
    bool hasBlack = false;
    bool hasWhite = false;
    bool hasEdge = false;
    for (std::size_t i = 0; i < reachOf(rule) && !(hasBlack && hasWhite); ++i) {
        hasEdge = hasEdge || half[i] == LineCell::Edge;
        LineCell cell = hasEdge ? LineCell::Edge : half[i];
        if (cell == LineCell::Edge && hasBlack != hasWhite && !enclosedFiveIsNothing(rule))
            cell = hasBlack ? LineCell::White : LineCell::Black;
        hasBlack = hasBlack || cell == LineCell::Black;
        hasWhite = hasWhite || cell == LineCell::White;
        counted[i] = cell;
    }
    return counted;
}

/// Marks on five cells beside a point, the nearest first.
using Marks = std::array<bool, ShapeTable::kReach>;

/// The empty cells that a stone before them concerns. A row of one colour ends at the first stone
/// of the other, so behind a stone of each, or behind the edge, nothing changes.
Marks concernedIn(const Half& half, Rule rule)
{
    Marks concerned{};
    bool blackEnded = false;
    bool whiteEnded = false;
    for (std::size_t i = 0; i < reachOf(rule) && !(blackEnded && whiteEnded); ++i) {
        concerned[i] = half[i] == LineCell::Empty;
        blackEnded = blackEnded || half[i] == LineCell::White || half[i] == LineCell::Edge;
        whiteEnded = whiteEnded || half[i] == LineCell::Black || half[i] == LineCell::Edge;
    }
    return concerned;
}

std::uint8_t bitsOf(const Marks& marks)
{
    int bits = 0;
    for (std::size_t i = 0; i < marks.size(); ++i)
        bits |= marks[i] << i;
    return static_cast<std::uint8_t>(bits);
}

}  // namespace

ShapeTable::ShapeTable(Rule rule, Color color)
    : m_stride(1),
      m_shapes(ShapeClassifier(rule, color, differentCells(rule)).all())
{
    numberHalves(rule, color);
    for (int i = 0; i < kReach; ++i)
        m_stride *= static_cast<std::uint32_t>(differentCells(rule));
    // The cells before the point are the low digits of a window; as the row index of the table they
    // would be the high ones. Transposing once keeps shape() a plain sum.
    std::vector<Shape> transposed(m_shapes.size());
    for (std::uint32_t after = 0; after < m_stride; ++after)
        for (std::uint32_t before = 0; before < m_stride; ++before)
            transposed[before * m_stride + after] = m_shapes[after * m_stride + before];
    m_shapes = std::move(transposed);
}

ShapeTable::ShapeTable(const ShapeTable& other, Rule rule, Color color)
    : m_stride(other.m_stride),
      m_shapes(other.m_shapes)
{
    numberHalves(rule, color);
}

void ShapeTable::numberHalves(Rule rule, Color color)
{
    const int base = differentCells(rule);
    for (std::uint32_t cells = 0; cells <= kHalfMask; ++cells) {
        std::uint32_t number = 0;
        for (int i = kReach - 1; i >= 0; --i) {
            const int digit = digitOf(static_cast<LineCell>(cells >> (2 * i) & 3), color);
            number = number * static_cast<std::uint32_t>(base)
                + static_cast<std::uint32_t>(std::min(digit, base - 1));
        }
        m_half[cells] = static_cast<std::uint16_t>(number);
    }
}

ShapeTables::ShapeTables(Rule rule)
    : m_tables{ShapeTable(rule, Color::Black),
               hasFouls(rule, Color::Black) ? ShapeTable(rule, Color::White)
                                            : ShapeTable(m_tables.black, rule, Color::White)}
{
    numberHalves(rule);
    noteConcerned(rule);
}

void ShapeTables::noteConcerned(Rule rule)
{
    for (std::uint32_t cells = 0; cells <= ShapeTable::kHalfMask; ++cells) {
        const Half half = halfOf(cells);
        m_concerned[cells] = {bitsOf(mirrored(concernedIn(mirrored(half), rule))),
                              bitsOf(concernedIn(half, rule))};
    }
}

void ShapeTables::numberHalves(Rule rule)
{
    std::map<Half, std::size_t> numbers;
    const auto numberOf = [&](const Half& half) {
        return numbers.try_emplace(asFarAsItCounts(half, rule), numbers.size()).first->second;
    };
    for (std::uint32_t cells = 0; cells <= ShapeTable::kHalfMask; ++cells) {
        m_after[cells] = static_cast<std::uint16_t>(numberOf(halfOf(cells)));
        m_before[cells] = static_cast<std::uint16_t>(numberOf(mirrored(halfOf(cells))));
    }
    for (std::uint16_t& row : m_before)
        row = static_cast<std::uint16_t>(row * numbers.size());
    m_pairs.resize(numbers.size() * numbers.size());
    for (const auto& [before, row] : numbers)
        for (const auto& [after, place] : numbers) {
            const std::uint32_t left = cellsOf(mirrored(before));
            const std::uint32_t right = cellsOf(after);
            m_pairs[row * numbers.size() + place] = static_cast<std::uint8_t>(
                static_cast<int>(m_tables.black.shape(left, right))
                | static_cast<int>(m_tables.white.shape(left, right)) << 4);
        }
}

const ShapeTables& ShapeTables::forRule(Rule rule)
{
    static std::array<std::unique_ptr<const ShapeTables>, kRules.size()> tables;
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    auto& table = tables[static_cast<std::size_t>(rule)];
    if (!table)
        table = std::make_unique<const ShapeTables>(rule);
    return *table;
}

}  // namespace gomoku
