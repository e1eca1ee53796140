// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/GameReview.h"

#include "Models/Review/Judge/Accuracy.h"
#include "Models/Review/Judge/WinCurve.h"

#include <algorithm>

namespace gomoku {

namespace {

bool isFoul(const BoardManager& board, const RecordedMove& move)
{
    return !move.isPass() && !board.isLegal(move.color, move.point);
}

/// Black's chances, gaps filled with the last one known: a gap has no volatility.
std::vector<double> chancesOfBlack(const GameReview& review)
{
    const WinCurve curve = WinCurve::under(review.rule);
    std::vector<double> chances;
    for (const auto& score : review.blackScores)
        chances.push_back(score                 ? curve.chance(*score, Color::Black)
                              : chances.empty() ? 50
                                                : chances.back());
    return chances;
}

void count(PlayerReview& player, Verdict verdict)
{
    player.inaccuracies += verdict == Verdict::Inaccuracy;
    player.mistakes += verdict == Verdict::Mistake;
    player.blunders += verdict == Verdict::Blunder;
}

void countAndRate(GameReview& review)
{
    const auto volatility = volatilities(chancesOfBlack(review));
    PerColor<std::vector<RatedMove>> rated;
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const MoveReview& move = review.moves[i];
        if (move.verdict == Verdict::Unjudged)
            continue;
        count(review.players[move.mover], move.verdict);
        rated[move.mover].push_back({accuracyOfMove(move.loss()), volatility[i]});
    }
    for (const Color color : kColors)
        review.players[color].accuracy = accuracyOf(rated[color]);
}

/// Looks back to the mover's last marked move: what was given away there has been said there.
ShorterWin shorterWinBefore(const GameReview& review, std::size_t place)
{
    const MoveReview& missed = review.moves[place];
    ShorterWin shortest{0, winnersMoves(*missed.scoreBefore)};
    for (std::size_t i = place; i-- > 0;) {
        const MoveReview& move = review.moves[i];
        if (move.mover != missed.mover)
            continue;
        if (isMarked(move.verdict))
            break;
        if (move.scoreBefore && isWin(*move.scoreBefore)
            && winnersMoves(*move.scoreBefore) < shortest.moves)
            shortest
                = {review.firstMove + static_cast<int>(i) + 1, winnersMoves(*move.scoreBefore)};
    }
    return shortest.number > 0 ? shortest : ShorterWin{};
}

void noteShorterWins(GameReview& review)
{
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        MoveReview& move = review.moves[i];
        const bool isMissed
            = isMarked(move.verdict) && move.scoreBefore && isWin(*move.scoreBefore);
        move.shorterBefore = isMissed ? shorterWinBefore(review, i) : ShorterWin{};
    }
}

std::vector<std::size_t> turningPointsOf(const std::vector<MoveReview>& moves)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (isMistakeOrWorse(moves[i].verdict))
            places.push_back(i);
    std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
        return moves[a].loss() > moves[b].loss();
    });
    places.resize(std::min(places.size(), kMostTurningPoints));
    std::sort(places.begin(), places.end());
    return places;
}

const RenjuOpening* openingOf(const ReviewedGame& game)
{
    if (game.start != Grid(game.start.size()))
        return nullptr;
    std::vector<Point> points;
    for (const RecordedMove& move : game.moves)
        points.push_back(move.point);
    return findRenjuOpening(points, game.start.size());
}

}  // namespace

BoardManager ReviewedGame::positionAfter(std::size_t count) const
{
    const auto first = moves.empty() ? std::nullopt : std::optional(moves.front().color);
    BoardManager board(start, rule, first);
    for (std::size_t i = 0; i < count; ++i)
        board.playFor(moves[i].color, moves[i].point);
    if (count < moves.size() && board.sideToMove() != moves[count].color)
        board.makePass();
    return board;
}

std::size_t ReviewedGame::playedMoves() const
{
    BoardManager board = positionAfter(0);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool foul = isFoul(board, moves[i]);
        board.playFor(moves[i].color, moves[i].point);
        if (foul || board.winner() || board.isFull())
            return i + 1;
    }
    return moves.size();
}

std::optional<Score> ReviewedGame::resultAfter(std::size_t count) const
{
    if (count == 0)
        return std::nullopt;
    const RecordedMove& last = moves[count - 1];
    const BoardManager before = positionAfter(count - 1);
    if (isFoul(before, last))
        return kWin;
    const BoardManager board = positionAfter(count);
    if (board.winner())
        return *board.winner() == board.sideToMove() ? kWin : -kWin;
    return board.isFull() ? std::optional<Score>(0) : std::nullopt;
}

double MoveReview::loss() const
{
    if (verdict == Verdict::Unjudged || !chanceBefore || !chanceAfter)
        return 0;
    const double drop = *chanceBefore - *chanceAfter;
    const bool survived = isMarked(verdict) || drop < kInaccuracyDrop;
    return survived ? std::max(0.0, drop) : 0;
}

void summarise(GameReview& review, const ReviewedGame& game)
{
    review.players = {};
    countAndRate(review);
    noteShorterWins(review);
    review.turningPoints = turningPointsOf(review.moves);
    review.opening = openingOf(game);
}

}  // namespace gomoku
