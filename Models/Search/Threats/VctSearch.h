// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/Threats/ProofNodes.h"
#include "Models/Search/Threats/ThreatProof.h"
#include "Models/Search/Threats/VcfSearch.h"

#include <vector>

namespace gomoku {

/// Victory by continuous threats: every move of the side to move makes a four or threatens a win by
/// fours, and whatever its opponent does against that, the attack leads to five. A depth-first
/// proof-number search (Nagai's df-pn) over all its positions.
///
/// The attacker tries fours and open threes and, if these do not seem to lead anywhere, more: by
/// default the moves nearby that make an open two or a closed three, so that None means no win by
/// fours and threes; with ThreatKind::VctComplete every move that threatens to win by fours, see
/// pointsThatMayThreaten(), so that None means that no threat of fours wins.
///
/// The defender may make every move that can possibly refute the threat, see pointsThatMatter(),
/// and every four; a win found is a win against all legal moves.
class VctSearch
{
public:
    /// Attacks for the side to move of `position`.
    VctSearch(const BoardManager& position, std::size_t bytes, ThreatClock& clock,
              ThreatKind kind = ThreatKind::Vct);

    [[nodiscard]] ThreatOutcome solve();
    /// The same if the attack has to begin with `first`, a legal move that does not make five yet.
    [[nodiscard]] ThreatOutcome solveWith(Point first);

    /// From now on only wins of at most that many moves of the attacker count, the five included:
    /// every threat must be one that can be carried out within the moves left. None then says that
    /// there is no such win.
    void limitMoves(int moves) noexcept { m_moveLimit = moves; }

    /// After a win: its moves against the longest defence, to the five.
    [[nodiscard]] std::vector<Point> line();
    /// The attacker's move in a position that the proof runs through, also after a defence that
    /// solve() did not have to look at. None if it is not part of the proof.
    [[nodiscard]] Point answer(const BoardManager& position);
    /// The same without a search: none also where fours alone win.
    [[nodiscard]] Point provenMove(const BoardManager& position) const;
    /// After a win: everything that the proof needs, and nothing else.
    void addTo(ThreatProof& proof);

private:
    struct Limits
    {
        Effort toSucceed;
        Effort toFail;
    };
    static constexpr std::size_t kWidening = 0xFFFF;  ///< Not an edge: make more of them.
    struct Choice
    {
        std::size_t edge = kWidening;
        Effort effort = kNever;
        Effort next = kNever;  ///< Of the second best.
    };

    void prepareRoot(Point first);
    void search(ProofIndex node, Limits limits);
    void evaluate(ProofIndex node);
    void evaluateAttack(ProofIndex node);
    void evaluateDefence(ProofIndex node);
    void evaluateThreat(ProofIndex node);
    [[nodiscard]] bool refutes(Point answer, int& longest);
    [[nodiscard]] std::vector<Point> answersToFour();
    [[nodiscard]] std::vector<Point> answersToThreat(std::span<const Point> line, int& longest);
    void setAnswers(ProofIndex node, const std::vector<Point>& answers);
    void expandAttack(ProofIndex node);
    void widenAttack(ProofIndex node);
    [[nodiscard]] std::vector<ProofEdge> likelyThreats() const;
    [[nodiscard]] std::vector<ProofEdge> allQuietThreats();
    [[nodiscard]] bool threatensFours(Point move);
    void addAttack(std::vector<ProofEdge>& edges, Point move, std::uint16_t guess) const;
    void update(ProofIndex node);
    void updatePlies(ProofNode& node, std::span<const ProofEdge> edges) const;
    [[nodiscard]] Choice choose(ProofIndex node) const;
    [[nodiscard]] Limits limitsOfChild(ProofIndex node, const Choice& choice, Limits limits) const;
    [[nodiscard]] bool isAttackersTurn() const noexcept
    {
        return m_board.sideToMove() == m_attacker;
    }
    [[nodiscard]] bool mayBeWidened(const ProofNode& node) const noexcept;
    [[nodiscard]] VcfResult findFours(std::uint64_t nodes);
    /// How many moves the attacker has left. The stones on the board tell how many it has made.
    [[nodiscard]] int movesLeft() const noexcept
    {
        return m_moveLimit - (m_board.stoneCount() - m_rootStones + 1) / 2;
    }

    [[nodiscard]] const ProofEdge* winningEdge(ProofIndex node) const;
    void followAttack(ProofIndex node, std::vector<Point>& line);
    void followDefence(ProofIndex node, std::vector<Point>& line);
    void appendFours(std::vector<Point>& line);
    void addAttack(ProofIndex node, ThreatProof& proof) const;
    void addDefence(ProofIndex node, ThreatProof& proof) const;

    BoardManager m_board;
    ThreatClock& m_clock;
    Color m_attacker;
    Color m_defender;
    bool m_isCaro;
    ThreatKind m_kind;
    std::uint64_t m_foursOfNode = 0;  ///< What looking for fours may cost at each node.
    bool m_isExact = true;  ///< No search for fours was cut short.
    VcfSearch m_vcf;
    ProofNodes m_nodes;
    ProofIndex m_root = 0;
    int m_rootStones;
    int m_moveLimit = kMaxBoardSize * kMaxBoardSize;
};

}  // namespace gomoku
