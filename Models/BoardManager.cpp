// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/BoardManager.h"

#include "Models/Board/DoubleThree.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace gomoku {

namespace {

constexpr LineCell lineCellOf(Color color)
{
    return color == Color::Black ? LineCell::Black : LineCell::White;
}

/// How far in Point::index() the next point of a line lies.
constexpr std::array<int, 4> kIndexSteps{1, Point::kStride, Point::kStride + 1, 1 - Point::kStride};

constexpr int kLineCells = 32;

/// A mask of that many cells, which may be none or all.
constexpr std::uint64_t lowCells(int cells)
{
    return cells >= kLineCells ? ~std::uint64_t{0} : (std::uint64_t{1} << (2 * cells)) - 1;
}

}  // namespace

BoardManager::BoardManager(int size, Rule rule)
    : m_grid(size),
      m_rule(rule),
      // Only where six is not five can a stone matter five points away.
      m_reach(rule == Rule::Freestyle ? ShapeTable::kReach - 1 : ShapeTable::kReach),
      m_shapeTables(&ShapeTables::forRule(rule)),
      m_pointTable(&PointTable::plain(rule)),
      m_candidates(size),
      m_lines(size)
{
    m_key = keyOf(m_grid, m_rule, m_sideToMove);
    recount();
}

BoardManager::BoardManager(const Grid& grid, Rule rule, std::optional<Color> sideToMove)
    : BoardManager(grid.size(), rule)
{
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) == Cell::Empty)
            return;
        const Color color = grid.at(point) == Cell::Black ? Color::Black : Color::White;
        m_grid.set(point, grid.at(point));
        m_lines.set(point, lineCellOf(color));
        m_candidates.add(point);
        ++m_stoneCount;
    });
    const bool blackBehind = grid.count(Cell::Black) <= grid.count(Cell::White);
    m_sideToMove = sideToMove.value_or(blackBehind ? Color::Black : Color::White);
    m_key = keyOf(m_grid, m_rule, m_sideToMove);
    recount();
}

BoardManager BoardManager::after(std::span<const Point> moves, int size, Rule rule)
{
    BoardManager board(size, rule);
    for (const Point move : moves)
        board.playFor(board.sideToMove(), move);
    return board;
}

std::optional<BoardManager> BoardManager::afterIfPossible(std::span<const Point> moves, int size,
                                                          Rule rule)
{
    BoardManager board(size, rule);
    for (const Point move : moves) {
        if (!move.isOn(size) || !board.isEmpty(move) || board.winner())
            return std::nullopt;
        board.makeMove(move);
    }
    return board;
}

zobrist::Key BoardManager::keyOf(const Grid& grid, Rule rule, Color sideToMove) noexcept
{
    zobrist::Key key = zobrist::kKeys.rule[static_cast<std::size_t>(rule)]
        ^ zobrist::kKeys.size[static_cast<std::size_t>(grid.size())];
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) != Cell::Empty)
            key ^= zobrist::stone(point,
                                  grid.at(point) == Cell::Black ? Color::Black : Color::White);
    });
    return sideToMove == Color::White ? key ^ zobrist::kKeys.whiteToMove : key;
}

Point BoardManager::move(int number) const noexcept
{
    assert(number >= 0 && number < moveCount());
    return m_history[static_cast<std::size_t>(number)].point;
}

Point BoardManager::lastMove() const noexcept
{
    return moveCount() > 0 ? m_history.top().point : Point();
}

std::optional<Color> BoardManager::winner() const noexcept
{
    if (moveCount() == 0 || !m_history.top().wins)
        return std::nullopt;
    return opponent(m_sideToMove);
}

bool BoardManager::isForbidden(Point point) const noexcept
{
    if (m_rule != Rule::Renju)
        return false;
    const PointState& state = m_points[static_cast<std::size_t>(point.index())];
    if (state.classes.black == PointClass::Forbidden)
        return true;
    return m_pointTable->mayBeDoubleThree(Color::Black, state.shapes.black)
        && isDoubleThree(m_lines, m_shapeTables->of(Color::Black), point, size());
}

