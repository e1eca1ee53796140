// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/BlunderCheck.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using testing::at;
using testing::gameOf;

/// What the last of these moves overlooked.
std::optional<Blunder> blunderIn(const char* moves)
{
    const ReviewedGame game = gameOf(moves);
    const std::atomic<bool> stop{false};
    return blunderOf(game.positionAfter(game.moves.size() - 1), game.moves.back().point, stop);
}

std::optional<Blunder::Kind> kindAfter(const char* moves)
{
    const auto blunder = blunderIn(moves);
    return blunder ? std::optional(blunder->kind) : std::nullopt;
}

TEST(BlunderCheckTests, AFiveThatWasNotMade)
{
    // Black has h8 to k8 and plays elsewhere.
    EXPECT_EQ(kindAfter("h8 a1 i8 a3 j8 a5 k8 a7 a15"), Blunder::Kind::MissedFive);
}

TEST(BlunderCheckTests, AFourThatWasNotStopped)
{
    // White stood at g8, so l8 is the only point.
    EXPECT_EQ(blunderIn("h8 g8 i8 a1 j8 a3 k8 a5"), (Blunder{Blunder::Kind::LetFive, at("l8")}));
    EXPECT_EQ(kindAfter("h8 g8 i8 a1 j8 a3 k8 l8"), std::nullopt);
}

TEST(BlunderCheckTests, AnOpenFourCannotBeStopped)
{
    EXPECT_EQ(kindAfter("h8 a1 i8 a3 j8 a5 k8 l8"), std::nullopt) << "any move loses";
}

TEST(BlunderCheckTests, AnOpenThreeThatWasLeftAlone)
{
    EXPECT_EQ(kindAfter("h8 a1 i8 a15 j8 o1"), Blunder::Kind::LetOpenFour);
    EXPECT_EQ(kindAfter("h8 a1 i8 a15 j8 k8"), std::nullopt);
}

TEST(BlunderCheckTests, AFourOfOnesOwnIsAnAnswer)
{
    // White has b2 to d2 beside Black's a2, and makes four instead of stopping the three.
    EXPECT_EQ(kindAfter("h8 b2 a2 c2 i8 d2 j8 e2"), std::nullopt);
}

TEST(BlunderCheckTests, AWinByFoursThatWasAllowed)
{
    // Black's rows d4 to f4 and g5 to g7 are each closed at one end; g4 makes a four of both.
    const auto blunder = blunderIn("d4 c4 e4 o1 f4 g8 g5 o3 g6 o5 g7 o7");
    ASSERT_TRUE(blunder);
    EXPECT_EQ(*blunder, (Blunder{Blunder::Kind::LetFours, at("g4"), 2}));
    EXPECT_EQ(kindAfter("d4 c4 e4 o1 f4 g8 g5 o3 g6 o5 g7 g4"), std::nullopt);
}

TEST(BlunderCheckTests, QuietMovesAreNoBlunders)
{
    EXPECT_EQ(kindAfter("h8 i9 h9"), std::nullopt);
    EXPECT_EQ(kindAfter("h8"), std::nullopt);
}

}  // namespace
}  // namespace gomoku
