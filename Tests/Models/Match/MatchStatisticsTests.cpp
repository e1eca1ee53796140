// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/MatchStatistics.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gomoku {
namespace {

// The expected figures were computed by a separate program that finds the fitted distributions by
// Newton's method instead of bisection.

TEST(MatchStatistics, CountsGamesAndPairs)
{
    MatchStatistics statistics;
    for (const double points : {1.0, 1.0, 0.5, 0.0})
        statistics.addGame(points);
    statistics.addPair(2.0);
    statistics.addPair(0.5);
    EXPECT_EQ(statistics.games(), 4);
    EXPECT_EQ(statistics.wins(), 2);
    EXPECT_EQ(statistics.draws(), 1);
    EXPECT_EQ(statistics.losses(), 1);
    EXPECT_DOUBLE_EQ(statistics.points(), 2.5);
    EXPECT_EQ(statistics.pairs(), (MatchStatistics::Pentanomial{0, 1, 0, 0, 1}));
}

TEST(MatchStatistics, EloAndScoreAreInverse)
{
    EXPECT_NEAR(scoreOfElo(0), 0.5, 1e-12);
    EXPECT_NEAR(scoreOfElo(400), 10.0 / 11.0, 1e-12);
    for (const double elo : {-300.0, -5.0, 17.0, 600.0})
        EXPECT_NEAR(eloOfScore(scoreOfElo(elo)), elo, 1e-9);
    EXPECT_TRUE(std::isinf(eloOfScore(0)));
    EXPECT_TRUE(std::isinf(eloOfScore(1)));
}

TEST(MatchStatistics, EstimatesEloFromPairs)
{
    const auto estimate = estimateElo({10, 20, 40, 25, 15});
    ASSERT_TRUE(estimate);
    EXPECT_NEAR(estimate->elo, 23.7256, 1e-3);
    EXPECT_NEAR(estimate->low, -13.3260, 1e-3);
    EXPECT_NEAR(estimate->high, 61.3261, 1e-3);
    EXPECT_NEAR(estimate->superiority, 0.89518, 1e-5);
    EXPECT_FALSE(estimateElo({}));
}

TEST(MatchStatistics, BoundsTheStrengthOfWhoNeverLost)
{
    const auto estimate = estimateElo({0, 0, 0, 0, 10});
    EXPECT_TRUE(std::isinf(estimate->elo));
    EXPECT_NEAR(estimate->low, 166.2015, 1e-3);
    EXPECT_TRUE(std::isinf(estimate->high));
    EXPECT_DOUBLE_EQ(estimateElo({0, 0, 7, 0, 0})->superiority, 0.5);
}

TEST(MatchStatistics, WeighsTwoHypotheses)
{
    const SprtBounds gain{0, 5};
    EXPECT_NEAR(logLikelihoodRatio({50, 200, 400, 260, 90}, gain), 3.55897, 1e-4);
    EXPECT_NEAR(logLikelihoodRatio({50, 200, 400, 260, 90}, {-5, 0}), 4.34737, 1e-4);
    EXPECT_NEAR(logLikelihoodRatio({50, 200, 400, 260, 90}, {0, 50}), -0.91339, 1e-4);
    EXPECT_NEAR(logLikelihoodRatio({10, 20, 40, 25, 15}, gain), 0.29329, 1e-4);
    EXPECT_NEAR(logLikelihoodRatio({0, 0, 5, 10, 85}, {0, 50}), 13.35913, 1e-3);
    EXPECT_DOUBLE_EQ(logLikelihoodRatio({}, gain), 0);
}

TEST(MatchStatistics, DecidesAtTheUsualBounds)
{
    EXPECT_NEAR(SprtBounds{}.upper(), 2.9444, 1e-4);
    EXPECT_NEAR(SprtBounds{}.lower(), -2.9444, 1e-4);
}

TEST(MatchStatistics, IsFairToBothSides)
{
    const double forward = logLikelihoodRatio({3, 20, 40, 30, 7}, {-10, 10});
    const double mirrored = logLikelihoodRatio({7, 30, 40, 20, 3}, {-10, 10});
    EXPECT_NEAR(forward, -mirrored, 1e-9);
}

}  // namespace
}  // namespace gomoku
