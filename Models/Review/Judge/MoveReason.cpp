// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/MoveReason.h"

#include "Models/Review/Judge/Verdict.h"
#include "Models/Search/Threats/ThreatMoves.h"
#include "Models/Search/Threats/VcfSearch.h"

namespace gomoku {

namespace {

constexpr std::size_t kTableBytes = 1 << 20;
constexpr std::uint64_t kNodes = 20'000;  ///< A threat that needs more is no plain reason.

VcfResult winByFours(BoardManager board)
{
    VcfSearch search(kTableBytes);
    return search.find(board, {.nodes = kNodes});
}

/// How the opponent would win by fours if the side to move did nothing.
VcfResult threatByFours(BoardManager board)
{
    board.makePass();
    return winByFours(std::move(board));
}

/// Does the move leave the opponent without a win by fours? A four only puts it off: then it counts
/// what the opponent threatens after having answered it.
bool stopsFours(BoardManager board, Point move)
{
    const Color side = board.sideToMove();
    board.makeMove(move);
    if (!canMakeFive(board, side))
        return winByFours(std::move(board)).outcome == ThreatOutcome::None;
    const Point answer = fivePoint(board, side);
    if (!board.isLegal(opponent(side), answer))
        return true;
    board.makeMove(answer);
    return threatByFours(std::move(board)).outcome == ThreatOutcome::None;
}

/// Does the move leave the opponent without an open four?
bool stopsOpenFours(BoardManager board, Point move)
{
    const Color threatening = opponent(board.sideToMove());
    board.makeMove(move);
    return board.count(threatening, PointClass::OpenFour) == 0;
}

int movesOf(int plies)
{
    return (plies + 1) / 2;
}

/// Reasons weaker than a win that the opponent would have.
bool mayBeOutweighed(HintReason reason)
{
    return reason == HintReason::StopsFours || reason >= HintReason::MakesFour;
}

}  // namespace

MoveReason reasonFor(const BoardManager& position, const Judgement& judgement)
{
    SearchReport report;
    report.lines = {SearchLine{judgement.line, judgement.score}};
    MoveReason reason{gomoku::reasonFor(position, report), judgement.best()};
    if (reason.kind == HintReason::WinsByFours || reason.kind == HintReason::WinsByForce)
        reason.moves = winnersMoves(judgement.score);
    if (reason.kind == HintReason::StopsOpenThree) {
        // In a lost position the best move may only delay it.
        if (!stopsOpenFours(position, judgement.best()))
            return {HintReason::BestFound, judgement.best()};
        reason.at = findPoint(position, opponent(position.sideToMove()), PointClass::OpenFour);
    }
    if (judgement.line.empty() || !mayBeOutweighed(reason.kind))
        return reason;
    if (const VcfResult threat = threatByFours(position);
        threat.isWin() && stopsFours(position, judgement.best()))
        return {HintReason::StopsFours, threat.first, movesOf(threat.plies)};
    // A four-three need not win, and in a lost position its point need not save: what a search
    // cannot confirm is not said.
    if (reason.kind == HintReason::StopsFours)
        return {HintReason::BestFound, judgement.best()};
    return reason;
}

AllowedWin allowedWin(const BoardManager& position, Score score)
{
    const bool isOver = isDecided(score) && pliesToEnd(score) == 0;
    if (isOver)
        return {};
    const Color side = position.sideToMove();
    if (const Point five = findPoint(position, side, PointClass::Five); !five.isNone())
        return {AllowedThreat::Five, five, 1};
    const bool isFree = position.count(opponent(side), PointClass::Five) == 0;
    const Point openFour = findPoint(position, side, PointClass::OpenFour);
    if (isFree && !openFour.isNone() && isWin(score))
        return {AllowedThreat::OpenFour, openFour, 2};
    if (const VcfResult fours = winByFours(position); fours.isWin())
        return {AllowedThreat::WinByFours, fours.first, movesOf(fours.plies)};
    if (isWin(score))
        return {AllowedThreat::WinByForce, Point(), winnersMoves(score)};
    return {};
}

}  // namespace gomoku
