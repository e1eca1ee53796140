// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Practice/MistakeCards.h"

namespace gomoku {

std::vector<DeckCard> mistakeCards(const ReviewedGame& game, const GameReview& review,
                                   PerColor<bool> whose, const std::string& source, CardTime now)
{
    std::vector<DeckCard> cards;
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const MoveReview& move = review.moves[i];
        const bool isUsable = !move.point.isNone() && !move.better().isNone();
        if (!whose[move.mover] || !isMistakeOrWorse(move.verdict) || !isUsable)
            continue;
        const BoardManager position = game.positionAfter(i);
        cards.push_back(cardFor({game.rule, position.grid(), move.mover}, DeckCard::Kind::Mistake,
                                source + ':' + std::to_string(i + 1), now, {move.point},
                                move.betterLine));
    }
    return cards;
}

std::optional<double> ownAccuracy(const GameReview& review, PerColor<bool> whose)
{
    if (whose.black == whose.white)
        return std::nullopt;
    return review.players[whose.black ? Color::Black : Color::White].accuracy;
}

}  // namespace gomoku
