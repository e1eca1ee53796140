// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Tuning/LadderGame.h"

#include "Models/Core/RandomOpening.h"
#include "Models/Search/ParallelSearch.h"
#include "Models/Search/PlayingLevel.h"
#include "Models/Tuning/SelfPlay.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>

namespace gomoku {

namespace {

constexpr RandomOpeningShape kLadderOpening{.leastStones = 2, .mostStones = 6, .reach = 3};
constexpr std::uint64_t kOpeningNodes = 3000;
constexpr Score kMostUnevenOpening = 250;

Score worthOfOpening(ParallelSearch& search, const BoardManager& board)
{
    const std::atomic<bool> stop{false};
    search.clear();
    return search
        .think(board, {.nodes = kOpeningNodes, .useBook = false, .alwaysSearch = true},
               onThisThread, stop)
        .score();
}

/// The longest row that a stone makes counts; where several are as long, chance does.
int extensionOf(const BoardManager& board, Point point)
{
    int best = 0;
    for (int direction = 0; direction < 4; ++direction)
        best = std::max(
            best, static_cast<int>(shapeIn(board.shapesOf(board.sideToMove(), point), direction)));
    return best;
}

int plainRank(const BoardManager& board, Point point)
{
    const PointClass own = board.classOf(board.sideToMove(), point);
    const PointClass theirs = board.classOf(opponent(board.sideToMove()), point);
    return own == PointClass::Five       ? 4
        : theirs == PointClass::Five     ? 3
        : own == PointClass::OpenFour    ? 2
        : theirs == PointClass::OpenFour ? 1
                                         : 0;
}

Point plainMove(const BoardManager& board, std::uint64_t random)
{
    constexpr int kRanks = 100;
    Point best = Point();
    std::uint64_t bestWorth = 0;
    board.candidates().forEach([&](Point point) {
        const auto worth = static_cast<std::uint64_t>(plainRank(board, point) * kRanks
                                                      + extensionOf(board, point));
        const std::uint64_t drawn = (worth << 32) + (zobrist::nextRandom(random) >> 32);
        if (board.isLegal(board.sideToMove(), point) && (best.isNone() || drawn > bestWorth)) {
            best = point;
            bestWorth = drawn;
        }
    });
    return best;
}

Point moveOf(int step, ParallelSearch& search, const BoardManager& board,
             const LadderGameOptions& options, std::uint64_t random)
{
    if (step == kPlainPlayer)
        return plainMove(board, random);
    const std::atomic<bool> stop{false};
    SearchLimits limits{.level = levelAtStep(step), .useBook = false, .randomSeed = random | 1};
    if (options.mostNodes > 0)
        limits.nodes = options.mostNodes;
    return search.think(board, limits, onThisThread, stop).bestMove();
}

}  // namespace

std::vector<Point> ladderOpening(ParallelSearch& search, const LadderGameOptions& options,
                                 std::uint64_t seed)
{
    std::uint64_t random = seed;
    for (;;) {
        std::vector<Point> stones = randomOpening(options.size, random, kLadderOpening);
        if (!canStart(stones, options.size, options.rule))
            continue;
        const auto board = BoardManager::after(stones, options.size, options.rule);
        if (std::abs(worthOfOpening(search, board)) <= kMostUnevenOpening)
            return stones;
    }
}

double playLadderGame(PerColor<ParallelSearch*> searches, PerColor<int> steps,
                      const std::vector<Point>& opening, const LadderGameOptions& options,
                      std::uint64_t seed)
{
    std::uint64_t random = seed;
    BoardManager board = BoardManager::after(opening, options.size, options.rule);
    for (const Color color : kColors)
        searches[color]->clear();
    while (!board.winner() && !board.isFull() && board.stoneCount() < options.drawAfter) {
        const Color side = board.sideToMove();
        const Point move
            = moveOf(steps[side], *searches[side], board, options, zobrist::nextRandom(random));
        if (move.isNone())
            break;
        board.makeMove(move);
    }
    return !board.winner() ? 0.5 : *board.winner() == Color::Black ? 1 : 0;
}

}  // namespace gomoku
