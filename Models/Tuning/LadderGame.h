// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"

#include <cstdint>
#include <vector>

namespace gomoku {

class ParallelSearch;

/// Stands for the player who looks one move ahead in games of the ladder: completes fives and open
/// fours, blocks them, and else extends its longest row. Most people who know the rules play so.
inline constexpr int kPlainPlayer = 0;

struct LadderGameOptions
{
    Rule rule = Rule::Freestyle;
    int size = kDefaultBoardSize;
    int drawAfter = 150;  ///< Stones.
    std::uint64_t mostNodes = 0;  ///< Higher steps are held to this; 0: they have their own.
};

/// Stones that two players start from, found fairly even by a short search.
[[nodiscard]] std::vector<Point>
ladderOpening(ParallelSearch& search, const LadderGameOptions& options, std::uint64_t seed);

/// Plays a game of two steps of the ladder (or kPlainPlayer) and gives Black's score.
[[nodiscard]] double playLadderGame(PerColor<ParallelSearch*> searches, PerColor<int> steps,
                                    const std::vector<Point>& opening,
                                    const LadderGameOptions& options, std::uint64_t seed);

}  // namespace gomoku
