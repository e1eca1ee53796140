// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"
#include "Models/Core/Score.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace gomoku {

/// When a search has to end. Nothing set: it runs until it is stopped or everything is known.
struct SearchLimits
{
    std::optional<std::chrono::milliseconds>
        moveTime{};  ///< Wall clock for this move, never exceeded.
    std::optional<std::chrono::milliseconds> matchTime{};  ///< Left for the rest of the game.
    std::optional<std::chrono::milliseconds> increment{};  ///< Added to matchTime after each move.
    std::optional<std::uint64_t> nodes{};  ///< Summed over all threads.
    std::optional<Depth> depth{};
    int threads = 1;
    int lines = 1;  ///< Best moves to report; 2 or more for the analysis panel.
    int level = 0;  ///< 1..5: a human-like player of that level; 0: full strength.
    bool useBook = true;
    bool alwaysSearch = false;  ///< For the value, even if there is only one move to choose.
    std::vector<Point> excluded{};  ///< Root moves not to be considered.
    std::uint64_t randomSeed = 0;  ///< Choice among equals and book moves; 0: always the first.
};

/// One line of play from the root and what it is worth to the side to move there.
struct SearchLine
{
    std::vector<Point> moves{};
    Score score = 0;
    Depth depth = 0;
    Depth selectiveDepth = 0;
};

/// What a search knows after an iteration, and, the last one, its answer.
struct SearchReport
{
    std::vector<SearchLine> lines{};  ///< Best first; empty only if there is no legal move.
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{0};
    bool fromBook = false;
    bool isFinal = false;
    /// By a proof of the solved game Black wins within so many plies; 0: none is known.
    int provenPlies = 0;

    [[nodiscard]] Point bestMove() const
    {
        return lines.empty() || lines.front().moves.empty() ? Point() : lines.front().moves.front();
    }
    [[nodiscard]] Score score() const { return lines.empty() ? 0 : lines.front().score; }
    [[nodiscard]] Depth depth() const { return lines.empty() ? 0 : lines.front().depth; }
    [[nodiscard]] std::uint64_t nodesPerSecond() const
    {
        return elapsed.count() > 0 ? nodes * 1000 / static_cast<std::uint64_t>(elapsed.count()) : 0;
    }
};

}  // namespace gomoku
