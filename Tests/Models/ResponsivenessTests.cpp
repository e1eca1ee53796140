// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// What holds however slow the machine is; milliseconds and memory are in TimingTests.cpp.
#include "Tests/Support/Game/Responsiveness.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

TEST(Responsiveness, ManyResetsLeaveNoThreadsAndNoMovesBehind)
{
    const ResetFigures figures = measureResets(60, 20);
    EXPECT_EQ(figures.lateMoves, 0);
    EXPECT_LE(figures.threadsAfter, figures.threadsBefore + 2);
}

TEST(Responsiveness, TheWindowsThreadIsNotHeldUpByAThink)
{
    EXPECT_GT(measureTimerLateness(1000).size(), 10U);
}

TEST(Responsiveness, AGameIsClosedInTheMiddleOfAThink)
{
    EXPECT_EQ(measureClosing(5).size(), 5U);
}

}  // namespace
}  // namespace gomoku::testing
