// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// The n-th write, sync, rename, lock, opening or allocation fails, for every n: each run must end
// with everything intact, or the user was told and nothing older is gone. `make faults` is the long
// form; usually a few n of each kind are tried, other ones whenever the numbers of calls change.
#include "Tests/Support/Engine/Rounds.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

const QString kSubject = QStringLiteral(GOMOKU_FAULT_SUBJECT);
const QString kShim = QStringLiteral(GOMOKU_FAULT_SHIM);
const QStringList kOlderGames{"game h8 i9 h9", "game a1 b2 c3 d4"};
const QString kNewGame = QStringLiteral("game c3 d4 e5 f6 g7");

struct Ended
{
    bool inTime = false;
    bool crashed = false;
    QStringList lines{};

    [[nodiscard]] bool says(const QString& line) const { return lines.contains(line); }
    [[nodiscard]] bool isGood() const { return inTime && !crashed; }
};

class FaultSweep : public ::testing::Test
{
protected:
    void SetUp() override { ASSERT_TRUE(run("prepare", {}).isGood()); }

    [[nodiscard]] QString pristine() const { return m_folders.filePath("pristine"); }
    [[nodiscard]] QString work() const { return m_folders.filePath("work"); }

    /// In the folder that is worked in, or, to prepare, in the one that is copied there.
    [[nodiscard]] Ended run(const QString& what, const QStringList& faults)
    {
        const QString folder = what == "prepare" ? pristine() : work();
        QDir().mkpath(folder);
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        if (!faults.isEmpty()) {
            environment.insert("LD_PRELOAD", kShim);
            environment.insert("GOMOKU_FAULT_UNDER", folder);
            environment.insert("GOMOKU_FAULT", faults[0]);
            environment.insert("GOMOKU_FAULT_COUNTS", m_folders.filePath("counts"));
        }
        process.setProcessEnvironment(environment);
        process.start(kSubject, {what, folder});
        Ended ended;
        // Without memory a program may stand still as well as end.
        const bool lacksMemory = !faults.isEmpty() && faults[0].startsWith("memory");
        ended.inTime = process.waitForFinished(lacksMemory ? 10000 : 60000) || lacksMemory;
        if (process.state() != QProcess::NotRunning) {
            process.kill();
            process.waitForFinished();
        }
        ended.crashed = process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0;
        ended.lines
            = QString::fromLatin1(process.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
        return ended;
    }
    void startAfresh() const
    {
        QDir(work()).removeRecursively();
        QDir().mkpath(work());
        for (const QString& name : QDir(pristine()).entryList(QDir::Files))
            ASSERT_TRUE(QFile::copy(pristine() + '/' + name, work() + '/' + name));
    }
    [[nodiscard]] long callsOf(const QString& what, const QString& kind)
    {
        startAfresh();
        EXPECT_TRUE(run(what, {"none 0"}).isGood()) << what.toStdString();
        QFile file(m_folders.filePath("counts"));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        for (const QByteArray& line : file.readAll().split('\n'))
            if (line.startsWith(kind.toLatin1() + ' '))
                return line.mid(kind.size() + 1).toLong();
        return 0;
    }
    /// Nothing older is gone, and the library was never taken for somebody else's.
    void expectOlderThings(const Ended& checked, const std::string& fault) const
    {
        ASSERT_TRUE(checked.isGood()) << fault;
        EXPECT_TRUE(checked.says("integrity ok")) << fault;
        for (const QString& game : kOlderGames)
            EXPECT_TRUE(checked.says(game)) << fault << ": lost " << game.toStdString();
        EXPECT_FALSE(checked.says("file broken")) << fault;
        EXPECT_TRUE(checked.says("lines first") || checked.says("lines first second")) << fault;
        EXPECT_TRUE(checked.says("settings 15") || checked.says("settings 19")) << fault;
        EXPECT_TRUE(checked.says("answers first") || checked.says("answers first second")) << fault;
        EXPECT_TRUE(checked.says("match old 1") || checked.says("match before old 1"))
            << fault << ": lost the tournament before";
        for (const QString& line : checked.lines)
            EXPECT_FALSE(line.startsWith("aside ")) << fault << ": " << line.toStdString();
    }
    /// Tries every n, or as many as there is time for. `newThing`: what is there if all went well.
    void sweep(const QString& what, const QString& kind, const QString& suffix,
               const QString& newThing, int usual)
    {
        const long calls = callsOf(what, kind == "short" ? "write" : kind);
        const long step = std::max<long>(1, calls / roundsOf(usual));
        for (long n = 1; n <= calls; n += step, ++m_tried) {
            startAfresh();
            const QString fault = QStringLiteral("%1 %2%3").arg(kind).arg(n).arg(suffix);
            const Ended ended = run(what, {fault});
            const std::string name = (what + ": " + fault).toStdString();
            ASSERT_TRUE(ended.inTime) << name;
            EXPECT_TRUE(!ended.crashed || kind == "memory") << name;
            const Ended checked = run("check", {});
            expectOlderThings(checked, name);
            if (!ended.crashed) {
                EXPECT_TRUE(checked.says(newThing) || !ended.says("told 0"))
                    << name << ": lost, and nobody was told";
            }
            if (HasFatalFailure())
                return;
        }
        RecordProperty((what + '_' + kind).toStdString() + (suffix.isEmpty() ? "" : "_on"),
                       static_cast<int>(calls));
    }
    void TearDown() override { RecordProperty("tried", m_tried); }

private:
    QTemporaryDir m_folders;
    int m_tried = 0;
};

TEST_F(FaultSweep, AGameThatIsPlayedOutlastsOneFailedCall)
{
    for (const char* kind : {"write", "sync", "rename", "lock", "open", "truncate"})
        sweep("play", kind, "", kNewGame, 5);
}

TEST_F(FaultSweep, AGameThatIsPlayedOutlastsADiskThatStaysFull)
{
    for (const char* kind : {"write", "short", "sync", "open"})
        sweep("play", kind, "+", kNewGame, 4);
}

TEST_F(FaultSweep, AGameThatIsPlayedOutlastsALackOfMemory)
{
    sweep("play", "memory", "", kNewGame, 8);
}

TEST_F(FaultSweep, AGameThatIsPlayedNeedsNoThreads)
{
    for (const char* suffix : {"", "+"})
        sweep("play", "thread", suffix, kNewGame, 5);
    sweep("import", "thread", "", "game h8 i9 g7", 5);
    sweep("import", "thread", "+", "game h8 i9 g7", 5);
}

TEST_F(FaultSweep, AnImportIsWholeOrTold)
{
    for (const char* kind : {"write", "sync", "lock"})
        sweep("import", kind, "", "game h8 i9 g7", 3);
    sweep("import", "write", "+", "game h8 i9 g7", 3);
}

TEST_F(FaultSweep, ASavedFileIsTheOldOneOrTheNew)
{
    for (const char* kind : {"write", "short", "sync", "rename", "open", "truncate"})
        for (const char* suffix : {"", "+"})
            sweep("save", kind, suffix, "file new", 10);
    sweep("save", "memory", "", "file new", 5);
}

TEST_F(FaultSweep, AnEntryIsAppendedWholeOrNotAtAll)
{
    for (const char* kind : {"write", "short", "sync", "open", "truncate"})
        sweep("append", kind, "", "lines first second", 10);
}

TEST_F(FaultSweep, AnAnswerOfTrainingIsWrittenOrTold)
{
    for (const char* kind : {"write", "sync", "lock", "open"})
        sweep("train", kind, "", "answers first second", 3);
    sweep("train", "write", "+", "answers first second", 3);
}

TEST_F(FaultSweep, ATournamentIsTheOldOneOrTheNew)
{
    for (const char* kind : {"write", "short", "sync", "rename", "lock", "open", "truncate"})
        for (const char* suffix : {"", "+"})
            sweep("tournament", kind, suffix, "match new 3", 10);
}

TEST_F(FaultSweep, WhatCouldNotBeWrittenIsTriedAgain)
{
    int told = 0;
    const auto tryWrite = [&](const QString& what, long n, const QString& newThing) {
        startAfresh();
        const Ended ended = run(what, {QStringLiteral("write %1").arg(n)});
        EXPECT_TRUE(ended.isGood()) << n;
        told += !ended.says("told 0");
        EXPECT_TRUE(run("check", {}).says(newThing)) << what.toStdString() << ": write " << n;
    };
    const long games = callsOf("tournament", "write");  // The last three are the three games.
    for (const long n : {games - 2, games - 1, games})
        tryWrite("tournament", n, "match new 3");
    EXPECT_EQ(told, 3);
    const long answers = callsOf("train", "write");
    for (long n = 1; n <= answers; n += 4)
        tryWrite("train", n, "answers first second");
    EXPECT_GT(told, 3);
}

TEST_F(FaultSweep, SettingsAreTheOldOnesOrTheNew)
{
    for (const char* kind : {"write", "sync", "rename", "lock", "open"})
        for (const char* suffix : {"", "+"})
            sweep("settings", kind, suffix, "settings 19", 10);
}

}  // namespace
}  // namespace gomoku::testing
