// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/GameClock.h"
#include "Models/Game/Players/PlayerLimits.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using namespace std::chrono_literals;

constexpr GameClock::TimePoint kStart{};

TEST(GameClock, MeasuresMovesWithoutAnyLimit)
{
    GameClock clock;
    clock.beginMove(Color::Black, kStart);
    EXPECT_EQ(clock.used(kStart + 1500ms), 1500ms);
    EXPECT_FALSE(clock.isOver(Color::Black, kStart + 24h));
    EXPECT_EQ(clock.endMove(kStart + 2s), 2s);
    EXPECT_FALSE(clock.running());
}

TEST(GameClock, ChargesTheGameAndAddsTheIncrement)
{
    GameClock clock({.kind = ClockSpec::Kind::PerGame, .time = 60s, .increment = 5s});
    clock.beginMove(Color::Black, kStart);
    EXPECT_EQ(clock.left(Color::Black, kStart + 20s), 40s);
    EXPECT_EQ(clock.left(Color::White, kStart + 20s), 60s);
    clock.endMove(kStart + 20s);
    EXPECT_EQ(clock.left(Color::Black, kStart + 20s), 45s);
}

TEST(GameClock, GivesEachMoveItsOwnTime)
{
    GameClock clock({.kind = ClockSpec::Kind::PerMove, .time = 10s});
    clock.beginMove(Color::Black, kStart);
    clock.endMove(kStart + 9s);
    clock.beginMove(Color::White, kStart + 9s);
    clock.endMove(kStart + 10s);
    clock.beginMove(Color::Black, kStart + 10s);
    EXPECT_EQ(clock.left(Color::Black, kStart + 10s), 10s);
}

TEST(GameClock, IsOverToTheMillisecond)
{
    GameClock clock({.kind = ClockSpec::Kind::PerMove, .time = 10s});
    clock.beginMove(Color::White, kStart);
    EXPECT_FALSE(clock.isOver(Color::White, kStart + 9999ms));
    EXPECT_TRUE(clock.isOver(Color::White, kStart + 10s));
    EXPECT_EQ(clock.left(Color::White, kStart + 11s), 0s);
}

TEST(GameClock, DoesNotRunInAPause)
{
    GameClock clock({.kind = ClockSpec::Kind::PerGame, .time = 60s});
    clock.beginMove(Color::Black, kStart);
    clock.pause(kStart + 1s);
    EXPECT_FALSE(clock.running());
    EXPECT_EQ(clock.left(Color::Black, kStart + 1h), 59s);
    clock.resume(kStart + 2h);
    EXPECT_EQ(clock.running(), Color::Black);
    EXPECT_EQ(clock.endMove(kStart + 2h + 3s), 4s);
    EXPECT_EQ(clock.left(Color::Black, kStart + 3h), 56s);
}

TEST(GameClock, ShortPausesDoNotLoseTime)
{
    GameClock clock({.kind = ClockSpec::Kind::PerGame, .time = 60s});
    clock.beginMove(Color::Black, kStart);
    auto now = kStart;
    for (int i = 0; i < 1000; ++i) {
        clock.resume(now);
        now += 1500us;
        clock.pause(now);
    }
    EXPECT_EQ(clock.used(now), 1500ms);
}

TEST(GameClock, CanBePutBack)
{
    GameClock clock({.kind = ClockSpec::Kind::PerGame, .time = 60s, .increment = 1s});
    const std::vector<PlayedMove> moves{{Point(), Color::Black, 10s, {}},
                                        {Point(), Color::White, 20s, {}},
                                        {Point(), Color::Black, 30s, {}}};
    clock.restore(moves, 2);
    EXPECT_EQ(clock.left(Color::Black, kStart), 51s);
    EXPECT_EQ(clock.left(Color::White, kStart), 41s);
}

TEST(PlayerLimits, LevelsHaveTheirTimes)
{
    PlayerSpec player{.kind = PlayerSpec::Kind::Computer, .level = 1};
    EXPECT_EQ(limitsFor(player, {}, 0s).moveTime, 500ms);
    EXPECT_EQ(limitsFor(player, {}, 0s).level, 1);
    player.level = 5;
    EXPECT_EQ(limitsFor(player, {}, 0s).moveTime, 8s);
    player.level = 0;
    player.moveTime = 1234ms;
    EXPECT_EQ(limitsFor(player, {}, 0s).moveTime, 1234ms);
}

TEST(PlayerLimits, NeverThinkLongerThanTheClockAllows)
{
    GameClock clock({.kind = ClockSpec::Kind::PerGame, .time = 3s, .increment = 1s});
    clock.beginMove(Color::White, kStart);
    const PlayerSpec player{.kind = PlayerSpec::Kind::Computer, .level = 5};
    const SearchLimits limits
        = limitsFor(player, clock.spec(), clock.left(Color::White, kStart + 1s));
    EXPECT_LT(limits.moveTime, 2s);
    EXPECT_LT(limits.matchTime, 2s);
    EXPECT_EQ(limits.increment, 1s);
    EXPECT_GT(limitsFor(player, clock.spec(), 0s).moveTime, 0s);
}

}  // namespace
}  // namespace gomoku
