// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/ColorChooserWidget.h"
#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/Features/TreeFeature.h"
#include "UI/GamePage/GamePanel.h"
#include "UI/Panels/MoveListPanel.h"
#include "UI/Panels/SideDock.h"
#include "UI/Panels/Tree/MarkBar.h"

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

/// A real window with a file of two branches, whose board has a label at the second move.
class WindowTreeTest : public WindowTable
{
protected:
    WindowTreeTest() { window.resize(1280, 800); }

    void openTree(const char* sgf
                  = "(;GM[4]SZ[15];B[hh]LB[ig:A]TR[aa](;W[ig];B[gi])(;W[hg];B[hi]))")
    {
        const QString path = folder.filePath("tree.sgf");
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(sgf);
        file.close();
        window.openFile(path);
        ASSERT_TRUE(eventually([&] { return now().treeMoves == 5; }));
        ASSERT_TRUE(eventually([&] { return tree().treeLayout() != nullptr; }));
    }
    [[nodiscard]] TreeView& tree() const { return *window.tree()->panel()->view(); }
    void clickNode(NodeId node)
    {
        QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().rectOf(node).center());
        ASSERT_TRUE(eventually([&] { return now().node == node; }));
    }
    void clickPoint(const char* point)
    {
        QTest::mouseClick(&board(), Qt::LeftButton, {},
                          board().geometryNow().centreOf(at(point)).toPoint());
    }
    [[nodiscard]] NodeId nodeOf(const char* point) const
    {
        for (const TreePlace& place : tree().treeLayout()->places())
            if (place.hasMove && place.move.point == at(point))
                return place.node;
        return {};
    }
    QAction* branchAction(const char* text) const
    {
        for (QAction* action : window.tree()->branchMenu()->actions())
            if (action->text().remove(u'&') == QLatin1String(text))
                return action;
        return nullptr;
    }
};

TEST_F(WindowTreeTest, BesideTheAnalysisNothingLiesOverTheMoves)
{
    openTree("(;GM[4]SZ[15];B[hh]C[A comment](;W[ig];B[gi])(;W[hg];B[hi]))");
    window.analysis()->setPanelShown(true);
    clickNode(nodeOf("h8"));
    const MoveListPanel& moves = *game().panel()->moves();
    for (const int height : {640, 680, 720, 760, 800, 900}) {
        window.resize(1280, height);
        QTest::qWait(100);
        EXPECT_TRUE(!moves.isVisible()
                    || moves.height() >= moves.layout()->totalMinimumSize().height())
            << height;
    }
}

TEST_F(WindowTreeTest, InASmallWindowTreeAndAnalysisExcludeEachOther)
{
    openTree();
    SideDock& dock = *window.tree()->dock();
    AnalysisPanel& analysis = *window.analysis()->panel();
    ASSERT_TRUE(eventually([&] { return dock.isVisible(); }));
    window.analysis()->setPanelShown(true);
    ASSERT_TRUE(eventually([&] { return analysis.isVisible(); }));
    QTest::qWait(200);
    EXPECT_TRUE(dock.isVisible()) << "there is room for both";
    window.analysis()->setPanelShown(false);

    window.resize(800, 600);
    QTest::qWait(100);
    window.analysis()->setPanelShown(true);
    ASSERT_TRUE(eventually([&] { return !dock.isVisible() && analysis.isVisible(); }));
    dock.toggleViewAction()->trigger();
    ASSERT_TRUE(eventually([&] { return !game().panel()->isAnalysisOpen(); }));
    EXPECT_TRUE(dock.isVisible());
    window.analysis()->setPanelShown(true);
    ASSERT_TRUE(eventually([&] { return !dock.isVisible() && analysis.isVisible(); }));
    window.analysis()->setPanelShown(false);
    EXPECT_TRUE(eventually([&] { return dock.isVisible(); }));
}

TEST_F(WindowTreeTest, TheBoardGetsTheKeyboardWhenAPanelClosesThatHasIt)
{
    openTree();
    SideDock& dock = *window.tree()->dock();
    ASSERT_TRUE(eventually([&] { return dock.isVisible() && window.isActiveWindow(); }));
    tree().setFocus();
    ASSERT_TRUE(tree().hasFocus());
    dock.toggleViewAction()->trigger();
    EXPECT_TRUE(board().hasFocus());

    dock.show();
    board().setFocus();
    window.analysis()->setPanelShown(true);
    AnalysisPanel& analysis = *window.analysis()->panel();
    ASSERT_TRUE(eventually([&] { return analysis.isVisible(); }));
    QSpinBox* lines = analysis.findChild<QSpinBox*>();
    ASSERT_NE(lines, nullptr);
    lines->setFocus();
    window.analysis()->setPanelShown(false);
    EXPECT_TRUE(board().hasFocus());

    QLineEdit elsewhere(&window);
    elsewhere.show();
    elsewhere.setFocus();
    dock.hide();
    EXPECT_FALSE(board().hasFocus()) << "the dock did not have it";
}

