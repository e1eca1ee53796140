// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Core/Rule.h"

#include <array>
#include <optional>
#include <string>
#include <unordered_map>

namespace gomoku {

/// Who wins within a number of plies, found in the plainest way: every legal move of both sides,
/// judged by the law of Rules/ alone. Nothing is left out, reduced or guessed; a move that refuted
/// is only tried first the next time. The oracle of the search, for small boards.
class PlainAlphaBeta
{
public:
    /// `nodes`: how many positions each question may look at.
    PlainAlphaBeta(Rule rule, long nodes) : m_rule(rule), m_nodesPerQuestion(nodes) { }

    /// Does `mover`, who is to move, have five within `plies`, whatever is played against it?
    /// Nothing if the nodes do not suffice.
    [[nodiscard]] std::optional<bool> wins(Grid grid, Color mover, int plies);
    /// Does the opponent of `mover`, who is to move, have five within `plies`, whatever it does?
    [[nodiscard]] std::optional<bool> loses(Grid grid, Color mover, int plies);

private:
    static constexpr int kMostPlies = 32;

    [[nodiscard]] bool hasFive(Grid& grid, Color color) const;
    bool attack(Grid& grid, Color attacker, int plies);
    bool isLost(Grid& grid, Color defender, int plies);
    template <typename Visitor>
    bool anyMove(Grid& grid, Color color, int plies, Visitor&& visit);

    Rule m_rule;
    long m_nodesPerQuestion;
    long m_nodes = 0;
    std::array<Point, kMostPlies> m_refutations{};  ///< By plies left.
    std::unordered_map<std::string, bool> m_known;
};

}  // namespace gomoku
