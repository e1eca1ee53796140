// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/OpponentThreat.h"

#include "Models/Search/Threats/ThreatMoves.h"
#include "Models/Search/Threats/ThreatSearch.h"

namespace gomoku {

namespace {

// A second or two on a small machine.
constexpr std::uint64_t kFoursNodes = 200'000;
constexpr std::uint64_t kThreesNodes = 100'000;
constexpr std::size_t kThreatTableMegabytes = 16;

std::vector<Point> threatLine(const BoardManager& board, ThreatKind kind, std::uint64_t nodes,
                              const std::atomic<bool>& stop)
{
    return solveThreats(
               board, kind,
               {.time = {}, .nodes = nodes, .tableMegabytes = kThreatTableMegabytes, .stop = &stop})
        .line;
}

AllowedThreat threatKind(const BoardManager& board, const std::vector<Point>& fours)
{
    const Color attacker = board.sideToMove();
    if (board.classOf(attacker, fours.front()) == PointClass::Five)
        return AllowedThreat::Five;
    return makesOpenFour(board, attacker, fours.front()) ? AllowedThreat::OpenFour
                                                         : AllowedThreat::WinByFours;
}

}  // namespace

OpponentThreat threatAgainst(const BoardManager& position, const std::atomic<bool>& stop)
{
    OpponentThreat threat{.attacker = opponent(position.sideToMove())};
    if (position.winner() || position.isFull())
        return threat;
    BoardManager board = position;
    board.makePass();
    threat.line = threatLine(board, ThreatKind::Vcf, kFoursNodes, stop);
    if (!threat.line.empty()) {
        threat.kind = threatKind(board, threat.line);
        return threat;
    }
    threat.line = threatLine(board, ThreatKind::Vct, kThreesNodes, stop);
    if (!threat.line.empty())
        threat.kind = AllowedThreat::WinByForce;
    return threat;
}

}  // namespace gomoku
