// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/BoardPreview.h"
#include "UI/Dialogs/ImportDialog.h"
#include "UI/Dialogs/LibraryDialog.h"
#include "UI/Dialogs/StatisticsDialog.h"
#include "UI/Panels/EmptyState.h"
#include "UI/Panels/Graph/WinChart.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

#include <gtest/gtest.h>

namespace gomoku {
namespace {

LibraryEntry entryOf(qint64 id, bool finished, std::optional<Color> winner)
{
    LibraryEntry entry;
    entry.id = id;
    entry.started = QDateTime(QDate(2026, 11, 16), QTime(2, 30));
    entry.setup.players.black.name = QString("Player %1").arg(id);
    entry.setup.players.white = {.kind = PlayerSpec::Kind::Computer, .level = 3};
    entry.moves = 20;
    entry.finished = finished;
    entry.winner = winner;
    return entry;
}

const std::vector<LibraryEntry> kEntries{entryOf(11, true, Color::Black),
                                         entryOf(12, true, std::nullopt),
                                         entryOf(13, false, std::nullopt)};
const LibraryList kList{kEntries, 3};

QString cell(const QTableWidget* table, int row, int column)
{
    return table->item(row, column)->text();
}

TEST(LibraryDialogTests, ShowsPlayersAndResults)
{
    LibraryDialog dialog;
    dialog.setList(kList);
    ASSERT_EQ(dialog.table()->rowCount(), 3);
    EXPECT_EQ(cell(dialog.table(), 0, 1), "Player 11");
    EXPECT_TRUE(cell(dialog.table(), 0, 2).startsWith("Computer"));
    EXPECT_EQ(cell(dialog.table(), 0, 5), "Black won");
    EXPECT_EQ(cell(dialog.table(), 1, 5), "draw");
    EXPECT_EQ(cell(dialog.table(), 2, 5), "unfinished");
}

std::vector<LibraryEntry> manyEntries(int first, int count)
{
    std::vector<LibraryEntry> entries;
    for (int i = 0; i < count; ++i)
        entries.push_back(entryOf(first + i, true, std::nullopt));
    return entries;
}

TEST(LibraryDialogTests, SaysHowManyGamesThereAreAndAsksForMoreAtTheEndOfTheList)
{
    qRegisterMetaType<LibraryFilter>();
    LibraryDialog dialog;
    dialog.show();
    dialog.setList({manyEntries(1, 500), 1200});
    EXPECT_TRUE(dialog.count()->text().startsWith(QLocale().toString(1200)));
    QSignalSpy asked(&dialog, &LibraryDialog::listWanted);
    QScrollBar* bar = dialog.table()->verticalScrollBar();
    ASSERT_GT(bar->maximum(), bar->pageStep());
    bar->setValue(1);
    EXPECT_TRUE(asked.isEmpty());
    bar->setValue(bar->maximum());
    ASSERT_EQ(asked.count(), 1);
    EXPECT_EQ(asked[0][0].value<LibraryFilter>().after, 500);
    bar->setValue(bar->maximum() - 1);
    EXPECT_EQ(asked.count(), 1) << "it has been asked for already";
    dialog.addToList({manyEntries(500, 500), 1200});  // The first of them is there already.
    EXPECT_EQ(dialog.table()->rowCount(), 999);
    EXPECT_EQ(cell(dialog.table(), 998, 1), "Player 999");
    bar->setValue(bar->maximum());
    ASSERT_EQ(asked.count(), 2);
    EXPECT_EQ(asked[1][0].value<LibraryFilter>().after, 999);
    dialog.addToList({manyEntries(1000, 201), 1200});
    EXPECT_EQ(dialog.table()->rowCount(), 1200);
    bar->setValue(0);
    bar->setValue(bar->maximum());
    EXPECT_EQ(asked.count(), 2) << "all of them are there";
    dialog.table()->selectRow(0);
    dialog.removeSelected();
    EXPECT_TRUE(dialog.count()->text().startsWith(QLocale().toString(1199)));
}

TEST(LibraryDialogTests, SaysWhyThereIsNothingToShow)
{
    LibraryDialog dialog;
    dialog.show();
    EXPECT_FALSE(dialog.emptyState()->isVisible()) << "the library has not answered yet";
    dialog.setList({});
    EXPECT_TRUE(dialog.emptyState()->isVisible());
    EXPECT_FALSE(dialog.table()->isVisible());
    EXPECT_TRUE(dialog.emptyState()->text().contains("Import"));
    QTest::keyClicks(dialog.searchField(), "nobody");
    dialog.setList({});
    EXPECT_FALSE(dialog.emptyState()->text().contains("Import"))
        << "there may be games, but none that fits";
    dialog.searchField()->clear();
    dialog.setList(kList);
    EXPECT_FALSE(dialog.emptyState()->isVisible());
    EXPECT_TRUE(dialog.table()->isVisible());
}

TEST(LibraryDialogTests, TypingAndChoosingAskForTheGamesThatFit)
{
    qRegisterMetaType<LibraryFilter>();
    LibraryDialog dialog;
    QSignalSpy changed(&dialog, &LibraryDialog::listWanted);
    dialog.searchField()->setText("ada");
    ASSERT_TRUE(changed.wait(2000));
    EXPECT_EQ(changed.last()[0].value<LibraryFilter>().text, "ada");
    const auto boxes = dialog.findChildren<QComboBox*>();
    boxes[0]->setCurrentIndex(3);
    EXPECT_EQ(changed.last()[0].value<LibraryFilter>().rule, Rule::Renju);
    boxes[1]->setCurrentIndex(2);
    EXPECT_EQ(changed.last()[0].value<LibraryFilter>().finished, false);
}

TEST(LibraryDialogTests, TheChosenGameIsShownInMiniature)
{
    LibraryDialog dialog;
    QSignalSpy wanted(&dialog, &LibraryDialog::recordWanted);
    dialog.setList(kList);
    dialog.table()->selectRow(1);
    ASSERT_FALSE(wanted.isEmpty());
    EXPECT_EQ(wanted.last()[0].toLongLong(), 12);
    auto record = std::make_shared<GameRecord>();
    record->addMove(GameRecord::root(), {Point::at(9, 9), Color::Black});
    // The game itself has left the first line of its record.
    const NodeId live = record->addMove(GameRecord::root(), {Point::at(7, 7), Color::Black});
    dialog.setRecord(11, record, live);  // Too late: another game is chosen by now.
    EXPECT_TRUE(dialog.preview()->picture().newest.isNone());
    dialog.setRecord(12, record, live);
    EXPECT_EQ(dialog.preview()->picture().newest, Point::at(7, 7));
    EXPECT_EQ(dialog.preview()->picture().grid.at(Point::at(7, 7)), Cell::Black);
    EXPECT_EQ(dialog.preview()->picture().grid.at(Point::at(9, 9)), Cell::Empty);
}

TEST(LibraryDialogTests, ADeletionCanBeTakenBackUntilTheDialogCloses)
{
    LibraryDialog dialog;
    QSignalSpy confirmed(&dialog, &LibraryDialog::removalConfirmed);
    dialog.setList(kList);
    dialog.table()->selectRow(0);
    dialog.removeSelected();
    EXPECT_EQ(dialog.table()->rowCount(), 2);
    dialog.takeBackRemoval();
    EXPECT_EQ(dialog.table()->rowCount(), 3);
    dialog.table()->selectRow(2);
    dialog.removeSelected();
    EXPECT_TRUE(confirmed.isEmpty());
    dialog.reject();
    ASSERT_EQ(confirmed.count(), 1);
    EXPECT_EQ(confirmed[0][0].value<QList<qint64>>(), QList<qint64>{13});
}

TEST(LibraryDialogTests, OpeningGivesTheChosenGame)
{
    LibraryDialog dialog;
    dialog.setList(kList);
    QSignalSpy opened(&dialog, &LibraryDialog::openRequested);
    dialog.table()->selectRow(1);
    emit dialog.table()->cellActivated(1, 0);
    ASSERT_EQ(opened.count(), 1);
    EXPECT_EQ(opened[0][0].toLongLong(), 12);
}

Statistics someGames()
{
    const auto game = [](Rule rule, int level, Color human, std::optional<Color> winner) {
        return StatisticsGame{.rule = rule, .level = level, .humanColor = human, .winner = winner};
    };
    Statistics statistics;
    statistics.games = {game(Rule::Freestyle, 1, Color::Black, Color::Black),
                        game(Rule::Freestyle, 1, Color::White, Color::Black),
                        game(Rule::Renju, 4, Color::White, std::nullopt),
                        game(Rule::Renju, 4, Color::White, Color::White)};
    return statistics;
}

TEST(StatisticsDialogTests, CountsByLevelColourAndRule)
{
    StatisticsDialog dialog;
    dialog.setStatistics(someGames());
    EXPECT_EQ(cell(dialog.table(), 0, 1), "1");
    EXPECT_EQ(cell(dialog.table(), 0, 3), "1");
    EXPECT_EQ(cell(dialog.table(), 0, 4), "50 %");
    EXPECT_EQ(cell(dialog.table(), 3, 2), "1");
    EXPECT_TRUE(dialog.summary().contains("2 won, 1 drawn, 1 lost"));
    dialog.colorBox()->setCurrentIndex(1);
    EXPECT_TRUE(dialog.summary().contains("1 won, 0 drawn, 0 lost"));
    dialog.colorBox()->setCurrentIndex(0);
    dialog.ruleBox()->setCurrentIndex(3);
    EXPECT_TRUE(dialog.summary().contains("1 won, 1 drawn, 0 lost"));
}

TEST(StatisticsDialogTests, AWinWithHelpIsNoWin)
{
    StatisticsDialog dialog;
    Statistics statistics = someGames();
    dialog.setStatistics(statistics);
    EXPECT_EQ(dialog.helpedText(), "");
    for (StatisticsGame& game : statistics.games)
        game.helped = game.winner == game.humanColor;
    dialog.setStatistics(statistics);
    EXPECT_TRUE(dialog.summary().contains("0 won, 1 drawn, 1 lost"));
    EXPECT_EQ(dialog.helpedText(), "Games with help, not counted: 2");
}

TEST(StatisticsDialogTests, ClearingAsksFirst)
{
    StatisticsDialog dialog;
    dialog.setStatistics(someGames());
    static_cast<QWidget&>(dialog).show();
    QSignalSpy cleared(&dialog, &StatisticsDialog::clearConfirmed);
    EXPECT_FALSE(dialog.confirmButton()->isVisible());
    dialog.clearButton()->click();
    EXPECT_TRUE(cleared.isEmpty());
    ASSERT_TRUE(dialog.confirmButton()->isVisible());
    dialog.confirmButton()->click();
    EXPECT_EQ(cleared.count(), 1);
    EXPECT_FALSE(dialog.confirmButton()->isVisible());
}

TEST(StatisticsDialogTests, IsAsLargeAsItsContents)
{
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPixelSize(20);
    QApplication::setFont(large);
    StatisticsDialog dialog;
    dialog.setStatistics(someGames());
    static_cast<QWidget&>(dialog).show();
    QTest::qWait(1);
    EXPECT_GT(dialog.width(), 560) << "what texts of the usual size have";
    EXPECT_EQ(dialog.table()->horizontalScrollBar()->maximum(), 0);
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        if (label->isVisible() && label->text() == dialog.summary()) {
            EXPECT_LT(label->height(), 2 * label->fontMetrics().height()) << "it is on one line";
        }
    EXPECT_LE(dialog.height(), dialog.screen()->availableSize().height());
    EXPECT_LE(dialog.minimumSizeHint().width(), 640) << "the words wrap where they must";
    QApplication::setFont(usual);
}

TEST(WinChartTests, TheCurveForgetsOldGames)
{
    std::vector<double> points(WinChart::kWindow, 0.0);
    points.insert(points.end(), WinChart::kWindow, 1.0);
    const auto shares = WinChart::runningShare(points);
    EXPECT_DOUBLE_EQ(shares.front(), 0.0);
    EXPECT_DOUBLE_EQ(shares[WinChart::kWindow - 1], 0.0);
    EXPECT_DOUBLE_EQ(shares[WinChart::kWindow + 4], 0.5);
    EXPECT_DOUBLE_EQ(shares.back(), 1.0);
}

TEST(LibraryDialogTests, GamesWithThePositionOnTheBoardAreAskedFor)
{
    LibraryDialog dialog;
    dialog.show();
    EXPECT_FALSE(dialog.positionButton()->isVisible());
    EXPECT_FALSE(dialog.filter().position);
    dialog.offerPosition(77, true);
    EXPECT_TRUE(dialog.positionButton()->isVisible());
    EXPECT_EQ(dialog.filter().position, 77U);
    QSignalSpy changed(&dialog, &LibraryDialog::listWanted);
    dialog.positionButton()->click();
    ASSERT_EQ(changed.size(), 1);
    EXPECT_FALSE(changed[0][0].value<LibraryFilter>().position);
}

TEST(LibraryDialogTests, AGameWithThePositionIsShownAndOpenedThere)
{
    LibraryDialog dialog;
    LibraryEntry entry = entryOf(11, true, Color::Black);
    entry.ply = 1;
    QSignalSpy opened(&dialog, &LibraryDialog::openRequested);
    dialog.setList({{entry}, 1});
    auto record = std::make_shared<GameRecord>();
    const NodeId end = record->addLine(
        GameRecord::root(), {{Point::at(7, 7), Color::Black}, {Point::at(8, 8), Color::White}});
    dialog.setRecord(11, record, end);
    EXPECT_EQ(dialog.preview()->picture().newest, Point::at(7, 7));
    EXPECT_TRUE(dialog.caption().startsWith("After 1 move"));
    QTest::keyClick(dialog.table(), Qt::Key_Return);
    ASSERT_EQ(opened.size(), 1);
    EXPECT_EQ(opened[0][1].toInt(), 1);
}

TEST(LibraryDialogTests, InANarrowDialogTheListHasTheRoomOfThePicture)
{
    LibraryDialog dialog;
    dialog.setList(kList);
    dialog.show();
    EXPECT_TRUE(dialog.preview()->isVisible());
    dialog.resize(600, 540);
    QCoreApplication::sendPostedEvents();
    EXPECT_FALSE(dialog.preview()->isVisible());
    EXPECT_EQ(dialog.table()->width(), dialog.searchField()->width());
}

TEST(ImportDialogTests, TellsHowFarItIsAndWhatCameOfIt)
{
    ImportDialog dialog;
    QSignalSpy cancelled(&dialog, &ImportDialog::cancelled);
    dialog.show();
    dialog.setProgress({.filesRead = 1, .filesInAll = 4, .added = 1200});
    EXPECT_TRUE(dialog.text().remove(u',').startsWith("Importing: 1200 game"));
    dialog.setFinished({.filesRead = 4,
                        .filesInAll = 4,
                        .added = 2000,
                        .known = 3,
                        .refused = 1,
                        .firstFault = "x.sgf: line 1"});
    const QString text = dialog.text().remove(u',');
    EXPECT_TRUE(text.startsWith("2000 game")) << text.toStdString();
    EXPECT_TRUE(text.contains("3 already in the library."));
    EXPECT_TRUE(text.contains("1 could not be read (x.sgf: line 1)."));
    dialog.reject();
    EXPECT_TRUE(cancelled.isEmpty());
}

TEST(ImportDialogTests, ClosingItBeforeTheEndCancels)
{
    ImportDialog dialog;
    QSignalSpy cancelled(&dialog, &ImportDialog::cancelled);
    dialog.show();
    dialog.setProgress({.filesInAll = 2});
    QTest::keyClick(&dialog, Qt::Key_Escape);
    EXPECT_EQ(cancelled.size(), 1);
}

}  // namespace
}  // namespace gomoku
