// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Engines/EngineProcess.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using namespace std::chrono_literals;
using Kind = EngineFailure::Kind;

constexpr int kProcessPatience = 20000;  // For a busy machine; what is tested comes long before.

EngineCommand fakeCommand(const QString& arguments)
{
    return *EngineCommand::parse(QStringLiteral(FAKE_ENGINE) + QLatin1Char(' ') + arguments);
}

/// For engines that answer: however busy the machine is, none of them is too late.
EngineSettings patient()
{
    EngineSettings settings;
    settings.turnTime = 300ms;
    settings.tolerance = Milliseconds(kProcessPatience);
    settings.startPatience = Milliseconds(kProcessPatience);
    return settings;
}

/// For engines that never do what they should, so that one need not wait long to see it.
EngineSettings impatient()
{
    EngineSettings settings = patient();
    settings.tolerance = 200ms;
    return settings;
}

const std::vector<EngineStone> kOneStone{{*Point::parse("h8"), Color::Black}};

/// An engine and what it has signalled.
struct Watched
{
    EngineProcess process;
    QSignalSpy ready{&process, &EngineProcess::ready};
    QSignalSpy moved{&process, &EngineProcess::moved};
    QSignalSpy failed{&process, &EngineProcess::failed};
    QSignalSpy ended{&process, &EngineProcess::ended};

    bool start(const QString& mode, const EngineSettings& settings = patient())
    {
        process.start(fakeCommand(mode), settings);
        return QTest::qWaitFor([this] { return !ready.isEmpty() || !failed.isEmpty(); },
                               kProcessPatience)
            && failed.isEmpty();
    }
    [[nodiscard]] EngineFailure failure()
    {
        if (failed.isEmpty())
            failed.wait(kProcessPatience);
        EXPECT_EQ(failed.count(), 1);
        return failed.isEmpty() ? EngineFailure{} : failed.at(0).at(0).value<EngineFailure>();
    }
    /// What comes of asking for a move: a point, or none for a failure.
    Point ask(const std::vector<EngineStone>& stones = kOneStone, Color side = Color::White)
    {
        moved.clear();
        process.requestMove(stones, side);
        EXPECT_TRUE(QTest::qWaitFor([this] { return !moved.isEmpty() || !failed.isEmpty(); },
                                    kProcessPatience));
        return moved.isEmpty() ? Point() : moved.at(0).at(0).value<Point>();
    }
};

TEST(EngineCommand, SplitsLikeAShell)
{
    const auto command = EngineCommand::parse(QStringLiteral("'/a b/engine' --depth 4 \t x"));
    ASSERT_TRUE(command);
    EXPECT_EQ(command->program, QStringLiteral("/a b/engine"));
    EXPECT_EQ(command->arguments, (QStringList{"--depth", "4", "x"}));
    EXPECT_FALSE(EngineCommand::parse(QStringLiteral("  ")));
}

TEST(EngineProcess, PlaysAGame)
{
    Watched engine;
    ASSERT_TRUE(engine.start("good"));
    std::vector<EngineStone> stones = kOneStone;
    for (int i = 0; i < 5; ++i) {
        const Point move = engine.ask(stones);
        ASSERT_FALSE(move.isNone());
        stones.push_back({move, Color::White});
        stones.push_back({Point::at(14, i), Color::Black});
    }
    EXPECT_TRUE(engine.process.console().contains(QStringLiteral("> TURN 7,7")));
    EXPECT_TRUE(engine.process.console().contains(QStringLiteral("> TURN 14,14")));
    engine.process.quit();
    ASSERT_TRUE(engine.ended.wait(kProcessPatience));
    EXPECT_EQ(engine.ended.at(0).at(0).value<EngineExit>(), EngineExit::Clean);
    EXPECT_EQ(engine.process.state(), EngineProcess::State::Off);
    EXPECT_EQ(engine.failed.count(), 0);
}

