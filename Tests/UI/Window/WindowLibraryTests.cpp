// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Dialogs/ImportDialog.h"
#include "UI/Dialogs/LibraryDialog.h"
#include "UI/Features/Games/ExplorerFeature.h"
#include "UI/Features/Games/LibraryFeature.h"
#include "UI/Features/Games/OpenedFeature.h"
#include "UI/Features/Games/OpenedNotice.h"
#include "UI/Panels/EmptyState.h"
#include "UI/Panels/ExplorerPanel.h"
#include "UI/Panels/SideDock.h"
#include "UI/Text/FileNameText.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QToolButton>
#include <QTreeWidget>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

class WindowLibraryTest : public WindowTable
{
protected:
    void open(const char* name, const QByteArray& bytes)
    {
        const QString path = folder.filePath(name);
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const quint64 before = now().game;
        window.openFile(path);
        ASSERT_TRUE(eventually([&] { return now().game != before; }));
    }
    [[nodiscard]] OpenedNotice& notice() const { return *window.opened()->notice(); }
    LibraryDialog* dialog() const { return window.findChild<LibraryDialog*>(); }
};

TEST_F(WindowLibraryTest, AFileWithoutARuleSaysWhichOneIsAssumedAndLetsItBeChanged)
{
    open("go.sgf", "(;GM[1]SZ[15];B[hh];W[ii])");
    EXPECT_TRUE(notice().isVisible());
    EXPECT_EQ(notice().text(), "go.sgf does not give a rule; assuming Freestyle.");
    EXPECT_EQ(notice().shownText(), notice().text());
    window.resize(480, 600);  // Here the sentence would be cut off.
    EXPECT_EQ(notice().shownText(), "Rule assumed:");
    QComboBox* rules = notice().ruleBox();
    rules->setCurrentIndex(rules->findData(static_cast<int>(Rule::Renju)));
    emit rules->activated(rules->currentIndex());
    ASSERT_TRUE(eventually([&] { return now().setup.rule == Rule::Renju; }));
    EXPECT_EQ(record()->info().rule, Rule::Renju);
}

TEST_F(WindowLibraryTest, AnOpenedFileIsOfferedForTheLibrary)
{
    open("club.sgf", "(;GM[4]SZ[15]RU[renju]PB[Ada]PW[Bob];B[hh];W[ii])");
    ASSERT_TRUE(notice().importButton()->isVisible());
    EXPECT_FALSE(notice().ruleBox()->isVisible());
    notice().importButton()->click();
    ASSERT_TRUE(says("1 game"));
    ASSERT_TRUE(eventually([&] { return !notice().isVisible(); }));
}

TEST_F(WindowLibraryTest, TheNoticeGoesWithItsGame)
{
    open("go.sgf", "(;GM[1]SZ[15];B[hh];W[ii])");
    ASSERT_TRUE(notice().isVisible());
    start(human(), human());
    ASSERT_TRUE(eventually([&] { return !notice().isVisible(); }));
}

TEST_F(WindowLibraryTest, GamesWithThisPositionOpenAtIt)
{
    start(human(), human());
    play("h8 i9 h9 a1");
    start(human(), human());
    play("h8 g7");  // The same after two moves, turned.
    window.library()->showGamesWithPosition();
    ASSERT_TRUE(dialog());
    ASSERT_TRUE(eventually([&] { return dialog()->table()->rowCount() == 2; }));
    dialog()->table()->selectRow(1);
    const quint64 before = now().game;
    QTest::keyClick(dialog()->table(), Qt::Key_Return);
    ASSERT_TRUE(eventually([&] { return now().game != before && now().shown == 2; }));
    EXPECT_EQ(now().moves.size(), 4U);
}

