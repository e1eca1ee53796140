// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/ParallelSearch.h"

#include <atomic>
#include <vector>

namespace gomoku {

/// The stones that SWAP2BOARD shows, in order: none, three or five.
struct Swap2Question
{
    int boardSize = kDefaultBoardSize;
    Rule rule = Rule::Freestyle;
    std::vector<Point> stones{};
};

/// The points to place: three at the start, two to leave the choice to the opponent, or one to
/// continue as White. Empty means SWAP: we take Black and the opponent moves. The limits are for
/// the whole answer; their random seed varies it.
[[nodiscard]] std::vector<Point> answerSwap2(const Swap2Question& question, ParallelSearch& search,
                                             const ParallelRunner& run, const SearchLimits& limits,
                                             const std::atomic<bool>& stop);

}  // namespace gomoku
