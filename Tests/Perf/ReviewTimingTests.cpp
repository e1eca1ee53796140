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
    constexpr int kMoves = 57;
    const std::atomic<bool> stop{false};
    GameReview review;
    int looks = 0;
    EXPECT_TRUE(takesLess(30'000.0 * kMoves / 60, [&] {
        return timeOf([&] {
            review = reviewGame(gameOf(kUnevenGames[0]), {.threads = kReviewThreads}, stop,
                                [&looks](const ReviewProgress& now) { looks = now.all; });
        });
    }));
    EXPECT_TRUE(review.isComplete) << "all of it was measured";
    EXPECT_EQ(review.moves.size(), static_cast<std::size_t>(kMoves));
    EXPECT_FALSE(review.turningPoints.empty());
    // On a busy machine the clock says nothing, but the looks do: even if each of them took all
    // its nodes, at a million per second, a minute would do. Each position but the last has its
    // first look.
    EXPECT_GT(looks, kMoves) << "and it needed second looks";
    const double nodes = static_cast<double>(kMoves * kFirstLookNodes)
        + static_cast<double>((looks - kMoves) * kSecondLookNodes);
    EXPECT_LT(nodes, kReviewThreads * 60e6 * kMoves / 60);
}

}  // namespace
}  // namespace gomoku::testing
