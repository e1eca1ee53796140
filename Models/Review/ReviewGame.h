// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/GameReview.h"
#include "Models/Search/ParallelSearch.h"

#include <functional>

namespace gomoku {

struct ReviewOptions
{
    std::uint64_t nodes = kFirstLookNodes;  ///< For each position.
    std::uint64_t secondNodes = kSecondLookNodes;  ///< Where a move seems to be wrong.
    int threads = 1;  ///< Positions judged at a time; the result does not depend on it.
    ParallelRunner run = standardThreads();
};

/// How far a review has come. All positions have their first look before any has its second, so
/// that a coarse picture of the whole game is there early.
struct ReviewProgress
{
    const GameReview& review;  ///< To be copied if it is to be kept.
    int done = 0;  ///< Looks taken,
    int all = 0;  ///< of so many; grows when a second look turns out to be needed.
};

using ReviewListener = std::function<void(const ReviewProgress&)>;

/// Judges every move of a game. The same game and nodes give the same review, whatever the threads
/// and however busy the machine. Works on the caller's thread and those of `options.run`;
/// `progressed` is called on any of them, never on two at once. Once `stop` is true it returns
/// within some milliseconds with what is known; a move without both its values is Unjudged.
[[nodiscard]] GameReview reviewGame(const ReviewedGame& game, const ReviewOptions& options,
                                    const std::atomic<bool>& stop,
                                    const ReviewListener& progressed = {});

}  // namespace gomoku
