// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Rules/Referee.h"
#include "Models/Training/FoulGym.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Rounds.h"

#include <gtest/gtest.h>

namespace gomoku {

namespace {

class FoulGymSteps : public ::testing::TestWithParam<int>
{
protected:
    [[nodiscard]] static FoulQuestion question(std::uint64_t seed)
    {
        return makeFoulQuestion(static_cast<FoulStep>(GetParam()), seed);
    }
};

}  // namespace

INSTANTIATE_TEST_SUITE_P(AllSteps, FoulGymSteps, ::testing::Range(1, kFoulSteps + 1));

TEST_P(FoulGymSteps, AnswersAreThoseOfTheLaw)
{
    for (int seed = 0; seed < roundsOf(20); ++seed) {
        const FoulQuestion asked = question(static_cast<std::uint64_t>(seed));
        EXPECT_EQ(asked.stones.at(asked.point), Cell::Empty);
        EXPECT_EQ(asked.isForbidden(), forbiddenKind(asked.stones, asked.point) != Foul::None)
            << drawingOf(asked.stones);
        const MoveVerdict verdict = judge(asked.stones, Color::Black, asked.point, Rule::Renju);
        EXPECT_EQ(asked.isForbidden(), verdict != MoveVerdict::Legal);
    }
}

TEST_P(FoulGymSteps, PositionsCanOccur)
{
    for (int seed = 0; seed < roundsOf(20); ++seed) {
        const FoulQuestion asked = question(static_cast<std::uint64_t>(seed));
        EXPECT_EQ(asked.stones.count(Cell::Black), asked.stones.count(Cell::White));
        asked.stones.forEachPoint([&](Point point) {
            if (asked.stones.at(point) != Cell::Empty) {
                EXPECT_TRUE(winningRow(asked.stones, point, Rule::Renju).empty());
            }
        });
    }
}

TEST_P(FoulGymSteps, BothAnswersOccur)
{
    int forbidden = 0;
    constexpr int kAsked = 20;
    for (int seed = 0; seed < kAsked; ++seed)
        forbidden += question(static_cast<std::uint64_t>(seed)).isForbidden();
    EXPECT_GT(forbidden, kAsked / 5);
    EXPECT_LT(forbidden, kAsked * 4 / 5);
}

TEST_P(FoulGymSteps, AreTheSameForTheSameSeed)
{
    const FoulQuestion one = question(7);
    const FoulQuestion other = question(7);
    EXPECT_EQ(one.stones, other.stones);
    EXPECT_EQ(one.point, other.point);
    EXPECT_FALSE(question(8).stones == one.stones);
}

TEST(FoulGym, NestedQuestionsHangOnADoubleThreeInsideAThree)
{
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const FoulQuestion asked = makeFoulQuestion(FoulStep::NestedThrees, seed);
        bool isNested = false;
        for (const ExplainedThree& three : asked.explanation.threes)
            for (const StraightFourPoint& four : three.straightFours) {
                Grid next = asked.stones;
                next.set(asked.point, Cell::Black);
                isNested = isNested || forbiddenKind(next, four.point) == Foul::DoubleThree;
            }
        EXPECT_TRUE(isNested) << drawingOf(asked.stones) << asked.point.toString();
    }
}

TEST(FoulGym, EveryStepThatLooksForbiddenHasWordsForIt)
{
    for (int step = 1; step <= kFoulSteps; ++step) {
        const FoulQuestion asked = makeFoulQuestion(static_cast<FoulStep>(step), 11);
        if (asked.explanation.looksForbidden()) {
            EXPECT_FALSE(describe(asked.explanation).empty());
        }
        EXPECT_EQ(stepOf(asked.explanation, asked.stones), asked.step);
    }
}

}  // namespace gomoku
