// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/Tree/MarkBar.h"
#include "UI/Panels/Tree/TreePanel.h"

#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace gomoku {
namespace {

RecordedMove move(const char* point, Color color)
{
    return {*Point::parse(point), color};
}

/// h8 i9 g7, and at move 2 also h9.
class TreeViewTest : public ::testing::Test
{
protected:
    TreeViewTest()
    {
        h8 = record->addMove(GameRecord::root(), move("h8", Color::Black));
        i9 = record->addMove(h8, move("i9", Color::White));
        g7 = record->addMove(i9, move("g7", Color::Black));
        h9 = record->addMove(h8, move("h9", Color::White));
        record->editNotes(h9).comment = "Rather here.";
        view.resize(300, 200);
        view.show();
        view.setTree(record, std::make_shared<const TreeLayout>(*record));
        view.setCurrent(h8);
    }

    std::shared_ptr<GameRecord> record = std::make_shared<GameRecord>(15);
    NodeId h8, i9, g7, h9;
    TreeView view;
};

TEST_F(TreeViewTest, AClickChoosesTheNode)
{
    QSignalSpy chosen(&view, &TreeView::nodeChosen);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.rectOf(h9).center());
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(chosen[0][0].value<NodeId>(), h9);
    EXPECT_EQ(view.current(), h9);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(290, 190));
    EXPECT_EQ(chosen.size(), 1);
}

TEST_F(TreeViewTest, TheArrowsWalkThroughTheTree)
{
    QTest::keyClick(&view, Qt::Key_Down);
    EXPECT_EQ(view.current(), i9);
    QTest::keyClick(&view, Qt::Key_Right);
    EXPECT_EQ(view.current(), h9);
    QTest::keyClick(&view, Qt::Key_Left);
    EXPECT_EQ(view.current(), i9);
    QTest::keyClick(&view, Qt::Key_End);
    EXPECT_EQ(view.current(), g7);
    QTest::keyClick(&view, Qt::Key_Up);
    EXPECT_EQ(view.current(), i9);
    QTest::keyClick(&view, Qt::Key_Home);
    EXPECT_EQ(view.current(), GameRecord::root());
    QTest::keyClick(&view, Qt::Key_Up);
    EXPECT_EQ(view.current(), GameRecord::root());
}

TEST_F(TreeViewTest, DeleteAsksForTheBranchToGo)
{
    QSignalSpy asked(&view, &TreeView::removalRequested);
    view.setCurrent(h9);
    QTest::keyClick(&view, Qt::Key_Delete);
    ASSERT_EQ(asked.size(), 1);
    EXPECT_EQ(asked[0][0].value<NodeId>(), h9);
}

TEST_F(TreeViewTest, SaysWhatANodeIs)
{
    EXPECT_TRUE(view.textOf(h9).contains("Move 2: H9"));
    EXPECT_TRUE(view.textOf(h9).contains("Rather here."));
    view.setCurrent(h9);
    EXPECT_EQ(view.accessibleDescription(), view.textOf(h9));
}

TEST_F(TreeViewTest, TheMoveShownIsScrolledIntoView)
{
    NodeId last = g7;
    for (int column = 0; column < 14; ++column)
        last = record->addMove(last,
                               {Point::at(column, 0), column % 2 ? Color::Black : Color::White});
    view.setTree(record, std::make_shared<const TreeLayout>(*record));
    view.setCurrent(last);
    EXPECT_TRUE(view.viewport()->rect().contains(view.rectOf(last)));
    EXPECT_GT(view.verticalScrollBar()->value(), 0);
    view.setCurrent(GameRecord::root());
    EXPECT_TRUE(view.viewport()->rect().contains(view.rectOf(GameRecord::root())));
}

TEST(TreePanelTests, SaysHowMuchThereIsAndOffersWhatWasDeleted)
{
    TreePanel panel;
    panel.show();
    GameSnapshot snapshot;
    snapshot.game = 1;
    snapshot.treeMoves = 15538;
    panel.setSnapshot(snapshot);
    EXPECT_TRUE(panel.title().remove(u',').startsWith("15538 ")) << panel.title().toStdString();
    EXPECT_FALSE(panel.restoreButton()->isVisible());
    snapshot.removedMoves = 12;
    panel.setSnapshot(snapshot);
    EXPECT_TRUE(panel.restoreButton()->isVisible());
    QSignalSpy asked(&panel, &TreePanel::restoreRequested);
    panel.restoreButton()->click();
    EXPECT_EQ(asked.size(), 1);
}

TEST(MarkBarTests, OneToolAtATimeAndASecondClickPutsItDown)
{
    MarkBar bar;
    EXPECT_FALSE(bar.tool());
    bar.action(MarkTool::Square)->trigger();
    EXPECT_EQ(bar.tool(), MarkTool::Square);
    bar.action(MarkTool::Letter)->trigger();
    EXPECT_EQ(bar.tool(), MarkTool::Letter);
    EXPECT_FALSE(bar.action(MarkTool::Square)->isChecked());
    bar.action(MarkTool::Letter)->trigger();
    EXPECT_FALSE(bar.tool());
}

TEST(MarkBarTests, LettersAndNumbersAreTheFirstThatAreFree)
{
    const Point here = Point::at(3, 3);
    std::vector<BoardMark> present{{Point::at(0, 0), BoardMark::Kind::Label, "A"},
                                   {Point::at(1, 0), BoardMark::Kind::Label, "1"}};
    EXPECT_EQ(markWith(MarkTool::Letter, here, present).text, "B");
    EXPECT_EQ(markWith(MarkTool::Number, here, present).text, "2");
    EXPECT_EQ(markWith(MarkTool::Letter, here, present, "win").text, "win");
    EXPECT_EQ(markWith(MarkTool::Cross, here, present).kind, BoardMark::Kind::Cross);
    // A click on a label is a click on that label, so that it goes.
    EXPECT_EQ(markWith(MarkTool::Letter, Point::at(0, 0), present), present[0]);
}

}  // namespace
}  // namespace gomoku
