// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Symmetry.h"
#include "Models/Library/GameImport.h"
#include "Models/Record/OpeningExplorer.h"
#include "Tests/Support/Game/LibraryTable.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

Grid gridOf(const QString& moves)
{
    Grid grid(15);
    Color color = Color::Black;
    for (const QString& word : moves.split(u' ', Qt::SkipEmptyParts)) {
        grid.set(at(word.toLatin1().constData()), cellOf(color));
        color = opponent(color);
    }
    return grid;
}

Grid turned(const Grid& grid, Symmetry symmetry)
{
    Grid image(grid.size());
    grid.forEachPoint(
        [&](Point point) { image.set(symmetry.apply(point, grid.size()), grid.at(point)); });
    return image;
}

class ImportedGames : public ::testing::Test
{
protected:
    [[nodiscard]] QString file(const QString& name) const { return folder.filePath(name); }
    [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) const
    {
        QDir().mkpath(QFileInfo(file(name)).path());
        QFile target(file(name));
        EXPECT_TRUE(target.open(QIODevice::WriteOnly));
        target.write(bytes);
        return file(name);
    }
    ImportProgress import(const QStringList& paths)
    {
        GameImport import(&table->library());
        std::optional<ImportProgress> end;
        QObject::connect(&import, &GameImport::finished, &import,
                         [&](const ImportProgress& progress) { end = progress; });
        import.start(paths);
        EXPECT_TRUE(waitFor([&] { return end.has_value(); }, 60000));
        return end.value_or(ImportProgress());
    }
    [[nodiscard]] std::vector<LibraryEntry> withPosition(const Grid& grid)
    {
        LibraryFilter filter;
        filter.position = OpeningExplorer::canonicalKey(grid);
        return table->entries(filter);
    }
    /// As another program would.
    void runInLibrary(const QString& sql) const
    {
        {
            QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "beside");
            database.setDatabaseName(folder.filePath("library.db"));
            EXPECT_TRUE(database.open());
            EXPECT_TRUE(QSqlQuery(database).exec(sql)) << sql.toStdString();
        }
        QSqlDatabase::removeDatabase("beside");
    }
    [[nodiscard]] std::vector<LibraryEntry> withText(const char* text)
    {
        LibraryFilter filter;
        filter.text = text;
        return table->entries(filter);
    }

    QTemporaryDir folder;
    std::unique_ptr<LibraryTable> table
        = std::make_unique<LibraryTable>(folder.filePath("library.db"));
};

const QByteArray kTwoGames = "(;GM[4]SZ[15]PB[Ada]PW[Bob]DT[2019-05-01]RU[renju];B[hh];W[ig];B[gi])"
                             "(;GM[4]SZ[15]PB[Cyd]PW[Dan]DT[2020.01.02];B[hh];W[hg];B[jj])";

TEST_F(ImportedGames, EveryGameOfAFileIsThere)
{
    const ImportProgress progress = import({write("two.sgf", kTwoGames)});
    EXPECT_EQ(progress.added, 2);
    EXPECT_EQ(progress.refused, 0);
    const auto all = table->entries();
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].setup.players.black.name, "Cyd");  // The newest first.
    EXPECT_EQ(all[1].setup.players.white.name, "Bob");
    EXPECT_EQ(all[1].setup.rule, Rule::Renju);
    EXPECT_EQ(all[1].changed.date(), QDate(2019, 5, 1));
    EXPECT_EQ(all[1].moves, 3);
}

TEST_F(ImportedGames, TheSameGameIsNotTakenTwice)
{
    const QString path = write("two.sgf", kTwoGames);
    (void)import({path});
    const ImportProgress again = import({path, path});
    EXPECT_EQ(again.added, 0);
    EXPECT_EQ(again.known, 4);
    EXPECT_EQ(table->entries().size(), 2U);
}

TEST_F(ImportedGames, AFolderGivesAllItsGamesAndSaysWhatItCouldNotRead)
{
    (void)write("games/a/one.sgf", "(;GM[4]SZ[15];B[hh];W[ii])");
    (void)write("games/two.psq", "Piskvorky 20x20, 0:11, 0\n10,10,0\n11,9,156\n");
    (void)write("games/bad.sgf", "(;GM[4]SZ[15];B[hh];W[");
    (void)write("games/letter.doc", "Dear Ada,");
    const ImportProgress progress = import({file("games")});
    EXPECT_EQ(progress.added, 2);
    EXPECT_EQ(progress.refused, 1);
    EXPECT_EQ(progress.filesInAll, 3);
    EXPECT_TRUE(progress.firstFault.startsWith("bad.sgf: ")) << progress.firstFault.toStdString();
}

