// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// What happens to a library that cannot be used just now: it must never be replaced for that.
#include "Models/Library/LibraryFile.h"
#include "Tests/Support/Game/LibraryTable.h"
#include "Tests/Support/Game/SignalCount.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <future>
#include <latch>
#include <map>

namespace gomoku::testing {
namespace {

/// Another program's connection to the same file.
class OtherProgram
{
public:
    explicit OtherProgram(const QString& path)
    {
        QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", kName);
        database.setDatabaseName(path);
        EXPECT_TRUE(database.open());
    }
    ~OtherProgram()
    {
        QSqlDatabase::database(kName).close();
        QSqlDatabase::removeDatabase(kName);
    }
    void lock() const
    {
        run("PRAGMA journal_mode = DELETE");
        run("BEGIN EXCLUSIVE");
    }
    void run(const QString& sql) const
    {
        QSqlQuery query(QSqlDatabase::database(kName));
        EXPECT_TRUE(query.exec(sql)) << sql.toStdString();
    }
    [[nodiscard]] QString version() const
    {
        QSqlQuery query(QStringLiteral("PRAGMA user_version"), QSqlDatabase::database(kName));
        return query.next() ? query.value(0).toString() : QString();
    }

private:
    static constexpr auto kName = "another program";
};

class LibraryFaults : public ::testing::Test
{
protected:
    [[nodiscard]] QString path() const { return m_folder.filePath("library.db"); }
    /// A library with one game of three moves.
    void makeLibrary() const
    {
        LibraryTable table(path());
        table.playNew("h8 i9 h9");
    }
    [[nodiscard]] static LibraryProblem problemIn(const QSignalSpy& spy)
    {
        return spy.front().front().value<LibraryProblem>();
    }
    [[nodiscard]] bool nothingWasSetAside() const
    {
        return QDir(m_folder.path()).entryList({"*.kept-*"}).isEmpty();
    }
    [[nodiscard]] std::size_t gamesKept() const
    {
        GameLibrary library;
        library.open(path());
        return library.entries({}).size();
    }

