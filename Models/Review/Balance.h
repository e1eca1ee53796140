// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Review/Judge/Judge.h"
#include "Models/Search/ParallelSearch.h"

#include <atomic>
#include <cstdint>
#include <vector>

namespace gomoku {

/// Stones to be placed, and what the game is worth to Black with them.
struct BalancedChoice
{
    std::vector<Point> points{};  ///< In the order of play.
    Score forBlack = 0;
    double chance = 50;  ///< Of Black, in percent.

    friend bool operator==(const BalancedChoice&, const BalancedChoice&) = default;
};

struct BalanceOptions
{
    std::uint64_t quickNodes = 3'000;  ///< To sort out what is not even at all.
    std::uint64_t nodes = kFirstLookNodes;  ///< For what is left; the last look has more.
    std::size_t choices = 8;  ///< At most so many are told.
    int threads = 1;  ///< Positions judged at a time; the result does not depend on it.
    ParallelRunner run = standardThreads();
};

inline constexpr int kMostBalancedStones = 3;

/// The most even ways to place `stones` more stones, in turn from the side to move: those after
/// which Black's chance is nearest to a half, the nearest first. Points that are the same by
/// symmetry are tried once. Of several stones not every combination is tried, and only those within
/// ten points of a half are told, or the nearest if none is. Empty once `stop` is true.
[[nodiscard]] std::vector<BalancedChoice> balancedChoices(const BoardManager& position, int stones,
                                                          const BalanceOptions& options,
                                                          const std::atomic<bool>& stop);

/// How many stones a player of Swap2 places now before the opponent chooses: the first three in
/// all, or two more after them. 0 where there is nothing to place.
[[nodiscard]] constexpr int swap2StonesAfter(int stones) noexcept
{
    return stones < 3 ? 3 - stones : stones < 5 ? 5 - stones : 0;
}

}  // namespace gomoku
