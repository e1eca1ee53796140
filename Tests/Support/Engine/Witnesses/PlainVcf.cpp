// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/Witnesses/PlainVcf.h"

#include "Models/Rules/Referee.h"

namespace gomoku {

namespace {

/// Calls `visit` for each legal move of `color`, with its stone on the board, until it says true.
template <typename Visitor>
bool anyMove(Grid& grid, Color color, Rule rule, Visitor&& visit)
{
    for (int row = 0; row < grid.size(); ++row)
        for (int column = 0; column < grid.size(); ++column) {
            const Point point = Point::at(column, row);
            if (judge(grid, color, point, rule) != MoveVerdict::Legal)
                continue;
            grid.set(point, cellOf(color));
            const bool found = visit(point);
            grid.set(point, Cell::Empty);
            if (found)
                return true;
        }
    return false;
}

}  // namespace

std::vector<Point> PlainVcf::fives(Grid& grid, Color color, Rule rule)
{
    std::vector<Point> found;
    anyMove(grid, color, rule, [&](Point point) {
        if (!winningRow(grid, point, rule).empty())
            found.push_back(point);
        return false;
    });
    return found;
}

std::optional<bool> PlainVcf::wins(Grid grid)
{
    const bool won = attack(grid);
    return m_nodes < 0 ? std::nullopt : std::optional(won);
}

bool PlainVcf::attack(Grid& grid)
{
    if (--m_nodes < 0)
        return false;
    if (!fives(grid, m_attacker, m_rule).empty())
        return true;
    return anyMove(grid, m_attacker, m_rule, [&](Point) {
        return !fives(grid, m_attacker, m_rule).empty() && !isRefuted(grid);
    });
}

/// The attacker threatens five. Has the defender an answer after which there is no win?
bool PlainVcf::isRefuted(Grid& grid)
{
    const Color defender = opponent(m_attacker);
    if (!fives(grid, defender, m_rule).empty())
        return true;
    return anyMove(grid, defender, m_rule,
                   [&](Point) { return fives(grid, m_attacker, m_rule).empty() && !attack(grid); });
}

}  // namespace gomoku
