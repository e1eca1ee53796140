// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Puzzles/Refutation.h"

#include "Models/Search/Threats/Refutations.h"
#include "Models/Search/Threats/ThreatMoves.h"
#include "Models/Training/Puzzles/WinProver.h"

#include <algorithm>

namespace gomoku {

namespace {

using Reason = PuzzleAnswer::Reason;

// In nodes of the solver: together they stay well below the time that an answer may take.
constexpr std::uint64_t kSlowWinNodes = 20'000;  ///< Whether a move wins, only not so soon.
constexpr std::uint64_t kCounterNodes = 10'000;  ///< The opponent's own win by fours.
constexpr std::uint64_t kOneDefenceNodes = 8'000;  ///< Whether one defence holds.
constexpr std::uint64_t kSureDefenceNodes = 40'000;  ///< Whether defences hold for good, together.
constexpr std::uint64_t kLossNodes = 120'000;  ///< The win after a defence that fails.

/// The line with the move before it.
std::vector<Point> after(Point move, const std::vector<Point>& line)
{
    std::vector<Point> whole{move};
    whole.insert(whole.end(), line.begin(), line.end());
    return whole;
}

/// Looks for what the opponent does against a move.
class AttackRefuter
{
public:
    AttackRefuter(const BoardManager& position, Point point, ThreatKind kind, int moves)
        : m_position(position),
          m_board(position),
          m_point(point),
          m_kind(kind),
          m_moves(moves),
          m_attacker(position.sideToMove()),
          m_defender(opponent(m_attacker))
    { }

    Refutation refute()
    {
        WinProver slow(m_position, m_kind, kSlowWinNodes);
        if (slow.with(m_point, kAnyLength) == ThreatOutcome::Win)
            return {Reason::TooSlow, sensibleLine(m_position, slow.line())};
        m_board.makeMove(m_point);
        if (canMakeFive(m_board, m_defender))
            return {Reason::OpponentWins, {m_point, fivePoint(m_board, m_defender)}};
        if (canMakeFive(m_board, m_attacker))
            return answerToFour();
        WinProver counter(m_board, ThreatKind::Vcf, kCounterNodes);
        if (counter.within(kAnyLength) == ThreatOutcome::Win)
            return {Reason::OpponentWins, after(m_point, sensibleLine(m_board, counter.line()))};
        return answerToThreat();
    }

private:
    /// The block, unless the attacker still wins after it: there is no other answer.
    Refutation answerToFour()
    {
        const Point block = fivePoint(m_board, m_attacker);
        if (!m_board.isLegal(m_defender, block))
            return {Reason::Unproven, {m_point}};
        m_board.makeMove(block);
        WinProver rest(m_board, m_kind, kSlowWinNodes);
        if (rest.within(kAnyLength) != ThreatOutcome::Win)
            return {Reason::Defended, {m_point, block}};
        std::vector<Point> line = after(block, sensibleLine(m_board, rest.line()));
        return {Reason::TooSlow, after(m_point, line)};
    }

    Refutation answerToThreat()
    {
        m_board.makePass();
        WinProver threat(m_board, ThreatKind::Vcf, kCounterNodes);
        m_board.undoMove();
        if (threat.within(kAnyLength) != ThreatOutcome::Win)
            return {Reason::NoThreat, {m_point}};
        return bestDefence(answersTo(threat.line()));
    }