TEST(EngineProcess, SendsTheWholeBoardWhenTheGameTookAnotherTurn)
{
    Watched engine;
    ASSERT_TRUE(engine.start("good"));
    engine.ask();
    const std::vector<EngineStone> other{{*Point::parse("c15"), Color::Black},
                                         {*Point::parse("h9"), Color::White}};
    EXPECT_FALSE(engine.ask(other, Color::Black).isNone());
    const QStringList console = engine.process.console();
    const auto board = console.indexOf(QStringLiteral("> BOARD"));
    ASSERT_GE(board, 0);
    EXPECT_EQ(console.mid(board, 4), (QStringList{"> BOARD", "> 2,0,1", "> 7,6,2", "> DONE"}));
}

TEST(EngineProcess, OpensTheGameOnAnEmptyBoard)
{
    Watched engine;
    ASSERT_TRUE(engine.start("good"));
    EXPECT_FALSE(engine.ask({}, Color::Black).isNone());
    EXPECT_TRUE(engine.process.console().contains(QStringLiteral("> BEGIN")));
}

TEST(EngineProcess, TellsTheEngineItsLimits)
{
    EngineSettings settings = patient();
    settings.rule = Rule::Renju;
    settings.threads = 2;
    settings.nodes = 77;
    settings.depth = 5;
    settings.info = {"strength 50"};
    Watched engine;
    ASSERT_TRUE(engine.start("good", settings));
    for (const char* line :
         {"> INFO timeout_turn 300", "> INFO rule 4", "> INFO thread_num 2", "> INFO max_node 77",
          "> INFO max_depth 5", "> INFO strength 50", "> INFO max_memory 367001600"})
        EXPECT_TRUE(engine.process.console().contains(QLatin1String(line))) << line;
}

struct Fault
{
    const char* mode;
    Kind kind;
};

class EngineProcessFaults : public ::testing::TestWithParam<Fault>
{
};

TEST_P(EngineProcessFaults, EndInATypedFailure)
{
    Watched engine;
    const bool atItsDeadline = GetParam().kind == Kind::TooLate || GetParam().kind == Kind::Garbage;
    ASSERT_TRUE(
        engine.start(QLatin1String(GetParam().mode), atItsDeadline ? impatient() : patient()));
    EXPECT_TRUE(engine.ask().isNone());
    const EngineFailure failure = engine.failure();
    EXPECT_EQ(failure.kind, GetParam().kind) << failure.detail.toStdString();
    EXPECT_FALSE(failure.detail.isEmpty());
    EXPECT_EQ(engine.process.state(), EngineProcess::State::Off);
}

INSTANTIATE_TEST_SUITE_P(
    All, EngineProcessFaults,
    ::testing::Values(Fault{"silent", Kind::TooLate}, Fault{"slow 1 60000", Kind::TooLate},
                      Fault{"wrong", Kind::Garbage}, Fault{"off", Kind::IllegalMove},
                      Fault{"taken", Kind::IllegalMove}, Fault{"unknown", Kind::Refused},
                      Fault{"crash", Kind::Crashed}, Fault{"exit", Kind::Crashed}),
    [](const auto& fault) {
        return QString::fromLatin1(fault.param.mode).section(QLatin1Char(' '), 0, 0).toStdString();
    });

TEST(EngineProcess, EndsAFloodInBoundedMemory)
{
    EngineSettings settings = patient();
    settings.turnTime = 60s;
    Watched engine;
    ASSERT_TRUE(engine.start("flood", settings));
    EXPECT_TRUE(engine.ask().isNone());
    EXPECT_EQ(engine.failure().kind, Kind::Garbage);
    EXPECT_LE(engine.process.console().size(), static_cast<qsizetype>(EngineConsole::kMostLines));
}

TEST(EngineProcess, PutsUpWithChatterAndLongLines)
{
    for (const char* mode : {"babble", "long", "suggest", "mixed", "twice"}) {
        EngineSettings settings = patient();
        settings.turnTime = 10s;
        Watched engine;
        ASSERT_TRUE(engine.start(QLatin1String(mode), settings)) << mode;
        EXPECT_FALSE(engine.ask().isNone()) << mode;
        EXPECT_EQ(engine.failed.count(), 0) << mode;
    }
}

