// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Core/Rule.h"

#include <string>
#include <vector>

namespace gomoku {

/// Finds moves that nobody makes who knows the rule, by the plain law alone: it shares nothing with
/// the tables and the search that it watches.
class BlunderWatch
{
public:
    explicit BlunderWatch(Rule rule) : m_rule(rule) { }

    /// What is wrong with `color` playing `move`; empty if nothing is. A side that `claimsWin` may
    /// have found another way to win than the shortest.
    [[nodiscard]] std::string faultOf(const Grid& grid, Color color, Point move,
                                      bool claimsWin) const;
    /// Is `move` an answer to a three which would be a threat under freestyle but is none under the
    /// rule? Not yet a blunder: the move may be good for other reasons.
    [[nodiscard]] bool answersHollowThree(const Grid& grid, Color color, Point move) const;

    /// Where `color` wins by a stone.
    [[nodiscard]] static std::vector<Point> fives(Grid grid, Color color, Rule rule);
    /// Fours that win on the spot: no answer of the opponent takes all fives away, because there
    /// are too many or because the only one is a foul.
    [[nodiscard]] static std::vector<Point> winningFours(Grid grid, Color color, Rule rule);

private:
    /// `attacker` must be able to make five.
    [[nodiscard]] bool canBeParried(const Grid& grid, Color attacker) const;

    Rule m_rule;
};

}  // namespace gomoku
