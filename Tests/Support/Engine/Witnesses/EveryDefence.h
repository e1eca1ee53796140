// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/Wins/WinPlayer.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace gomoku {

/// Plays a proof against every legal defence in every position, each position once. What is legal
/// and what is five is asked of the law, not of the tables that the proof was found with.
class EveryDefence
{
public:
    explicit EveryDefence(WinPlayer& player) : m_player(player) { }

    /// The moves to a position where the player does not win as promised, with what is wrong there;
    /// empty if it always does. `moves`: that the winner was said to need.
    [[nodiscard]] std::string faultIn(const BoardManager& position, Color winner, int moves);

    [[nodiscard]] std::size_t positions() const { return m_answered.size(); }

private:
    [[nodiscard]] bool winnerMoves(int most);
    [[nodiscard]] bool loserMoves(int most);
    [[nodiscard]] bool loserPasses(int most);
    [[nodiscard]] bool loserPlays(Point point, int most);
    [[nodiscard]] bool isWonBy(Point last) const;
    bool fails(const std::string& what);

    WinPlayer& m_player;
    BoardManager m_board;
    std::unordered_map<zobrist::Key, int> m_answered;  ///< Moves left, by positions played out.
    std::string m_fault;
};

}  // namespace gomoku
