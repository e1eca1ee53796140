// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/Threats/ThreatSearch.h"
#include "Models/Search/Threats/VctSearch.h"

#include <cstdint>
#include <vector>

namespace gomoku {

/// More moves than any win has: a question without a limit of length.
inline constexpr int kAnyLength = kMaxBoardSize * kMaxBoardSize;

/// Answers about forced wins of the side to move of one position, within a number of its moves; the
/// five counts as one. A win by fours (ThreatKind::Vcf) is made of fours alone. In a win by threats
/// (ThreatKind::VctComplete) each move is a four or threatens to win by fours within the moves that
/// are left. Counted in nodes, without a clock: the same answers on every machine.
class WinProver
{
public:
    /// `nodes` is what one question may cost.
    WinProver(const BoardManager& position, ThreatKind kind, std::uint64_t nodes,
              std::size_t tableBytes = kProverBytes);
    WinProver(const WinProver&) = delete;
    WinProver& operator=(const WinProver&) = delete;

    [[nodiscard]] ThreatOutcome within(int moves);
    /// The same if the win has to begin with `first`; None for an illegal move.
    [[nodiscard]] ThreatOutcome with(Point first, int moves);
    /// After a win: its moves against the longest defence that was found, to the five.
    [[nodiscard]] std::vector<Point> line();

    /// The length of the shortest win, if it has at most `most` moves: every smaller number has
    /// been proven too small. 0 if there is none; -1 if a question was given up.
    [[nodiscard]] int shortest(int most);
    /// Asks with() of every empty point.
    [[nodiscard]] FirstMoves firstMoves(int moves);

    [[nodiscard]] std::uint64_t nodes() const noexcept { return m_nodes; }  ///< Of all questions.

private:
    static constexpr std::size_t kProverBytes = std::size_t{4} << 20;

    void windUp(int moves);
    [[nodiscard]] bool mayStart(Point first) const;
    ThreatOutcome answered(ThreatOutcome outcome);

    BoardManager m_position;
    ThreatKind m_kind;
    std::uint64_t m_nodesOfQuestion;
    std::uint64_t m_nodes = 0;
    ThreatClock m_clock;
    VctSearch m_search;
    Point m_five{};  ///< The last question was answered by this move alone.
};

}  // namespace gomoku
