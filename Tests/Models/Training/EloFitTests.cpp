// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/EloFit.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gomoku {
namespace {

TEST(EloFit, FindsTheStrengthsBehindTheScores)
{
    const std::vector<double> truth{0, 100, 180, 300};
    std::vector<PairScore> scores;
    for (int high = 1; high < 4; ++high)
        for (int low = 0; low < high; ++low) {
            const double expected = 1
                / (1
                   + std::pow(10,
                              (truth[static_cast<std::size_t>(low)]
                               - truth[static_cast<std::size_t>(high)])
                                  / 400));
            scores.push_back({high, low, 1000, 1000 * expected});
        }
    const EloTable table = fitElo(4, scores);
    for (std::size_t i = 0; i < truth.size(); ++i)
        EXPECT_NEAR(table.elo[i] - table.elo[0], truth[i], 1) << i;
    EXPECT_LT(table.stepDeviation[0], 15);
}

TEST(EloFit, MoreGamesTellMore)
{
    const EloTable few = fitElo(2, {{1, 0, 10, 6}});
    const EloTable many = fitElo(2, {{1, 0, 1000, 600}});
    EXPECT_NEAR(many.stepDeviation[0], few.stepDeviation[0] / 10, 1);
    EXPECT_NEAR(many.elo[1] - many.elo[0], 70.4, 0.5);
}

TEST(EloFit, WhoeverWonEverythingIsNotInfinitelyStrong)
{
    const EloTable table = fitElo(2, {{1, 0, 20, 20}});
    EXPECT_GT(table.elo[1] - table.elo[0], 400);
    EXPECT_LT(table.elo[1] - table.elo[0], 3000);
}

TEST(EloFit, TheDeviationIsThatOfTheDifferences)
{
    // 400 games at 50 %: the difference of two players has a deviation of 17.4, each from the mean
    // of both half of it.
    const EloTable table = fitElo(2, {{0, 1, 400, 200}});
    EXPECT_NEAR(table.stepDeviation[0], 17.4, 0.1);
    EXPECT_NEAR(table.deviation[0], 8.7, 0.1);
    EXPECT_NEAR(table.deviation[1], 8.7, 0.1);
}

}  // namespace
}  // namespace gomoku