    QTemporaryDir m_folder;
};

TEST_F(LibraryFaults, ALibraryLockedByAnotherProgramStaysWhereItIs)
{
    makeLibrary();
    {
        const OtherProgram other(path());
        other.lock();
        GameLibrary library;
        QSignalSpy failed(&library, &GameLibrary::savingFailed);
        library.open(path());
        EXPECT_FALSE(library.isOpen());
        EXPECT_TRUE(nothingWasSetAside());
        ASSERT_EQ(failed.count(), 1);
        EXPECT_EQ(problemIn(failed).kind, LibraryProblem::Kind::Locked);
    }
    EXPECT_EQ(gamesKept(), 1U);
}

TEST_F(LibraryFaults, ManyWindowsMayMakeTheLibraryAtTheSameMoment)
{
    constexpr int kWindows = 6;
    for (int round = 0; round < 10; ++round) {
        const QString file = m_folder.filePath(QString::number(round));
        std::latch ready(kWindows);
        std::vector<std::future<LibraryProblem>> windows;
        for (int i = 0; i < kWindows; ++i)
            windows.push_back(std::async(std::launch::async, [&] {
                LibraryFile library;
                ready.arrive_and_wait();
                return library.open(file);
            }));
        for (auto& window : windows) {
            const LibraryProblem problem = window.get();
            // Who waits too long for the others is told to try again; that is no fault of the file.
            EXPECT_TRUE(!problem || problem.kind == LibraryProblem::Kind::Locked)
                << problem.detail.toStdString();
        }
    }
}

TEST_F(LibraryFaults, WhatIsPlayedWhileTheLibraryIsLockedIsSavedAfterwards)
{
    makeLibrary();
    auto other = std::make_unique<OtherProgram>(path());
    other->lock();
    LibraryTable table(path());
    const SignalCount resumed(&table.library(), &GameLibrary::savingResumed);
    table.playNew("a1 b2");
    table.playNew("c3");
    other.reset();
    ASSERT_TRUE(waitFor([&] { return resumed.count() == 1; })) << "nobody has to ask for it";
    ASSERT_EQ(table.entries().size(), 3U);
    EXPECT_EQ(table.unfinished().value().moves, 1) << "the game on the board is the last one";
    EXPECT_TRUE(nothingWasSetAside());
}

TEST_F(LibraryFaults, ALibraryOfANewerVersionIsRefusedAndStays)
{
    makeLibrary();
    const QString version = OtherProgram(path()).version();
    OtherProgram(path()).run("PRAGMA user_version = 99");
    GameLibrary library;
    QSignalSpy failed(&library, &GameLibrary::savingFailed);
    library.open(path());
    EXPECT_FALSE(library.isOpen());
    EXPECT_TRUE(nothingWasSetAside());
    ASSERT_EQ(failed.count(), 1);
    EXPECT_EQ(problemIn(failed).kind, LibraryProblem::Kind::NewerVersion);
    OtherProgram(path()).run("PRAGMA user_version = " + version);
    EXPECT_EQ(gamesKept(), 1U);
}

TEST_F(LibraryFaults, AnotherApplicationsIdIsReasonEnoughToSetAFileAside)
{
    makeLibrary();
    OtherProgram(path()).run("PRAGMA application_id = 7");
    EXPECT_EQ(gamesKept(), 0U);
    EXPECT_FALSE(nothingWasSetAside());
}

TEST_F(LibraryFaults, AFailedSaveIsToldAndTriedAgainWithoutAnotherChange)
{
    LibraryTable table(path());
    const SignalCount failed(&table.library(), &GameLibrary::savingFailed);
    const SignalCount resumed(&table.library(), &GameLibrary::savingResumed);
    table.playNew("h8");
    ASSERT_EQ(table.entries().size(), 1U);
    const OtherProgram other(path());
    other.run("CREATE TRIGGER refuse BEFORE UPDATE ON games BEGIN SELECT RAISE(ABORT, 'no'); END");
    table.play("i9 h9");
    ASSERT_EQ(table.entries().front().moves, 1);
    ASSERT_TRUE(waitFor([&] { return failed.count() == 1; }));
    EXPECT_EQ(resumed.count(), 0);
    EXPECT_EQ(table.line(), "h8 i9 h9") << "the game goes on";
    other.run("DROP TRIGGER refuse");
    ASSERT_TRUE(waitFor([&] { return resumed.count() == 1; }));
    EXPECT_EQ(table.entries().front().moves, 3);
}

TEST_F(LibraryFaults, AFailedSaveIsTriedAgainAtTheEnd)
{
    makeLibrary();
    {
        LibraryTable table(path());
        const OtherProgram other(path());
        other.run("CREATE TRIGGER refuse BEFORE INSERT ON games"
                  " BEGIN SELECT RAISE(ABORT, 'no'); END");
        table.playNew("h8 i9");
        ASSERT_EQ(table.entries().size(), 1U);
        other.run("DROP TRIGGER refuse");
    }
    EXPECT_EQ(gamesKept(), 2U);
}

TEST_F(LibraryFaults, OneUnreadableGameStopsNothing)
{
    makeLibrary();
    OtherProgram(path()).run("UPDATE games SET record = 'nonsense'");
    LibraryTable table(path());
    std::vector<qint64> unreadable;
    QObject here;
    QObject::connect(&table.library(), &GameLibrary::unreadable, &here,
                     [&](qint64 game) { unreadable.push_back(game); });
    const SignalCount failed(&table.library(), &GameLibrary::savingFailed);
    const qint64 id = table.entries().front().id;
    table.manager.resumeGame(id);
    ASSERT_TRUE(waitFor([&] { return unreadable.size() == 1; }));
    EXPECT_EQ(unreadable.front(), id) << "it says which";
    EXPECT_TRUE(table.refusals.empty());
    table.playNew("h8");
    EXPECT_EQ(table.entries().size(), 2U);
    EXPECT_EQ(failed.count(), 0);
}

TEST_F(LibraryFaults, ASlowLibraryDoesNotHoldUpTheGameAndWritesOnlyTheNewestState)
{
    LibraryTable table(path());
    const SignalCount written(&table.library(), &GameLibrary::changed);
    std::promise<void> disk;
    QMetaObject::invokeMethod(
        &table.library(), [slow = disk.get_future().share()] { slow.wait(); },
        Qt::QueuedConnection);
    table.playNew("h8 i9 h9 i8 h10 i10");
    EXPECT_EQ(table.line(), "h8 i9 h9 i8 h10 i10");
    disk.set_value();
    EXPECT_EQ(table.entries().front().moves, 6);
    EXPECT_TRUE(waitFor([&] { return written.count() >= 1; }));
    EXPECT_EQ(written.count(), 1);
}

// Who plays which game.

TEST_F(LibraryFaults, TheSecondWindowGetsACopyAndNobodyLosesAMove)
{
    LibraryTable first(path());
    first.playNew("h8 i9");
    const qint64 id = first.unfinished().value().id;
    LibraryTable second(path());
    QSignalSpy copied(&second.manager, &GameManager::copyOpened);
    ASSERT_TRUE(second.resume(id));
    EXPECT_EQ(copied.count(), 1);
    EXPECT_EQ(second.entries().size(), 1U) << "nobody has played in the copy yet";
    second.play("a1");
    first.play("b2 c3");
    std::map<qint64, int> moves;
    for (const LibraryEntry& entry : second.entries())
        moves[entry.id] = entry.moves;
    for (const LibraryEntry& entry : first.entries())
        moves[entry.id] = entry.moves;
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves[id], 4);
    moves.erase(id);
    EXPECT_EQ(moves.begin()->second, 3);
}

TEST_F(LibraryFaults, AGameIsFreeAgainWhenItsWindowIsClosed)
{
    makeLibrary();
    LibraryTable table(path());
    QSignalSpy copied(&table.manager, &GameManager::copyOpened);
    ASSERT_TRUE(table.resume(table.unfinished().value().id));
    table.play("a1");
    EXPECT_EQ(copied.count(), 0);
    EXPECT_EQ(table.entries().size(), 1U);
}

// A process that is killed just after it has made the lock leaves an empty one.
TEST_F(LibraryFaults, ALockThatNamesNoOwnerKeepsNobodyOut)
{
    makeLibrary();
    LibraryTable table(path());
    const qint64 id = table.unfinished().value().id;
    QFile lock(QStringLiteral("%1.game-%2.lock").arg(path()).arg(id));
    ASSERT_TRUE(lock.open(QIODevice::WriteOnly));
    lock.close();
    QSignalSpy copied(&table.manager, &GameManager::copyOpened);
    ASSERT_TRUE(table.resume(id));
    EXPECT_EQ(copied.count(), 0);
}

// Each lock is an open file: a hundred games must not cost a hundred of them.
TEST_F(LibraryFaults, AGameThatHasLeftTheBoardIsFreeForOthers)
{
    LibraryTable first(path());
    for (int i = 0; i < 5; ++i)
        first.playNew("h8 i9");
    first.waitUntilWritten();
    EXPECT_EQ(QDir(m_folder.path()).entryList({"*.lock"}).size(), 1);
    const qint64 older = first.entries().back().id;
    LibraryTable second(path());
    QSignalSpy copied(&second.manager, &GameManager::copyOpened);
    ASSERT_TRUE(second.resume(older));
    EXPECT_EQ(copied.count(), 0);
    second.play("a1");
    EXPECT_EQ(second.entries().size(), 5U) << "it is continued, not copied";
}

TEST_F(LibraryFaults, OneWindowThatOpensItsOwnGameTwiceDoesNotOverwriteItEither)
{
    LibraryTable table(path());
    table.playNew("h8 i9");
    const qint64 id = table.unfinished().value().id;
    ASSERT_TRUE(table.resume(id));
    table.play("a1");
    table.manager.undoNewGame();
    table.play("b2 c3");
    std::map<qint64, int> moves;
    for (const LibraryEntry& entry : table.entries())
        moves[entry.id] = entry.moves;
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves[id], 3);
    moves.erase(id);
    EXPECT_EQ(moves.begin()->second, 4);
}

// Questions and answers.

TEST_F(LibraryFaults, AGameThatIsNotThereIsRefused)
{
    LibraryTable table(path());
    table.manager.resumeGame(17);
    ASSERT_TRUE(waitFor([&] { return !table.refusals.empty(); }));
    EXPECT_EQ(table.refusals.front(), Refusal::NoSuchGame);
}

TEST_F(LibraryFaults, ANewGameIsNotReplacedByOneThatWasAskedForBefore)
{
    makeLibrary();
    LibraryTable table(path());
    const qint64 id = table.unfinished().value().id;
    const SignalCount answered(&table.library(), &GameLibrary::gameLoaded);
    table.manager.resumeGame(id);
    table.playNew("a1");
    ASSERT_TRUE(waitFor([&] { return answered.count() == 1; }));
    QCoreApplication::processEvents();
    EXPECT_EQ(table.line(), "a1");
}

}  // namespace
}  // namespace gomoku::testing
