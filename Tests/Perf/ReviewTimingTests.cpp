// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// How long a player waits for a review with the numbers of nodes that he gets, on two cores.
#include "Models/Review/BackgroundReview.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Game/Timing.h"
#include "Tests/Support/Game/WaitFor.h"

#include <algorithm>

namespace gomoku::testing {
namespace {

constexpr int kReviewThreads = 2;

bool hasNewValue(const GameReview& review)
{
    // The last position of a game that ended has its value without a look.
    return std::any_of(review.blackScores.begin(), review.blackScores.end() - 1,
                       [](const auto& score) { return score.has_value(); });
}

/// Milliseconds until the window can show a value that was searched for.
double timeOfFirstResult(const ReviewedGame& game)
{
    BackgroundReview background;
    bool isThere = false;
    QObject::connect(
        &background, &BackgroundReview::progressed, &background,
        [&](const GameReview& review, int, int) { isThere = isThere || hasNewValue(review); });
    return timeOf([&] {
        background.start(game, {.threads = kReviewThreads});
        EXPECT_TRUE(waitFor([&] { return isThere; }));
    });
}

TEST(ReviewTiming, TheFirstResultIsThereWithinThreeSeconds)
{
    // One look of 100,000 nodes: about a tenth of a second.
    EXPECT_TRUE(takesLess(3'000, [] { return timeOfFirstResult(gameOf(kUnevenGames[0])); }));
}

TEST(ReviewTiming, AGameOfSixtyMovesTakesHalfAMinute)
{
    // Its 57 moves have 57 / 60 of the time. Wins were thrown away, which needs second looks.
    EXPECT_TRUE(takesLess(30'000.0 * 57 / 60, [] {
        const std::atomic<bool> stop{false};
        return timeOf(
            [&] { (void)reviewGame(gameOf(kUnevenGames[0]), {.threads = kReviewThreads}, stop); });
    }));
}

}  // namespace
}  // namespace gomoku::testing
