// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Tuning/ParameterGame.h"

#include "Models/Search/ParallelSearch.h"

#include <atomic>

namespace gomoku {

namespace {

constexpr std::size_t kTableMegabytes = 4;

/// Black's score.
double playGame(PerColor<ParallelSearch*> engines, std::span<const Point> opening,
                const ParameterGameOptions& options, std::uint64_t seed)
{
    const std::atomic<bool> stop{false};
    BoardManager board = BoardManager::after(opening, options.size, options.rule);
    for (const Color color : kColors)
        engines[color]->clear();
    while (!board.winner() && !board.isFull() && board.stoneCount() < options.drawAfter) {
        const SearchLimits limits{
            .nodes = options.nodes, .useBook = false, .randomSeed = zobrist::nextRandom(seed) | 1};
        const Point move
            = engines[board.sideToMove()]->think(board, limits, onThisThread, stop).bestMove();
        if (move.isNone())
            break;
        board.makeMove(move);
    }
    return !board.winner() ? 0.5 : *board.winner() == Color::Black ? 1 : 0;
}

}  // namespace

double playParameterPair(const SearchParameters& first, const SearchParameters& second,
                         std::span<const Point> opening, const ParameterGameOptions& options,
                         std::uint64_t seed)
{
    ParallelSearch one(kTableMegabytes, defaultWeights, first);
    ParallelSearch other(kTableMegabytes, defaultWeights, second);
    const double asBlack = playGame({&one, &other}, opening, options, seed);
    const double asWhite = 1 - playGame({&other, &one}, opening, options, seed);
    return asBlack + asWhite;
}

}  // namespace gomoku
