// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/BrainGame.h"

#include "Models/Rules/Referee.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace gomoku {

namespace {

using Owner = PointBlock::Owner;

/// Black moved first: whoever has more stones, or has as many and is to move. In a position that
/// nobody can have reached by playing in turn, the owner of the first stone.
Owner blackSide(const std::vector<PointBlock::Entry>& stones)
{
    const auto own = std::count_if(stones.begin(), stones.end(),
                                   [](const auto& stone) { return stone.owner == Owner::Own; });
    const auto theirs = std::ssize(stones) - own;
    if (own == theirs)
        return Owner::Own;
    return theirs == own + 1 ? Owner::Opponent : stones.front().owner;
}

}  // namespace

bool BrainGame::isFree(Point point) const noexcept
{
    return point.isOn(m_size)
        && std::find(m_closed.begin(), m_closed.end(), point) == m_closed.end()
        && std::none_of(m_stones.begin(), m_stones.end(),
                        [&](const Stone& stone) { return stone.point == point; });
}

Point BrainGame::lastStone() const noexcept
{
    return m_stones.empty() ? Point() : m_stones.back().point;
}

void BrainGame::place(Point point)
{
    m_stones.push_back({point, m_sideToMove});
    m_sideToMove = opponent(m_sideToMove);
}

void BrainGame::takeBack()
{
    m_sideToMove = m_stones.back().color;
    m_stones.pop_back();
}

void BrainGame::setUp(const std::vector<PointBlock::Entry>& entries, bool ownSideMoves)
{
    m_stones.clear();
    m_closed.clear();
    std::vector<PointBlock::Entry> owned;
    for (const auto& entry : entries) {
        if (entry.owner == Owner::Nobody)
            m_closed.push_back(entry.point);
        else
            owned.push_back(entry);
    }
    const Owner black = blackSide(owned);
    for (const auto& entry : owned)
        m_stones.push_back({entry.point, entry.owner == black ? Color::Black : Color::White});
    const Color own = black == Owner::Own ? Color::Black : Color::White;
    m_sideToMove = ownSideMoves ? own : BoardManager(grid(), Rule::Freestyle).sideToMove();
}

BoardManager BrainGame::position(Rule rule) const
{
    const std::vector<Point> moves = asMoves();
    if (moves.size() != m_stones.size())
        return BoardManager(grid(), rule, m_sideToMove);
    return BoardManager::after(moves, m_size, rule);
}

bool BrainGame::isOver(Rule rule) const
{
    const Grid stones = grid();
    const auto won
        = [&](const Stone& stone) { return !winningRow(stones, stone.point, rule).empty(); };
    const bool isFull
        = m_stones.size() + m_closed.size() == static_cast<std::size_t>(m_size * m_size);
    return isFull || std::any_of(m_stones.begin(), m_stones.end(), won);
}

Point BrainGame::legalMove(Rule rule, Point wanted) const
{
    const Grid stones = grid();
    const auto isLegal = [&](Point point) {
        return isFree(point) && judge(stones, m_sideToMove, point, rule) == MoveVerdict::Legal;
    };
    if (!wanted.isNone() && isLegal(wanted))
        return wanted;
    const Point centre = centreOf(m_size);
    const auto distance = [&](Point point) {
        return std::max(std::abs(point.column() - centre.column()),
                        std::abs(point.row() - centre.row()));
    };
    const auto nearestOf = [&](const auto& isWanted) {
        Point nearest;
        stones.forEachPoint([&](Point point) {
            if (isWanted(point) && (nearest.isNone() || distance(point) < distance(nearest)))
                nearest = point;
        });
        return nearest;
    };
    const Point legal = nearestOf(isLegal);
    // Black has lost where every point is a foul, but the manager still wants one named.
    return legal.isNone() ? nearestOf([&](Point point) { return isFree(point); }) : legal;
}

Grid BrainGame::grid() const
{
    Grid grid(m_size);
    for (const Stone& stone : m_stones)
        grid.set(stone.point, cellOf(stone.color));
    return grid;
}

std::vector<Point> BrainGame::asMoves() const
{
    PerColor<std::vector<Point>> stones;
    for (const Stone& stone : m_stones)
        stones[stone.color].push_back(stone.point);
    const std::size_t lead = m_sideToMove == Color::White ? 1 : 0;
    if (stones.black.size() != stones.white.size() + lead)
        return {};
    std::vector<Point> moves;
    for (std::size_t i = 0; i < stones.black.size(); ++i) {
        moves.push_back(stones.black[i]);
        if (i < stones.white.size())
            moves.push_back(stones.white[i]);
    }
    return moves;
}

}  // namespace gomoku