std::vector<Point> BoardManager::forbiddenPoints() const
{
    std::vector<Point> found;
    m_grid.forEachPoint([&](Point point) {
        if (isEmpty(point) && isForbidden(point))
            found.push_back(point);
    });
    return found;
}

void BoardManager::setPointTable(const PointTable& table) noexcept
{
    m_pointTable = &table;
    recount();
}

template <BoardManager::Weights weights>
inline void BoardManager::move(Point point) noexcept
{
    assert(m_grid.contains(point) && isEmpty(point));
    MoveRecord& record = m_history.push();
    record.point = point;
    record.wins = classOf(m_sideToMove, point) == PointClass::Five;
    record.candidatesBefore = m_candidates.add(point);
    record.sumsBefore = m_sums;
    place(point, m_sideToMove);
    Changes changes{record.changes.data()};
    updateLine<weights, 0>(point, changes);
    updateLine<weights, 1>(point, changes);
    updateLine<weights, 2>(point, changes);
    updateLine<weights, 3>(point, changes);
    record.changeCount = static_cast<std::uint8_t>(changes.end - record.changes.data());
    for (const Color color : kColors) {
        m_sums.mover[color] += changes.mover[color];
        m_sums.waiter[color] += changes.waiter[color];
    }
    m_sideToMove = opponent(m_sideToMove);
    m_key ^= zobrist::kKeys.whiteToMove;
}

void BoardManager::makeMove(Point point) noexcept
{
    move<Weights::Kept>(point);
}

void BoardManager::makeUnweighedMove(Point point) noexcept
{
    move<Weights::Left>(point);
}

void BoardManager::makePass() noexcept
{
    MoveRecord& record = m_history.push();
    record.point = Point();
    record.wins = false;
    m_sideToMove = opponent(m_sideToMove);
    m_key ^= zobrist::kKeys.whiteToMove;
}

void BoardManager::playFor(Color color, Point point) noexcept
{
    if (m_sideToMove != color)
        makePass();
    if (point.isNone())
        makePass();
    else
        makeMove(point);
}

void BoardManager::undoMove() noexcept
{
    const MoveRecord& record = m_history.pop();
    m_sideToMove = opponent(m_sideToMove);
    m_key ^= zobrist::kKeys.whiteToMove;
    if (record.point.isNone())
        return;
    m_grid.set(record.point, Cell::Empty);
    m_lines.set(record.point, LineCell::Empty);
    m_key ^= zobrist::stone(record.point, m_sideToMove);
    --m_stoneCount;
    m_candidates.remove(record.point, record.candidatesBefore);
    m_sums = record.sumsBefore;
    for (int i = 0; i < record.changeCount; ++i) {
        const ChangedPoint& change = record.changes[static_cast<std::size_t>(i)];
        m_points[static_cast<std::size_t>(change.point.index())] = change.before;
    }
}

bool BoardManager::hasSameState(const BoardManager& other) const noexcept
{
    bool same = m_grid == other.m_grid && m_rule == other.m_rule
        && m_sideToMove == other.m_sideToMove && m_stoneCount == other.m_stoneCount
        && m_key == other.m_key && m_candidates == other.m_candidates && m_lines == other.m_lines
        && m_sums == other.m_sums;
    m_grid.forEachPoint([&](Point point) {
        const auto index = static_cast<std::size_t>(point.index());
        same = same && (!isEmpty(point) || m_points[index] == other.m_points[index]);
    });
    return same;
}

void BoardManager::place(Point point, Color color) noexcept
{
    count(m_points[static_cast<std::size_t>(point.index())], -1);
    m_grid.set(point, cellOf(color));
    m_lines.set(point, lineCellOf(color));
    m_key ^= zobrist::stone(point, color);
    ++m_stoneCount;
}

