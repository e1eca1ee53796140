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

}  // namespace

BoardManager::BoardManager(int size, Rule rule)
    : m_grid(size),
      m_rule(rule),
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
    Changes changes{record.changes.data(), m_sums};
    updateLines<weights>(point, changes);
    record.changeCount = static_cast<std::uint8_t>(changes.end - record.changes.data());
    m_sums = changes.sums;
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
        const PointState& before = record.changes[static_cast<std::size_t>(i)];
        m_points[static_cast<std::size_t>(before.point.index())] = before;
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

/// Half of the time of a search is spent here, so nothing in the loop has to be guessed: a point
/// that does not change takes the same way as one that does, and all four lines are one list.
template <BoardManager::Weights weights>
inline void BoardManager::updateLines(Point stone, Changes& allChanges) noexcept
{
    constexpr int kBitsPerLine = 16;
    std::array<std::uint64_t, 4> words;
    std::array<int, 4> shifts;
    std::uint64_t left = 0;
    for (int direction = 0; direction < 4; ++direction) {
        const auto line = static_cast<std::size_t>(direction);
        words[line] = m_lines.word(stone, direction);
        shifts[line] = 2 * LineStore::position(stone, direction);
        const auto around = static_cast<std::uint32_t>(words[line] >> shifts[line]);
        left |= std::uint64_t{m_shapeTables->concerned(around)} << (kBitsPerLine * direction);
    }
    Changes changes = allChanges;
    for (; left != 0; left &= left - 1) {
        const int bit = std::countr_zero(left);
        const int direction = bit / kBitsPerLine;
        const int offset = bit % kBitsPerLine - ShapeTable::kReach;
        const auto line = static_cast<std::size_t>(direction);
        const auto around = static_cast<std::uint32_t>(words[line] >> (shifts[line] + 2 * offset));
        PointState& state
            = m_points[static_cast<std::size_t>(stone.index() + offset * kIndexSteps[line])];
        updatePoint<weights>(state, direction, m_shapeTables->shapes(around), changes);
    }
    allChanges = changes;
}

template <BoardManager::Weights weights>
inline void BoardManager::updatePoint(PointState& point, int direction, LineOfBoth line,
                                      Changes& changes) noexcept
{
    constexpr int kWhite = ShapeTables::kWhiteShift;
    constexpr std::uint32_t kOneLine = 15U | 15U << kWhite;
    const std::uint32_t before
        = point.shapes.black | static_cast<std::uint32_t>(point.shapes.white) << kWhite;
    const std::uint32_t after = (before & ~(kOneLine << (4 * direction))) | line << (4 * direction);
    *changes.end = point;  // forgotten if nothing changes
    changes.end += before != after;
    setShapes<weights, Color::Black>(point, static_cast<FourShapes>(after), changes);
    setShapes<weights, Color::White>(point, static_cast<FourShapes>(after >> kWhite), changes);
}

template <BoardManager::Weights weights, Color color>
inline void BoardManager::setShapes(PointState& point, FourShapes after, Changes& changes) noexcept
{
    if constexpr (weights == Weights::Kept) {
        const PointTable::Worth lost = m_pointTable->worth(color, point.shapes[color]);
        const PointTable::Worth won = m_pointTable->worth(color, after);
        changes.sums.balance[color] += won.mover - lost.mover;
        changes.sums.balance[opponent(color)] -= won.waiter - lost.waiter;
    }
    const PointClass now = m_pointTable->classOf(color, after);
    changes.sums.counts[color].move(point.classes[color], now);
    point.shapes[color] = after;
    point.classes[color] = now;
}

void BoardManager::count(const PointState& point, int sign) noexcept
{
    for (const Color color : kColors) {
        const PointTable::Worth worth = m_pointTable->worth(color, point.shapes[color]);
        m_sums.balance[color] += sign * worth.mover;
        m_sums.balance[opponent(color)] -= sign * worth.waiter;
        m_sums.counts[color].add(point.classes[color], sign);
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
    state.point = point;
    for (const Color color : kColors) {
        state.shapes[color] = m_lines.shapes(m_shapeTables->of(color), point);
        state.classes[color] = m_pointTable->classOf(color, state.shapes[color]);
    }
    return state;
}

}  // namespace gomoku
