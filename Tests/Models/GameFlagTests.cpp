// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// Games that end, or do not, because somebody's time is over.
#include "Tests/Support/Game/GameTable.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

using Refusals = std::vector<Refusal>;

TEST(Clock, LosesOnTimeWhereOneWasAskedFor)
{
    GameTable table;
    GameSetup setup = setupFor(human(), human());
    setup.clock = {.kind = ClockSpec::Kind::PerMove, .time = Milliseconds{200}};
    QElapsedTimer timer;
    timer.start();
    table.manager.startNewGame(setup);

    ASSERT_TRUE(waitFor([&] { return table.now.outcome.isOver(); }));
    EXPECT_EQ(table.now.outcome.end, GameEnd::Time);
    EXPECT_EQ(table.now.outcome.winner, Color::White);
    EXPECT_GE(timer.elapsed(), 200);
    EXPECT_EQ(table.now.clock.black, Milliseconds{0}) << "the clock goes on showing it";
    EXPECT_FALSE(table.now.clockRunning.has_value());
}

TEST(Clock, WaitsForAClaimWhereThatWasChosen)
{
    GameTable table;
    GameSetup setup = setupFor(human(), human());
    setup.clock
        = {.kind = ClockSpec::Kind::PerMove, .time = Milliseconds{400}, .mustBeClaimed = true};
    table.manager.startNewGame(setup);
    table.manager.claimTime();
    EXPECT_EQ(table.refusals, Refusals{Refusal::NotOutOfTime});

    ASSERT_TRUE(waitFor([&] { return table.now.timeOver == Color::Black; }));
    EXPECT_FALSE(table.now.outcome.isOver());
    table.manager.claimTime();
    EXPECT_EQ(table.now.outcome.end, GameEnd::Time);
    EXPECT_EQ(table.now.outcome.winner, Color::White);
}

TEST(Clock, StandsStillWhileTheGameIsPaused)
{
    GameTable table;
    GameSetup setup = setupFor(human(), human());
    setup.clock = {.kind = ClockSpec::Kind::PerGame, .time = Milliseconds{400}};
    table.manager.startNewGame(setup);
    table.manager.setPaused(true);
    const Milliseconds left = table.now.clock.black;
    EXPECT_FALSE(waitFor([&] { return table.now.outcome.isOver(); }, 600));
    table.manager.requestSnapshot();
    EXPECT_EQ(table.now.clock.black, left);
    EXPECT_FALSE(table.now.clockRunning);
}

}  // namespace
}  // namespace gomoku::testing
