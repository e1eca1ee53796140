// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/BoardManager.h"

#include <cassert>

namespace gomoku {

namespace {

/// How many stones of `cell` follow `from` in a row, not counting `from` itself.
int runLength(const Grid& grid, Point from, Direction direction, int sign, Cell cell)
{
    int length = 0;
    for (;;) {
        const Point next = shifted(from, direction, sign * (length + 1), grid.size());
        if (next.isNone() || grid.at(next) != cell)
            return length;
        ++length;
    }
}

bool holdsEnemy(const Grid& grid, Point point, Cell own)
{
    return !point.isNone() && grid.at(point) != own && grid.at(point) != Cell::Empty;
}

/// Does the stone just placed on `point` complete a winning row?
bool completesRow(const Grid& grid, Point point, Color color, Rule rule)
{
    const Cell own = cellOf(color);
    for (const Direction direction : kDirections) {
        const int ahead = runLength(grid, point, direction, +1, own);
        const int behind = runLength(grid, point, direction, -1, own);
        const int length = ahead + behind + 1;
        if (length < kWinLength || (length > kWinLength && !overlineWins(rule, color)))
            continue;
        const bool enclosed
            = holdsEnemy(grid, shifted(point, direction, ahead + 1, grid.size()), own)
            && holdsEnemy(grid, shifted(point, direction, -behind - 1, grid.size()), own);
        if (length > kWinLength || !enclosed || !enclosedFiveIsNothing(rule))
            return true;
    }
    return false;
}

}  // namespace

BoardManager::BoardManager(int size, Rule rule) : m_grid(size), m_rule(rule), m_candidates(size)
{
    m_key = zobrist::kKeys.rule[static_cast<std::size_t>(rule)]
        ^ zobrist::kKeys.size[static_cast<std::size_t>(size)];
}

BoardManager::BoardManager(const Grid& grid, Rule rule, std::optional<Color> sideToMove)
    : BoardManager(grid.size(), rule)
{
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) == Cell::Empty)
            return;
        place(point, grid.at(point) == Cell::Black ? Color::Black : Color::White);
        m_candidates.add(point);
    });
    const bool blackBehind = grid.count(Cell::Black) <= grid.count(Cell::White);
    m_sideToMove = sideToMove.value_or(blackBehind ? Color::Black : Color::White);
    if (m_sideToMove == Color::White)
        m_key ^= zobrist::kKeys.whiteToMove;
}

Point BoardManager::move(int number) const noexcept
{
    assert(number >= 0 && number < m_moveCount);
    return m_history[static_cast<std::size_t>(number)].point;
}

Point BoardManager::lastMove() const noexcept
{
    return m_moveCount > 0 ? move(m_moveCount - 1) : Point();
}

std::optional<Color> BoardManager::winner() const noexcept
{
    if (m_moveCount == 0 || !m_history[static_cast<std::size_t>(m_moveCount - 1)].wins)
        return std::nullopt;
    return opponent(m_sideToMove);
}

void BoardManager::makeMove(Point point) noexcept
{
    assert(m_grid.contains(point) && isEmpty(point));
    MoveRecord& record = m_history[static_cast<std::size_t>(m_moveCount++)];
    record.point = point;
    record.candidatesBefore = m_candidates.add(point);
    place(point, m_sideToMove);
    record.wins = completesRow(m_grid, point, m_sideToMove, m_rule);
    m_sideToMove = opponent(m_sideToMove);
    m_key ^= zobrist::kKeys.whiteToMove;
}

void BoardManager::makePass() noexcept
{
    m_history[static_cast<std::size_t>(m_moveCount++)] = MoveRecord{};
    m_sideToMove = opponent(m_sideToMove);
    m_key ^= zobrist::kKeys.whiteToMove;
}

void BoardManager::undoMove() noexcept
{
    assert(m_moveCount > 0);
    const MoveRecord& record = m_history[static_cast<std::size_t>(--m_moveCount)];
    m_sideToMove = opponent(m_sideToMove);
    m_key ^= zobrist::kKeys.whiteToMove;
    if (record.point.isNone())
        return;
    m_grid.set(record.point, Cell::Empty);
    m_key ^= zobrist::stone(record.point, m_sideToMove);
    --m_stoneCount;
    m_candidates.remove(record.point, record.candidatesBefore);
}

void BoardManager::place(Point point, Color color) noexcept
{
    m_grid.set(point, cellOf(color));
    m_key ^= zobrist::stone(point, color);
    ++m_stoneCount;
}

}  // namespace gomoku
