// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// The bounds here are generous, for machines that do other things too; gomoku_perf_response prints
// the figures themselves.
#include "Tests/Support/Responsiveness.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

TEST(Responsiveness, AResetIsQuickAndNothingLateIsHeard)
{
    const ResetFigures figures = measureResets(100, 20);
    EXPECT_LT(percentile(figures.milliseconds, 90), 2000);
    EXPECT_EQ(figures.lateMoves, 0);
    EXPECT_LE(figures.threadsAfter, figures.threadsBefore + 2);
    EXPECT_LT(figures.kilobytesAfter, figures.kilobytesBefore + 32 * 1024);
}

TEST(Responsiveness, TheWindowsThreadAnswersWhileAllCoresThink)
{
    const Sample lateness = measureTimerLateness(1000);
    EXPECT_GT(lateness.size(), 20U);
    EXPECT_LT(percentile(lateness, 90), 300);
}

TEST(Responsiveness, ClosingInTheMiddleOfAThinkIsQuick)
{
    EXPECT_LT(percentile(measureClosing(5), 50), 10000);
}

}  // namespace
}  // namespace gomoku::testing