TEST_F(WindowTreeTest, ATreeOpensAtItsRootAndIsShownBesideTheBoard)
{
    openTree();
    EXPECT_EQ(now().shown, 0);
    EXPECT_TRUE(window.tree()->dock()->isVisible());
    EXPECT_TRUE(says("Tree, 5 move"));
}

TEST_F(WindowTreeTest, ANodeShowsItsPositionAndItsMarks)
{
    openTree();
    clickNode(nodeOf("h8"));
    ASSERT_EQ(board().snapshot().marks.size(), 2U);
    clickNode(nodeOf("h7"));
    EXPECT_EQ(now().shown, 3);
    EXPECT_TRUE(board().snapshot().marks.empty());
}

TEST_F(WindowTreeTest, ABranchIsPromotedDeletedAndRestored)
{
    openTree();
    clickNode(nodeOf("h7"));
    branchAction("Make Main Line")->trigger();
    ASSERT_TRUE(eventually([&] { return record()->mainMoves()[1].point == at("h9"); }));
    QTest::keyClick(&tree(), Qt::Key_Delete);
    ASSERT_TRUE(eventually([&] { return now().treeMoves == 4; }));
    QPushButton* restore = window.tree()->panel()->restoreButton();
    ASSERT_TRUE(eventually([&] { return restore->isVisible(); }));
    restore->click();
    ASSERT_TRUE(eventually([&] { return now().treeMoves == 5; }));
    EXPECT_EQ(now().lastMove(), at("h7"));
}

TEST_F(WindowTreeTest, ABranchIsCopied)
{
    openTree();
    clickNode(nodeOf("h9"));
    branchAction("Copy Branch as Text")->trigger();
    ASSERT_TRUE(says("Branch copied."));
    EXPECT_EQ(QGuiApplication::clipboard()->text().trimmed(), "h8 h9 h7");
    branchAction("Copy Branch as SGF")->trigger();
    ASSERT_TRUE(
        eventually([] { return QGuiApplication::clipboard()->text().contains("LB[ig:A]"); }));
    EXPECT_FALSE(QGuiApplication::clipboard()->text().contains("[gi]"));
}

TEST_F(WindowTreeTest, InMarkModeAClickMarksAndPlacesNoStone)
{
    openTree();
    QTest::keyClick(&window, Qt::Key_5, Qt::AltModifier);
    ASSERT_EQ(window.tree()->marks()->tool(), MarkTool::Letter);
    clickPoint("c3");
    ASSERT_TRUE(eventually([&] { return now().marks.size() == 1; }));
    clickPoint("d3");
    ASSERT_TRUE(eventually([&] { return now().marks.size() == 2; }));
    EXPECT_EQ(now().marks[1].text, "B");
    EXPECT_EQ(now().shown, 0);
    QTest::keyClick(&window, Qt::Key_Escape);
    EXPECT_FALSE(window.tree()->marks()->tool());
    clickPoint("h8");  // A stone again, along the line.
    ASSERT_TRUE(eventually([&] { return now().shown == 1; }));
    EXPECT_EQ(record()->notes(GameRecord::root()).marks.size(), 2U);
}

TEST_F(WindowTreeTest, TheTreeStepsAsideWhereThereIsNoGameToShow)
{
    start(human(), human());
    play("h8 i9");
    SideDock* dock = window.tree()->dock();
    dock->show();
    game().showStartPage();
    EXPECT_FALSE(dock->isVisible());
    EXPECT_FALSE(dock->toggleViewAction()->isEnabled());
    const auto* choices = game().startPage()->findChild<QScrollArea*>();
    EXPECT_TRUE(eventually([&] { return choices->verticalScrollBar()->maximum() == 0; }))
        << "the start page takes its room";
    game().returnToGame();
    EXPECT_TRUE(dock->isVisible());
    game().showStartPage();
    window.close();
    MainWindow next(settingsFile());
    next.show();
    EXPECT_FALSE(next.tree()->dock()->isVisible());
    next.game()->startPage()->playButton()->click();
    EXPECT_TRUE(eventually([&] { return next.tree()->dock()->isVisible(); }))
        << "as it was in the last game";
}

TEST_F(WindowTreeTest, TheTreeFollowsAGameBeingPlayed)
{
    start(human(), human());
    window.tree()->dock()->show();
    play("h8 i9");
    ASSERT_TRUE(eventually([&] {
        return tree().treeLayout() && tree().treeLayout()->nodeCount() == 3
            && tree().current() == now().node;
    }));
}

}  // namespace
}  // namespace gomoku::testing