TEST_F(ImportedGames, AreFoundByPlayerDateAndOpening)
{
    (void)import({write("two.sgf", kTwoGames)});
    EXPECT_EQ(withText("ada").size(), 1U);
    EXPECT_EQ(withText("2019-05").size(), 1U);
    EXPECT_EQ(withText("nobody").size(), 0U);
    // h8 i9 g7: an indirect opening with a name.
    EXPECT_EQ(withText("meigetsu").size() + withText("suigetsu").size()
                  + withText("shagetsu").size() + withText("myojo").size()
                  + withText("meisei").size() + withText("zangetsu").size(),
              1U);
}

TEST_F(ImportedGames, AreFoundByPositionHoweverTheBoardIsTurned)
{
    (void)import({write("two.sgf", kTwoGames)});
    for (const Symmetry symmetry : kSymmetries) {
        const auto found = withPosition(turned(gridOf("h8 i9 g7"), symmetry));
        ASSERT_EQ(found.size(), 1U);
        EXPECT_EQ(found[0].ply, 3);
        EXPECT_EQ(found[0].setup.players.black.name, "Ada");
    }
    EXPECT_EQ(withPosition(gridOf("h8")).size(), 2U);
    EXPECT_TRUE(withPosition(gridOf("h8 a1")).empty());
}

TEST_F(ImportedGames, AGameThatWasPlayedIsFoundByPositionToo)
{
    table->playNew("h8 i9 h9");
    table->waitUntilWritten();
    ASSERT_EQ(withPosition(gridOf("h8 i9")).size(), 1U);
    table->play("a1");
    table->waitUntilWritten();
    ASSERT_EQ(withPosition(gridOf("h8 i9 h9 a1")).size(), 1U);
    EXPECT_EQ(withPosition(gridOf("h8 i9 h9 a1"))[0].ply, 4);
}

TEST_F(ImportedGames, TwoChangesInTheSameMillisecondAreBothFound)
{
    table->playNew("h8 i9 h9");
    ASSERT_EQ(withPosition(gridOf("h8 i9")).size(), 1U);
    runInLibrary("CREATE TRIGGER clock_stands AFTER UPDATE ON games"
                 " WHEN new.changed <> old.changed BEGIN"
                 " UPDATE games SET changed = old.changed WHERE id = new.id; END");
    table->play("a1");
    ASSERT_EQ(withPosition(gridOf("h8 i9 h9 a1")).size(), 1U);
    table->play("b2");
    ASSERT_EQ(withPosition(gridOf("h8 i9 h9 a1 b2")).size(), 1U);
}

TEST_F(ImportedGames, ADeletedGameIsNotFoundAnyMore)
{
    (void)import({write("two.sgf", kTwoGames)});
    const qint64 id = withPosition(gridOf("h8 i9 g7"))[0].id;
    onLibrary(table->library(), [&](GameLibrary& library) { library.remove({id}); });
    EXPECT_TRUE(withPosition(gridOf("h8 i9 g7")).empty());
    // And can be imported again.
    EXPECT_EQ(import({file("two.sgf")}).added, 1);
}

TEST_F(ImportedGames, ABranchOfATreeIsFoundByPosition)
{
    (void)import({write("tree.sgf", "(;GM[4]SZ[15];B[hh](;W[ig];B[gi])(;W[hg];B[jj]))")});
    EXPECT_EQ(withPosition(gridOf("h8 h9 j6")).size(), 1U);
}

TEST_F(ImportedGames, WhatACancelledImportHasWrittenStays)
{
    QByteArray many;
    constexpr int kMany = 12000;  // A dozen transactions.
    for (int i = 0; i < kMany; ++i)
        many += "(;GM[4]SZ[15]PB[" + QByteArray::number(i) + "];B[hh];W[ig];B[gi])";
    GameImport import(&table->library());
    std::optional<ImportProgress> end;
    QObject::connect(&import, &GameImport::finished, &import,
                     [&](const ImportProgress& progress) { end = progress; });
    QObject::connect(&import, &GameImport::progressed, &import,
                     [&](const ImportProgress& progress) {
                         if (progress.added > 0)
                             import.cancel();
                     });
    import.start({write("many.sgf", many)});
    ASSERT_TRUE(waitFor([&] { return end.has_value(); }, 60000));
    EXPECT_FALSE(import.isRunning());
    EXPECT_LT(end->added, kMany);
    LibraryFilter all;
    all.most = kMany;
    const auto kept = table->entries(all).size();
    EXPECT_GE(kept, static_cast<std::size_t>(end->added));
    EXPECT_LT(kept, static_cast<std::size_t>(kMany));
}

