// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/BrainManager.h"

#include <algorithm>
#include <set>

namespace gomoku {
namespace {

using namespace testing;

TEST(BrainSwap2, AsksForAnAnswerToNoneThreeAndFiveStones)
{
    BrainManager manager;
    manager.sendAll({"START 15", "INFO rule 1", "SWAP2BOARD DONE"});
    ASSERT_TRUE(manager.task && manager.task->swap2);
    EXPECT_TRUE(manager.task->swap2->stones.empty());
    EXPECT_EQ(manager.answerSwap2({at("h8"), at("i9"), at("g7")}), Lines{"7,7 8,6 6,8"});

    manager.sendAll({"swap2board", "7,7", "8,8", "9,7", "done"});
    ASSERT_TRUE(manager.task && manager.task->swap2);
    EXPECT_EQ(manager.task->swap2->stones, (std::vector<Point>{at("h8"), at("i7"), at("j8")}));
    EXPECT_EQ(manager.task->swap2->rule, Rule::Standard);
    EXPECT_EQ(manager.answerSwap2({}), Lines{"SWAP"});

    manager.send("SWAP2BOARD 7,7 8,8 9,7 1,1 2,2 DONE");
    EXPECT_EQ(manager.answerSwap2({at("c3")}), Lines{"2,12"});
    EXPECT_EQ(manager.send("SWAP2BOARD 7,7 DONE"),
              Lines{"ERROR SWAP2BOARD: 0, 3 or 5 stones, not 1"});
    manager.send("BOARD DONE");  // and ordinary play goes on
    EXPECT_FALSE(manager.task->swap2);
}

/// Answers of a search that is given next to nothing.
class Swap2Answers : public ::testing::Test
{
protected:
    std::vector<Point> answer(int boardSize, std::vector<Point> stones, std::uint64_t seed)
    {
        SearchLimits limits;
        limits.nodes = 3000;
        limits.randomSeed = seed;
        m_search.clear();  // what earlier searches found must not decide
        return answerSwap2({boardSize, Rule::Freestyle, std::move(stones)}, m_search,
                           standardThreads(), limits, m_stop);
    }

private:
    std::atomic<bool> m_stop{false};
    ParallelSearch m_search{1};
};

TEST_F(Swap2Answers, ThreeDifferentStonesOnEveryBoard)
{
    for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
        std::vector<Point> stones = answer(size, {}, 1);
        ASSERT_EQ(stones.size(), 3u);
        std::sort(stones.begin(), stones.end());
        EXPECT_EQ(std::unique(stones.begin(), stones.end()), stones.end());
        EXPECT_TRUE(std::all_of(stones.begin(), stones.end(),
                                [&](Point point) { return point.isOn(size); }));
    }
}

TEST_F(Swap2Answers, OpeningsVaryWithTheSeed)
{
    std::set<std::vector<Point>> openings;
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
        openings.insert(answer(15, {}, seed));
    EXPECT_GT(openings.size(), 5u);
    EXPECT_EQ(answer(15, {}, 1), answer(15, {}, 1));
}

TEST_F(Swap2Answers, TakesBlackWhereBlackIsClearlyBetter)
{
    // White's stone is far away: two connected black stones and White to move.
    EXPECT_TRUE(answer(15, {at("h8"), at("a1"), at("i9")}, 1).empty());
}

TEST_F(Swap2Answers, FiveStonesGetAMoveOrASwap)
{
    const std::vector<Point> white = {at("h8"), at("i9"), at("a1"), at("i8"), at("o15")};
    EXPECT_EQ(answer(15, white, 1).size(), 1u);  // Black's stones are scattered: White stays
    const std::vector<Point> black = {at("h8"), at("a1"), at("i9"), at("o15"), at("h10")};
    EXPECT_TRUE(answer(15, black, 1).empty());
}

TEST_F(Swap2Answers, AnEvenPositionGetsTwoMoreStones)
{
    int twoMore = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const std::vector<Point> laid = answer(15, answer(15, {}, seed), seed);
        EXPECT_LE(laid.size(), 2u);
        twoMore += laid.size() == 2;
    }
    EXPECT_GT(twoMore, 0);
}

}  // namespace
}  // namespace gomoku
