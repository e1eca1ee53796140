// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/ReviewPlace.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Engine/Positions/At.h"
#include "Tests/Support/Game/SnapshotFromMoves.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

/// A review of "h8 i9 h9 h10" that marks the last move.
GameReview reviewWithABlunder()
{
    GameReview review;
    for (const RecordedMove& move : gameOf("h8 i9 h9 h10").moves)
        review.moves.push_back({.point = move.point, .mover = move.color, .verdict = Verdict::Ok});
    review.blackScores.resize(5);
    review.moves[3].verdict = Verdict::Blunder;
    review.moves[3].betterLine = {at("h7"), at("h6"), at("g8")};
    return review;
}

GameSnapshot shownAt(const QString& moves, int shown)
{
    GameSnapshot snapshot = snapshotOf(moves);
    snapshot.shown = shown;
    return snapshot;
}

TEST(ReviewPlaceTests, IsTheNewestMoveOnTheGamesOwnLine)
{
    const GameReview review = reviewWithABlunder();
    EXPECT_EQ(placeIn(review, shownAt("h8 i9 h9 h10", 4)), (ReviewPlace{4, 3, 0}));
    EXPECT_EQ(placeIn(review, shownAt("h8 i9 h9 h10", 1)), (ReviewPlace{4, 0, 0}));
    EXPECT_EQ(placeIn(review, shownAt("h8 i9 h9 h10", 0)), (ReviewPlace{4, std::nullopt, 0}));
}

TEST(ReviewPlaceTests, KnowsTheBetterLineFromOtherVariations)
{
    const GameReview review = reviewWithABlunder();
    EXPECT_EQ(placeIn(review, shownAt("h8 i9 h9 h7 h6 g8", 5)), (ReviewPlace{3, 3, 2}));
    EXPECT_EQ(placeIn(review, shownAt("h8 i9 h9 h7 a1", 5)), (ReviewPlace{3, std::nullopt, 0}));
    EXPECT_EQ(placeIn(review, shownAt("h8 i9 h9 a1", 4)), (ReviewPlace{3, std::nullopt, 0}));
    EXPECT_EQ(placeIn(review, shownAt("h8 i9 h9 a1", 3)), (ReviewPlace{3, 2, 0}));
}

TEST(ReviewPlaceTests, VerdictsEndWhereTheLineLeavesTheGame)
{
    const GameReview review = reviewWithABlunder();
    using enum Verdict;
    EXPECT_EQ(verdictsFor(review, snapshotOf("h8 i9 h9 h10 a1")),
              (std::vector{Ok, Ok, Ok, Blunder, Unjudged}));
    EXPECT_EQ(verdictsFor(review, snapshotOf("h8 a1 h9 h10")),
              (std::vector{Ok, Unjudged, Unjudged, Unjudged}));
}

TEST(ReviewPlaceTests, AReviewMayBeginInTheMiddleOfTheGame)
{
    GameReview review = reviewWithABlunder();
    review.firstMove = 2;
    const GameSnapshot snapshot = shownAt("a1 a2 h8 i9 h9 h10", 6);
    EXPECT_EQ(placeIn(review, snapshot), (ReviewPlace{6, 3, 0}));
    EXPECT_EQ(verdictsFor(review, snapshot).back(), Verdict::Blunder);
    EXPECT_EQ(placeIn(review, shownAt("a1 a2 h8 i9 h9 h10", 2)).move, std::nullopt);
    EXPECT_EQ(nextMarked(review, 0, true), 6);
}

TEST(ReviewPlaceTests, TheNextMarkedMoveSkipsWhatWasFine)
{
    GameReview review = reviewWithABlunder();
    review.moves[1].verdict = Verdict::Inaccuracy;
    EXPECT_EQ(nextMarked(review, 0, true), 2);
    EXPECT_EQ(nextMarked(review, 2, true), 4);
    EXPECT_EQ(nextMarked(review, 4, true), std::nullopt);
    EXPECT_EQ(nextMarked(review, 4, false), 2);
    EXPECT_EQ(nextMarked(review, 2, false), std::nullopt);
    EXPECT_EQ(nextMarked({}, 0, true), std::nullopt);
}

TEST(ReviewPlaceTests, AReviewIsOfExactlyItsMoves)
{
    const GameReview review = reviewWithABlunder();
    EXPECT_TRUE(isOf(review, gameOf("h8 i9 h9 h10")));
    EXPECT_FALSE(isOf(review, gameOf("h8 i9 h9")));
    EXPECT_FALSE(isOf(review, gameOf("h8 i9 h9 h10 a1")));
    EXPECT_FALSE(isOf(review, gameOf("h8 i9 h9 h11")));
}

}  // namespace
}  // namespace gomoku::testing
