// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Wins/WinPlayer.h"

#include "Models/Review/Judge/Verdict.h"
#include "Models/Search/Threats/Refutations.h"
#include "Models/Search/Threats/ThreatMoves.h"
#include "Models/Search/Threats/VctSearch.h"

#include <algorithm>

namespace gomoku {

namespace {

constexpr std::size_t kFourBytes = 4 << 20;
constexpr std::size_t kThreatBytes = 16 << 20;

/// Nodes to see whether fours alone win, and to find such a win again that is known to exist.
constexpr std::uint64_t kFoursToProve = 300'000;
constexpr std::uint64_t kFoursToAnswer = 10'000'000;

constexpr int kMostFours = ThreatTable::kExhausted - 1;

constexpr int foursIn(int plies)
{
    return plies / 2;
}

constexpr int winnersMovesIn(int plies)
{
    return (plies + 1) / 2;
}

template <typename Visitor>
void forEachLegalMove(const BoardManager& board, Visitor&& visit)
{
    board.grid().forEachPoint([&](Point point) {
        if (board.isEmpty(point) && board.isLegal(board.sideToMove(), point))
            visit(point);
    });
}

std::vector<Point> legalMoves(const BoardManager& board)
{
    std::vector<Point> moves;
    forEachLegalMove(board, [&](Point point) { moves.push_back(point); });
    return moves;
}

/// Likely defences first, so that what is no win is soon seen to be none.
void sortByUrgency(const BoardManager& board, std::vector<Point>& moves)
{
    const Color winner = opponent(board.sideToMove());
    const auto urgency = [&](Point point) {
        return point.isNone() ? 0
                              : static_cast<int>(board.classOf(winner, point))
                + static_cast<int>(board.classOf(board.sideToMove(), point));
    };
    std::stable_sort(moves.begin(), moves.end(),
                     [&](Point one, Point other) { return urgency(one) > urgency(other); });
}

/// No point is a pass, which Renju allows.
void play(BoardManager& board, Point point)
{
    if (point.isNone())
        board.makePass();
    else
        board.makeMove(point);
}

}  // namespace

WinPlayer::WinPlayer(const WinLimits& limits) : m_limits(limits), m_fours(kFourBytes)
{ }

WinPlayer::~WinPlayer() = default;

bool WinPlayer::isOver() const
{
    return m_nodesLeft == 0 || m_stop->load(std::memory_order_relaxed);
}

std::optional<int> WinPlayer::prove(const BoardManager& position, Color winner,
                                    const std::atomic<bool>& stop)
{
    if (position.winner() || position.isFull())
        return std::nullopt;
    m_stop = &stop;
    m_nodesLeft = m_limits.nodes;
    BoardManager board = position;
    const int plies = board.sideToMove() == winner ? proveAttack(board, m_limits.quietMoves)
                                                   : proveDefence(board, m_limits.quietMoves);
    m_stop = nullptr;
    return plies > 0 ? std::optional(winnersMovesIn(plies)) : std::nullopt;
}

bool WinPlayer::provesAllBut(const BoardManager& position, Point spared,
                             const std::atomic<bool>& stop)
{
    BoardManager board = position;
    const Color side = board.sideToMove();
    if (board.winner() || canMakeFive(board, side) || canMakeFive(board, opponent(side))
        || !findPoint(board, side, PointClass::OpenFour).isNone())
        return false;
    m_stop = &stop;
    m_nodesLeft = m_limits.nodes;
    int threat = 0;
    std::vector<Point> answers = answersToThreat(board, threat);
    sortByUrgency(board, answers);
    const bool isOnly = threat > 0 && std::all_of(answers.begin(), answers.end(), [&](Point point) {
                            if (point == spared)
                                return true;
                            play(board, point);
                            const bool loses
                                = !board.winner() && proveAttack(board, m_limits.quietMoves) > 0;
                            board.undoMove();
                            return loses;
                        });
    m_stop = nullptr;
    return isOnly && answers.size() > 1;
}

/// Plies to the five with the winner to move; 0 if that is not proven.
int WinPlayer::proveAttack(BoardManager& board, int quietMoves)
{
    if (canMakeFive(board, board.sideToMove()))
        return 1;
    if (const auto* known = m_proof.attack(board.key()))
        return known->plies;
    if (isOver())
        return 0;
    int plies = proveByFours(board);
    if (plies == 0)
        plies = proveByThreats(board, ThreatKind::Vct);
    const bool isRoot = quietMoves == m_limits.quietMoves;
    if (plies == 0 && isRoot && !isOver())
        plies = proveByThreats(board, ThreatKind::VctComplete);
    if (plies == 0 && quietMoves > 0)
        plies = proveByQuietMove(board, quietMoves);
    return plies;
}

int WinPlayer::proveByFours(BoardManager& board)
{
    return findFours(board, std::min(kFoursToProve, m_nodesLeft), kMostFours);
}

/// A win by fours is kept move by move: found again from its middle, it might come out longer.
int WinPlayer::findFours(BoardManager& board, std::uint64_t nodes, int mostFours)
{
    const std::uint64_t before = m_fours.nodes();
    const VcfResult result = m_fours.find(board, {.nodes = nodes, .fours = mostFours});
    m_nodesLeft -= std::min(m_nodesLeft, m_fours.nodes() - before);
    if (result.isWin())
        keepFours(board, {m_fours.line().begin(), m_fours.line().end()});
    return result.plies;
}

void WinPlayer::keepFours(const BoardManager& position, const std::vector<Point>& line)
{
    BoardManager board = position;
    int plies = static_cast<int>(line.size());
    const Color attacker = board.sideToMove();
    for (const Point move : line) {
        if (board.sideToMove() == attacker)
            m_proof.addAttack(board.key(), {move, plies});
        else
            m_proof.addDefence(board.key(), plies);
        board.makeMove(move);
        --plies;
    }
}

int WinPlayer::proveByThreats(const BoardManager& board, ThreatKind kind)
{
    const std::uint64_t nodes = std::min(m_limits.attackNodes, m_nodesLeft);
    ThreatClock clock(ThreatClock::Clock::time_point::max(), nodes, m_stop);
    VctSearch search(board, kThreatBytes, clock, kind);
    const bool wins = search.solve() == ThreatOutcome::Win;
    m_nodesLeft -= std::min(m_nodesLeft, clock.nodes());
    if (!wins)
        return 0;
    search.addTo(m_proof);
    return m_proof.attack(board.key())->plies;
}

/// Where threats alone do not win: the move of a full search, if all answers to it lose.
int WinPlayer::proveByQuietMove(BoardManager& board, int quietMoves)
{
    if (isOver())
        return 0;
    if (!m_judge)
        m_judge = std::make_unique<Judge>();
    m_nodesLeft -= std::min(m_nodesLeft, m_limits.quietNodes);
    const auto judgement = m_judge->judge(board, m_limits.quietNodes, *m_stop);
    if (!judgement || !isWin(judgement->score))
        return 0;
    const Point move = judgement->best();
    board.makeMove(move);
    const int rest = proveDefence(board, quietMoves - 1);
    board.undoMove();
    if (rest > 0)
        m_proof.addAttack(board.key(), {move, rest + 1});
    return rest > 0 ? rest + 1 : 0;
}

/// Plies to the winner's five with the loser to move; 0 if that is not proven.
int WinPlayer::proveDefence(BoardManager& board, int quietMoves)
{
    if (const int known = m_proof.defence(board.key()))
        return known;
    const Color loser = board.sideToMove();
    if (canMakeFive(board, loser))
        return 0;
    int longest = 1;
    std::vector<Point> answers = canMakeFive(board, opponent(loser))
        ? answersToFive(board)
        : answersToThreat(board, longest);
    sortByUrgency(board, answers);
    for (const Point answer : answers) {
        play(board, answer);
        const int plies = proveAttack(board, quietMoves);
        board.undoMove();
        if (plies == 0)
            return 0;
        longest = std::max(longest, plies);
    }
    m_proof.addDefence(board.key(), longest + 1);
    return longest + 1;
}

/// The legal moves that leave the winner no five at once.
std::vector<Point> WinPlayer::answersToFive(BoardManager& board) const
{
    const Color winner = opponent(board.sideToMove());
    std::vector<Point> answers;
    forEachSpoilerOf(board, winner, fivePoint(board, winner), [&](Point point) {
        if (!board.isEmpty(point) || !board.isLegal(board.sideToMove(), point))
            return;
        board.makeMove(point);
        const bool stops = !canMakeFive(board, winner);
        board.undoMove();
        if (stops && std::find(answers.begin(), answers.end(), point) == answers.end())
            answers.push_back(point);
    });
    return answers;
}

/// The moves that have to be tried one by one. `longest` becomes the plies of the win by fours that
/// all the others lose to.
std::vector<Point> WinPlayer::answersToThreat(BoardManager& board, int& longest)
{
    board.makePass();
    const int plies = proveByFours(board);
    const std::vector<Point> line(m_fours.line().begin(), m_fours.line().end());
    board.undoMove();
    if (plies == 0 || enclosedFiveIsNothing(board.rule())) {
        std::vector<Point> all = legalMoves(board);
        if (board.rule() == Rule::Renju)
            all.push_back(Point());
        return all;
    }
    longest = plies;
    const PointSet matter = pointsThatMatter(board, line);
    std::vector<Point> answers;
    forEachLegalMove(board, [&](Point point) {
        if (matter.test(static_cast<std::size_t>(point.index()))
            || makesFour(board.classOf(board.sideToMove(), point)))
            answers.push_back(point);
    });
    return answers;
}

/// How many plies a win may take at most, by what is known of the position one move earlier;
/// 0 if nothing is.
int WinPlayer::boundBy(const BoardManager& position) const
{
    if (position.moveCount() == 0)
        return 0;
    BoardManager before = position;
    before.undoMove();
    const int plies = m_proof.defence(before.key());
    return plies > 0 ? plies - 1 : 0;
}

std::optional<WinMove> WinPlayer::answer(const BoardManager& position)
{
    if (position.winner() || position.isFull())
        return std::nullopt;
    const Color winner = position.sideToMove();
    if (canMakeFive(position, winner))
        return WinMove{fivePoint(position, winner), 1};
    if (const auto* known = m_proof.attack(position.key()); known && !known->move.isNone())
        return WinMove{known->move, winnersMovesIn(known->plies)};
    const auto* known = m_proof.attack(position.key());
    const int bound = known != nullptr ? known->plies : boundBy(position);
    BoardManager board = position;
    const int plies = findFours(board, kFoursToAnswer, bound > 0 ? foursIn(bound) : kMostFours);
    if (plies == 0)
        return std::nullopt;
    return WinMove{m_fours.line().front(), winnersMovesIn(plies)};
}

/// Of `moves`, the one after which the winner needs most; none if one of them does not lose.
WinMove WinPlayer::longestOf(BoardManager& board, const std::vector<Point>& moves)
{
    WinMove longest;
    for (const Point move : moves) {
        board.makeMove(move);
        const auto reply = answer(board);
        board.undoMove();
        if (!reply)
            return {};
        if (reply->moves > longest.moves)
            longest = {move, reply->moves};
    }
    return longest;
}

/// The legal moves after which the proof knows how to continue without a search.
std::vector<Point> WinPlayer::knownDefences(BoardManager& board) const
{
    std::vector<Point> moves;
    for (const Point move : legalMoves(board)) {
        board.makeMove(move);
        if (m_proof.attack(board.key()) != nullptr)
            moves.push_back(move);
        board.undoMove();
    }
    return moves;
}

std::optional<WinMove> WinPlayer::bestDefence(const BoardManager& position)
{
    if (position.winner() || position.isFull())
        return std::nullopt;
    BoardManager board = position;
    const bool mustStopFive = canMakeFive(board, opponent(board.sideToMove()));
    std::vector<Point> moves = mustStopFive ? answersToFive(board) : knownDefences(board);
    sortByUrgency(board, moves);
    WinMove best = longestOf(board, moves);
    // Moves that matter to nobody may hold out longer than those that do.
    if (best.moves < winnersMovesIn(m_proof.defence(board.key()) - 1) || best.moves == 0) {
        moves = legalMoves(board);
        sortByUrgency(board, moves);
        best = longestOf(board, moves);
    }
    return best.move.isNone() ? std::nullopt : std::optional(best);
}

std::vector<Point> WinPlayer::line(const BoardManager& position, Color winner)
{
    BoardManager board = position;
    std::vector<Point> moves;
    while (!board.winner()) {
        const auto next = board.sideToMove() == winner ? answer(board) : bestDefence(board);
        if (!next)
            return {};
        board.makeMove(next->move);
        moves.push_back(next->move);
    }
    return moves;
}

}  // namespace gomoku
