// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Core/Rule.h"

#include <optional>
#include <vector>

namespace gomoku {

/// Wins by fours found in the plainest way, by the law alone: no tables, no shapes, no memory of
/// positions. The oracle of VcfSearch, and slow.
class PlainVcf
{
public:
    PlainVcf(Rule rule, Color attacker, long nodes)
        : m_rule(rule),
          m_attacker(attacker),
          m_nodes(nodes)
    { }

    /// Can the attacker, who is to move, win by fours? Nothing if the nodes do not suffice.
    [[nodiscard]] std::optional<bool> wins(Grid grid);

    /// The points where `color` may place a stone and has won by it.
    [[nodiscard]] static std::vector<Point> fives(Grid& grid, Color color, Rule rule);

private:
    bool attack(Grid& grid);
    bool isRefuted(Grid& grid);

    Rule m_rule;
    Color m_attacker;
    long m_nodes;
};

}  // namespace gomoku
