// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/GameClock.h"
#include "Models/Game/Players/PlayerLimits.h"
#include "Models/Search/TimeManager.h"

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

TEST(PlayerLimits, KeepBackMoreWhereMovesAreLate)
{
    const ClockSpec clock{.kind = ClockSpec::Kind::PerGame, .time = 10s};
    const PlayerSpec player{.kind = PlayerSpec::Kind::Computer, .level = 5};
    DelayReserve delays;
    const Milliseconds usual = *limitsFor(player, clock, 10s, delays).matchTime;
    EXPECT_EQ(limitsFor(player, clock, 10s).matchTime, usual) << "nothing is late";
    delays.note(3ms);
    EXPECT_EQ(limitsFor(player, clock, 10s, delays).matchTime, usual) << "nor is this";
    for (int i = 0; i < 16; ++i)
        delays.note(100ms);
    EXPECT_EQ(limitsFor(player, clock, 10s, delays).matchTime, 10s - delays.forGame());
    EXPECT_EQ(TimeManager::budgetFor(limitsFor(player, clock, 1s, delays)), 1ms)
        << "moves at once rather than a flag";
}

TEST(PlayerLimits, KeepBackAtMostHalfOfAMovesOwnTime)
{
    const ClockSpec clock{.kind = ClockSpec::Kind::PerMove, .time = 2s};
    const PlayerSpec player{.kind = PlayerSpec::Kind::Computer, .level = 0, .moveTime = 60s};
    DelayReserve delays;
    EXPECT_EQ(limitsFor(player, clock, 2s, delays).moveTime, 1750ms);
    delays.note(400ms);
    EXPECT_EQ(limitsFor(player, clock, 2s, delays).moveTime, 1400ms);
    delays.note(5s);
    EXPECT_EQ(limitsFor(player, clock, 2s, delays).moveTime, 1s);
}

TEST(PlayerLimits, TheReplyPauseTakesLittleOfAClock)
{
    const ClockSpec clock{.kind = ClockSpec::Kind::PerGame, .time = 60s};
    EXPECT_EQ(replyPause(400ms, {}, 0s), 400ms);
    EXPECT_EQ(replyPause(400ms, clock, 60s), 400ms);
    EXPECT_EQ(replyPause(400ms, clock, 1s), 20ms);
    EXPECT_EQ(replyPause(0ms, clock, 1s), 0ms);
}

TEST(DelayReserve, GrowsWithWhatIsLateAndForgetsIt)
{
    DelayReserve delays;
    EXPECT_EQ(delays.forGame(), 0ms);
    delays.note(-5ms);
    EXPECT_EQ(delays.worst(), 0ms) << "earlier than allowed";
    delays.note(160ms);
    EXPECT_EQ(delays.worst(), 160ms);
    EXPECT_EQ(delays.forMove(), 240ms);
    EXPECT_EQ(delays.forGame(), 240ms + 720ms) << "72 moves, one in sixteen so late";
    for (int i = 0; i < 15; ++i)
        delays.note(10ms);
    EXPECT_EQ(delays.worst(), 160ms);
    delays.note(10ms);
    EXPECT_EQ(delays.worst(), 10ms);
    EXPECT_EQ(delays.forGame(), 15ms + 720ms);
}

/// A whole game with a clock that is told the time: every move comes late.
int movesBeforeTheFlag(Milliseconds time, Milliseconds delay)
{
    GameClock clock({.kind = ClockSpec::Kind::PerGame, .time = time});
    const PlayerSpec player{.kind = PlayerSpec::Kind::Computer, .level = 0, .moveTime = 60s};
    DelayReserve delays;
    GameClock::TimePoint now = kStart;
    for (int moves = 0; moves < 112; ++moves) {
        clock.beginMove(Color::Black, now);
        const SearchLimits limits
            = limitsFor(player, clock.spec(), clock.left(Color::Black, now), delays);
        now += *TimeManager::budgetFor(limits) + delay;
        delays.note(delay);
        if (clock.isOver(Color::Black, now))
            return moves;
        clock.endMove(now);
    }
    return 112;
}

TEST(DelayReserve, CarriesAGameOverItsMoves)
{
    EXPECT_EQ(movesBeforeTheFlag(10s, 2ms), 112) << "half of a full board";
    EXPECT_EQ(movesBeforeTheFlag(10s, 30ms), 112);
    EXPECT_GE(movesBeforeTheFlag(1s, 2ms), 100);
    EXPECT_GE(movesBeforeTheFlag(1s, 10ms), 60);
    EXPECT_GE(movesBeforeTheFlag(1s, 20ms), 38);
    EXPECT_EQ(movesBeforeTheFlag(60s, 150ms), 112);
}

}  // namespace
}  // namespace gomoku
