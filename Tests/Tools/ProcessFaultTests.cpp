// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Engines/EngineProcess.h"
#include "Models/Match/Tournament.h"
#include "Models/Match/TournamentJournal.h"
#include "Tests/Support/Engine/Rounds.h"
#include "Tests/Support/Game/BrainProcess.h"
#include "Tests/Support/Game/Processes.h"
#include "Tests/Support/Game/WaitFor.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

#include <iostream>
#include <set>

// The sweep over processes: engines that misbehave at every moment, managers that die, and us being
// interrupted or killed. GOMOKU_TEST_ROUNDS makes it longer. Each test prints its figures.

namespace gomoku {
namespace {

using namespace std::chrono_literals;
using testing::isAlive;
using testing::PidFile;
using testing::waitFor;
using Kind = EngineFailure::Kind;

constexpr int kSweepPatience = 60000;
constexpr int kMovesAsked = 4;

struct OddEngine
{
    const char* mode;
    std::set<Kind> faults;  ///< Those that may end it.
    bool mayPlayOn;  ///< Without a fault.
};

/// "twice" is dangerous: its second answer may be taken for the answer to the next question, and is
/// then a point that is taken.
const OddEngine kOddEngines[] = {
    {"fork", {}, true},
    {"orphan", {Kind::Crashed}, false},
    {"closein", {Kind::TooLate, Kind::Crashed}, false},
    {"closeout", {Kind::TooLate, Kind::Crashed}, false},
    {"freeze", {Kind::TooLate}, false},
    {"silent", {Kind::TooLate}, false},
    {"slow", {Kind::TooLate}, false},
    {"binary", {}, true},
    {"noise", {Kind::TooLate, Kind::Garbage}, false},
    {"twice", {Kind::IllegalMove}, true},
    {"babble", {}, true},
    {"long", {}, true},
    {"crash", {Kind::Crashed}, false},
    {"exit", {Kind::Crashed}, false},
    {"wrong", {Kind::Garbage}, false},
    {"taken", {Kind::IllegalMove}, false},
    {"off", {Kind::IllegalMove}, false},
    {"unknown", {Kind::Refused}, false},
    {"stay", {}, true},
    {"deaf", {}, true},
    {"die", {}, true},
};

/// One engine from its start to its end; what it did, by its signals.
class WatchedRun
{
public:
    WatchedRun(const OddEngine& engine, int from)
    {
        EngineSettings settings;
        // One that never answers is found out soon; one that answers may take its time.
        const bool neverAnswers
            = engine.faults.contains(Kind::TooLate) || engine.faults.contains(Kind::Garbage);
        settings.turnTime = 100ms;
        settings.tolerance = neverAnswers ? 100ms : Milliseconds(kSweepPatience);
        settings.startPatience = Milliseconds(kSweepPatience);
        const QString arguments = QStringLiteral("%1 %2 60000").arg(engine.mode).arg(from);
        m_process.start(*EngineCommand::parse(QStringLiteral(FAKE_ENGINE " ") + arguments),
                        settings);
        EXPECT_TRUE(waitFor([&] { return !m_ready.isEmpty() || hasFailed(); }, kSweepPatience));
        play();
    }

    [[nodiscard]] bool hasFailed() const { return !m_failed.isEmpty(); }
    [[nodiscard]] Kind fault() const { return m_failed.at(0).at(0).value<EngineFailure>().kind; }
    [[nodiscard]] int moves() const { return static_cast<int>(m_moved.count()); }
    [[nodiscard]] int answers() const
    {
        return static_cast<int>(m_failed.count() + m_ended.count());
    }
    void leave()
    {
        m_process.quit();
        EXPECT_TRUE(waitFor([&] { return answers() == 1; }, kSweepPatience));
    }

private:
    void play()
    {
        std::vector<EngineStone> stones;
        for (int i = 0; i < kMovesAsked && !hasFailed(); ++i) {
            stones.push_back({Point::at(14, i), Color::Black});
            m_process.requestMove(stones, Color::White);
            EXPECT_TRUE(waitFor([&] { return moves() > i || hasFailed(); }, kSweepPatience));
            if (moves() > i)
                stones.push_back({m_moved.at(i).at(0).value<Point>(), Color::White});
        }
    }