    /// Rather an answer after which no win of the kind is left at all than one that only lasts
    /// longer than the puzzle. If all of them lose, the move wins too: no others matter.
    Refutation bestDefence(const std::vector<Point>& answers)
    {
        Point lasting;
        std::vector<Point> longest;
        bool isLost = !answers.empty();
        std::uint64_t nodesLeft = kSureDefenceNodes;
        for (const Point answer : answers) {
            Attack attack = attackAfter(answer, m_moves - 1, kOneDefenceNodes);
            if (attack.outcome == ThreatOutcome::None) {
                attack = attackAfter(answer, kAnyLength, std::min(nodesLeft, kOneDefenceNodes));
                nodesLeft -= std::min(nodesLeft, attack.nodes);
                if (attack.outcome == ThreatOutcome::None)
                    return {Reason::Defended, {m_point, answer}};
                if (lasting.isNone() || attack.outcome == ThreatOutcome::GaveUp)
                    lasting = answer;
            }
            isLost = isLost && attack.outcome == ThreatOutcome::Win;
            if (attack.line.size() >= longest.size())
                longest = after(answer, attack.line);
        }
        if (isLost)
            return {Reason::TooSlow, after(m_point, longest)};
        return lasting.isNone() ? Refutation{Reason::Unproven, {m_point}}
                                : Refutation{Reason::Defended, {m_point, lasting}};
    }

    std::vector<Point> answersTo(const std::vector<Point>& line)
    {
        const PointSet points = pointsThatMatter(m_board, line);
        std::vector<Point> answers;
        m_board.grid().forEachPoint([&](Point point) {
            if (m_board.isEmpty(point) && m_board.isLegal(m_defender, point)
                && (points.test(static_cast<std::size_t>(point.index()))
                    || makesFour(m_board.classOf(m_defender, point))))
                answers.push_back(point);
        });
        return answers;
    }

    /// What the attacker still has after an answer.
    struct Attack
    {
        ThreatOutcome outcome;
        std::uint64_t nodes;
        std::vector<Point> line{};
    };

    Attack attackAfter(Point answer, int moves, std::uint64_t nodes)
    {
        m_board.makeMove(answer);
        WinProver rest(m_board, m_kind, nodes);
        const ThreatOutcome outcome = rest.within(moves);
        Attack attack{outcome, rest.nodes()};
        if (outcome == ThreatOutcome::Win)
            attack.line = sensibleLine(m_board, rest.line());
        m_board.undoMove();
        return attack;
    }

    const BoardManager& m_position;
    BoardManager m_board;
    Point m_point;
    ThreatKind m_kind;
    int m_moves;
    Color m_attacker;
    Color m_defender;
};

}  // namespace

Refutation refuteAttack(const BoardManager& position, Point point, ThreatKind kind, int moves)
{
    return AttackRefuter(position, point, kind, moves).refute();
}

Point sensibleReply(const BoardManager& afterMove, Point inProof)
{
    const Color attacker = opponent(afterMove.sideToMove());
    if (!canMakeFive(afterMove, attacker)
        || afterMove.classOf(attacker, inProof) == PointClass::Five)
        return inProof;
    Point reply = inProof;
    afterMove.grid().forEachPoint([&](Point point) {
        if (afterMove.isEmpty(point) && afterMove.classOf(attacker, point) == PointClass::Five
            && afterMove.isLegal(afterMove.sideToMove(), point))
            reply = point;
    });
    return reply;
}

std::vector<Point> sensibleLine(BoardManager board, std::vector<Point> line)
{
    if (line.size() < 3)
        return line;
    for (std::size_t i = 0; i + 2 < line.size(); ++i)
        board.makeMove(line[i]);
    const Color attacker = opponent(board.sideToMove());
    Point& reply = line[line.size() - 2];
    reply = sensibleReply(board, reply);
    if (canMakeFive(board, attacker) && board.classOf(attacker, reply) != PointClass::Five) {
        line.resize(line.size() - 2);
        return line;
    }
    board.makeMove(reply);
    if (board.classOf(attacker, line.back()) != PointClass::Five || !board.isEmpty(line.back()))
        line.back() = fivePoint(board, attacker);
    return line;
}

std::vector<Point> refuteDefence(const BoardManager& position, Point point)
{
    BoardManager board = position;
    board.makeMove(point);
    for (const ThreatKind kind : {ThreatKind::Vcf, ThreatKind::VctComplete}) {
        WinProver prover(board, kind, kLossNodes);
        if (prover.within(kAnyLength) == ThreatOutcome::Win)
            return after(point, sensibleLine(board, prover.line()));
    }
    return {point};
}

}  // namespace gomoku
