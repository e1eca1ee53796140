// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/Review/GameReview.h"

#include <optional>
#include <vector>

namespace gomoku {

/// Where the position on the board lies in a reviewed game. Moves are counted from 1, as on the
/// board; a review may begin after some of them.
struct ReviewPlace
{
    int agreed = 0;  ///< So many moves of the line on the board are moves of the reviewed game.
    /// The reviewed move that is the newest on the board, or whose better line the board shows;
    /// none before the first and in other variations.
    std::optional<std::size_t> move{};
    int betterMoves = 0;  ///< So many moves of that better line are on the board.

    friend bool operator==(const ReviewPlace&, const ReviewPlace&) = default;
};

[[nodiscard]] ReviewPlace placeIn(const GameReview& review, const GameSnapshot& snapshot);

/// One verdict for each move of the line on the board; Unjudged where the review does not reach.
[[nodiscard]] std::vector<Verdict> verdictsFor(const GameReview& review,
                                               const GameSnapshot& snapshot);

/// Moves on the board after the next marked move beyond `from` of them, or the one before if not
/// `forward`; nullopt if there is none.
[[nodiscard]] std::optional<int> nextMarked(const GameReview& review, int from, bool forward);

/// The game on the board as one to be reviewed: its own line, whatever is looked at.
[[nodiscard]] ReviewedGame reviewedGame(const GameSnapshot& snapshot);

/// Is the review one of exactly these moves?
[[nodiscard]] bool isOf(const GameReview& review, const ReviewedGame& game);

}  // namespace gomoku
