// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Core/Rule.h"

#include <map>
#include <optional>
#include <string>
#include <utility>

namespace gomoku {

/// Wins within a number of moves, found in the plainest way, by the law of Rules/ alone: every
/// legal move of the attacker that is a threat, every legal answer. The oracle of WinProver, and
/// very slow.
class PlainBoundedWins
{
public:
    /// `nodes`: how many positions each question may look at. Without `withThreats` only fours
    /// count.
    PlainBoundedWins(Rule rule, Color attacker, bool withThreats, long nodes);

    /// Does the attacker, who is to move, win within `moves` of his? Nothing if the nodes do not
    /// suffice.
    [[nodiscard]] std::optional<bool> wins(Grid grid, int moves);
    [[nodiscard]] std::optional<bool> winsWith(Grid grid, Point first, int moves);

private:
    [[nodiscard]] bool hasFive(Grid& grid, Color color) const;
    bool attack(Grid& grid, int moves, bool withThreats);
    bool holds(Grid& grid, int movesLeft, bool withThreats);

    Rule m_rule;
    Color m_attacker;
    bool m_withThreats;
    long m_nodesPerQuestion;
    long m_nodes = 0;
    std::map<std::pair<std::string, int>, bool> m_known;  ///< By position, and moves and kind.
};

}  // namespace gomoku
