// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/WhyLost.h"
#include "Models/Search/Threats/ThreatSearch.h"
#include "Tests/Models/Review/ReviewedGames.h"

#include <gtest/gtest.h>

namespace gomoku::testing {

namespace {

constexpr std::uint64_t kNodesForLoss = 20'000;

std::optional<LossStory> storyOf(const ReviewedGame& game, Color loser,
                                 std::uint64_t nodes = kNodesForLoss)
{
    const std::atomic<bool> stop{false};
    return explainLoss(game, loser, nodes, stop);
}

/// Has Black a win by threats after this move of White's?
ThreatOutcome threatsAfter(const ReviewedGame& game, std::size_t place)
{
    return solveThreats(game.positionAfter(place + 1), ThreatKind::VctComplete,
                        {.time = std::nullopt, .nodes = 10 * kNodesForLoss})
        .outcome;
}

/// White leaves Black's open three alone.
constexpr const char* kForgottenThree = "h8 g9 h9 i10 h10 a1 h11 h7 h12";

/// Black has a win by force and does not see it; then White wins.
constexpr const char* kMissedWin = "h9 f7 f5 g5 i8 e7 i9 g7 g9 d7 h7 c7";

}  // namespace

TEST(WhyLost, KnowsTheLoser)
{
    EXPECT_EQ(loserOf(gameOf(kWonByFours)), Color::White);
    EXPECT_EQ(loserOf(gameOf("h8 i9")), std::nullopt);
}

TEST(WhyLost, NamesTheFirstMoveAfterWhichTheLossIsProvenToTheEnd)
{
    for (const char* moves : {kForgottenThree, kWonByFours}) {
        const ReviewedGame game = gameOf(moves);
        const auto story = storyOf(game, Color::White);
        ASSERT_TRUE(story);
        for (std::size_t place = story->certain; place + 1 < game.moves.size(); place += 2)
            EXPECT_EQ(threatsAfter(game, place), ThreatOutcome::Win) << moves << " at " << place;
        ASSERT_GE(story->certain, 3U);
        EXPECT_EQ(threatsAfter(game, story->certain - 2), ThreatOutcome::None) << moves;
    }
}

TEST(WhyLost, AfterTheEscapeTheGameIsOpen)
{
    const ReviewedGame game = gameOf(kWonByFours);
    const auto story = storyOf(game, Color::White);
    ASSERT_TRUE(story);
    EXPECT_EQ(game.moves[story->certain].color, Color::White);
    EXPECT_LE(story->escape, story->certain);
    ASSERT_TRUE(story->hasEscape());
    BoardManager board = game.positionAfter(story->escape);
    EXPECT_TRUE(board.isEmpty(story->escapeLine.front()));
    board.makeMove(story->escapeLine.front());
    const std::atomic<bool> stop{false};
    Judge judge;
    EXPECT_FALSE(isWin(judge.judge(board, kNodesForLoss, stop)->score));
}

TEST(WhyLost, SaysNothingOfAGameThatWasNotLostOnTheBoard)
{
    EXPECT_FALSE(storyOf(gameOf("h8 i9 g7 j10"), Color::White, 2000));
}

// The four that White throws in puts the end off, but does not save him.
TEST(WhyLost, AFourOfTheLosersOwnDoesNotHideTheMistake)
{
    const ReviewedGame game = gameOf("h9 c3 b3 d3 h10 e3 i8 o15 j8 o13 h8 f3 g3 h11 g8 f8 k8");
    const auto story = storyOf(game, Color::White);
    ASSERT_TRUE(story);
    EXPECT_LE(story->certain, 9U) << "o13 allows two threes at once, f3 came later";
}

TEST(WhyLost, TenTimesTheWorkNamesTheSameMove)
{
    for (const char* moves : {kForgottenThree, kWonByFours}) {
        const ReviewedGame game = gameOf(moves);
        const auto quick = storyOf(game, Color::White, 5'000);
        const auto slow = storyOf(game, Color::White, 50'000);
        ASSERT_TRUE(quick);
        ASSERT_TRUE(slow);
        EXPECT_EQ(slow->certain, quick->certain) << moves;
    }
}

// What was proven or refuted stays so with more nodes; what was given up may change.
TEST(WhyLost, KnowsWhetherMoreWorkCouldNameAnotherMove)
{
    const std::atomic<bool> stop{false};
    const ReviewedGame game = gameOf(kWonByFours);
    const auto known = certainLoss(game, Color::White, kNodesForLoss, stop);
    ASSERT_TRUE(known);
    EXPECT_TRUE(known->isSettled);
    EXPECT_EQ(known->move, storyOf(game, Color::White)->certain);
    const auto hasty = certainLoss(game, Color::White, 5, stop);
    ASSERT_TRUE(hasty);
    EXPECT_FALSE(hasty->isSettled);
    EXPECT_GE(hasty->move, known->move);
}

// A long attack is found by more work only, and hardly a player sees it.
TEST(WhyLost, LongWinsAreNotHeldAgainstTheLoser)
{
    const ReviewedGame game = gameOf(kWonByFours);
    const auto story = storyOf(game, Color::White);
    ASSERT_TRUE(story);
    for (const std::size_t place : {story->certain, story->certain - 2}) {
        const ThreatResult result = solveThreats(
            game.positionAfter(place + 1), ThreatKind::VctComplete,
            {.time = std::nullopt, .nodes = 10 * kNodesForLoss, .moves = kCertainMoves});
        EXPECT_EQ(result.outcome,
                  place == story->certain ? ThreatOutcome::Win : ThreatOutcome::None);
    }
}

// Searches end with the first win they find: one has found a win in 7 moves here, another in 8.
TEST(WhyLost, TheLengthOfAMissedWinIsThatOfTheReview)
{
    const ReviewedGame game = gameOf(kMissedWin);
    auto story = storyOf(game, Color::Black, 2'000);
    ASSERT_TRUE(story);
    const GameReview review = reviewQuickly(game);
    const MoveReview& judged = review.moves[story->escape];
    ASSERT_EQ(story->reason.kind, HintReason::WinsByForce);
    ASSERT_EQ(judged.reason.kind, HintReason::WinsByForce);
    story->reason.moves = judged.reason.moves + 1;

    const LossStory told = toldBeside(&review, *story);
    EXPECT_EQ(told.escape, story->escape);
    EXPECT_EQ(told.reason, judged.reason);
    EXPECT_EQ(told.escapeLine, judged.betterLine);
    EXPECT_EQ(static_cast<int>(told.escapeLine.size()) / 2 + 1, told.reason.moves);
    const LossStory before = toldBeside(nullptr, *story);
    EXPECT_EQ(before.reason.kind, HintReason::BestFound) << "without a review no length is told";
    EXPECT_EQ(before.escapeLine, story->escapeLine);
}

TEST(WhyLost, StopsWhenTold)
{
    const std::atomic<bool> stop{true};
    EXPECT_FALSE(explainLoss(gameOf(kWonByFours), Color::White, kNodesForLoss, stop));
}

}  // namespace gomoku::testing
