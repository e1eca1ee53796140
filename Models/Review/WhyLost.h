// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/GameReview.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

namespace gomoku {

/// How a game was lost: which move made it certain, and where it could still have been saved.
struct LossStory
{
    Color loser = Color::Black;
    std::size_t certain = 0;  ///< The loser's move, by its place: after it all is proven.
    std::size_t escape = 0;  ///< The last of his moves instead of which another one did not lose.
    std::vector<Point> escapeLine{};  ///< That other move first. Empty: none was found at all.
    MoveReason reason{};  ///< For that move.
    double chance = 0;  ///< The loser's, in percent, with that move.
    AllowedWin allowed{};  ///< What the opponent got by the one that was played.

    [[nodiscard]] bool hasEscape() const { return !escapeLine.empty(); }

    friend bool operator==(const LossStory&, const LossStory&) = default;
};

/// A win by threats in more moves is not held against the loser: hardly a player sees it, and where
/// it begins would depend on the effort.
inline constexpr int kCertainMoves = 8;

/// Where a loss became certain.
struct CertainLoss
{
    std::size_t move = 0;  ///< The loser's, by its place.
    bool isSettled = false;  ///< All was proven or refuted: more nodes would find the same move.

    friend bool operator==(const CertainLoss&, const CertainLoss&) = default;
};

/// Walks back from the end of a game that `loser` has lost. The loss became certain with the first
/// of his moves after which the opponent has a proven win by fours and threats in at most
/// kCertainMoves moves, and has one after each later move too, but for fours of the loser's own:
/// they only put the end off. `nodes` are for a first look at each position; where it decides
/// nothing, a second one with ten times as many follows. nullopt as for explainLoss().
[[nodiscard]] std::optional<CertainLoss> certainLoss(const ReviewedGame& game, Color loser,
                                                     std::uint64_t nodes,
                                                     const std::atomic<bool>& stop);

/// The same, and where the game could still have been saved. nullopt if there is none after his
/// last move: a game lost on time or resigned in an open position. A move counts as an escape if
/// neither such a win nor a loss by the judge is proven after it. Once `stop` is true it returns
/// nullopt within some milliseconds.
[[nodiscard]] std::optional<LossStory> explainLoss(const ReviewedGame& game, Color loser,
                                                   std::uint64_t nodes,
                                                   const std::atomic<bool>& stop);

/// The story as it is told beside a review of the same game; null: there is none yet. Searches end
/// with the first win they find, so two of them may find wins of different lengths. The length that
/// is told is that of the line which the review has judged, and without one nothing is said of it.
[[nodiscard]] LossStory toldBeside(const GameReview* review, LossStory story);

/// Who has lost by the law, if the moves end the game.
[[nodiscard]] std::optional<Color> loserOf(const ReviewedGame& game);

}  // namespace gomoku
