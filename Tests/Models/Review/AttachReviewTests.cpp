// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/ReviewRecord.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Engine/Positions/At.h"
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

TEST(AttachReviewTests, ASideLineKeepsAReviewOfItsOwn)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 a1 i8 a3");
    table.manager.goToMove(1);
    table.play("c3 i8 d4 j8");
    const ReviewedGame side = gameOf("h8 c3 i8 d4 j8");
    const GameReview review = reviewQuickly(side);
    table.manager.attachReview(table.now.game, review);
    EXPECT_EQ(reviewOf(*table.record(), side), review);
    EXPECT_FALSE(reviewOf(*table.record())) << "nobody reviewed the main line";
}

TEST(AttachReviewTests, TheReviewedLineIsReachedFromAVariation)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 a1 i8 a3");
    const GameReview review = reviewQuickly(gameOf("h8 a1 i8 a3"));
    table.manager.goToMove(1);
    table.play("c3 d4");
    EXPECT_EQ(table.line(), "h8 c3 d4");
    table.manager.goToReviewed(review, 3, {});
    EXPECT_EQ(table.line(), "h8 a1 i8");
    table.manager.goToReviewed(review, 1, {at("c3"), at("d4")});
    EXPECT_EQ(table.line(), "h8 c3 d4");
    table.manager.goToReviewed(review, 0, {});
    EXPECT_EQ(table.line(), "");
    EXPECT_TRUE(table.refusals.empty());
    table.manager.goToReviewed(review, 9, {});
    EXPECT_EQ(table.refusals, std::vector{Refusal::NoSuchMove});
}

TEST(AttachReviewTests, TheReviewedLineIsReachedWhicheverIsTheMainOne)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 a1 i8 a3");
    const GameReview review = reviewQuickly(gameOf("h8 a1 i8 a3"));
    table.manager.attachReview(table.now.game, review);
    table.manager.goToMove(1);
    table.play("c3 d4");
    table.manager.promoteBranch(table.now.game, table.now.node, true);
    table.manager.goToReviewed(review, 3, {});
    EXPECT_EQ(table.line(), "h8 a1 i8");
    EXPECT_FALSE(reviewOf(*table.record())) << "the main line is another one now";
    EXPECT_EQ(reviewOf(*table.record(), gameOf("h8 a1 i8 a3")), review);
}

}  // namespace
}  // namespace gomoku::testing