TEST_F(WindowLibraryTest, AnImportIsShownAboveTheListThatAskedForIt)
{
    QFile file(folder.filePath("club.sgf"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("(;GM[4]SZ[15]RU[renju]PB[Ada]PW[Bob]DT[2019-05-01];B[hh];W[ii])");
    file.close();
    window.library()->showGames();
    window.library()->importFiles({file.fileName()}, dialog());
    auto* progress = dialog()->findChild<ImportDialog*>();
    ASSERT_TRUE(progress);
    EXPECT_TRUE(progress->isVisible());
    ASSERT_TRUE(eventually([&] { return progress->text().contains("1 game"); }));
    ASSERT_TRUE(eventually([&] { return dialog()->table()->rowCount() == 1; }));
    EXPECT_FALSE(dialog()->table()->item(0, 0)->text().contains(u':'));  // A day, no time.
    progress->close();
    dialog()->close();
}

TEST_F(WindowLibraryTest, TheExplorerReadsAllGames)
{
    QFile file(folder.filePath("many.sgf"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    constexpr int kMany = 1200;  // More than one list has.
    for (int i = 0; i < kMany; ++i)
        file.write(QByteArray("(;GM[4]SZ[15]RU[freestyle]RE[B+R]PB[Player %1];B[hh];W[ii])\n")
                       .replace("%1", QByteArray::number(i)));
    file.close();
    window.library()->importFiles({file.fileName()});
    ASSERT_TRUE(says("1,200 game"));
    start(human(), human());
    window.explorer()->dock()->show();
    const QTreeWidget* table = window.explorer()->panel()->table();
    EXPECT_TRUE(eventually([&] {
        return table->topLevelItemCount() == 1
            && table->topLevelItem(0)->text(1) == QString::number(kMany);
    }));
}

TEST_F(WindowLibraryTest, ALargeImportIsListedOnceAtItsEnd)
{
    QFile file(folder.filePath("many.sgf"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    for (int i = 0; i < 2500; ++i)  // Three transactions.
        file.write(QByteArray("(;GM[4]SZ[15]PB[Player %1]PW[Bob];B[hh];W[ii])\n")
                       .replace("%1", QByteArray::number(i)));
    file.close();
    window.library()->showGames();
    ASSERT_TRUE(eventually([&] { return !dialog()->findChild<EmptyState*>()->isHidden(); }));
    QSignalSpy filled(dialog()->table()->model(), &QAbstractItemModel::rowsInserted);
    window.library()->importFiles({file.fileName()}, dialog());
    ASSERT_TRUE(eventually([&] { return dialog()->count()->text().startsWith("2,500"); }))
        << dialog()->count()->text().toStdString();
    EXPECT_EQ(filled.size(), 1);
    while (dialog()->table()->rowCount() < 2500) {
        const int before = dialog()->table()->rowCount();
        ASSERT_TRUE(eventually([&] {
            dialog()->table()->scrollToBottom();
            return dialog()->table()->rowCount() > before;
        })) << before;
    }
    EXPECT_EQ(filled.size(), 5) << "more are listed as one scrolls";
    dialog()->findChild<ImportDialog*>()->close();
    dialog()->close();
}

TEST(FileNames, SayWhenAndWho)
{
    GameSetup setup;
    setup.players.white = {.kind = PlayerSpec::Kind::Computer, .level = 5};
    const QString name = FileNameText::game(setup, "2026-11-16");
    EXPECT_TRUE(name.startsWith("2026-11-16 You – ")) << name.toStdString();
    EXPECT_TRUE(name.endsWith(".sgf"));
    setup.players.white = {.kind = PlayerSpec::Kind::Human, .name = "A/B: <c>?"};
    setup.players.black.name = "Ada";
    EXPECT_EQ(FileNameText::game(setup, "2026-11-16"), "2026-11-16 Ada – A B c.sgf");
    EXPECT_TRUE(
        FileNameText::game(setup, {}).startsWith(QDate::currentDate().toString(Qt::ISODate)));
}

}  // namespace
}  // namespace gomoku::testing
