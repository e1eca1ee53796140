// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/GameReview.h"
#include "Models/Training/Deck.h"
#include "Models/Training/Practice/PracticeSession.h"

#include <string>

namespace gomoku {

/// The mistakes and blunders of a reviewed game as cards, those of the given colours only. `source`
/// names the game.
[[nodiscard]] std::vector<DeckCard> mistakeCards(const ReviewedGame& game, const GameReview& review,
                                                 PerColor<bool> whose, const std::string& source,
                                                 CardTime now);

/// The same as tasks, on the board as they were in the game: it was looked at a moment ago, and its
/// moves are spoken of by their names.
[[nodiscard]] std::vector<PracticeTask>
mistakeTasks(const ReviewedGame& game, const GameReview& review, PerColor<bool> whose);

/// How exactly the user played; none if both colours are his, or neither.
[[nodiscard]] std::optional<double> ownAccuracy(const GameReview& review, PerColor<bool> whose);

}  // namespace gomoku
