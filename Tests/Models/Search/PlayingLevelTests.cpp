// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/BoardManager.h"
#include "Models/Search/ParallelSearch.h"
#include "Models/Search/PlayingLevel.h"

#include <gtest/gtest.h>

#include <set>

namespace gomoku {

namespace {

using namespace std::chrono_literals;

SearchReport twoLines(Score first, Score second)
{
    SearchReport report;
    report.lines
        = {SearchLine{{Point::at(1, 1)}, first, 1, 1}, SearchLine{{Point::at(2, 2)}, second, 1, 1}};
    return report;
}

}  // namespace

TEST(PlayingLevel, NoLevelTakesLongerThanItMay)
{
    const std::chrono::milliseconds most[] = {500ms, 2000ms, 3000ms, 5000ms, 8000ms};
    for (int level = 1; level <= kLevels; ++level) {
        const SearchLimits limits = limitsFor(PlayingLevel::of(level), {});
        ASSERT_TRUE(limits.moveTime);
        EXPECT_LE(*limits.moveTime, most[level - 1]);
    }
    EXPECT_EQ(*limitsFor(PlayingLevel::of(5), {.moveTime = 100ms}).moveTime, 100ms);
    EXPECT_FALSE(limitsFor(PlayingLevel::of(0), {}).moveTime);
}

TEST(PlayingLevel, WandersAmongMovesAboutAsGood)
{
    std::set<Point> chosen;
    for (std::uint64_t mood = 1; mood < 50; ++mood) {
        SearchReport report = twoLines(20, 0);
        chooseLine(PlayingLevel::of(1), report, mood);
        chosen.insert(report.bestMove());
    }
    EXPECT_EQ(chosen.size(), 2U);
}

TEST(PlayingLevel, NeverThrowsAwayWhatItSees)
{
    for (std::uint64_t mood = 1; mood < 200; ++mood) {
        SearchReport winning = twoLines(winIn(5), 100);
        chooseLine(PlayingLevel::of(1), winning, mood);
        EXPECT_EQ(winning.bestMove(), Point::at(1, 1));
        SearchReport losing = twoLines(-100, lossIn(4));
        chooseLine(PlayingLevel::of(1), losing, mood);
        EXPECT_EQ(losing.bestMove(), Point::at(1, 1));
    }
}

TEST(PlayingLevel, EvenTheFirstStopsAFour)
{
    BoardManager board;
    for (const char* move : {"h8", "g8", "i8", "a1", "j8", "a3", "k8"})
        board.makeMove(Point::parse(move).value());
    const std::atomic<bool> stop{false};
    ParallelSearch search(4);
    for (std::uint64_t seed = 1; seed < 20; ++seed)
        EXPECT_EQ(search.think(board, {.level = 1, .randomSeed = seed}, standardThreads(), stop)
                      .bestMove()
                      .toString(),
                  "l8");
}

}  // namespace gomoku
