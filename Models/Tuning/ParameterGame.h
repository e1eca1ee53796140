// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Search/SearchParameters.h"

#include <cstdint>
#include <span>

namespace gomoku {

struct ParameterGameOptions
{
    Rule rule = Rule::Freestyle;
    int size = kDefaultBoardSize;
    std::uint64_t nodes = 20'000;  ///< For each move.
    int drawAfter = 150;  ///< Stones.
};

/// Plays an opening twice, with colours exchanged, between engines that differ in their parameters
/// alone, and gives the points of the first. The same games for the same seed, everywhere.
[[nodiscard]] double playParameterPair(const SearchParameters& first,
                                       const SearchParameters& second,
                                       std::span<const Point> opening,
                                       const ParameterGameOptions& options, std::uint64_t seed);

}  // namespace gomoku
