// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Puzzles/PuzzleSession.h"

#include "Models/Search/Threats/ThreatMoves.h"
#include "Models/Training/Puzzles/Refutation.h"
#include "Models/Training/Puzzles/WinProver.h"

#include <algorithm>

namespace gomoku {

namespace {

using AnswerVerdict = PuzzleAnswer::Verdict;
using Reason = PuzzleAnswer::Reason;

/// What judging one move may cost: more than making the puzzle, so that nothing proven then is
/// unproven now, and little enough for 300 ms.
constexpr std::uint64_t kJudgeNodes = 120'000;

ThreatKind solverKind(PuzzleKind kind)
{
    return kind == PuzzleKind::Vct ? ThreatKind::VctComplete : ThreatKind::Vcf;
}

/// The only point where five can be made, if the other side may not stop it there.
Point foulPointOf(const BoardManager& afterFour)
{
    const Color attacker = opponent(afterFour.sideToMove());
    if (afterFour.count(attacker, PointClass::Five) != 1)
        return Point();
    const Point five = fivePoint(afterFour, attacker);
    return afterFour.isLegal(afterFour.sideToMove(), five) ? Point() : five;
}

PuzzleHint::Threat threatOf(const BoardManager& position, Point move, bool attacks)
{
    if (!attacks)
        return canMakeFive(position, opponent(position.sideToMove()))
            ? PuzzleHint::Threat::StopFive
            : PuzzleHint::Threat::StopFours;
    switch (position.classOf(position.sideToMove(), move)) {
    case PointClass::Five:
        return PuzzleHint::Threat::Five;
    case PointClass::OpenFour:
        return PuzzleHint::Threat::OpenFour;
    case PointClass::FourThree:
        return PuzzleHint::Threat::FourThree;
    case PointClass::Four:
    case PointClass::FourPlus:
        return PuzzleHint::Threat::Four;
    case PointClass::OpenThree:
    case PointClass::DoubleThree:
        return PuzzleHint::Threat::OpenThree;
    default:
        return PuzzleHint::Threat::Quiet;
    }
}

/// A square with the point somewhere in it; `salt` says where, so that its middle tells nothing.
Point cornerAround(Point point, int boardSize, unsigned salt)
{
    const auto start = [&](int place, unsigned shift) {
        return std::clamp(place - static_cast<int>(shift), 0, boardSize - kHintArea);
    };
    return Point::at(start(point.column(), salt % kHintArea),
                     start(point.row(), salt / kHintArea % kHintArea));
}

}  // namespace

PuzzleSession::PuzzleSession(Puzzle puzzle)
    : m_puzzle(std::move(puzzle)),
      m_position(m_puzzle.position()),
      m_movesLeft(isAttack(m_puzzle.kind) ? m_puzzle.moves : 1)
{ }

PuzzleAnswer PuzzleSession::play(Point point)
{
    if (m_isSolved || point.isNone() || !point.isOn(m_position.size())
        || !m_position.isEmpty(point))
        return {.verdict = AnswerVerdict::Illegal, .move = point};
    if (!m_position.isLegal(m_puzzle.side, point))
        return wrong(point, Reason::Forbidden, {point});
    return isAttack(m_puzzle.kind) ? attack(point) : defend(point);
}

PuzzleAnswer PuzzleSession::wrong(Point point, Reason reason, std::vector<Point> refutation)
{
    ++m_mistakes;
    return {.verdict = AnswerVerdict::Wrong,
            .move = point,
            .reason = reason,
            .refutation = std::move(refutation)};
}

/// Does the move start a win within the moves left? Of the first move the puzzle knows it.
bool PuzzleSession::provesWin(Point point, std::vector<Point>& line) const
{
    if (m_played.empty() && !m_puzzle.accepts(point))
        return false;
    WinProver prover(m_position, solverKind(m_puzzle.kind), kJudgeNodes);
    if (prover.with(point, m_movesLeft) != ThreatOutcome::Win)
        return false;
    line = prover.line();
    return true;
}

PuzzleAnswer PuzzleSession::attack(Point point)
{
    std::vector<Point> line;
    return provesWin(point, line) ? goOn(point, line) : refuted(point);
}

PuzzleAnswer PuzzleSession::refuted(Point point)
{
    Refutation refutation = refuteAttack(m_position, point, solverKind(m_puzzle.kind), m_movesLeft);
    return wrong(point, refutation.reason, std::move(refutation.line));
}

PuzzleAnswer PuzzleSession::goOn(Point point, const std::vector<Point>& line)
{
    m_position.makeMove(point);
    m_played.push_back(point);
    --m_movesLeft;
    m_hintsHere = 0;
    PuzzleAnswer answer{.verdict = AnswerVerdict::Right, .move = point};
    if (m_puzzle.kind == PuzzleKind::Foul)
        answer.foulPoint = foulPointOf(m_position);
    m_isSolved = m_position.winner().has_value() || !answer.foulPoint.isNone() || line.size() < 2;
    if (m_isSolved) {
        answer.verdict = AnswerVerdict::Solved;
        return answer;
    }
    answer.reply = sensibleReply(m_position, line[1]);
    m_position.makeMove(answer.reply);
    m_played.push_back(answer.reply);
    return answer;
}

PuzzleAnswer PuzzleSession::defend(Point point)
{
    if (!m_puzzle.accepts(point))
        return wrong(point, Reason::OpponentWins, refuteDefence(m_position, point));
    if (std::find(m_found.begin(), m_found.end(), point) != m_found.end())
        return {.verdict = AnswerVerdict::Again, .move = point};
    m_found.push_back(point);
    m_hintsHere = 0;
    m_isSolved = m_found.size() == m_puzzle.accepted.size();
    return {.verdict = m_isSolved ? AnswerVerdict::Solved : AnswerVerdict::Right, .move = point};
}

Point PuzzleSession::helpfulMove() const
{
    const std::vector<Point> moves = solution();
    return moves.empty() ? Point() : moves.front();
}

PuzzleHint PuzzleSession::hint()
{
    const Point point = helpfulMove();
    if (point.isNone())
        return {};
    constexpr int kHintSteps = 3;
    PuzzleHint hint;
    hint.step = static_cast<PuzzleHint::Step>(std::min(m_hintsHere, kHintSteps - 1));
    hint.corner = cornerAround(point, m_position.size(), static_cast<unsigned>(point.index()) * 7U);
    if (hint.step != PuzzleHint::Step::Area)
        hint.threat = threatOf(m_position, point, isAttack(m_puzzle.kind));
    if (hint.step == PuzzleHint::Step::Point)
        hint.point = point;
    m_hints += m_hintsHere < kHintSteps;
    m_hintsHere = std::min(m_hintsHere + 1, kHintSteps);
    return hint;
}

std::vector<Point> PuzzleSession::solution() const
{
    if (m_isSolved)
        return {};
    if (isAttack(m_puzzle.kind)) {
        WinProver prover(m_position, solverKind(m_puzzle.kind), kJudgeNodes);
        const ThreatOutcome outcome = m_played.empty()
            ? prover.with(m_puzzle.accepted.front(), m_movesLeft)
            : prover.within(m_movesLeft);
        return outcome == ThreatOutcome::Win ? sensibleLine(m_position, prover.line())
                                             : std::vector<Point>();
    }
    std::vector<Point> missing;
    for (const Point point : m_puzzle.accepted)
        if (std::find(m_found.begin(), m_found.end(), point) == m_found.end())
            missing.push_back(point);
    return missing;
}

}  // namespace gomoku
