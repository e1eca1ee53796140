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

BoardManager after(std::initializer_list<const char*> moves)
{
    BoardManager board;
    for (const char* move : moves)
        board.makeMove(Point::parse(move).value());
    return board;
}

Point choiceOf(ParallelSearch& search, const BoardManager& board, int step, std::uint64_t seed)
{
    const std::atomic<bool> stop{false};
    search.clear();
    return search
        .think(board, {.level = levelAtStep(step), .randomSeed = seed}, standardThreads(), stop)
        .bestMove();
}

/// How often, of `kMoods`, a step plays one of the points.
constexpr int kMoods = 100;
int timesPlayed(const BoardManager& board, int step, const std::set<std::string>& points)
{
    ParallelSearch search(1);
    int times = 0;
    for (std::uint64_t seed = 1; seed <= kMoods; ++seed)
        times += points.contains(choiceOf(search, board, step, seed).toString());
    return times;
}

/// In thousandths, for a player who overlooks as much as the tables say.
int chanceToOverlook(const BoardManager& board, Color color, const char* point, int direction)
{
    return SeenBoard(board, {.overlooks = 1000, .overlooksFours = 1000}, 1)
        .chanceToOverlook(color, Point::parse(point).value(), direction);
}

}  // namespace

TEST(PlayingLevel, NoLevelTakesLongerThanItMay)
{
    const std::chrono::milliseconds most[] = {1000ms, 2000ms, 3000ms, 5000ms, 8000ms};
    for (int level = 1; level <= kLevels; ++level) {
        const SearchLimits limits = limitsFor(PlayingLevel::of(level), {});
        ASSERT_TRUE(limits.moveTime);
        EXPECT_LE(*limits.moveTime, most[level - 1]);
    }
    EXPECT_EQ(*limitsFor(PlayingLevel::of(5), {.moveTime = 100ms}).moveTime, 100ms);
    EXPECT_FALSE(limitsFor(PlayingLevel::of(0), {}).moveTime);
}

TEST(PlayingLevel, LevelsAreStepsOfTheLadder)
{
    for (int level = 1; level <= kLevels; ++level) {
        EXPECT_EQ(namedLevel(levelAtStep(stepOfLevel(level))), level);
        EXPECT_EQ(namedLevel(level), level);
        EXPECT_GT(stepOfLevel(level), stepOfLevel(level - 1));
    }
    EXPECT_EQ(stepOfLevel(kLevels), kSteps);
    EXPECT_EQ(namedLevel(levelAtStep(1)), 1);
    EXPECT_EQ(stepOfLevel(levelAtStep(17)), 17);
    EXPECT_EQ(stepOfLevel(0), 0);
    EXPECT_EQ(stepOfLevel(kLevels + 1), 0);
}

TEST(PlayingLevel, HigherStepsSeeAndCalculateMore)
{
    for (int step = 2; step < kSteps; ++step) {
        const PlayingLevel lower = PlayingLevel::ofStep(step - 1);
        const PlayingLevel higher = PlayingLevel::ofStep(step);
        EXPECT_GE(higher.nodes, lower.nodes) << step;
        EXPECT_GE(higher.fours, lower.fours) << step;
        EXPECT_LE(higher.perception.overlooksFours, lower.perception.overlooksFours) << step;
        const bool isComparable = higher.bySight == lower.bySight && higher.nodes == lower.nodes;
        EXPECT_TRUE(!isComparable || higher.perception.overlooks <= lower.perception.overlooks)
            << step;
    }
}

TEST(PlayingLevel, VariesItsMoves)
{
    ParallelSearch search(1);
    const BoardManager board = after({"h8", "i9"});
    std::set<Point> chosen;
    for (std::uint64_t seed = 1; seed < 50; ++seed)
        chosen.insert(choiceOf(search, board, 1, seed));
    EXPECT_GT(chosen.size(), 3U);
    EXPECT_EQ(choiceOf(search, board, 1, 7), choiceOf(search, board, 1, 7));
}

TEST(PlayingLevel, EvenTheLowestCompletesItsFive)
{
    const BoardManager board = after({"h8", "a1", "i8", "a3", "j8", "a5", "k8", "a7"});
    EXPECT_EQ(timesPlayed(board, 1, {"g8", "l8"}), kMoods);
}

TEST(PlayingLevel, TheFirstLevelStopsAFour)
{
    const BoardManager board = after({"h8", "g8", "i8", "a1", "j8", "a3", "k8"});
    EXPECT_EQ(timesPlayed(board, stepOfLevel(1), {"l8"}), kMoods);
}

TEST(PlayingLevel, LowStepsOverlookWhatHighOnesSee)
{
    // A broken diagonal three, and the last move far away from it.
    const BoardManager board = after({"h8", "b2", "i9", "b4", "k11", "m3", "c13"});
    const std::set<std::string> stops{"g7", "j10", "l12", "f6", "m13"};
    EXPECT_LT(timesPlayed(board, 1, stops), kMoods / 2);
    EXPECT_EQ(timesPlayed(board, stepOfLevel(3), stops), kMoods);
}

TEST(Perception, BrokenDiagonalAndDistantThreatsAreOverlookedMore)
{
    const BoardManager solid = after({"h8", "a1", "i8", "a3", "j8", "c1", "e5"});
    const BoardManager broken = after({"h8", "a1", "i8", "a3", "k8", "c1", "e5"});
    const BoardManager diagonal = after({"h8", "a1", "i9", "a3", "j10", "c1", "e5"});
    const BoardManager distant = after({"h8", "a1", "i8", "a3", "j8", "c1", "o15"});
    const int usual = chanceToOverlook(solid, Color::Black, "g8", 0);
    EXPECT_GT(usual, 0);
    EXPECT_GT(chanceToOverlook(broken, Color::Black, "j8", 0), usual);
    EXPECT_GT(chanceToOverlook(diagonal, Color::Black, "g7", 2), usual);
    EXPECT_GT(chanceToOverlook(distant, Color::Black, "k8", 0),
              chanceToOverlook(solid, Color::Black, "g8", 0));
}

TEST(Perception, FoursAreRarelyOverlookedAndOwnFivesNever)
{
    const BoardManager board = after({"h8", "a1", "i8", "a3", "j8", "c1", "k8"});
    EXPECT_LT(chanceToOverlook(board, Color::Black, "g8", 0), 300);
    BoardManager own = board;
    own.makeMove(*Point::parse("a5"));
    EXPECT_EQ(chanceToOverlook(own, Color::Black, "g8", 0), 0);
}

}  // namespace gomoku
