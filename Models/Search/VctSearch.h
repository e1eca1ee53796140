// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/ProofNodes.h"
#include "Models/Search/VcfSearch.h"

#include <vector>

namespace gomoku {

/// Victory by continuous threats: every move of the side to move makes a four or threatens a win by
/// fours, and whatever its opponent does against that, the attack goes on to five. A depth-first
/// proof-number search (Nagai's df-pn) over all its positions.
///
/// The attacker may make any move that threatens to win by fours, so open threes are one kind of
/// several. The defender may make every move that can possibly refute the threat, see
/// pointsThatMatter(), and every four; a win found is a win against all legal moves.
class VctSearch
{
public:
    /// Attacks for the side to move of `position`.
    VctSearch(const BoardManager& position, std::size_t bytes, ThreatClock& clock);

    [[nodiscard]] ThreatOutcome solve();

    /// After a win: its moves against the longest defence, to the five.
    [[nodiscard]] std::vector<Point> line();
    /// The attacker's move in a position that the proof runs through, also after a defence that
    /// solve() did not have to look at. None if it is not part of the proof.
    [[nodiscard]] Point answer(const BoardManager& position);

private:
    struct Limits
    {
        Effort toSucceed;
        Effort toFail;
    };
    struct Choice
    {
        ProofEdge best{};
        Effort effort = kNever;  ///< Of the best.
        Effort next = kNever;  ///< Of the second best.
        bool isWidening = false;
    };

    void search(ProofIndex node, Limits limits);
    void evaluate(ProofIndex node);
    void evaluateAttack(ProofIndex node);
    void evaluateDefence(ProofIndex node);
    void evaluateThreat(ProofIndex node);
    [[nodiscard]] bool refutes(Point answer);
    [[nodiscard]] std::vector<Point> answersToFour();
    [[nodiscard]] std::vector<Point> answersToThreat(std::span<const Point> line);
    void setAnswers(ProofIndex node, const std::vector<Point>& answers);
    void expandAttack(ProofIndex node);
    void widenAttack(ProofIndex node);
    void addAttacks(ProofIndex node, std::vector<ProofEdge>& edges, Point move, Effort guess);
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

    void followAttack(ProofIndex node, std::vector<Point>& line);
    void followDefence(ProofIndex node, std::vector<Point>& line);
    void appendFours(std::vector<Point>& line);

    BoardManager m_board;
    ThreatClock& m_clock;
    Color m_attacker;
    Color m_defender;
    bool m_isCaro;
    bool m_isExact = true;  ///< No search for fours was cut short.
    VcfSearch m_vcf;
    ProofNodes m_nodes;
    ProofIndex m_root;
};

}  // namespace gomoku
