// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// What the headers of Models/Search promise about tables, times and histories, one test for each
// sentence. docs/TESTING.md lists the others with their tests.
#include "Models/Search/MoveHistory.h"
#include "Models/Search/ParallelSearch.h"
#include "Models/Search/SearchParameters.h"
#include "Models/Search/TimeManager.h"
#include "Models/Search/TranspositionTable.h"
#include "Tests/Support/Engine/Positions/Scenes.h"

#include <gtest/gtest.h>

#include <thread>

namespace gomoku {
namespace {

using namespace std::chrono_literals;

zobrist::Key tableKey(std::uint64_t number)
{
    return zobrist::nextRandom(number);
}

TableEntry ofDepth(Depth depth, Bound bound = Bound::Lower)
{
    return {.move = Point::at(3, 4), .score = 10, .eval = 5, .depth = depth, .bound = bound};
}

/// One bucket: four entries compete for everything.
class FullBucket : public ::testing::Test
{
protected:
    void fill(Depth depth)
    {
        for (std::uint64_t i = 0; i < 4; ++i)
            table.store(tableKey(i), 0, ofDepth(depth));
    }
    [[nodiscard]] int left() const
    {
        int count = 0;
        for (std::uint64_t i = 0; i < 4; ++i)
            count += table.find(tableKey(i), 0).has_value();
        return count;
    }

