// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Rules/Referee.h"

#include <string>
#include <unordered_map>

namespace gomoku {

/// Who wins a position with few empty points, by trying everything and asking the law: slow, plain,
/// and without a thought that anything else in this program shares.
class PlainGame
{
public:
    explicit PlainGame(Rule rule) : m_rule(rule) { }

    /// Does Black win, whatever White does?
    [[nodiscard]] bool blackWins(Grid grid, Color mover)
    {
        std::string key(1, static_cast<char>(mover));
        grid.forEachPoint([&](Point point) { key += static_cast<char>(grid.at(point)); });
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        const bool wins = mover == Color::Black ? someMoveWins(grid) : everyMoveLoses(grid);
        m_known.emplace(std::move(key), wins);
        return wins;
    }

private:
    bool makesFive(Grid grid, Point point, Color color) const
    {
        grid.set(point, cellOf(color));
        return !winningRow(grid, point, m_rule).empty();
    }
    bool canMakeFive(const Grid& grid, Color color) const
    {
        bool can = false;
        grid.forEachPoint([&](Point point) {
            can = can || (grid.at(point) == Cell::Empty && makesFive(grid, point, color));
        });
        return can;
    }
    bool someMoveWins(const Grid& grid)
    {
        if (canMakeFive(grid, Color::Black))
            return true;
        bool wins = false;
        grid.forEachPoint([&](Point point) {
            if (wins || grid.at(point) != Cell::Empty)
                return;
            Grid next = grid;
            next.set(point, Cell::Black);
            wins = blackWins(next, Color::White);
        });
        return wins;
    }
    bool everyMoveLoses(const Grid& grid)
    {
        if (isFull(grid) || canMakeFive(grid, Color::White))
            return false;
        bool loses = true;
        grid.forEachPoint([&](Point point) {
            if (!loses || grid.at(point) != Cell::Empty)
                return;
            Grid next = grid;
            next.set(point, Cell::White);
            loses = blackWins(next, Color::Black);
        });
        return loses;
    }

    Rule m_rule;
    std::unordered_map<std::string, bool> m_known;
};

}  // namespace gomoku
