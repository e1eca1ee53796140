// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Puzzles/WinProver.h"

#include "Models/Search/Threats/ThreatMoves.h"

namespace gomoku {

namespace {

ThreatClock clockOf(std::uint64_t nodes)
{
    return {ThreatClock::Clock::time_point::max(), nodes, nullptr};
}

}  // namespace

WinProver::WinProver(const BoardManager& position, ThreatKind kind, std::uint64_t nodes,
                     std::size_t tableBytes)
    : m_position(position),
      m_kind(kind),
      m_nodesOfQuestion(nodes),
      m_clock(clockOf(nodes)),
      m_search(position, tableBytes, m_clock, kind)
{ }

void WinProver::windUp(int moves)
{
    m_clock = clockOf(m_nodesOfQuestion);
    m_search.limitMoves(moves);
    m_five = Point();
}

ThreatOutcome WinProver::answered(ThreatOutcome outcome)
{
    m_nodes += m_clock.nodes();
    return outcome;
}

ThreatOutcome WinProver::within(int moves)
{
    windUp(moves);
    return answered(m_search.solve());
}

/// Legal, and not ruled out at a glance: a win by fours starts with a four.
bool WinProver::mayStart(Point first) const
{
    if (!m_position.isEmpty(first) || !m_position.isLegal(m_position.sideToMove(), first))
        return false;
    const Color attacker = m_position.sideToMove();
    return m_kind != ThreatKind::Vcf || makesFour(m_position.classOf(attacker, first));
}

ThreatOutcome WinProver::with(Point first, int moves)
{
    windUp(moves);
    if (moves >= 1 && m_position.isEmpty(first)
        && m_position.classOf(m_position.sideToMove(), first) == PointClass::Five) {
        m_five = first;
        return answered(ThreatOutcome::Win);
    }
    if (moves < 2 || !mayStart(first))
        return answered(ThreatOutcome::None);
    return answered(m_search.solveWith(first));
}

std::vector<Point> WinProver::line()
{
    return m_five.isNone() ? m_search.line() : std::vector<Point>{m_five};
}

int WinProver::shortest(int most)
{
    for (int moves = 1; moves <= most; ++moves) {
        switch (within(moves)) {
        case ThreatOutcome::Win:
            return moves;
        case ThreatOutcome::GaveUp:
            return -1;
        case ThreatOutcome::None:
            break;
        }
    }
    return 0;
}

FirstMoves WinProver::firstMoves(int moves)
{
    FirstMoves found;
    m_position.grid().forEachPoint([&](Point point) {
        const ThreatOutcome outcome = with(point, moves);
        if (outcome == ThreatOutcome::Win)
            found.winning.push_back(point);
        else if (outcome == ThreatOutcome::GaveUp)
            found.open.push_back(point);
    });
    return found;
}

}  // namespace gomoku
