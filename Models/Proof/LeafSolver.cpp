// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/LeafSolver.h"

#include "Models/Search/Threats/VctSearch.h"

#include <optional>

namespace gomoku::proof {

namespace {

constexpr std::size_t kLeafBytes = std::size_t{8} << 20;
constexpr std::size_t kFoursBytes = std::size_t{1} << 18;
/// For positions beside the proof, which are won by fours if at all.
constexpr std::uint64_t kFoursNodes = 50'000;
constexpr std::size_t kKeptLeaves = 4;

}  // namespace

struct LeafSolver::Solved
{
    Solved(const BoardManager& board, std::uint64_t nodes, const LeafPatience& patience)
        : clock(patience.deadline, nodes, patience.stop),
          search(board, kLeafBytes, clock, ThreatKind::Vct)
    { }

    ThreatClock clock;
    VctSearch search;
};

LeafSolver::LeafSolver(Rule rule, std::uint64_t mostNodes) : m_rule(rule), m_mostNodes(mostNodes)
{ }

LeafSolver::~LeafSolver() = default;

bool LeafSolver::prepare(const Grid& position)
{
    for (const std::uint64_t nodes : kLeafSteps)
        if (nodes <= m_mostNodes && solve(position, nodes))
            return true;
    return false;
}

/// Nothing that was solved before may show in what is proposed next.
void LeafSolver::forgetLeaves()
{
    m_solved.clear();
    m_fours = std::make_unique<VcfSearch>(kFoursBytes);
}

bool LeafSolver::prepareWith(const Grid& position, Point first)
{
    forgetLeaves();
    m_beginning = {position, first};
    return true;
}

bool LeafSolver::solve(const Grid& position, std::uint64_t nodes)
{
    m_beginning.reset();
    forgetLeaves();
    if (auto leaf = solved(position, nodes))
        m_solved.push_front(std::move(leaf));
    return !m_solved.empty();
}

/// Null if it is not won within these nodes.
std::unique_ptr<LeafSolver::Solved> LeafSolver::solved(const Grid& position, std::uint64_t nodes)
{
    auto leaf
        = std::make_unique<Solved>(BoardManager(position, m_rule, Color::Black), nodes, m_patience);
    const bool wins = leaf->search.solve() == ThreatOutcome::Win;
    m_nodes += leaf->clock.nodes();
    return wins ? std::move(leaf) : nullptr;
}

std::vector<Point> LeafSolver::propose(const Grid& position)
{
    if (m_beginning && m_beginning->position == position)
        return {m_beginning->move};
    BoardManager board(position, m_rule, Color::Black);
    if (const Point move = provenMove(board); !move.isNone())
        return {move};
    if (m_fours && m_fours->find(board, {.nodes = kFoursNodes}).isWin()) {
        const auto line = m_fours->line();
        return {line.begin(), line.end()};
    }
    const Point move = m_beginning ? moveOfAnotherLeaf(position) : Point();
    return move.isNone() ? std::vector<Point>() : std::vector<Point>{move};
}

Point LeafSolver::provenMove(const BoardManager& board) const
{
    for (const auto& leaf : m_solved)
        if (const Point move = leaf->search.provenMove(board); !move.isNone())
            return move;
    return {};
}

/// After a quiet move every reply has a leaf of its own. Some are kept: a check goes back and forth
/// between them.
Point LeafSolver::moveOfAnotherLeaf(const Grid& position)
{
    std::unique_ptr<Solved> leaf;
    for (const std::uint64_t nodes : {kLeafSteps[0], kLeafSteps[1]})
        if (!leaf && nodes <= m_mostNodes)
            leaf = solved(position, nodes);
    if (!leaf)
        return {};
    m_solved.push_front(std::move(leaf));
    if (m_solved.size() > kKeptLeaves)
        m_solved.pop_back();
    return provenMove(BoardManager(position, m_rule, Color::Black));
}

}  // namespace gomoku::proof
