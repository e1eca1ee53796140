// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// What is promised in milliseconds. These tests run one at a time and not under sanitizers;
// gomoku_perf_response prints the figures themselves.
#include "Models/GomokuAI.h"
#include "Models/Search/TranspositionTable.h"
#include "Tests/Support/Game/BrainProcess.h"
#include "Tests/Support/Game/Responsiveness.h"
#include "Tests/Support/Game/Timing.h"

#include <QThread>

#include <gtest/gtest.h>

#include <atomic>
#include <ctime>

namespace gomoku::testing {
namespace {

using namespace std::chrono_literals;

BoardManager openingPosition()
{
    BoardManager board;
    for (const char* point : {"h8", "i9", "i8", "g8"})
        board.makeMove(*Point::parse(point));
    return board;
}

TEST(SearchTiming, KeepsItsTime)
{
    ParallelSearch search(16);
    const std::atomic<bool> stop{false};
    const SearchLimits limits{.moveTime = 200ms, .threads = 2, .useBook = false};
    EXPECT_TRUE(takesLess(250, [&] {
        return timeOf(
            [&] { (void)search.think(openingPosition(), limits, standardThreads(), stop); });
    }));
}

/// What the longest of the first moves of a game takes of the processor.
double mostProcessorTime(ParallelSearch& search, const SearchLimits& limits)
{
    const std::atomic<bool> stop{false};
    BoardManager board = openingPosition();
    double most = 0;
    for (int i = 0; i < 24; ++i) {
        const std::clock_t before = std::clock();
        const SearchReport report = search.think(board, limits, standardThreads(), stop);
        most = std::max(most, 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
        if (isDecided(report.score()))
            break;
        board.makeMove(report.bestMove());
    }
    return most;
}

// Processor time, so that others on the machine do not matter.
TEST(SearchTiming, TheClockIsReadOftenEnough)
{
    ParallelSearch search(16);
    search.fetchMemory();
    SearchLimits limits{.moveTime = 5ms, .useBook = false};
    (void)mostProcessorTime(search, limits);  // Tables are made.
    for (limits.randomSeed = 1; limits.randomSeed <= 5; ++limits.randomSeed)
        EXPECT_LT(mostProcessorTime(search, limits), 20) << limits.randomSeed;
}

TEST(SearchTiming, ALargeTableIsReadyAtOnce)
{
    EXPECT_TRUE(takesLess(20, [] { return timeOf([] { TranspositionTable table(1024); }); }));
}

TEST(GomokuAITiming, KeepsItsTime)
{
    GomokuAI ai;
    const SearchLimits limits{.moveTime = 200ms, .threads = 0, .useBook = false};
    EXPECT_TRUE(takesLess(
        250, [&] { return timeOf([&] { (void)ai.getBestMove(openingPosition(), limits); }); }));
}

TEST(GameTiming, AResetInALongThinkIsQuick)
{
    EXPECT_TRUE(takesLess(100, [] {
        const ResetFigures figures = measureResets(50, 40);
        EXPECT_LT(figures.kilobytesAfter, figures.kilobytesBefore + 16 * 1024);
        return percentile(figures.milliseconds, 99);
    }));
}

TEST(GameTiming, TheWindowsThreadAnswersWhileAllCoresThink)
{
    EXPECT_TRUE(takesLess(30, [] { return percentile(measureTimerLateness(1500), 99); }));
}

TEST(GameTiming, ClosingInTheMiddleOfAThinkIsQuick)
{
    EXPECT_TRUE(takesLess(100, [] { return percentile(measureClosing(10), 99); }));
}

TEST(BrainTiming, PlaysInTime)
{
    BrainProcess brain;
    brain.send("START 20\r\n");
    ASSERT_EQ(brain.line(), "OK");
    brain.send("INFO timeout_turn 200\rINFO timeout_match 0\nINFO rule 0\n");
    // One position each time, so that a busy moment costs an attempt and not the test.
    EXPECT_TRUE(takesLess(200, [&] {
        return timeOf([&] {
            brain.send("BOARD\n9,9,1\n10,10,2\n10,9,1\n8,9,2\nDONE\n");
            EXPECT_TRUE(isMove(brain.line(), 20));
        });
    }));
}

TEST(BrainTiming, LeavesAtOnceWhateverItIsDoing)
{
    for (const QByteArray& state : BrainProcess::states()) {
        EXPECT_TRUE(takesLess(200, [&] {
            BrainProcess brain;
            brain.send(state);
            QThread::msleep(200);
            return static_cast<double>(brain.end());
        })) << state.toStdString();
    }
}

}  // namespace
}  // namespace gomoku::testing
