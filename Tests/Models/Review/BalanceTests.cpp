// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Balance.h"
#include "Models/Rules/FifthMoves.h"
#include "Tests/Models/Review/ReviewedGames.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gomoku::testing {

namespace {

BalanceOptions quickBalance(int threads = 1)
{
    return {.quickNodes = 300, .nodes = 1500, .choices = 5, .threads = threads};
}

std::vector<BalancedChoice> choicesAfter(const std::string& moves, int stones, int threads = 1,
                                         Rule rule = Rule::Freestyle)
{
    const ReviewedGame game = gameOf(moves, rule);
    const std::atomic<bool> stop{false};
    return balancedChoices(game.positionAfter(game.moves.size()), stones, quickBalance(threads),
                           stop);
}

}  // namespace

TEST(Balance, TellsTheMostEvenFirst)
{
    const auto choices = choicesAfter("h8 i9", 1);
    ASSERT_EQ(choices.size(), 5U);
    for (std::size_t i = 1; i < choices.size(); ++i)
        EXPECT_LE(std::abs(choices[i - 1].chance - 50), std::abs(choices[i].chance - 50));
    EXPECT_LT(std::abs(choices.front().chance - 50), 15);
}

TEST(Balance, TriesPointsThatAreTheSameOnlyOnce)
{
    const auto choices = choicesAfter("h8 i9", 1);
    const Grid grid = gameOf("h8 i9").positionAfter(2).grid();
    for (std::size_t i = 0; i < choices.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_FALSE(areSymmetric(grid, choices[i].points.front(), choices[j].points.front()));
}

TEST(Balance, LaysTwoMoreStonesInTurn)
{
    const auto choices = choicesAfter("h8 i9 g10", swap2StonesAfter(3));
    ASSERT_FALSE(choices.empty());
    for (const BalancedChoice& choice : choices) {
        ASSERT_EQ(choice.points.size(), 2U);
        EXPECT_NE(choice.points[0], choice.points[1]);
        if (choices.size() > 1) {
            EXPECT_LE(std::abs(choice.chance - 50), 10) << "of so many ways";
        }
    }
}

TEST(Balance, DoesNotDependOnThreads)
{
    EXPECT_EQ(choicesAfter("h8 h9 j10 i7", 1, 1, Rule::Renju),
              choicesAfter("h8 h9 j10 i7", 1, 3, Rule::Renju));
}

TEST(Balance, KnowsHowManyStonesSwap2Lays)
{
    EXPECT_EQ(swap2StonesAfter(0), 3);
    EXPECT_EQ(swap2StonesAfter(2), 1);
    EXPECT_EQ(swap2StonesAfter(3), 2);
    EXPECT_EQ(swap2StonesAfter(4), 1);
    EXPECT_EQ(swap2StonesAfter(5), 0);
}

TEST(Balance, TellsNothingOnceStopped)
{
    const std::atomic<bool> stop{true};
    EXPECT_TRUE(balancedChoices(gameOf("h8 i9").positionAfter(2), 1, quickBalance(), stop).empty());
}

}  // namespace gomoku::testing
