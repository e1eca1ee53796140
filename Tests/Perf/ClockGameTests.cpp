// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// Whole games of two machines on a clock for the game: no flag may fall, neither when they are
// alone nor beside two programs that use all they can get. Usually games of one second for each
// side; GOMOKU_CLOCKS="1 10 60" names others (`make clocks`).
#include "Tests/Support/Engine/Rounds.h"
#include "Tests/Support/Game/GameTable.h"
#include "Tests/Support/Game/Timing.h"

#include <QEventLoop>
#include <QProcess>
#include <QTimer>

#include <gtest/gtest.h>

#include <memory>

namespace gomoku::testing {
namespace {

class BusyPrograms
{
public:
    explicit BusyPrograms(int count)
    {
        for (int i = 0; i < count; ++i) {
            m_programs.push_back(std::make_unique<QProcess>());
            m_programs.back()->start("/bin/sh", {"-c", "while :; do :; done"});
            EXPECT_TRUE(m_programs.back()->waitForStarted());
        }
    }
    ~BusyPrograms()
    {
        for (const auto& program : m_programs) {
            program->kill();
            program->waitForFinished();
        }
    }

private:
    std::vector<std::unique_ptr<QProcess>> m_programs;
};

std::vector<int> clockSeconds()
{
    std::vector<int> seconds;
    for (const QString& word :
         qEnvironmentVariable("GOMOKU_CLOCKS", "1").split(u' ', Qt::SkipEmptyParts))
        seconds.push_back(word.toInt());
    return seconds;
}

struct ClockFigures
{
    int games = 0;
    int flags = 0;
    int moves = 0;
    Milliseconds least{Milliseconds::max()};  ///< That anybody had left at the end.
};

/// The first move of a program under a rule takes longer: its tables have to be made.
void warmUp(GameTable& table)
{
    for (const Rule rule : kRules) {
        GameSetup setup = setupFor(computer(20), computer(20));
        setup.rule = rule;
        table.manager.startNewGame(setup);
        ASSERT_TRUE(waitFor([&] { return table.now.shown >= 4; }));
    }
}

/// waitFor() sleeps for ten milliseconds at a time, which two machines in a hurry would pay for at
/// every move. An event loop does not.
void waitUntilOver(GameTable& table, int milliseconds)
{
    QEventLoop loop;
    const auto leaveWhenOver = [&] {
        if (table.now.outcome.isOver())
            loop.quit();
    };
    QObject::connect(&table.manager, &GameManager::moveApplied, &loop, leaveWhenOver);
    QObject::connect(&table.manager, &GameManager::changed, &loop, leaveWhenOver);
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// A whole game of two machines; they share the processor with its clock.
void playOnClock(GameTable& table, int seconds, Rule rule, ClockFigures& figures)
{
    GameSetup setup = setupFor(computer(600'000), computer(600'000));
    setup.rule = rule;
    setup.clock = {.kind = ClockSpec::Kind::PerGame, .time = Milliseconds{1000 * seconds}};
    table.manager.setRandomSeed(static_cast<quint64>(figures.games) + 1);
    table.manager.startNewGame(setup);
    ASSERT_FALSE(table.now.outcome.isOver());
    waitUntilOver(table, 3 * 1000 * seconds + 30'000);
    ASSERT_TRUE(table.now.outcome.isOver());
    ++figures.games;
    figures.flags += table.now.outcome.end == GameEnd::Time;
    figures.moves += table.now.shown;
    figures.least = std::min({figures.least, table.now.clock.black, table.now.clock.white});
}

constexpr double kPauseOfTheMachine = 50;  ///< In milliseconds; we alone never cause such a one.

/// The games of one attempt; true if no flag fell, or if others took more of the processor than we
/// have asked for, so that nothing can be said.
bool keepsTheClock(GameTable& table, int seconds, int busy)
{
    const double quiet = busy > 0 ? 0.4 : 0.95;
    ClockFigures figures;
    const BusyPrograms programs(busy);
    const PauseWatch pauses;
    const double before = shareOfTheMachine();
    const int games = seconds > 1 ? roundsOf(1) : roundsOf(5);
    for (int i = 0; i < games; ++i)
        playOnClock(table, seconds, kRules[static_cast<std::size_t>(i) % kRules.size()], figures);
    const double share = std::min(before, shareOfTheMachine());
    std::printf("clock of %d s, %d busy programs: %d games, %d moves, %d flags, at least %lld ms"
                " left, our share of the processor %.2f\n",
                seconds, busy, figures.games, figures.moves, figures.flags,
                static_cast<long long>(figures.least.count()), share);
    const bool isPaused = busy == 0 && pauses.longest() > kPauseOfTheMachine;
    return figures.flags == 0 || share < quiet || isPaused;
}

/// Beside busy programs a single thread may wait longer for the processor than the last tenths of a
/// second allow. That happens now and then; a fault of ours happens in every attempt.
void playOnClocks(int busy)
{
    GameTable table;
    warmUp(table);
    const int attempts = busy > 0 ? 3 : 1;
    for (const int seconds : clockSeconds()) {
        int broken = 0;
        while (broken < attempts && !keepsTheClock(table, seconds, busy))
            ++broken;
        EXPECT_LT(broken, attempts);
    }
}

TEST(ClockGames, NoFlagFallsOnAnIdleMachine)
{
    playOnClocks(0);
}

TEST(ClockGames, NoFlagFallsBesideTwoBusyPrograms)
{
    playOnClocks(2);
}

// In a process of its own nothing is there yet: no table, no book, no thread.
TEST(ClockGames, NoFlagFallsInTheFirstGameOfAProgram)
{
    GameTable table;
    ClockFigures figures;
    const PauseWatch pauses;
    playOnClock(table, 1, Rule::Renju, figures);
    const std::vector<PlayedMove>& moves = table.now.moves;
    std::printf("first moves:");
    for (std::size_t i = 0; i < std::min<std::size_t>(4, moves.size()); ++i)
        std::printf(" %lld", static_cast<long long>(moves[i].used.count()));
    std::printf(" ms; at least %lld ms left\n", static_cast<long long>(figures.least.count()));
    EXPECT_TRUE(figures.flags == 0 || pauses.longest() > kPauseOfTheMachine
                || shareOfTheMachine() < 0.95)
        << "the longest pause was " << pauses.longest() << " ms";
}

}  // namespace
}  // namespace gomoku::testing
