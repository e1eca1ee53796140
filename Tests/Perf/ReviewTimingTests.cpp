// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// How long a player waits for a review with the numbers of nodes that he gets, on two cores.
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Game/Timing.h"

namespace gomoku::testing {
namespace {

constexpr int kReviewThreads = 2;

TEST(ReviewTiming, TheFirstResultIsThereWithinThreeSeconds)
{
    EXPECT_TRUE(takesLess(3'000, [] {
        std::atomic<bool> stop{false};
        return timeOf([&] {
            (void)reviewGame(gameOf(kUnevenGames[0]), {.threads = kReviewThreads}, stop,
                             [&](const ReviewProgress&) { stop = true; });
        });
    }));
}

TEST(ReviewTiming, AGameOfSixtyMovesTakesHalfAMinute)
{
    // 57 moves, with wins that were thrown away and needed a second look.
    EXPECT_TRUE(takesLess(30'000, [] {
        const std::atomic<bool> stop{false};
        return timeOf(
            [&] { (void)reviewGame(gameOf(kUnevenGames[0]), {.threads = kReviewThreads}, stop); });
    }));
}

}  // namespace
}  // namespace gomoku::testing