TEST(EngineProcess, AcceptsAMoveThatIsLateWithinTheTolerance)
{
    EngineSettings settings = patient();
    settings.turnTime = 50ms;
    Watched engine;
    ASSERT_TRUE(engine.start("slow 1 150", settings));
    EXPECT_FALSE(engine.ask().isNone());
    EXPECT_GE(engine.moved.at(0).at(1).value<Milliseconds>(), 140ms);
}

TEST(EngineProcess, SaysWhyItCannotStart)
{
    Watched engine;
    engine.process.start({QStringLiteral("/no/such/engine")}, patient());
    EXPECT_EQ(engine.failure().kind, Kind::CannotStart);
    EXPECT_FALSE(engine.failure().detail.isEmpty());
}

TEST(EngineProcess, DoesNotWaitForeverForStart)
{
    EngineSettings settings = patient();
    settings.startPatience = 200ms;
    Watched mute;
    EXPECT_FALSE(mute.start("mute", settings));
    EXPECT_EQ(mute.failure().kind, Kind::TooLate);
    Watched refusing;
    EXPECT_FALSE(refusing.start("refuse"));
    EXPECT_EQ(refusing.failure().kind, Kind::Refused);
}

TEST(EngineProcess, SeesHowTheEngineLeaves)
{
    for (const auto& [mode, exit] :
         {std::pair("good", EngineExit::Clean), std::pair("die", EngineExit::WithError),
          std::pair("stay", EngineExit::Killed)}) {
        Watched engine;
        ASSERT_TRUE(engine.start(QLatin1String(mode)));
        engine.process.quit();
        ASSERT_TRUE(engine.ended.wait(kProcessPatience)) << mode;
        EXPECT_EQ(engine.ended.at(0).at(0).value<EngineExit>(), exit) << mode;
    }
}

TEST(EngineProcess, CanBeStartedAgainAfterAFailure)
{
    Watched engine;
    ASSERT_TRUE(engine.start("crash"));
    engine.ask();
    engine.failed.clear();
    engine.ready.clear();
    ASSERT_TRUE(engine.start("good"));
    EXPECT_FALSE(engine.ask().isNone());
}

TEST(EngineProcess, IsKilledWithoutWaitingForItsEnd)
{
    EngineReaper reaper;
    EngineProcess process(reaper);
    QSignalSpy ready(&process, &EngineProcess::ready);
    process.start(fakeCommand("silent"), patient());
    ASSERT_TRUE(ready.wait(kProcessPatience));
    process.requestMove(kOneStone, Color::White);
    process.kill();
    EXPECT_EQ(process.state(), EngineProcess::State::Off);
    EXPECT_EQ(reaper.dying(), 1) << "somebody has waited for its end";
    process.start(fakeCommand("good"), patient());
    ASSERT_TRUE(ready.wait(kProcessPatience)) << "another one starts while this one ends";
    EXPECT_TRUE(QTest::qWaitFor([&] { return reaper.dying() == 0; }, kProcessPatience));
}

TEST(EngineReaper, LeavesNoProcessBehind)
{
    auto* const process = new ProcessGroup;
    const EngineCommand command = fakeCommand("silent");
    process->start(command.program, command.arguments);
    ASSERT_TRUE(process->waitForStarted(kProcessPatience));
    const QPointer<ProcessGroup> watched(process);
    {
        EngineReaper reaper;
        reaper.take(process);
        EXPECT_EQ(reaper.dying(), 1);
    }
    EXPECT_TRUE(watched.isNull());
}

TEST(EngineProcess, DiesWithItsOwnerEvenWhileThinking)
{
    QElapsedTimer clock;
    {
        Watched engine;
        ASSERT_TRUE(engine.start("silent"));
        engine.process.requestMove(kOneStone, Color::White);
        clock.start();
    }
    EXPECT_LT(clock.elapsed(), kProcessPatience);  // It would be silent for an hour.
}

}  // namespace
}  // namespace gomoku
