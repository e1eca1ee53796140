// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/BlunderCheck.h"
#include "Tests/Support/Game/SnapshotFromMoves.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using testing::snapshotOf;

std::optional<Blunder::Kind> kindAfter(const char* moves)
{
    const auto blunder = blunderOf(snapshotOf(moves));
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
    const auto blunder = blunderOf(snapshotOf("h8 g8 i8 a1 j8 a3 k8 a5"));
    ASSERT_TRUE(blunder);
    EXPECT_EQ(*blunder, (Blunder{Blunder::Kind::LetFive, Point::parse("l8").value()}));
    EXPECT_EQ(kindAfter("h8 g8 i8 a1 j8 a3 k8 l8"), std::nullopt);
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

TEST(BlunderCheckTests, QuietMovesAreNoBlunders)
{
    EXPECT_EQ(kindAfter("h8 i9 h9"), std::nullopt);
    EXPECT_EQ(kindAfter(""), std::nullopt);
}

}  // namespace
}  // namespace gomoku
