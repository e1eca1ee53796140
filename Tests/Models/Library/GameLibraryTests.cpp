// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/GameLibrary.h"
#include "Tests/Support/Game/LibraryTable.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
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
    LibraryTable table(path());
    table.manager.startNewGame(setupFor(human(), human()));
    EXPECT_TRUE(table.entries().empty());
    for (const char* move : {"h8", "i9", "h9"}) {
        table.play(move);
        ASSERT_EQ(table.entries().size(), 1U);
        GameLibrary other;
        other.open(path());
        const auto entry = other.unfinished();
        ASSERT_TRUE(entry);
        EXPECT_EQ(entry->moves, table.now.shown);
        EXPECT_EQ(other.load(entry->id).game->record, *table.record());
    }
    EXPECT_EQ(table.entries().size(), 1U);
}

TEST_F(Library, OffersTheUnfinishedGameWhereItStood)
{
    GameSetup setup = setupFor(human(), human());
    setup.clock = {.kind = ClockSpec::Kind::PerGame, .time = Milliseconds{600000}};
    {
        LibraryTable table(path());
        table.manager.startNewGame(setup);
        table.play("h8 i9 h9 h10");
        table.manager.undo();
        table.manager.setComment(table.now.game, table.now.node, "thinking");
    }
    LibraryTable table(path());
    ASSERT_TRUE(table.resume(table.unfinished().value().id));

    EXPECT_EQ(table.line(), "h8 i9 h9");
    EXPECT_EQ(table.now.setup, setup);
    EXPECT_EQ(table.now.comment, "thinking");
    EXPECT_TRUE(table.now.canRedo);
    table.play("j10");
    EXPECT_EQ(table.entries().size(), 1U);
}

TEST_F(Library, OffersTheGameThatUndoBroughtBack)
{
    LibraryTable table(path());
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9");
    const qint64 id = table.unfinished().value().id;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("a1");
    EXPECT_NE(table.unfinished().value().id, id);
    table.manager.undoNewGame();
    EXPECT_EQ(table.unfinished().value().id, id);
}

TEST_F(Library, AGameTakenBackToItsBeginningIsNoGame)
{
    LibraryTable table(path());
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9");
    table.manager.undo();
    EXPECT_EQ(table.entries().size(), 1U) << "there is still a move";
    table.manager.undo();
    EXPECT_TRUE(table.entries().empty());
    table.manager.redo();
    EXPECT_EQ(table.entries().size(), 1U);
    EXPECT_EQ(table.unfinished().value().moves, 1);
}

TEST_F(Library, WhatIsWrittenInAGameTakenBackIsKept)
{
    LibraryTable table(path());
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8");
    table.manager.setComment(table.now.game, table.now.node, "not so good");
    table.manager.undo();
    ASSERT_EQ(table.entries().size(), 1U);
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8");
    table.manager.undo();
    table.play("a1");
    table.manager.undo();
    EXPECT_EQ(table.entries().size(), 2U) << "two lines were tried";
}

TEST_F(Library, TakesUpAnOpeningInTheMiddle)
{
    GameSetup setup = setupFor(human(), human());
    setup.openingRule = OpeningRule::Swap2;
    {
        LibraryTable table(path());
        table.manager.startNewGame(setup);
        table.play("h8 i9 h9");
        ASSERT_TRUE(table.now.opening);
        table.manager.takeOpeningAction(OpeningAction::choose(OpeningChoice::PlaceTwoMore));
        table.play("a1");
    }
    LibraryTable table(path());
    ASSERT_TRUE(table.resume(table.unfinished().value().id));
    ASSERT_TRUE(table.now.opening);
    EXPECT_EQ(table.line(), "h8 i9 h9 a1");
    EXPECT_EQ(table.now.opening->task.step, OpeningStep::PlaceStone);
    table.play("b2");
    EXPECT_EQ(table.now.opening->task.step, OpeningStep::Choose);
}

TEST_F(Library, OffersNothingAfterAFinishedGame)
{
    LibraryTable table(path());
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8");
    table.manager.resign();
    EXPECT_FALSE(table.unfinished());
    ASSERT_EQ(table.entries().size(), 1U);
    EXPECT_EQ(table.entries().front().winner, Color::Black);
}

TEST_F(Library, AVariationDoesNotChangeTheResult)
{
    LibraryTable table(path());
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 h9 i8 i9 j8 j9 k8 k9 l8");
    table.manager.goToMove(3);
    table.play("a1");
    const auto entries = table.entries();
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_TRUE(entries.front().finished);
    EXPECT_EQ(entries.front().winner, Color::Black);
}