template <BoardManager::Weights weights, int direction>
void BoardManager::updateLine(Point stone, Changes& allChanges) noexcept
{
    constexpr int kStep = kIndexSteps[static_cast<std::size_t>(direction)];
    const std::uint64_t word = m_lines.word(stone, direction);
    const int position = LineStore::position(stone, direction);
    Changes changes = allChanges;
    const auto update = [&](int offset) {
        const auto around = static_cast<std::uint32_t>(word >> (2 * (position + offset)));
        updatePoint<weights, direction>(Point::fromIndex(stone.index() + offset * kStep), around,
                                        changes);
    };

    // Of every cell the low bit: set for Black and the edge, and shifted by one for White and the
    // edge. A row of one colour ends at the first stone of the other: behind it nothing changes.
    constexpr std::uint64_t kLow = 0x5555555555555555ULL;
    const std::uint64_t after = word >> (2 * (position + ShapeTable::kReach + 1));
    const int ahead
        = std::max(std::countr_zero(after & kLow), std::countr_zero(after >> 1 & kLow)) / 2;
    std::uint64_t empty = ~(after | after >> 1) & kLow & lowCells(std::min(ahead, m_reach));
    for (; empty != 0; empty &= empty - 1)
        update(std::countr_zero(empty) / 2 + 1);

    const std::uint64_t before = word << (2 * (kLineCells - position - ShapeTable::kReach));
    const int behind
        = std::max(std::countl_zero(before & kLow), std::countl_zero(before & ~kLow)) / 2;
    empty = ~(before | before >> 1) & kLow & ~lowCells(kLineCells - std::min(behind, m_reach));
    for (; empty != 0; empty &= empty - 1)
        update(std::countr_zero(empty) / 2 - kLineCells);
    allChanges = changes;
}

template <BoardManager::Weights weights, int direction>
inline void BoardManager::updatePoint(Point point, std::uint32_t around, Changes& changes) noexcept
{
    PointState& state = m_points[static_cast<std::size_t>(point.index())];
    const auto [black, white] = m_shapeTables->shapes(around);
    if (black == shapeIn(state.shapes.black, direction)
        && white == shapeIn(state.shapes.white, direction))
        return;
    *changes.end++ = {point, state};
    // Both, though often only one has changed: that is cheaper than a guess gone wrong.
    setShape<weights, direction, Color::Black>(state, black, changes);
    setShape<weights, direction, Color::White>(state, white, changes);
}

template <BoardManager::Weights weights, int direction, Color color>
inline void BoardManager::setShape(PointState& point, Shape shape, Changes& changes) noexcept
{
    const FourShapes before = point.shapes[color];
    const auto after = static_cast<FourShapes>((before & ~(15 << (4 * direction)))
                                               | static_cast<int>(shape) << (4 * direction));
    point.shapes[color] = after;
    if constexpr (weights == Weights::Kept) {
        const PointTable::Worth lost = m_pointTable->worth(color, before);
        const PointTable::Worth won = m_pointTable->worth(color, after);
        changes.mover[color] += won.mover - lost.mover;
        changes.waiter[color] += won.waiter - lost.waiter;
    }
    const PointClass known = point.classes[color];
    const PointClass now = m_pointTable->classOf(color, after);
    if (known == now)
        return;
    --m_sums.counts[color][static_cast<std::size_t>(known)];
    ++m_sums.counts[color][static_cast<std::size_t>(now)];
    point.classes[color] = now;
}

void BoardManager::count(const PointState& point, int sign) noexcept
{
    for (const Color color : kColors) {
        const PointTable::Worth worth = m_pointTable->worth(color, point.shapes[color]);
        m_sums.mover[color] += sign * worth.mover;
        m_sums.waiter[color] += sign * worth.waiter;
        auto& counter = m_sums.counts[color][static_cast<std::size_t>(point.classes[color])];
        counter = static_cast<std::int16_t>(counter + sign);
    }
}

void BoardManager::recount() noexcept
{
    m_sums = {};
    m_grid.forEachPoint([&](Point point) {
        if (!isEmpty(point))
            return;
        PointState& state = m_points[static_cast<std::size_t>(point.index())];
        state = freshState(point);
        count(state, +1);
    });
}

BoardManager::PointState BoardManager::freshState(Point point) const noexcept
{
    PointState state;
    for (const Color color : kColors) {
        state.shapes[color] = m_lines.shapes(m_shapeTables->of(color), point);
        state.classes[color] = m_pointTable->classOf(color, state.shapes[color]);
    }
    return state;
}

}  // namespace gomoku
