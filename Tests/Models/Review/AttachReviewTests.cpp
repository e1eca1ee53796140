// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/ReviewRecord.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Game/GameTable.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

constexpr const char* kFive = "h8 a1 i8 a3 j8 a5 k8 a7 l8";

TEST(AttachReviewTests, AReviewIsWrittenIntoItsGame)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play(kFive);
    const GameReview review = reviewQuickly(gameOf(kFive));
    table.manager.attachReview(table.now.game, review);
    const auto record = table.record();
    ASSERT_TRUE(reviewOf(*record));
    EXPECT_EQ(*reviewOf(*record), review);
    EXPECT_EQ(table.line(), kFive) << "what is shown stays";
    EXPECT_TRUE(table.now.result.isOver());
}

TEST(AttachReviewTests, WhatBelongsToOtherMovesChangesNothing)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 a1 i8");
    const auto before = *table.record();
    GameReview review = reviewQuickly(gameOf(kFive));
    table.manager.attachReview(table.now.game, review);
    table.manager.attachReview(table.now.game + 1, reviewQuickly(gameOf("h8 a1 i8")));
    review = reviewQuickly(gameOf("h8 a1 i8"));
    review.isComplete = false;
    table.manager.attachReview(table.now.game, review);
    EXPECT_EQ(*table.record(), before);
}

TEST(AttachReviewTests, TheMainLineIsReachedFromAVariation)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 a1 i8 a3");
    table.manager.goToMove(1);
    table.play("c3 d4");
    EXPECT_EQ(table.line(), "h8 c3 d4");
    table.manager.goToMainMove(3);
    EXPECT_EQ(table.line(), "h8 a1 i8");
    table.manager.goToMainMove(0);
    EXPECT_EQ(table.line(), "");
    table.manager.goToMainMove(9);
    EXPECT_EQ(table.refusals, std::vector{Refusal::NoSuchMove});
}

}  // namespace
}  // namespace gomoku::testing
