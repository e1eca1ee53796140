// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Study/BlunderGuard.h"
#include "Tests/Support/Engine/Positions/At.h"
#include "Tests/Support/Game/WaitFor.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QThread>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

constexpr int kLongestCheck = 300;  ///< Milliseconds.

PlayerSpec ofLevel(int level)
{
    return {.kind = PlayerSpec::Kind::Computer, .level = level};
}

std::optional<Blunder> alwaysBad(const BoardManager&, Point move, const std::atomic<bool>&)
{
    return Blunder{Blunder::Kind::LetFive, move};
}

std::optional<Blunder> neverBad(const BoardManager&, Point, const std::atomic<bool>&)
{
    return std::nullopt;
}

/// Takes as long as it is let.
std::optional<Blunder> untilStopped(const BoardManager&, Point move, const std::atomic<bool>& stop)
{
    while (!stop.load())
        QThread::yieldCurrentThread();
    return Blunder{Blunder::Kind::LetFive, move};
}

TEST(BlunderGuard, GuardsAgainstWhomItWasTold)
{
    BlunderGuard guard;
    const PlayerSpec human{.kind = PlayerSpec::Kind::Human};
    const PlayerSpec engine{.kind = PlayerSpec::Kind::Engine, .engineId = QStringLiteral("x")};
    for (const PlayerSpec& any : {human, engine, ofLevel(1), ofLevel(5)})
        EXPECT_FALSE(guard.guardsAgainst(any)) << "nobody has asked for it";

    guard.setWarning(BlunderWarning::LowestLevels);
    EXPECT_TRUE(guard.guardsAgainst(ofLevel(1)));
    EXPECT_TRUE(guard.guardsAgainst(ofLevel(2)));
    EXPECT_FALSE(guard.guardsAgainst(ofLevel(3)));
    EXPECT_FALSE(guard.guardsAgainst(ofLevel(0))) << "the full strength has no level";
    EXPECT_FALSE(guard.guardsAgainst(engine));

    guard.setWarning(BlunderWarning::Always);
    EXPECT_TRUE(guard.guardsAgainst(ofLevel(5)));
    EXPECT_TRUE(guard.guardsAgainst(engine));
    EXPECT_FALSE(guard.guardsAgainst(human)) << "a human is no machine";
}

TEST(BlunderGuard, HoldsTheReplyUntilItHasDecided)
{
    BlunderGuard guard;
    QSignalSpy decided(&guard, &BlunderGuard::decided);
    guard.setCheck(neverBad);
    EXPECT_FALSE(guard.holdsReply());
    guard.check(BoardManager(), at("h8"));
    EXPECT_TRUE(guard.isChecking());
    EXPECT_TRUE(guard.holdsReply());
    EXPECT_TRUE(decided.isEmpty()) << "never during the call";
    ASSERT_TRUE(waitFor([&] { return !decided.isEmpty(); }));
    EXPECT_FALSE(guard.holdsReply());
    EXPECT_FALSE(guard.warning());
}

TEST(BlunderGuard, HoldsItWhileThereIsAWarning)
{
    BlunderGuard guard;
    QSignalSpy decided(&guard, &BlunderGuard::decided);
    guard.setCheck(alwaysBad);
    guard.check(BoardManager(), at("h8"));
    ASSERT_TRUE(waitFor([&] { return !decided.isEmpty(); }));
    ASSERT_TRUE(guard.warning());
    EXPECT_EQ(guard.warning()->point, at("h8"));
    EXPECT_FALSE(guard.isChecking());
    EXPECT_TRUE(guard.holdsReply());
    guard.forget();
    EXPECT_FALSE(guard.holdsReply());
    EXPECT_FALSE(waitFor([&] { return decided.size() > 1; }, kLongestCheck + 200))
        << "decided once";
}

TEST(BlunderGuard, GivesACheckThatIsTooSlowUp)
{
    BlunderGuard guard;
    QSignalSpy decided(&guard, &BlunderGuard::decided);
    guard.setCheck(untilStopped);
    QElapsedTimer timer;
    timer.start();
    guard.check(BoardManager(), at("h8"));
    ASSERT_TRUE(waitFor([&] { return !decided.isEmpty(); }));
    EXPECT_GE(timer.elapsed(), kLongestCheck - 20);
    EXPECT_FALSE(guard.holdsReply());
    guard.waitForDone();
    EXPECT_FALSE(waitFor([&] { return decided.size() > 1; }, 100)) << "its answer comes too late";
    EXPECT_FALSE(guard.warning());
}

TEST(BlunderGuard, ToldToForgetSaysNothing)
{
    BlunderGuard guard;
    QSignalSpy decided(&guard, &BlunderGuard::decided);
    guard.setCheck(untilStopped);
    guard.check(BoardManager(), at("h8"));
    guard.forget();
    EXPECT_FALSE(guard.holdsReply());
    EXPECT_FALSE(waitFor([&] { return !decided.isEmpty(); }, kLongestCheck + 200));
}

}  // namespace
}  // namespace gomoku::testing
