// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/Accuracy.h"
#include "Models/Review/Judge/Verdict.h"
#include "Models/Review/Judge/WinCurve.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

TEST(WinCurves, GiveEachSideWhatTheOtherLacks)
{
    for (const Rule rule : kRules) {
        const WinCurve curve = WinCurve::under(rule);
        for (const Score score : {0, 1, 60, 300, 1500, kMaxEval})
            for (const Color side : kColors)
                EXPECT_NEAR(curve.chance(score, side) + curve.chance(-score, opponent(side)), 100,
                            1e-9)
                    << score;
    }
}

TEST(WinCurves, RiseWithTheScoreAndKeepTheEndsForProofs)
{
    for (const Rule rule : kRules) {
        const WinCurve curve = WinCurve::under(rule);
        for (const Color side : kColors) {
            EXPECT_LT(curve.chance(200, side), curve.chance(300, side));
            EXPECT_LT(curve.chance(2000, side), 100);
            EXPECT_DOUBLE_EQ(curve.chance(winIn(21), side), 100);
            EXPECT_DOUBLE_EQ(curve.chance(lossIn(20), side), 0);
        }
    }
}

TEST(WinCurves, AreNotSureOfWhatIsNotProven)
{
    for (const Rule rule : kRules) {
        const WinCurve curve = WinCurve::under(rule);
        for (const Color side : kColors) {
            EXPECT_LT(curve.chance(kMaxEval, side), 98);
            EXPECT_GT(curve.chance(kMaxEval, side), 94);
            EXPECT_EQ(verdictOf(curve.chance(-kMaxEval, side) - curve.chance(lossIn(2), side)),
                      Verdict::Ok)
                << "nothing was left to lose";
        }
    }
}

TEST(WinCurves, InRenjuBlackHasMoreThanTheScoreSays)
{
    const WinCurve renju = WinCurve::under(Rule::Renju);
    EXPECT_GT(renju.chance(200, Color::Black), renju.chance(200, Color::White) + 5);
    EXPECT_DOUBLE_EQ(renju.chance(0, Color::Black), 50) << "a draw is a draw";
    const WinCurve freestyle = WinCurve::under(Rule::Freestyle);
    EXPECT_DOUBLE_EQ(freestyle.chance(200, Color::Black), freestyle.chance(200, Color::White));
}

TEST(WinCurves, OfCaroAreThoseOfFreestyle)
{
    EXPECT_DOUBLE_EQ(WinCurve::under(Rule::Caro).chance(333, Color::White),
                     WinCurve::under(Rule::Freestyle).chance(333, Color::White));
}

TEST(Verdicts, BeginAtFiveTenAndFifteenPoints)
{
    EXPECT_EQ(verdictOf(-3), Verdict::Ok);
    EXPECT_EQ(verdictOf(4.9), Verdict::Ok);
    EXPECT_EQ(verdictOf(5), Verdict::Inaccuracy);
    EXPECT_EQ(verdictOf(9.9), Verdict::Inaccuracy);
    EXPECT_EQ(verdictOf(10), Verdict::Mistake);
    EXPECT_EQ(verdictOf(14.9), Verdict::Mistake);
    EXPECT_EQ(verdictOf(15), Verdict::Blunder);
}

TEST(Verdicts, CountTheMovesOfTheWinner)
{
    EXPECT_EQ(winnersMoves(winIn(1)), 1);
    EXPECT_EQ(winnersMoves(winIn(5)), 3);
    EXPECT_EQ(winnersMoves(lossIn(2)), 1);
    EXPECT_EQ(winnersMoves(lossIn(6)), 3);
}

TEST(Verdicts, KnowThatADeepLossMayBeOlderThanTheMoveBeforeIt)
{
    EXPECT_TRUE(mayHaveBeenLost(24, lossIn(30)));
    EXPECT_FALSE(mayHaveBeenLost(26, lossIn(30))) << "there was something to lose";
    EXPECT_FALSE(mayHaveBeenLost(24, lossIn(14))) << "a loss in seven is seen at once";
    EXPECT_FALSE(mayHaveBeenLost(24, -2000)) << "nothing is proven";
}

TEST(Verdicts, MentionALossOnlyIfItComesMuchSooner)
{
    EXPECT_TRUE(shortensLoss(lossIn(20), lossIn(6)));
    EXPECT_FALSE(shortensLoss(lossIn(20), lossIn(12))) << "four moves sooner";
    EXPECT_FALSE(shortensLoss(lossIn(40), lossIn(28))) << "less than half";
    EXPECT_FALSE(shortensLoss(lossIn(6), lossIn(2)));
    EXPECT_FALSE(shortensLoss(-2000, lossIn(2))) << "it was not lost before";
}

TEST(Accuracy, FallsAlongThePublishedCurve)
{
    EXPECT_DOUBLE_EQ(accuracyOfMove(0), 100);
    EXPECT_DOUBLE_EQ(accuracyOfMove(-7), 100);
    EXPECT_NEAR(accuracyOfMove(5), 81, 0.9);
    EXPECT_NEAR(accuracyOfMove(10), 65, 0.9);
    EXPECT_NEAR(accuracyOfMove(20), 41, 0.9);
    EXPECT_NEAR(accuracyOfMove(40), 16, 0.9);
    EXPECT_DOUBLE_EQ(accuracyOfMove(100), 0);
}

TEST(Accuracy, IsTheMeanOfTwoMeans)
{
    EXPECT_FALSE(accuracyOf({}));
    const RatedMove even[] = {{80, 1}, {80, 12}};
    EXPECT_NEAR(*accuracyOf(even), 80, 1e-9);
    // By volatility (100 + 3 * 50) / 4 = 62.5; harmonic 2 / (1/100 + 1/50) = 66.67.
    const RatedMove uneven[] = {{100, 1}, {50, 3}};
    EXPECT_NEAR(*accuracyOf(uneven), (62.5 + 200.0 / 3) / 2, 1e-9);
}

TEST(Accuracy, WeighsMovesByTheSwingsAroundThem)
{
    const std::vector<double> calm(13, 50.0);
    for (const double volatility : volatilities(calm))
        EXPECT_DOUBLE_EQ(volatility, 0.5);
    const auto swing = volatilities(std::vector<double>{50, 50, 90, 90});
    ASSERT_EQ(swing.size(), 3U);
    EXPECT_DOUBLE_EQ(swing[0], 0.5);
    EXPECT_DOUBLE_EQ(swing[1], 12) << "twenty, cut";
    EXPECT_DOUBLE_EQ(swing[2], 0.5);
    EXPECT_TRUE(volatilities(std::vector<double>{50}).empty());
}

}  // namespace
}  // namespace gomoku::testing