    TranspositionTable table{0};
};

TEST_F(FullBucket, GivesUpItsShallowestEntry)
{
    table.store(tableKey(0), 0, ofDepth(9));
    table.store(tableKey(1), 0, ofDepth(4));
    table.store(tableKey(2), 0, ofDepth(7));
    table.store(tableKey(3), 0, ofDepth(5));
    table.store(tableKey(9), 0, ofDepth(1));
    EXPECT_FALSE(table.find(tableKey(1), 0));
    EXPECT_TRUE(table.find(tableKey(9), 0));
    EXPECT_EQ(left(), 3);
}

TEST_F(FullBucket, EntriesOfAnEarlierSearchStayReadableUntilTheirPlaceIsNeeded)
{
    fill(9);
    table.startNewSearch();
    EXPECT_EQ(left(), 4);
    EXPECT_EQ(table.permilleUsed(), 0) << "none of them belongs to this search";
}

TEST_F(FullBucket, AnEarlierSearchMakesRoomForShallowerResultsOfThisOne)
{
    fill(9);
    table.startNewSearch();
    for (std::uint64_t i = 10; i < 14; ++i)
        table.store(tableKey(i), 0, ofDepth(2));
    EXPECT_EQ(left(), 0);
    EXPECT_EQ(table.permilleUsed(), 1000);
}

// Eight plies for each search, neither more nor less.
TEST_F(FullBucket, AnEntryIsWorthEightPliesLessInEveryLaterSearch)
{
    for (const int searches : {1, 2, 3})
        for (const bool isDeeper : {false, true}) {
            TranspositionTable contest(0);
            const Depth old = 8 * searches + 1 + isDeeper;
            contest.store(tableKey(0), 0, ofDepth(old));
            for (int i = 0; i < searches; ++i)
                contest.startNewSearch();
            for (std::uint64_t i = 1; i < 4; ++i)
                contest.store(tableKey(i), 0, ofDepth(isDeeper ? 1 : 2));
            contest.store(tableKey(9), 0, ofDepth(5));
            EXPECT_EQ(contest.find(tableKey(0), 0).has_value(), isDeeper) << searches;
        }
}

TEST(TableOfResults, KeepsAMuchDeeperResultOfThisSearchButNotOfAnEarlierOne)
{
    TranspositionTable table(1);
    table.store(tableKey(1), 0, ofDepth(9));
    table.store(tableKey(1), 0, ofDepth(5));
    EXPECT_EQ(table.find(tableKey(1), 0)->depth, 9);
    table.store(tableKey(1), 0, ofDepth(6));
    EXPECT_EQ(table.find(tableKey(1), 0)->depth, 6) << "three plies are forgiven";
    table.store(tableKey(1), 0, ofDepth(1, Bound::Exact));
    EXPECT_EQ(table.find(tableKey(1), 0)->depth, 1) << "an exact score always counts";
    table.store(tableKey(1), 0, ofDepth(30));
    table.startNewSearch();
    table.store(tableKey(1), 0, ofDepth(2));
    EXPECT_EQ(table.find(tableKey(1), 0)->depth, 2);
}

TEST(TableOfResults, RemembersTheMoveWhereANewResultHasNone)
{
    TranspositionTable table(1);
    table.store(tableKey(1), 0, ofDepth(5));
    table.store(tableKey(1), 0, {.score = 3, .depth = 6, .bound = Bound::Upper});
    EXPECT_EQ(table.find(tableKey(1), 0)->move, Point::at(3, 4));
    EXPECT_EQ(table.find(tableKey(1), 0)->score, 3);
    table.store(tableKey(2), 0, {.depth = 6, .bound = Bound::Upper});
    EXPECT_TRUE(table.find(tableKey(2), 0)->move.isNone());
}

TEST(TableOfResults, CountsTheWayToALossFromThePositionItself)
{
    TranspositionTable table(1);
    table.store(tableKey(1), 6, {.score = lossIn(9), .depth = 2, .bound = Bound::Exact});
    EXPECT_EQ(table.find(tableKey(1), 6)->score, lossIn(9));
    EXPECT_EQ(table.find(tableKey(1), 0)->score, lossIn(3));
    table.store(tableKey(2), 6, {.score = 55, .depth = 2, .bound = Bound::Exact});
    EXPECT_EQ(table.find(tableKey(2), 0)->score, 55) << "a judgement has no distance";
}

TEST(TableOfResults, HoldsTheLargestNumbersOfEveryField)
{
    TranspositionTable table(1);
    for (const Score score : {winIn(1), lossIn(1), kMaxEval, -kMaxEval, 0})
        for (const Depth depth : {0, 1, 120, 127}) {
            const TableEntry entry{.move = Point::at(kMaxBoardSize - 1, kMaxBoardSize - 1),
                                   .score = score,
                                   .eval = -score / 2,
                                   .depth = depth,
                                   .bound = Bound::Exact};
            table.store(tableKey(5), 0, entry);
            const auto found = table.find(tableKey(5), 0);
            ASSERT_TRUE(found);
            EXPECT_EQ(found->score, score);
            EXPECT_EQ(found->eval, -score / 2);
            EXPECT_EQ(found->depth, depth);
            EXPECT_EQ(found->move, entry.move);
            EXPECT_FALSE(found->isPv);
        }
}

// Every thread writes results that can be recognised; a mixture of two would not be.
TEST(TableOfResults, NeverGivesAMixtureOfTwoResults)
{
    TranspositionTable table(0);
    std::atomic<bool> isWrong{false};
    const auto work = [&](std::uint64_t seed) {
        for (int i = 0; i < 50'000; ++i) {
            const std::uint64_t number = zobrist::nextRandom(seed) % 64;
            const auto value = static_cast<int>(number);
            if (const auto found = table.find(tableKey(number), 0))
                isWrong = isWrong || found->score != value || found->eval != -value;
            table.store(tableKey(number), 0,
                        {.score = value, .eval = -value, .depth = value, .bound = Bound::Exact});
        }
    };
    std::vector<std::thread> threads;
    for (std::uint64_t i = 1; i <= 4; ++i)
        threads.emplace_back(work, i);
    for (std::thread& thread : threads)
        thread.join();
    EXPECT_FALSE(isWrong);
}

TEST(TimeForAMove, IsWhatWasAskedFor)
{
    EXPECT_EQ(TimeManager::budgetFor({}), std::nullopt);
    EXPECT_EQ(TimeManager::budgetFor({.nodes = 100, .depth = 5}), std::nullopt);
    EXPECT_EQ(TimeManager::budgetFor({.moveTime = 700ms}), 700ms);
    EXPECT_EQ(TimeManager::budgetFor({.moveTime = 0ms}), 1ms) << "there is always some";
}

TEST(TimeForAMove, IsAShareOfTheGame)
{
    EXPECT_EQ(TimeManager::budgetFor({.matchTime = 18s}), 1s);
    EXPECT_EQ(TimeManager::budgetFor({.moveTime = 300ms, .matchTime = 18s}), 300ms);
    EXPECT_EQ(TimeManager::budgetFor({.moveTime = 5s, .matchTime = 18s}), 1s);
    EXPECT_EQ(TimeManager::budgetFor({.matchTime = 18s, .increment = 400ms}), 1300ms);
    EXPECT_EQ(TimeManager::budgetFor({.matchTime = 100ms, .increment = 10s}), 80ms)
        << "never nearly all that is left";
}

// However long the game is: each move's time, with something for the clockwork, is left.
TEST(TimeForAMove, NeverAddsUpToMoreThanTheGameHas)
{
    for (const auto game : {1000ms, 10'000ms, 60'000ms}) {
        auto left = game;
        for (int move = 0; move < 60; ++move)
            left -= *TimeManager::budgetFor({.matchTime = left});
        EXPECT_GT(left, 0ms) << game.count();
    }
}

TEST(TimeForAMove, KnowsWhenItIsLateAndWhenItIsOver)
{
    const TimeManager soon({.moveTime = 40ms});
    EXPECT_EQ(soon.budget(), 40ms);
    while (soon.elapsed() < 41ms)
        std::this_thread::yield();
    EXPECT_TRUE(soon.isOver());
    EXPECT_TRUE(soon.isLateForIteration());
    const TimeManager later({.moveTime = 1h});
    EXPECT_FALSE(later.isOver());
    EXPECT_FALSE(later.isLateForIteration());
    const TimeManager never({});
    EXPECT_FALSE(never.isOver());
    EXPECT_FALSE(never.isLateForIteration());
    EXPECT_FALSE(never.budget());
}

TEST(History, StaysWithinItsBoundsAndNeverGetsStuck)
{
    MoveHistory history;
    const Point point = Point::at(7, 7);
    for (int i = 0; i < 1000; ++i)
        history.reward(Color::Black, point, 600);
    EXPECT_LE(history.score(Color::Black, point), MoveHistory::kMost);
    EXPECT_GT(history.score(Color::Black, point), MoveHistory::kMost * 3 / 4);
    EXPECT_EQ(history.score(Color::White, point), 0);
    const int top = history.score(Color::Black, point);
    history.punish(Color::Black, point, 100);
    EXPECT_LT(history.score(Color::Black, point), top - 100) << "the further up, the faster down";
    for (int i = 0; i < 1000; ++i)
        history.punish(Color::Black, point, 600);
    EXPECT_GE(history.score(Color::Black, point), -MoveHistory::kMost);
    EXPECT_LT(history.score(Color::Black, point), -MoveHistory::kMost * 3 / 4);
}

TEST(History, KnowsTwoKillersOfAPlyAndTheLastAnswer)
{
    MoveHistory history;
    const Point a = Point::at(1, 1);
    const Point b = Point::at(2, 2);
    const Point c = Point::at(3, 3);
    EXPECT_TRUE(history.answerTo(Color::White, a).isNone());
    history.noteRefutation(4, Color::White, a, b);
    history.noteRefutation(4, Color::White, a, b);
    history.noteRefutation(4, Color::White, Point(), c);
    EXPECT_TRUE(history.isKiller(4, b));
    EXPECT_TRUE(history.isKiller(4, c));
    EXPECT_FALSE(history.isKiller(5, b));
    history.noteRefutation(4, Color::White, Point(), a);
    EXPECT_FALSE(history.isKiller(4, b)) << "two at most";
    EXPECT_EQ(history.answerTo(Color::White, a), b);
    EXPECT_TRUE(history.answerTo(Color::Black, a).isNone());
    EXPECT_TRUE(history.answerTo(Color::White, Point()).isNone());
    history.clearKillers(4);
    EXPECT_FALSE(history.isKiller(4, a));
    EXPECT_FALSE(history.isKiller(4, c));
}

// The more is left to search, and the less of it is quiet, the less may be left out. Only where the
// share of quiet moves begins to count, at depth 3, their number may fall once.
TEST(Margins, GrowWithTheDepth)
{
    constexpr Depth kDeep = 12;
    constexpr SearchParameters p;
    constexpr QuietMoveLimits quietMoves(p);
    for (Depth depth = 1; depth < kDeep; ++depth) {
        EXPECT_LT(p.razoringMargin(depth), p.razoringMargin(depth + 1));
        EXPECT_LE(p.betterMargin(depth), p.betterMargin(depth + 1));
        EXPECT_LT(p.betterMargin(depth), p.muchBetterMargin(depth));
        for (const bool improving : {false, true}) {
            EXPECT_LT(p.futilityMargin(depth, improving), p.futilityMargin(depth + 1, improving));
            if (depth != 2) {
                EXPECT_LE(quietMoves.at(depth, improving), quietMoves.at(depth + 1, improving));
            }
            EXPECT_GE(quietMoves.at(depth, true), quietMoves.at(depth, false));
        }
    }
}

TEST(Reports, ComeOncePerDepthWithGrowingNodesAndEndWithTheAnswer)
{
    const BoardManager board = testing::boardOf(testing::kScenes[1]);
    ParallelSearch search(4);
    const std::atomic<bool> stop{false};
    std::vector<SearchReport> reports;
    const SearchReport last
        = search.think(board, {.depth = 7, .useBook = false}, standardThreads(), stop,
                       [&](const SearchReport& report) { reports.push_back(report); });
    ASSERT_EQ(reports.size(), 7U);
    for (std::size_t i = 0; i < reports.size(); ++i) {
        EXPECT_EQ(reports[i].depth(), static_cast<Depth>(i) + 1);
        EXPECT_FALSE(reports[i].isFinal);
        if (i > 0) {
            EXPECT_GE(reports[i].nodes, reports[i - 1].nodes);
        }
    }
    EXPECT_TRUE(last.isFinal);
    EXPECT_EQ(last.bestMove(), reports.back().bestMove());
    EXPECT_EQ(last.score(), reports.back().score());
}

}  // namespace
}  // namespace gomoku
