// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Core/Rule.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace gomoku {

/// Wins by threats found in the plainest way, by the law of Rules/ alone: the attacker tries every
/// legal point, the defender answers on every legal point. Shares nothing with Board/ and Search/.
/// The oracle of VctSearch, and very slow; short wins come first, so it gets somewhere.
class PlainThreats
{
public:
    /// What the attacker may play besides a five.
    enum class Moves : std::uint8_t {
        Fours,
        FoursAndThrees,
        AllThreats,  ///< Every move after which a pass would lose to fours.
    };

    /// `nodes`: how many of the attacker's positions each question may look at.
    PlainThreats(Rule rule, Color attacker, int size, long nodes);

    /// Does the attacker, who is to move, win by such moves? Nothing if the nodes do not suffice.
    [[nodiscard]] std::optional<bool> wins(Grid grid, Moves moves);
    /// The same if he has to begin with `first`.
    [[nodiscard]] std::optional<bool> winsWith(Grid grid, Point first, Moves moves);

private:
    enum class Answer : std::uint8_t { Win, None, TooDeep };
    struct Known
    {
        Answer answer;
        int depth;
    };

    [[nodiscard]] Color defender() const { return opponent(m_attacker); }
    template <typename Question>
    std::optional<bool> deepen(Question&& ask);
    bool winsByFours(Grid& grid);
    Answer attack(Grid& grid, Moves moves, int depth);
    Answer tryAll(Grid& grid, Moves moves, int depth);
    Answer tryMove(Grid& grid, Point move, Moves moves, int depth);
    bool isThreat(Grid& grid, Moves moves);
    bool mayMakeStraightFour(Grid& grid);
    [[nodiscard]] bool hasFive(Grid& grid, Color color) const;

    Rule m_rule;
    Color m_attacker;
    long m_nodesPerQuestion;
    long m_nodes = 0;
    std::vector<Point> m_points;  ///< Of the board, the middle first.
    std::array<std::unordered_map<std::string, Known>, 3> m_known;  ///< For each kind of moves.
};

}  // namespace gomoku
