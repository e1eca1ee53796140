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

}  // namespace

struct LeafSolver::Solved
{
    Solved(const BoardManager& board, std::uint64_t nodes)
        : clock(ThreatClock::Clock::time_point::max(), nodes, nullptr),
          search(board, kLeafBytes, clock, ThreatKind::Vct),
          fours(kFoursBytes)
    { }

    ThreatClock clock;
    VctSearch search;
    VcfSearch fours;
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

bool LeafSolver::solve(const Grid& position, std::uint64_t nodes)
{
    m_solved = std::make_unique<Solved>(BoardManager(position, m_rule, Color::Black), nodes);
    const bool wins = m_solved->search.solve() == ThreatOutcome::Win;
    m_nodes += m_solved->clock.nodes();
    return wins;
}

std::vector<Point> LeafSolver::propose(const Grid& position)
{
    if (!m_solved)
        return {};
    BoardManager board(position, m_rule, Color::Black);
    if (const Point move = m_solved->search.provenMove(board); !move.isNone())
        return {move};
    if (!m_solved->fours.find(board, {.nodes = kFoursNodes}).isWin())
        return {};
    const auto line = m_solved->fours.line();
    return {line.begin(), line.end()};
}

}  // namespace gomoku::proof
