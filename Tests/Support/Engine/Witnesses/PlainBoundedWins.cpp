// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/Witnesses/PlainBoundedWins.h"

#include "Models/Rules/Referee.h"

namespace gomoku {

namespace {

/// Calls `visit` for each legal move of `color`, with its stone on the board, until it says true.
template <typename Visitor>
bool anyPlainMove(Grid& grid, Color color, Rule rule, Visitor&& visit)
{
    bool found = false;
    for (int row = 0; row < grid.size() && !found; ++row)
        for (int column = 0; column < grid.size() && !found; ++column) {
            const Point point = Point::at(column, row);
            if (judge(grid, color, point, rule) != MoveVerdict::Legal)
                continue;
            grid.set(point, cellOf(color));
            found = visit(point);
            grid.set(point, Cell::Empty);
        }
    return found;
}

std::string keyOf(const Grid& grid)
{
    std::string text;
    grid.forEachPoint([&](Point point) { text += ".XO"[static_cast<int>(grid.at(point))]; });
    return text;
}

}  // namespace

PlainBoundedWins::PlainBoundedWins(Rule rule, Color attacker, bool withThreats, long nodes)
    : m_rule(rule),
      m_attacker(attacker),
      m_withThreats(withThreats),
      m_nodesPerQuestion(nodes)
{ }

std::optional<bool> PlainBoundedWins::wins(Grid grid, int moves)
{
    m_nodes = m_nodesPerQuestion;
    const bool won = attack(grid, moves, m_withThreats);
    return m_nodes < 0 ? std::nullopt : std::optional(won);
}

std::optional<bool> PlainBoundedWins::winsWith(Grid grid, Point first, int moves)
{
    m_nodes = m_nodesPerQuestion;
    if (moves < 1 || judge(grid, m_attacker, first, m_rule) != MoveVerdict::Legal)
        return false;
    grid.set(first, cellOf(m_attacker));
    const bool won
        = !winningRow(grid, first, m_rule).empty() || holds(grid, moves - 1, m_withThreats);
    return m_nodes < 0 ? std::nullopt : std::optional(won);
}

bool PlainBoundedWins::hasFive(Grid& grid, Color color) const
{
    return anyPlainMove(grid, color, m_rule,
                        [&](Point point) { return !winningRow(grid, point, m_rule).empty(); });
}

bool PlainBoundedWins::attack(Grid& grid, int moves, bool withThreats)
{
    if (--m_nodes < 0 || moves < 1)
        return false;
    const std::pair key(keyOf(grid), 2 * moves + withThreats);
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    const bool won = hasFive(grid, m_attacker)
        || (moves > 1 && anyPlainMove(grid, m_attacker, m_rule, [&](Point) {
                         return holds(grid, moves - 1, withThreats);
                     }));
    if (m_nodes >= 0)
        m_known[key] = won;
    return won;
}

/// The attacker has moved. Is it a threat that can be carried out in time, and does he win against
/// every answer?
bool PlainBoundedWins::holds(Grid& grid, int movesLeft, bool withThreats)
{
    if (movesLeft < 1 || hasFive(grid, opponent(m_attacker)))
        return false;
    if (!hasFive(grid, m_attacker) && !(withThreats && attack(grid, movesLeft, false)))
        return false;
    return !anyPlainMove(grid, opponent(m_attacker), m_rule,
                         [&](Point) { return !attack(grid, movesLeft, withThreats); });
}

}  // namespace gomoku