    EngineProcess m_process;
    QSignalSpy m_ready{&m_process, &EngineProcess::ready};
    QSignalSpy m_moved{&m_process, &EngineProcess::moved};
    QSignalSpy m_failed{&m_process, &EngineProcess::failed};
    QSignalSpy m_ended{&m_process, &EngineProcess::ended};
};

TEST(ProcessFaults, EveryEngineEndsInATypedWayAndNothingOfItStays)
{
    const PidFile pids;
    int runs = 0;
    for (int round = 0; round < roundsOf(1); ++round)
        for (const OddEngine& engine : kOddEngines)
            for (const int from : {1, 2, 4}) {
                WatchedRun run(engine, from);
                ++runs;
                if (run.hasFailed()) {
                    EXPECT_TRUE(engine.faults.contains(run.fault()))
                        << engine.mode << ": " << nameOf(run.fault()).toStdString();
                } else {
                    EXPECT_TRUE(engine.mayPlayOn) << engine.mode;
                    EXPECT_EQ(run.moves(), kMovesAsked) << engine.mode;
                }
                run.leave();
                EXPECT_EQ(run.answers(), 1) << engine.mode << ": each start ends once";
                EXPECT_TRUE(waitFor([&] { return pids.allGone(); }))
                    << engine.mode << " has left a process";
            }
    std::cout << runs << " engines, " << pids.all().size() << " processes, none left\n";
}

MatchEngine oddPlayer(const QString& mode)
{
    MatchEngine engine;
    engine.name = mode;
    engine.command = *EngineCommand::parse(QStringLiteral(FAKE_ENGINE " ") + mode);
    engine.settings.boardSize = 7;
    engine.settings.turnTime = 200ms;
    return engine;
}

TEST(ProcessFaults, ATournamentOfOddEnginesIsPlayedToItsEnd)
{
    const PidFile pids;
    TournamentPlan plan;
    for (const char* mode :
         {"good", "fork 2", "orphan 3", "closeout 2", "binary", "noise 3", "deaf"})
        plan.engines.push_back(oddPlayer(QLatin1String(mode)));
    plan.gamesPerPairing = 1;
    plan.concurrency = 4;
    plan.drawAfter = 10;
    {
        Tournament tournament(plan);
        QSignalSpy finished(&tournament, &Tournament::finished);
        tournament.start();
        ASSERT_TRUE(waitFor([&] { return !finished.isEmpty(); }, 2 * kSweepPatience));
        EXPECT_EQ(tournament.standing().games(), 21);
        EXPECT_TRUE(tournament.standing().withdrawn.empty());
        EXPECT_EQ(tournament.standing().totals()[0].faultCount(), 0);
    }
    EXPECT_TRUE(waitFor([&] { return pids.allGone(); }));
    std::cout << "21 games, " << pids.all().size() << " processes, none left\n";
}

TEST(ProcessFaults, ManagersThatDieTakeTheBrainAlong)
{
    qint64 slowest = 0;
    int runs = 0;
    for (int round = 0; round < roundsOf(2); ++round)
        for (const QByteArray& state : testing::BrainProcess::states()) {
            QProcess manager;
            manager.start(QStringLiteral(FAKE_MANAGER), {QStringLiteral(PBRAIN)});
            manager.write(state);
            manager.closeWriteChannel();
            ASSERT_TRUE(waitFor([&] { return manager.canReadLine(); }, kSweepPatience));
            const int brain = manager.readLine().mid(6).trimmed().toInt();
            ASSERT_TRUE(isAlive(brain));
            QElapsedTimer clock;
            clock.start();
            manager.kill();
            EXPECT_TRUE(waitFor([&] { return !isAlive(brain); }, kSweepPatience))
                << "it thinks on for nobody, after " << state.toStdString();
            slowest = std::max(slowest, clock.elapsed());
            ++runs;
            manager.waitForFinished(kSweepPatience);
        }
    std::cout << runs << " managers killed, the slowest brain left after " << slowest << " ms\n";
}

/// `gomoku-cli` in a process group of its own, as a shell starts it.
class Shell
{
public:
    explicit Shell(const QStringList& arguments)
    {
        m_cli.start(QStringLiteral(GOMOKU_CLI), arguments);
        EXPECT_TRUE(m_cli.waitForStarted(kSweepPatience));
    }
    /// As the terminal does it for Ctrl-C: to all of its group.
    void interrupt() { ::kill(static_cast<pid_t>(-m_cli.processId()), SIGINT); }
    void killAlone() { ::kill(static_cast<pid_t>(m_cli.processId()), SIGKILL); }
    int status()
    {
        EXPECT_TRUE(waitFor([&] { return m_cli.state() == QProcess::NotRunning; }, kSweepPatience));
        return m_cli.exitStatus() == QProcess::NormalExit ? m_cli.exitCode() : -1;
    }
    QString output() { return QString::fromUtf8(m_cli.readAllStandardOutput()); }

private:
    ProcessGroup m_cli;
};

QStringList matchArguments(const QString& journal)
{
    return {"match",
            "--engine",
            QStringLiteral("name=a " FAKE_ENGINE " slow 1 20"),
            "--engine",
            QStringLiteral("name=b " FAKE_ENGINE " slow 1 20"),
            "--games",
            "40",
            "--size",
            "7",
            "--drawafter",
            "8",
            "--concurrency",
            "2",
            "--journal",
            journal};
}

TEST(ProcessFaults, AnInterruptedMatchCountsNoCrashAndIsResumed)
{
    const PidFile pids;
    int counted = 0;
    int runs = 0;
    for (const int moment : {0, 60, 150, 300, 700}) {
        const QTemporaryDir folder;
        const QString journal = folder.filePath("journal");
        Shell first(matchArguments(journal));
        ASSERT_TRUE(waitFor([&] { return QFile::exists(journal); }, kSweepPatience));
        QTest::qWait(moment);
        first.interrupt();
        EXPECT_EQ(first.status(), 130);
        const QString report = first.output();
        EXPECT_FALSE(report.contains("crash")) << report.toStdString();
        const auto begun = TournamentJournal::read(journal);
        ASSERT_TRUE(begun.problem.isEmpty()) << begun.problem.toStdString();
        EXPECT_TRUE(report.contains(QStringLiteral("N: %1 ").arg(begun.games.size())))
            << report.toStdString();
        EXPECT_TRUE(waitFor([&] { return pids.allGone(); }));
        for (const MatchGameResult& game : begun.games)
            for (const MatchConduct& conduct : game.conduct)
                EXPECT_FALSE(conduct.failure);
        counted += static_cast<int>(begun.games.size());
        Shell rest({"match", "--resume", journal, "--concurrency", "4"});
        EXPECT_EQ(rest.status(), 0);
        EXPECT_TRUE(rest.output().contains("N: 40 W: 0 L: 0 D: 40"));
        ++runs;
    }
    std::cout << runs << " matches interrupted after " << counted
              << " games in all, no crash counted, no engine left\n";
}

TEST(ProcessFaults, AKilledMatchLeavesNoEngineAndGoesOn)
{
    const PidFile pids;
    const QTemporaryDir folder;
    const QString journal = folder.filePath("journal");
    int kills = 0;
    {
        Shell first(matchArguments(journal));
        ASSERT_TRUE(waitFor([&] { return TournamentJournal::read(journal).games.size() >= 2; },
                            kSweepPatience));
        first.killAlone();
        EXPECT_EQ(first.status(), -1);
        ++kills;
    }
#ifdef Q_OS_LINUX
    EXPECT_TRUE(waitFor([&] { return pids.allGone(); })) << "an engine has outlived us";
#endif
    for (std::size_t before = 0; before < 16; ++kills) {
        before = TournamentJournal::read(journal).games.size();
        Shell next({"match", "--resume", journal});
        ASSERT_TRUE(
            waitFor([&] { return TournamentJournal::read(journal).games.size() >= before + 4; },
                    kSweepPatience));
        next.killAlone();
        EXPECT_EQ(next.status(), -1);
    }
    Shell last({"match", "--resume", journal, "--concurrency", "4"});
    EXPECT_EQ(last.status(), 0);
    EXPECT_TRUE(last.output().contains("N: 40 W: 0 L: 0 D: 40"));
    std::set<int> numbers;
    for (const MatchGameResult& game : TournamentJournal::read(journal).games)
        EXPECT_TRUE(numbers.insert(game.number).second) << game.number << " was played twice";
    EXPECT_EQ(numbers.size(), 40U);
    EXPECT_TRUE(waitFor([&] { return pids.allGone(); }));
    std::cout << kills << " kills in one match of 40 games, " << pids.all().size()
              << " processes, none left\n";
}

}  // namespace
}  // namespace gomoku
