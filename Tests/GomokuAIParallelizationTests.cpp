// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// What `make perf` runs first: the same scenes searched to the same depth with 1..N threads.
#include "Models/GomokuAI.h"
#include "Tests/Support/Engine/Positions/Scenes.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <vector>

namespace gomoku::testing {
namespace {

/// The depth of the table; GOMOKU_PERF_DEPTH asks for another.
Depth depthToReach()
{
    const int asked = qEnvironmentVariableIntValue("GOMOKU_PERF_DEPTH");
    return asked > 0 ? asked : 15;
}

/// 1, 2, 4, …, and as many as the program would use.
std::vector<int> threadCounts()
{
    std::vector<int> counts;
    for (int count = 1; count < GomokuAI::idealThreads(); count *= 2)
        counts.push_back(count);
    counts.push_back(GomokuAI::idealThreads());
    return counts;
}

SearchReport searchAfresh(const BoardManager& board, int threads)
{
    GomokuAI ai;
    return ai.search(board, {.depth = depthToReach(), .threads = threads, .useBook = false});
}

void printRow(const Scene& scene, int threads, const SearchReport& report, double speedUp)
{
    std::printf("%-18s %7d  %-5s %5d %7d %9lld %12llu %8.2f\n", scene.name, threads,
                report.bestMove().toString().c_str(), report.depth(), report.score(),
                static_cast<long long>(report.elapsed.count()),
                static_cast<unsigned long long>(report.nodesPerSecond()), speedUp);
}

void printHeader()
{
    std::printf("%-18s %7s  %-5s %5s %7s %9s %12s %8s\n", "scene", "threads", "move", "depth",
                "score", "ms", "nodes/s", "speed-up");
}

/// How many times sooner `report` came than `base`.
double speedUpOf(const SearchReport& base, const SearchReport& report)
{
    const auto milliseconds = [](const SearchReport& one) {
        return static_cast<double>(std::max<std::int64_t>(1, one.elapsed.count()));
    };
    return milliseconds(base) / milliseconds(report);
}

/// Reached its depth, or a proof that makes more depth pointless; and the move can be played.
void expectAnAnswer(const BoardManager& board, const SearchReport& report)
{
    EXPECT_TRUE(report.depth() >= depthToReach() || isDecided(report.score()))
        << "depth " << report.depth() << ", score " << report.score();
    ASSERT_FALSE(report.bestMove().isNone());
    EXPECT_TRUE(board.isEmpty(report.bestMove()));
    EXPECT_TRUE(board.isLegal(board.sideToMove(), report.bestMove()));
}

}  // namespace

TEST(GomokuAIParallelization, EverySceneWithOneToAllThreads)
{
    printHeader();
    double logarithms = 0;
    for (const Scene& scene : kScenes) {
        const BoardManager board = boardOf(scene);
        const SearchReport alone = searchAfresh(board, 1);
        double speedUp = 1;
        for (const int threads : threadCounts()) {
            const SearchReport report = threads == 1 ? alone : searchAfresh(board, threads);
            speedUp = speedUpOf(alone, report);
            printRow(scene, threads, report, speedUp);
            expectAnAnswer(board, report);
        }
        logarithms += std::log(speedUp);
    }
    std::printf("speed-up with %d threads, geometric mean: %.2f\n", GomokuAI::idealThreads(),
                std::exp(logarithms / static_cast<double>(kScenes.size())));
}

TEST(GomokuAIParallelization, OneThreadGivesTheSameNodesEachTime)
{
    for (const Scene& scene : kScenes) {
        const BoardManager board = boardOf(scene);
        GomokuAI first;
        GomokuAI second;
        const SearchLimits limits{.depth = 8, .threads = 1, .useBook = false};
        EXPECT_EQ(first.search(board, limits).nodes, second.search(board, limits).nodes)
            << scene.name;
    }
}

}  // namespace gomoku::testing
