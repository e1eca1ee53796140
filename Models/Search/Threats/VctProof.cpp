// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT

// Reading moves out of what VctSearch has proven.
#include "Models/Search/Threats/VctSearch.h"

#include <algorithm>

namespace gomoku {

namespace {

/// More than any search for fours inside a proof has cost, in nodes.
constexpr std::uint64_t kFoursOfLine = 10'000'000;

}  // namespace

std::vector<Point> VctSearch::line()
{
    std::vector<Point> moves;
    if (m_nodes[m_root].succeeds())
        followAttack(m_root, moves);
    return moves;
}

/// The edge of the shortest win; none where fours alone win.
const ProofEdge* VctSearch::winningEdge(ProofIndex node) const
{
    for (const ProofEdge& edge : m_nodes.edges(node))
        if (edge.node != kNoNode && m_nodes[edge.node].fails()
            && m_nodes[edge.node].plies + 1 == m_nodes[node].plies)
            return &edge;
    return nullptr;
}

void VctSearch::followAttack(ProofIndex node, std::vector<Point>& line)
{
    const ProofEdge* best = winningEdge(node);
    if (best == nullptr) {
        appendFours(line);
        return;
    }
    line.push_back(best->move);
    m_board.makeUnweighedMove(best->move);
    followDefence(best->node, line);
    m_board.undoMove();
}

void VctSearch::followDefence(ProofIndex node, std::vector<Point>& line)
{
    const auto edges = m_nodes.edges(node);
    const auto longest
        = std::max_element(edges.begin(), edges.end(), [&](ProofEdge one, ProofEdge other) {
              return m_nodes[one.node].plies < m_nodes[other.node].plies;
          });
    if (longest != edges.end()) {
        line.push_back(longest->move);
        m_board.makeUnweighedMove(longest->move);
        followAttack(longest->node, line);
        m_board.undoMove();
        return;
    }
    Point reply;
    m_board.grid().forEachPoint([&](Point point) {
        if (reply.isNone() && m_board.isEmpty(point) && m_board.isLegal(m_defender, point))
            reply = point;
    });
    if (reply.isNone())
        return;
    line.push_back(reply);
    m_board.makeUnweighedMove(reply);
    appendFours(line);
    m_board.undoMove();
}

/// The position is won by fours alone.
void VctSearch::appendFours(std::vector<Point>& line)
{
    if (m_vcf.find(m_board, {.nodes = kFoursOfLine, .fours = movesLeft() - 1}).isWin())
        line.insert(line.end(), m_vcf.line().begin(), m_vcf.line().end());
}

Point VctSearch::provenMove(const BoardManager& position) const
{
    const ProofIndex node = m_nodes.find(position.key());
    const ProofEdge* best = node == kNoNode ? nullptr : winningEdge(node);
    return best == nullptr ? Point() : best->move;
}

Point VctSearch::answer(const BoardManager& position)
{
    if (const Point proven = provenMove(position); !proven.isNone())
        return proven;
    BoardManager board = position;
    return m_vcf.find(board, {.nodes = kFoursOfLine}).first;
}

void VctSearch::addTo(ThreatProof& proof)
{
    if (m_nodes[m_root].succeeds())
        addAttack(m_root, proof);
}

void VctSearch::addAttack(ProofIndex node, ThreatProof& proof) const
{
    const ProofNode& position = m_nodes[node];
    // Whatever is known of it in fewer plies has been told completely.
    if (const auto* known = proof.attack(position.key);
        known != nullptr && known->plies <= position.plies)
        return;
    const ProofEdge* best = winningEdge(node);
    proof.addAttack(position.key, {best == nullptr ? Point() : best->move, position.plies});
    if (best != nullptr)
        addDefence(best->node, proof);
}

void VctSearch::addDefence(ProofIndex node, ThreatProof& proof) const
{
    proof.addDefence(m_nodes[node].key, m_nodes[node].plies);
    for (const ProofEdge& edge : m_nodes.edges(node))
        addAttack(edge.node, proof);
}

}  // namespace gomoku
