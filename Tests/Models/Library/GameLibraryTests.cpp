// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/GameLibrary.h"
#include "Tests/Support/Game/GameTable.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

class Library : public ::testing::Test
{
protected:
    [[nodiscard]] QString path() const { return m_folder.filePath("games/library.db"); }
    void write(const QByteArray& bytes) const
    {
        QDir().mkpath(QFileInfo(path()).path());
        QFile file(path());
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    /// A finished game of a human against a level; Black makes five, or White does.
    static void playOut(GameTable& table, int level, Color human, Color winner)
    {
        GameSetup setup = setupFor(testing::human(), testing::human());
        table.manager.startNewGame(setup);
        table.play(winner == Color::Black ? "h8 h9 i8 i9 j8 j9 k8 k9"
                                          : "a1 h9 b3 i9 c5 j9 d7 k9 o15");
        setup.players[opponent(human)] = {.kind = PlayerSpec::Kind::Computer, .level = level};
        // The computer must not get the move: it joins when the winner is about to play.
        setup.players[winner] = testing::human();
        table.play(winner == Color::Black ? "l8" : "l9");
        PerColor<PlayerSpec> players{testing::human(), testing::human()};
        players[opponent(human)] = {.kind = PlayerSpec::Kind::Computer, .level = level};
        table.manager.setPlayers(players);
    }

    QTemporaryDir m_folder;
};

TEST_F(Library, KeepsAGameMoveByMove)
{
    GameTable table;
    table.manager.library()->open(path());
    table.manager.startNewGame(setupFor(human(), human()));
    EXPECT_TRUE(table.manager.library()->entries({}).empty());
    for (const char* move : {"h8", "i9", "h9"}) {
        table.play(move);
        GameLibrary other;
        other.open(path());
        const auto entry = other.unfinished();
        ASSERT_TRUE(entry);
        EXPECT_EQ(entry->moves, table.now.shown);
        EXPECT_EQ(other.load(entry->id)->record, *table.record());
    }
    EXPECT_EQ(table.manager.library()->entries({}).size(), 1U);
}

TEST_F(Library, OffersTheUnfinishedGameWhereItStood)
{
    qint64 id = 0;
    GameSetup setup = setupFor(human(), human());
    setup.clock = {.kind = ClockSpec::Kind::PerGame, .time = Milliseconds{600000}};
    {
        GameTable table;
        table.manager.library()->open(path());
        table.manager.startNewGame(setup);
        table.play("h8 i9 h9 h10");
        table.manager.undo();
        table.manager.setComment(table.now.game, table.now.node, "thinking");
    }
    GameTable table;
    QObject::connect(table.manager.library(), &GameLibrary::opened, &table.manager,
                     [&](bool found, const LibraryEntry& entry) { id = found ? entry.id : 0; });
    table.manager.library()->open(path());
    ASSERT_NE(id, 0);
    table.manager.resumeGame(id);

    EXPECT_EQ(table.line(), "h8 i9 h9");
    EXPECT_EQ(table.now.setup, setup);
    EXPECT_EQ(table.now.comment, "thinking");
    EXPECT_TRUE(table.now.canRedo);
    table.play("j10");
    EXPECT_EQ(table.manager.library()->entries({}).size(), 1U);
}

TEST_F(Library, OffersTheGameThatUndoBroughtBack)
{
    GameTable table;
    table.manager.library()->open(path());
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9");
    const qint64 id = table.manager.library()->unfinished().value().id;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("a1");
    EXPECT_NE(table.manager.library()->unfinished().value().id, id);
    table.manager.undoNewGame();
    EXPECT_EQ(table.manager.library()->unfinished().value().id, id);
}

TEST_F(Library, AGameTakenBackToItsBeginningIsNoGame)
{
    GameTable table;
    GameLibrary& library = *table.manager.library();
    library.open(path());
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9");
    table.manager.undo();
    EXPECT_EQ(library.entries({}).size(), 1U) << "there is still a move";
    table.manager.undo();
    EXPECT_TRUE(library.entries({}).empty());
    table.manager.redo();
    EXPECT_EQ(library.entries({}).size(), 1U);
    EXPECT_EQ(library.unfinished().value().moves, 1);
}

TEST_F(Library, WhatIsWrittenInAGameTakenBackIsKept)
{
    GameTable table;
    GameLibrary& library = *table.manager.library();
    library.open(path());
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8");
    table.manager.setComment(table.now.game, table.now.node, "not so good");
    table.manager.undo();
    ASSERT_EQ(library.entries({}).size(), 1U);
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8");
    table.manager.undo();
    table.play("a1");
    table.manager.undo();
    EXPECT_EQ(library.entries({}).size(), 2U) << "two lines were tried";
}

TEST_F(Library, TakesUpAnOpeningInTheMiddle)
{
    GameSetup setup = setupFor(human(), human());
    setup.openingRule = OpeningRule::Swap2;
    {
        GameTable table;
        table.manager.library()->open(path());
        table.manager.startNewGame(setup);
        table.play("h8 i9 h9");
        ASSERT_TRUE(table.now.opening);
        table.manager.takeOpeningAction(OpeningAction::choose(OpeningChoice::PlaceTwoMore));
        table.play("a1");
    }
    GameTable table;
    table.manager.library()->open(path());
    table.manager.resumeGame(table.manager.library()->unfinished().value().id);
    ASSERT_TRUE(table.now.opening);
    EXPECT_EQ(table.line(), "h8 i9 h9 a1");
    EXPECT_EQ(table.now.opening->task.step, OpeningStep::PlaceStone);
    table.play("b2");
    EXPECT_EQ(table.now.opening->task.step, OpeningStep::Choose);
}

TEST_F(Library, OffersNothingAfterAFinishedGame)
{
    GameTable table;
    table.manager.library()->open(path());
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8");
    table.manager.resign();
    EXPECT_FALSE(table.manager.library()->unfinished());
    ASSERT_EQ(table.manager.library()->entries({}).size(), 1U);
    EXPECT_EQ(table.manager.library()->entries({}).front().winner, Color::Black);
}

TEST_F(Library, AVariationDoesNotChangeTheResult)
{
    GameTable table;
    table.manager.library()->open(path());
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 h9 i8 i9 j8 j9 k8 k9 l8");
    table.manager.goToMove(3);
    table.play("a1");
    const auto entries = table.manager.library()->entries({});
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_TRUE(entries.front().finished);
    EXPECT_EQ(entries.front().winner, Color::Black);
}

TEST_F(Library, CountsWinsLossesAndDraws)
{
    GameTable table;
    table.manager.library()->open(path());
    playOut(table, 2, Color::Black, Color::Black);
    playOut(table, 2, Color::White, Color::Black);
    playOut(table, 5, Color::White, Color::White);
    table.manager.startNewGame(setupFor(human(), human()));  // Two humans do not count.
    table.play("h8");
    table.manager.resign();

    const Statistics statistics = table.manager.library()->statistics();
    EXPECT_EQ(statistics.tally(), (Tally{2, 1, 0}));
    EXPECT_EQ(statistics.tally(2), (Tally{1, 1, 0}));
    EXPECT_EQ(statistics.tally(5), (Tally{1, 0, 0}));
    EXPECT_EQ(statistics.tally({}, Color::White), (Tally{1, 1, 0}));
    EXPECT_EQ(statistics.tally({}, {}, Rule::Renju), Tally());

    table.manager.library()->clearStatistics();
    EXPECT_EQ(table.manager.library()->statistics().tally(), Tally());
    EXPECT_EQ(table.manager.library()->entries({}).size(), 4U);
}

TEST_F(Library, ListsWhatTheFilterSays)
{
    GameTable table;
    GameLibrary& library = *table.manager.library();
    library.open(path());
    GameSetup setup = setupFor(human(), human());
    setup.players.black.name = "Ada 100%";
    table.manager.startNewGame(setup);
    table.play("h8");
    setup.rule = Rule::Renju;
    setup.players.black.name = "Ben";
    table.manager.startNewGame(setup);
    table.play("h8");
    table.manager.resign();

    EXPECT_EQ(library.entries({}).size(), 2U);
    EXPECT_EQ(library.entries({.text = "ada"}).size(), 1U);
    EXPECT_EQ(library.entries({.text = "0%"}).size(), 1U);
    EXPECT_EQ(library.entries({.text = "%"}).size(), 1U);
    EXPECT_EQ(library.entries({.rule = Rule::Renju}).size(), 1U);
    EXPECT_EQ(library.entries({.finished = false}).size(), 1U);
    EXPECT_EQ(library.entries({.from = QDate::currentDate().addDays(1)}).size(), 0U);
    EXPECT_EQ(library.entries({.to = QDate::currentDate()}).size(), 2U);
    EXPECT_EQ(library.entries({.most = 1}).size(), 1U);
}

TEST_F(Library, AGameDeletedWhileItIsPlayedIsKeptAgain)
{
    GameTable table;
    GameLibrary& library = *table.manager.library();
    library.open(path());
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8");
    library.remove({library.entries({}).front().id});
    EXPECT_TRUE(library.entries({}).empty());
    table.play("i9");
    ASSERT_EQ(library.entries({}).size(), 1U);
    EXPECT_EQ(library.entries({}).front().moves, 2);
}

TEST_F(Library, KeepsAForeignFileAsideAndSaysSo)
{
    write("this is no database, but somebody may need it");
    GameLibrary library;
    QString newName;
    QObject::connect(&library, &GameLibrary::keptAside, &library,
                     [&](const QString& name, const QString& reason) {
                         newName = name;
                         EXPECT_FALSE(reason.isEmpty());
                     });
    library.open(path());

    EXPECT_TRUE(library.isOpen());
    QFile kept(newName);
    ASSERT_TRUE(kept.open(QIODevice::ReadOnly));
    EXPECT_EQ(kept.readAll(), "this is no database, but somebody may need it");
}

TEST_F(Library, KeepsAnotherProgramsDatabaseAside)
{
    QDir().mkpath(QFileInfo(path()).path());
    {
        QSqlDatabase other = QSqlDatabase::addDatabase("QSQLITE", "other");
        other.setDatabaseName(path());
        ASSERT_TRUE(other.open());
        QSqlQuery(other).exec("CREATE TABLE recipes (name TEXT)");
    }
    QSqlDatabase::removeDatabase("other");
    GameLibrary library;
    QSignalSpy keptAside(&library, &GameLibrary::keptAside);
    library.open(path());
    EXPECT_EQ(keptAside.count(), 1);
    EXPECT_TRUE(library.isOpen());
    EXPECT_TRUE(library.entries({}).empty());
}

TEST_F(Library, KeepsADamagedFileAside)
{
    {
        GameTable table;
        table.manager.library()->open(path());
        for (int i = 0; i < 30; ++i) {
            table.manager.startNewGame(setupFor(human(), human()));
            table.play("h8 i9 h9 h10 j8");
        }
    }
    QFile file(path());
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    file.seek(4096);
    file.write(QByteArray(8192, 'x'));
    file.close();
    GameLibrary library;
    QSignalSpy keptAside(&library, &GameLibrary::keptAside);
    library.open(path());
    EXPECT_EQ(keptAside.count(), 1);
    EXPECT_TRUE(library.isOpen());
}

TEST_F(Library, WithoutAPlaceToWriteTheGameGoesOn)
{
    write("");
    GameTable table;
    QSignalSpy failed(table.manager.library(), &GameLibrary::failed);
    table.manager.library()->open(path() + "/not/a/folder.db");
    EXPECT_EQ(failed.count(), 1);
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8");
    EXPECT_EQ(table.line(), "h8");
}

}  // namespace
}  // namespace gomoku::testing
