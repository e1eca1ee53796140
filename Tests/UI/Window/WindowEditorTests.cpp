// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Features/EditorFeature.h"
#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/GamePage/GamePanel.h"
#include "UI/GamePage/ReturnLink.h"
#include "UI/GamePage/StatusRow.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPushButton>

#include <gtest/gtest.h>

#include <set>

namespace gomoku::testing {
namespace {

using Command = EditorPanel::Command;
using Tool = PositionEditor::Tool;

class WindowEditorTest : public WindowTable
{
protected:
    [[nodiscard]] EditorFeature& feature() const { return *window.editor(); }
    [[nodiscard]] EditorPanel& panel() const { return *feature().panel(); }
    [[nodiscard]] const EditedPosition& position() const { return feature().editor().position(); }
    void openEditor()
    {
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));  // Else no shortcut has an effect.
        feature().action()->trigger();
        ASSERT_EQ(game().page(), GameWidget::Page::Guest);
        ASSERT_TRUE(panel().isVisible());
    }
    void click(const QString& points)
    {
        for (const QString& word : points.split(u' '))
            QTest::mouseClick(
                &board(), Qt::LeftButton, {},
                board().geometryNow().centreOf(at(word.toLatin1().constData())).toPoint());
    }
    [[nodiscard]] bool isSeen(Command command) const
    {
        const QPushButton* button = panel().button(command);
        const QRect place(button->mapTo(panel().viewport(), QPoint()), button->size());
        return panel().viewport()->rect().contains(place);
    }
    void press(Command command) { QTest::mouseClick(panel().button(command), Qt::LeftButton); }
};

TEST_F(WindowEditorTest, StonesOfBothColoursArePlacedAndShown)
{
    openEditor();
    panel().setTool(Tool::Black);
    click("h8 i9 g7");
    panel().setTool(Tool::White);
    click("h9 i9");
    EXPECT_EQ(position().grid.count(Cell::Black), 2);
    EXPECT_EQ(position().grid.count(Cell::White), 2);
    EXPECT_EQ(board().snapshot().grid, position().grid);
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(position().grid.at(at("i9")), Cell::Black);
}

TEST_F(WindowEditorTest, EscapeLosesNothing)
{
    start(human(), human());
    play("h8");
    openEditor();
    EXPECT_FALSE(feature().editor().canUndo());
    click("i9 g7");
    const EditedPosition before = position();
    QTest::keyClick(&window, Qt::Key_Escape);
    ASSERT_EQ(game().page(), GameWidget::Page::Game);
    openEditor();
    EXPECT_EQ(position(), before);
    EXPECT_EQ(board().snapshot().grid, before.grid);
    QTest::keyClick(&window, Qt::Key_Escape);
    play("h9");  // Now the game has another position to begin from.
    openEditor();
    EXPECT_EQ(position().grid, now().grid);
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(position(), before);
}

TEST_F(WindowEditorTest, APositionThatWasPlayedDoesNotComeBack)
{
    openEditor();
    click("h8 i9");
    press(Command::Analyse);
    ASSERT_TRUE(eventually([&] { return game().page() == GameWidget::Page::Game; }));
    QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier);
    ASSERT_TRUE(eventually([&] { return game().page() == GameWidget::Page::Start; }));
    openEditor();
    EXPECT_EQ(position().grid.count(Cell::Black), 0);
    EXPECT_FALSE(feature().editor().canUndo());
}

TEST_F(WindowEditorTest, ItsButtonsReachAsFarAsThoseOfTheGame)
{
    window.resize(1280, 800);
    start(human(), human());
    const QWidget* resign = game().panel()->button(GamePanel::Button::Resign);
    const auto right = [this](const QWidget* widget) {
        return widget->mapTo(&window, widget->rect().topRight()).x();
    };
    const int inTheGame = right(resign);
    openEditor();
    ASSERT_TRUE(eventually([&] { return right(panel().button(Command::Play)) == inTheGame; }))
        << right(panel().button(Command::Play)) << " instead of " << inTheGame;
}

TEST_F(WindowEditorTest, FromTheStartPageAllItsButtonsAreSeen)
{
    window.resize(1280, 800);
    openEditor();
    EXPECT_TRUE(eventually([&] { return isSeen(Command::Play) && isSeen(Command::Close); }));
}

TEST_F(WindowEditorTest, InASmallWindowItsLastButtonIsSeen)
{
    window.resize(800, 600);
    openEditor();
    EXPECT_TRUE(eventually([&] { return isSeen(Command::Play) && isSeen(Command::Close); }));
    std::set<int> lefts;
    for (const QComboBox* box : panel().findChildren<QComboBox*>())
        lefts.insert(box->x());
    EXPECT_EQ(lefts.size(), 1U) << "the boxes stand below one another";
}

