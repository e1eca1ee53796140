// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/ReviewPlace.h"

#include <algorithm>

namespace gomoku {

namespace {

bool isMove(const MoveReview& reviewed, const PlayedMove& played)
{
    return reviewed.point == played.point && reviewed.mover == played.color;
}

int agreedMoves(const GameReview& review, const std::vector<PlayedMove>& line)
{
    const auto first = static_cast<std::size_t>(review.firstMove);
    if (line.size() < first)
        return static_cast<int>(line.size());
    std::size_t agreed = 0;
    while (agreed < review.moves.size() && first + agreed < line.size()
           && isMove(review.moves[agreed], line[first + agreed]))
        ++agreed;
    return static_cast<int>(first + agreed);
}

/// How many moves after the first `from` of the line are those of the better line.
int followedMoves(const std::vector<Point>& better, const GameSnapshot& snapshot, int from)
{
    int followed = 0;
    while (from + followed < snapshot.shown && static_cast<std::size_t>(followed) < better.size()
           && better[static_cast<std::size_t>(followed)]
               == snapshot.moves[static_cast<std::size_t>(from + followed)].point)
        ++followed;
    return followed;
}

}  // namespace

ReviewPlace placeIn(const GameReview& review, const GameSnapshot& snapshot)
{
    ReviewPlace place{.agreed = agreedMoves(review, snapshot.moves)};
    if (snapshot.shown <= place.agreed) {
        if (snapshot.shown > review.firstMove)
            place.move = static_cast<std::size_t>(snapshot.shown - 1 - review.firstMove);
        return place;
    }
    const auto left = static_cast<std::size_t>(place.agreed - review.firstMove);
    if (place.agreed < review.firstMove || left >= review.moves.size())
        return place;
    const int followed = followedMoves(review.moves[left].betterLine, snapshot, place.agreed);
    if (followed > 0 && place.agreed + followed == snapshot.shown) {
        place.move = left;
        place.betterMoves = followed;
    }
    return place;
}

std::vector<Verdict> verdictsFor(const GameReview& review, const GameSnapshot& snapshot)
{
    std::vector<Verdict> verdicts(snapshot.moves.size(), Verdict::Unjudged);
    const int agreed = agreedMoves(review, snapshot.moves);
    for (int move = review.firstMove; move < agreed; ++move)
        verdicts[static_cast<std::size_t>(move)]
            = review.moves[static_cast<std::size_t>(move - review.firstMove)].verdict;
    return verdicts;
}

std::optional<int> nextMarked(const GameReview& review, int from, bool forward)
{
    const int last = review.firstMove + static_cast<int>(review.moves.size());
    const int step = forward ? 1 : -1;
    const int start = std::clamp(from, review.firstMove, last + 1) + step;
    for (int moves = start; moves > review.firstMove && moves <= last; moves += step)
        if (isMarked(review.moves[static_cast<std::size_t>(moves - 1 - review.firstMove)].verdict))
            return moves;
    return std::nullopt;
}

ReviewedGame reviewedGame(const GameSnapshot& snapshot)
{
    ReviewedGame game{.rule = snapshot.setup.rule, .start = snapshot.start};
    const auto live = static_cast<std::size_t>(snapshot.live);
    for (std::size_t i = 0; i < live && i < snapshot.moves.size(); ++i)
        game.moves.push_back({snapshot.moves[i].point, snapshot.moves[i].color});
    const OpeningRule opening = snapshot.setup.openingRule;
    if (opening == OpeningRule::Free || snapshot.setup.boardSize < smallestBoardFor(opening))
        return game;
    if (const auto play
        = OpeningPlay::replayed(opening, snapshot.setup.boardSize, snapshot.openingActions))
        game.openingMoves = static_cast<int>(play->moves().size());
    return game;
}

bool isOf(const GameReview& review, const ReviewedGame& game)
{
    if (review.firstMove != game.firstMove || review.moves.size() != game.playedMoves())
        return false;
    return std::equal(review.moves.begin(), review.moves.end(), game.moves.begin(),
                      [](const MoveReview& reviewed, const RecordedMove& move) {
                          return reviewed.point == move.point && reviewed.mover == move.color;
                      });
}

}  // namespace gomoku
