// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Practice/MistakeCards.h"

namespace gomoku {

namespace {

/// Calls `take` with the position before each mistake, the move and the number of moves before it.
template <typename Take>
void forEachMistake(const ReviewedGame& game, const GameReview& review, PerColor<bool> whose,
                    Take&& take)
{
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const MoveReview& move = review.moves[i];
        const bool isUsable = !move.point.isNone() && !move.better().isNone();
        if (whose[move.mover] && isMistakeOrWorse(move.verdict) && isUsable)
            take(TrainingPosition{game.rule, game.positionAfter(i).grid(), move.mover}, move, i);
    }
}

}  // namespace

std::vector<DeckCard> mistakeCards(const ReviewedGame& game, const GameReview& review,
                                   PerColor<bool> whose, const std::string& source, CardTime now)
{
    std::vector<DeckCard> cards;
    forEachMistake(game, review, whose,
                   [&](const TrainingPosition& position, const MoveReview& move, std::size_t i) {
                       cards.push_back(cardFor(position, DeckCard::Kind::Mistake,
                                               source + ':' + std::to_string(i + 1), now,
                                               {move.point}, move.betterLine));
                   });
    return cards;
}

std::vector<PracticeTask> mistakeTasks(const ReviewedGame& game, const GameReview& review,
                                       PerColor<bool> whose)
{
    std::vector<PracticeTask> tasks;
    forEachMistake(game, review, whose,
                   [&](const TrainingPosition& position, const MoveReview& move, std::size_t) {
                       PracticeTask task;
                       task.kind = PracticeTask::Kind::Mistake;
                       task.position = position;
                       task.wrong = {move.point};
                       task.better = move.betterLine;
                       task.cardKey = toText(canonical(position).position);
                       task.subject = task.cardKey;
                       tasks.push_back(std::move(task));
                   });
    return tasks;
}

std::optional<double> ownAccuracy(const GameReview& review, PerColor<bool> whose)
{
    if (whose.black == whose.white)
        return std::nullopt;
    return review.players[whose.black ? Color::Black : Color::White].accuracy;
}

}  // namespace gomoku