TEST_F(Library, CountsWinsLossesAndDraws)
{
    LibraryTable table(path());
    playOut(table, 2, Color::Black, Color::Black);
    playOut(table, 2, Color::White, Color::Black);
    playOut(table, 5, Color::White, Color::White);
    table.manager.startNewGame(setupFor(human(), human()));  // Two humans do not count.
    table.play("h8");
    table.manager.resign();

    const Statistics statistics = table.statistics();
    EXPECT_EQ(statistics.tally(), (Tally{2, 1, 0}));
    EXPECT_EQ(statistics.tally(2), (Tally{1, 1, 0}));
    EXPECT_EQ(statistics.tally(5), (Tally{1, 0, 0}));
    EXPECT_EQ(statistics.tally({}, Color::White), (Tally{1, 1, 0}));
    EXPECT_EQ(statistics.tally({}, {}, Rule::Renju), Tally());

    onLibrary(table.library(), [](GameLibrary& library) { library.clearStatistics(); });
    EXPECT_EQ(table.statistics().tally(), Tally());
    EXPECT_EQ(table.entries().size(), 4U);
}

TEST_F(Library, AWinWithHelpIsNoWinAndStaysSo)
{
    LibraryTable table(path());
    table.manager.startNewGame(setupFor(human(), computer()));
    table.play("h8");
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 2; }));
    table.manager.requestHint();
    ASSERT_TRUE(table.now.helped);
    table.manager.startNewGame(setupFor(human(), human()));
    ASSERT_EQ(table.entries().size(), 1U);
    EXPECT_TRUE(table.entries().front().helped);
    table.manager.resumeGame(table.entries().front().id);
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 2; }));
    EXPECT_TRUE(table.now.helped) << "the library remembers it";

    table.manager.resign();
    EXPECT_EQ(table.statistics().tally(), (Tally{.helped = 1}));
}

TEST_F(Library, ListsWhatTheFilterSays)
{
    LibraryTable table(path());
    GameSetup setup = setupFor(human(), human());
    setup.players.black.name = "Ada 100%";
    table.manager.startNewGame(setup);
    table.play("h8");
    setup.rule = Rule::Renju;
    setup.players.black.name = "Ben";
    table.manager.startNewGame(setup);
    table.play("h8");
    table.manager.resign();

    EXPECT_EQ(table.entries().size(), 2U);
    EXPECT_EQ(table.entries({.text = "ada"}).size(), 1U);
    EXPECT_EQ(table.entries({.text = "0%"}).size(), 1U);
    EXPECT_EQ(table.entries({.text = "%"}).size(), 1U);
    EXPECT_EQ(table.entries({.rule = Rule::Renju}).size(), 1U);
    EXPECT_EQ(table.entries({.finished = false}).size(), 1U);
    EXPECT_EQ(table.entries({.from = QDate::currentDate().addDays(1)}).size(), 0U);
    EXPECT_EQ(table.entries({.to = QDate::currentDate()}).size(), 2U);
    EXPECT_EQ(table.entries({.most = 1}).size(), 1U);
    EXPECT_EQ(table.entries({.most = 1, .after = 1}).front().id, table.entries().back().id);
    const auto list = [&](const LibraryFilter& filter) {
        return onLibrary(table.library(),
                         [&](GameLibrary& library) { return library.list(filter); });
    };
    EXPECT_EQ(list({.most = 1}).total, 2);
    EXPECT_EQ(list({.most = 1}).entries.size(), 1U);
    EXPECT_EQ(list({.most = 5, .after = 1}).total, 2);
    EXPECT_EQ(list({.text = "ada", .most = 1}).total, 1);
}

TEST_F(Library, AGameDeletedWhileItIsPlayedIsKeptAgain)
{
    LibraryTable table(path());
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8");
    const QList<qint64> ids{table.entries().front().id};
    onLibrary(table.library(), [&](GameLibrary& library) { library.remove(ids); });
    EXPECT_TRUE(table.entries().empty());
    table.play("i9");
    ASSERT_EQ(table.entries().size(), 1U);
    EXPECT_EQ(table.entries().front().moves, 2);
}

TEST_F(Library, KeepsAForeignFileAsideAndSaysSo)
{
    write("this is no database, but somebody may need it");
    GameLibrary library;
    QString newName;
    QObject::connect(&library, &GameLibrary::keptAside, &library,
                     [&](const QString& name, const LibraryProblem& why) {
                         newName = name;
                         EXPECT_EQ(why.kind, LibraryProblem::Kind::NotALibrary);
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
        LibraryTable table(path());
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
    LibraryTable table(path() + "/not/a/folder.db");
    table.playNew("h8");
    EXPECT_EQ(table.line(), "h8");
}

}  // namespace
}  // namespace gomoku::testing
