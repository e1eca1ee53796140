// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Glicko2.h"

#include <gtest/gtest.h>

#include <array>

namespace gomoku {
namespace {

TEST(Glicko2, MeetsTheWorkedExampleOfItsAuthor)
{
    const std::array games{GlickoGame{1400, 30, 1}, GlickoGame{1550, 100, 0},
                           GlickoGame{1700, 300, 0}};
    const GlickoRating after = ratedAfter({1500, 200, 0.06}, games);
    EXPECT_NEAR(after.rating, 1464.06, 0.01);
    EXPECT_NEAR(after.deviation, 151.52, 0.01);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko2, APeriodWithoutGamesOnlyWidensTheDeviation)
{
    const GlickoRating after = ratedAfter({1500, 200, 0.06}, {});
    EXPECT_EQ(after.rating, 1500);
    EXPECT_EQ(after.volatility, 0.06);
    EXPECT_NEAR(after.deviation, 200.27, 0.01);
}

TEST(Glicko2, SurprisesMakeAPlayerVolatile)
{
    const std::array upset{GlickoGame{2400, 0, 1}, GlickoGame{2400, 0, 1}};
    const GlickoRating before{1500, 60, 0.06};
    EXPECT_GT(ratedAfter(before, upset).volatility, before.volatility);
    EXPECT_GT(ratedAfter(before, upset).rating, 1500);
}

TEST(Glicko2, FourHundredPointsAreTenToOne)
{
    EXPECT_NEAR(expectedScore(1900, 1500), 10.0 / 11, 1e-4);
    EXPECT_DOUBLE_EQ(expectedScore(1500, 1500), 0.5);
    // The less is known of the opponent, the nearer to even.
    EXPECT_LT(expectedScore(1900, 1500, 300), expectedScore(1900, 1500, 30));
}

}  // namespace
}  // namespace gomoku