TEST_F(ImportedGames, OneThatIsReadAlreadyComesInByItself)
{
    GameRecord record(15, Rule::Renju);
    record.addLine(GameRecord::root(), {{at("h8"), Color::Black}, {at("i9"), Color::White}});
    GameImport import(&table->library());
    std::optional<ImportProgress> end;
    QObject::connect(&import, &GameImport::finished, &import,
                     [&](const ImportProgress& progress) { end = progress; });
    import.start(std::make_shared<const GameRecord>(record), Rule::Freestyle);
    ASSERT_TRUE(waitFor([&] { return end.has_value(); }));
    EXPECT_EQ(end->added, 1);
    EXPECT_EQ(table->entries()[0].setup.rule, Rule::Renju);
}

TEST_F(ImportedGames, AreRecordsThatNobodyHasPlayedHere)
{
    (void)import({write("one.sgf", "(;GM[4]SZ[15]RU[freestyle]RE[B+R];B[hh];W[ii])")});
    const auto all = table->entries();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].moves, 2);
    ASSERT_TRUE(table->resume(all[0].id));
    EXPECT_TRUE(table->now.openedRecord) << "the window offers a review, not another game";
    EXPECT_EQ(table->now.shown, 2);
}

TEST_F(ImportedGames, FivesOnTheBoardAreAResultAndDoNotCountInTheStatistics)
{
    (void)import({write("won.psq",
                        "Piskvorky 15x15, 0:11, 0\n1,1,0\n1,3,0\n2,1,0\n2,3,0\n3,1,0\n"
                        "3,3,0\n4,1,0\n4,3,0\n5,1,0\n")});
    const auto all = table->entries();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_TRUE(all[0].finished);
    EXPECT_EQ(all[0].winner, Color::Black);
    EXPECT_TRUE(table->statistics().games.empty());
}

/// Makes a library as the first version of the program made it, with one game in it.
void makeFirstVersion(const QString& path)
{
    QSqlDatabase old = QSqlDatabase::addDatabase("QSQLITE", "first version");
    old.setDatabaseName(path);
    ASSERT_TRUE(old.open());
    for (const char* sql :
         {"CREATE TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT, started TEXT NOT NULL,"
          " changed TEXT NOT NULL, rule TEXT NOT NULL, players TEXT NOT NULL, setup TEXT NOT NULL,"
          " record TEXT NOT NULL, place TEXT NOT NULL, opening TEXT NOT NULL,"
          " moves INTEGER NOT NULL, finished INTEGER NOT NULL, winner TEXT NOT NULL,"
          " counted INTEGER NOT NULL DEFAULT 1)",
          "CREATE INDEX games_by_time ON games (changed)",
          "CREATE TABLE current (only INTEGER PRIMARY KEY CHECK (only = 1), game INTEGER NOT NULL)",
          "INSERT INTO games (started, changed, rule, players, setup, record, place, opening, "
          "moves,"
          " finished, winner) VALUES ('2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z',"
          " 'freestyle', 'Ada', '{}', '(;GM[4]SZ[15];B[hh];W[ig])', '0 0', '', 2, 0, '')",
          "PRAGMA application_id = 1198484843", "PRAGMA user_version = 1"})
        EXPECT_TRUE(QSqlQuery(old).exec(sql)) << sql;
}

TEST_F(ImportedGames, AnOlderLibraryGetsItsIndexAndLosesNothing)
{
    const QString path = file("old.db");
    makeFirstVersion(path);
    QSqlDatabase::removeDatabase("first version");
    table = std::make_unique<LibraryTable>(path);
    ASSERT_EQ(table->entries().size(), 1U);
    EXPECT_EQ(withPosition(gridOf("h8 i9")).size(), 1U);
    EXPECT_EQ(import({write("two.sgf", kTwoGames)}).added, 2);
}

}  // namespace
}  // namespace gomoku::testing