TEST_F(WindowEditorTest, TheGameBehindItIsThereAgainAfterwards)
{
    start(human(), human());
    play("h8 i9");
    const Grid before = now().grid;
    openEditor();
    EXPECT_EQ(position().grid, before);
    press(Command::Clear);
    click("a1");
    press(Command::Close);
    EXPECT_EQ(game().page(), GameWidget::Page::Game);
    EXPECT_EQ(board().snapshot().grid, before);
    play("g7");
    EXPECT_EQ(now().shown, 3);
}

TEST_F(WindowEditorTest, TheWayBackToTheGameIsNotOfferedInTheEditor)
{
    start(human(), human());
    play("h8 i9");
    game().showPosition(1);
    ASSERT_TRUE(eventually([&] { return now().shown == 1; }));
    ASSERT_TRUE(game().statusRow()->returnLink()->isVisible());
    openEditor();
    EXPECT_FALSE(game().statusRow()->returnLink()->isVisible());
    press(Command::Close);
    EXPECT_TRUE(game().statusRow()->returnLink()->isVisible());
}

TEST_F(WindowEditorTest, PlayFromHereBeginsAGameWithTheseStones)
{
    openEditor();
    click("h8 i9 g7");
    QComboBox* rule = panel().ruleBox();
    rule->setCurrentIndex(rule->findData(static_cast<int>(Rule::Renju)));
    emit rule->activated(rule->currentIndex());
    press(Command::Play);
    ASSERT_TRUE(eventually([&] { return now().start.count(Cell::Black) == 2; }));
    EXPECT_EQ(now().setup.rule, Rule::Renju);
    EXPECT_EQ(game().page(), GameWidget::Page::Game);
}

TEST_F(WindowEditorTest, AnalyseOpensThePositionForTwoHumansWithTheEngineAtWork)
{
    openEditor();
    click("h8 i9 g7");
    press(Command::Analyse);
    ASSERT_TRUE(eventually([&] { return now().start.count(Cell::Black) == 2; }));
    EXPECT_TRUE(now().setup.players.black.isHuman() && now().setup.players.white.isHuman());
    ASSERT_TRUE(eventually([&] { return window.analysis()->isRunning(); }));
    EXPECT_TRUE(window.analysis()->panel()->isVisible());
    window.analysis()->setRunning(false);
}

TEST_F(WindowEditorTest, SolveShowsTheProof)
{
    openEditor();
    panel().setTool(Tool::Black);
    click("h8 i8 j8");
    press(Command::Solve);
    ASSERT_TRUE(eventually([&] { return panel().note().contains("wins by fours (VCF)"); }));
    EXPECT_TRUE(panel().note().contains("Black"));
}

TEST_F(WindowEditorTest, AWonPositionCannotBePlayed)
{
    openEditor();
    panel().setTool(Tool::Black);
    click("h8 i8 j8 k8 l8");
    press(Command::Play);
    EXPECT_EQ(game().page(), GameWidget::Page::Guest);
    EXPECT_TRUE(panel().note().contains("No game can start here"));
}

TEST_F(WindowEditorTest, CopiesAndPastesDrawingsAndTexts)
{
    openEditor();
    click("h8 i9 g7");
    const EditedPosition made = position();
    press(Command::CopyText);
    EXPECT_EQ(QGuiApplication::clipboard()->text().trimmed().count(u' '), 2);
    press(Command::CopyDrawing);
    press(Command::Clear);
    press(Command::Paste);
    EXPECT_EQ(position(), made);
    QGuiApplication::clipboard()->setText("7,7 8,8");
    press(Command::Paste);
    EXPECT_EQ(position().grid.at(at("h8")), Cell::Black);
    EXPECT_EQ(position().grid.at(at("i7")), Cell::White);
    const EditedPosition pasted = position();
    QGuiApplication::clipboard()->setText("no position at all");
    press(Command::Paste);
    EXPECT_EQ(position(), pasted);
    EXPECT_TRUE(panel().note().startsWith("No position on the clipboard"));
}

TEST_F(WindowEditorTest, OpensFromTheStartPageAndReturnsThere)
{
    openEditor();
    EXPECT_EQ(position().grid.count(Cell::Black), 0);
    press(Command::Close);
    EXPECT_EQ(game().page(), GameWidget::Page::Start);
}

}  // namespace
}  // namespace gomoku::testing
