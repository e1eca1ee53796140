// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Search/PlainAlphaBeta.h"

#include "Models/Rules/Referee.h"

#include <algorithm>

namespace gomoku {

namespace {

std::string plainKeyOf(const Grid& grid, Color mover, int plies)
{
    std::string key{static_cast<char>('a' + plies), static_cast<char>(mover)};
    grid.forEachPoint([&](Point point) { key += static_cast<char>(grid.at(point)); });
    return key;
}

}  // namespace

std::optional<bool> PlainAlphaBeta::wins(Grid grid, Color mover, int plies)
{
    m_nodes = m_nodesPerQuestion;
    const bool won = attack(grid, mover, std::min(plies, kMostPlies - 1));
    return m_nodes < 0 ? std::nullopt : std::optional(won);
}

std::optional<bool> PlainAlphaBeta::loses(Grid grid, Color mover, int plies)
{
    m_nodes = m_nodesPerQuestion;
    const bool lost = isLost(grid, mover, std::min(plies, kMostPlies - 1));
    return m_nodes < 0 ? std::nullopt : std::optional(lost);
}

/// Calls `visit` for each legal move of `color`, with its stone on the board, until it says true.
/// The move that did so last time comes first.
template <typename Visitor>
bool PlainAlphaBeta::anyMove(Grid& grid, Color color, int plies, Visitor&& visit)
{
    Point& first = m_refutations[static_cast<std::size_t>(plies)];
    const auto isFound = [&](Point point) {
        if (judge(grid, color, point, m_rule) != MoveVerdict::Legal)
            return false;
        grid.set(point, cellOf(color));
        const bool found = visit(point);
        grid.set(point, Cell::Empty);
        return found;
    };
    const Point tried = first;
    if (grid.contains(tried) && isFound(tried))
        return true;
    for (int index = 0; index < grid.size() * grid.size() && m_nodes >= 0; ++index) {
        const Point point = Point::at(index % grid.size(), index / grid.size());
        if (point != tried && isFound(point)) {
            first = point;
            return true;
        }
    }
    return false;
}

bool PlainAlphaBeta::hasFive(Grid& grid, Color color) const
{
    bool found = false;
    const Grid points = grid;
    points.forEachPoint([&](Point point) {
        if (found || judge(grid, color, point, m_rule) != MoveVerdict::Legal)
            return;
        grid.set(point, cellOf(color));
        found = !winningRow(grid, point, m_rule).empty();
        grid.set(point, Cell::Empty);
    });
    return found;
}

bool PlainAlphaBeta::attack(Grid& grid, Color attacker, int plies)
{
    if (--m_nodes < 0 || plies < 1)
        return false;
    if (hasFive(grid, attacker))
        return true;
    if (plies < 3)
        return false;
    const std::string key = plainKeyOf(grid, attacker, plies);
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    const bool won = anyMove(grid, attacker, plies,
                             [&](Point) { return isLost(grid, opponent(attacker), plies - 1); });
    if (m_nodes >= 0)
        m_known.emplace(key, won);
    return won;
}

/// A side that fills the board, or that has no legal move left, has not lost: nobody has five.
bool PlainAlphaBeta::isLost(Grid& grid, Color defender, int plies)
{
    if (--m_nodes < 0 || plies < 2 || isFull(grid) || hasFive(grid, defender))
        return false;
    bool canMove = false;
    const bool holds = anyMove(grid, defender, plies, [&](Point) {
        canMove = true;
        return !attack(grid, opponent(defender), plies - 1);
    });
    return canMove && !holds;
}

}  // namespace gomoku
