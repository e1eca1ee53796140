// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/TrainingLibrary.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Features/Games/ExplorerFeature.h"
#include "UI/Features/Training/OpeningDrillFeature.h"
#include "UI/Features/Training/TrainingFeature.h"
#include "UI/Panels/ExplorerPanel.h"
#include "UI/Panels/SideDock.h"
#include "UI/Training/OpeningTile.h"
#include "UI/Training/OpeningsPage.h"
#include "UI/Training/PracticePanel.h"
#include "UI/Training/TrainCard.h"

#include <QAccessible>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>

namespace gomoku::testing {
namespace {

class OpeningDrillWindow : public WindowTable
{
protected:
    OpeningDrillWindow()
    {
        // Only in an active window does a widget have the focus and a shortcut its effect.
        EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
        training().showPage();
        QTest::mouseClick(page().openings(), Qt::LeftButton);
    }

    [[nodiscard]] TrainingFeature& training() const { return *window.training(); }
    [[nodiscard]] TrainPage& page() const { return *training().page(); }
    [[nodiscard]] OpeningDrillFeature& openings() const { return *training().openings(); }
    [[nodiscard]] OpeningsPage& sheet() const { return *openings().page(); }
    [[nodiscard]] PracticePanel& panel() const { return *openings().panel(); }
    [[nodiscard]] std::shared_ptr<const TrainingBook> book()
    {
        TrainingLibrary library;
        library.open(folder.filePath("games.sqlite"));
        return library.book();
    }
    void click(Point point)
    {
        QTest::mouseClick(&board(), Qt::LeftButton, {},
                          board().geometryNow().centreOf(point).toPoint());
    }
    void useKagetsuAlone()
    {
        openings().setTable(
            OpeningTable(parseJudgedOpenings("margin;4.0\n"
                                             "h8 h9 i9;58.0;g9 58.0,e5 63.0\n"
                                             "h8 h9 i9 g9;58.0;f7 58.0,h6 57.0,j8 50.0\n"
                                             "h8 h9 i9 g9 f7;58.0;i10 58.0\n"
                                             "h8 h9 i9 g9 f7 i10;58.0;g6 58.0\n")
                             .value()));
        sheet().tile("4D")->click();
    }
};

TEST_F(OpeningDrillWindow, AllTwentySixAreThereWithTheirValues)
{
    EXPECT_TRUE(sheet().isVisible());
    ASSERT_EQ(sheet().tiles().size(), 26u);
    for (const OpeningTile* tile : sheet().tiles()) {
        EXPECT_TRUE(tile->accessibleName().contains("Black ")) << tile->text().toStdString();
        EXPECT_NE(tile->focusPolicy() & Qt::ClickFocus, 0);
    }
    EXPECT_FALSE(board().tags().empty());
    EXPECT_EQ(sheet().tile(sheet().chosen().code)->focusPolicy(), Qt::StrongFocus)
        << "Tab leads to the chosen one, the arrows to the others";
}

TEST_F(OpeningDrillWindow, InASmallWindowNoTileIsCut)
{
    training().showPage();
    window.resize(640, 480);
    ASSERT_TRUE(eventually([&] { return page().width() < 300; }));
    QTest::mouseClick(page().openings(), Qt::LeftButton);
    ASSERT_TRUE(eventually([&] { return sheet().width() < 300; }));
    const QWidget* area = sheet().findChild<QScrollArea*>()->viewport();
    for (const OpeningTile* tile : sheet().tiles()) {
        EXPECT_LE(tile->mapTo(&sheet(), tile->rect().topRight()).x(),
                  area->mapTo(&sheet(), area->rect().topRight()).x());
        EXPECT_GE(tile->height(), tile->sizeHint().height());
    }
}

TEST_F(OpeningDrillWindow, AFourthMoveShowsItsFifths)
{
    useKagetsuAlone();
    ASSERT_EQ(board().tags().size(), 1u);
    EXPECT_EQ(board().tags().front().point, at("g9"));
    EXPECT_EQ(board().tags().front().text, "58");
    EXPECT_TRUE(sheet().details().contains(
        "within 4\u00a0% of the best: F7 (Black\u00a058\u00a0%), H6 (57\u00a0%)"));
    click(at("a1"));
    EXPECT_TRUE(says("Nothing more is known")) << "and not silence";
    click(at("g9"));
    EXPECT_EQ(board().snapshot().grid.at(at("g9")), Cell::White);
    ASSERT_EQ(board().tags().size(), 2u);
    EXPECT_EQ(board().tags()[1].point, at("h6"));
    click(at("a1"));
    EXPECT_EQ(board().snapshot().grid.at(at("g9")), Cell::Empty);
}

TEST_F(OpeningDrillWindow, ScreenReadersChooseAnOpening)
{
    const QString before = sheet().details();
    QAccessibleInterface* tile = QAccessible::queryAccessibleInterface(sheet().tiles()[3]);
    ASSERT_TRUE(tile);
    EXPECT_EQ(tile->role(), QAccessible::RadioButton);
    tile->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(&sheet().chosen(), &renjuOpenings()[3]);
    EXPECT_NE(sheet().details(), before);
}

TEST_F(OpeningDrillWindow, TheArrowsLeadFromTileToTile)
{
    ASSERT_TRUE(sheet().tiles()[0]->hasFocus());
    QTest::keyClick(sheet().tiles()[0], Qt::Key_Right);
    EXPECT_TRUE(sheet().tiles()[1]->hasFocus());
    EXPECT_EQ(&sheet().chosen(), &renjuOpenings()[1]);
    QTest::keyClick(sheet().tiles()[1], Qt::Key_Left);
    EXPECT_TRUE(sheet().tiles()[0]->isChecked());
}

TEST_F(OpeningDrillWindow, FromTheEndOfARowTheArrowsLeadToTheNext)
{
    const auto isBelowFirst
        = [&](const OpeningTile* tile) { return tile->y() > sheet().tiles()[0]->y(); };
    std::size_t last = 0;  // Of the first row.
    while (!isBelowFirst(sheet().tiles()[last + 1]))
        ++last;
    for (std::size_t i = 0; i <= last; ++i)
        QTest::keyClick(sheet().tiles()[i], Qt::Key_Right);
    EXPECT_TRUE(sheet().tiles()[last + 1]->hasFocus());
    EXPECT_EQ(&sheet().chosen(), &renjuOpenings()[last + 1]);
    QTest::keyClick(sheet().tiles()[last + 1], Qt::Key_Left);
    EXPECT_EQ(&sheet().chosen(), &renjuOpenings()[last]);
}

TEST_F(OpeningDrillWindow, ADrillWithoutAMistakeIsLearnt)
{
    useKagetsuAlone();
    sheet().drillButton(Color::Black)->click();
    ASSERT_TRUE(panel().isVisible());
    ASSERT_EQ(board().snapshot().shown, 4);
    click(at("f7"));
    EXPECT_TRUE(panel().feedback().contains("F7 is on the path"));
    EXPECT_EQ(board().snapshot().lastMove(), at("i10"));
    click(at("g6"));
    EXPECT_TRUE(panel().feedback().contains("stayed on the known path to its end"));
    EXPECT_FALSE(panel().hintButton()->isEnabled());
    ASSERT_TRUE(eventually([&] { return book()->answers.size() == 1; }));
    EXPECT_EQ(book()->answers.front().subject, "4D black");
    EXPECT_GT(book()->answers.front().grade, RecallGrade::Again);
    panel().backButton()->click();
    EXPECT_TRUE(sheet().tile("4D")->isLearnt());
    sheet().backButton()->click();
    EXPECT_TRUE(eventually([&] { return page().openings()->number() == "1 of 26"; }));
}

TEST_F(OpeningDrillWindow, LeavingThePathIsToldAndOneMayTryAgain)
{
    useKagetsuAlone();
    sheet().drillButton(Color::Black)->click();
    click(at("j8"));
    EXPECT_TRUE(panel().feedback().contains("J8 leaves the known path"));
    EXPECT_TRUE(panel().feedback().contains("50 % instead of 58 %"));
    EXPECT_EQ(board().snapshot().grid.at(at("j8")), Cell::Empty);
    ASSERT_EQ(board().tags().size(), 2u);
    click(at("h6"));
    EXPECT_TRUE(panel().feedback().contains("You left it earlier"));
    ASSERT_TRUE(eventually([&] { return book()->answers.size() == 1; }));
    EXPECT_EQ(book()->answers.front().grade, RecallGrade::Again);
}

TEST_F(OpeningDrillWindow, HelpIsNoKnowledge)
{
    useKagetsuAlone();
    sheet().drillButton(Color::White)->click();
    panel().hintButton()->click();
    EXPECT_FALSE(board().hintArea().empty());
    panel().solutionButton()->click();
    ASSERT_EQ(board().tags().size(), 1u);
    click(at("g9"));
    EXPECT_EQ(board().snapshot().lastMove(), at("f7"));
    click(at("i10"));
    ASSERT_TRUE(eventually([&] { return book()->answers.size() == 1; }));
    EXPECT_TRUE(learntOpenings(book()->answers).empty());
}

TEST_F(OpeningDrillWindow, TheNextOpeningFollowsTurned)
{
    sheet().tile("4D")->click();
    sheet().drillButton(Color::Black)->click();
    ASSERT_TRUE(openings().drill());
    panel().nextButton()->click();
    ASSERT_TRUE(openings().drill());
    EXPECT_EQ(openings().drill()->start().opening->code, "5D");
    EXPECT_NE(openings().drill()->start().image, Symmetry());
}

TEST_F(OpeningDrillWindow, EveryBuiltInOpeningCanBeDrilledToItsEnd)
{
    for (const OpeningTile* tile : sheet().tiles())
        for (const Color user : kColors) {
            sheet().tile(tile->opening().code)->click();
            sheet().drillButton(user)->click();
            ASSERT_FALSE(openings().drill()->isOver()) << tile->opening().code;
            while (!openings().drill()->isOver())
                click(openings().drill()->goodMoves().front().point);
            EXPECT_FALSE(openings().drill()->hasLeftPath()) << tile->opening().code;
            panel().backButton()->click();
            EXPECT_TRUE(tile->isLearnt());
        }
}

TEST_F(OpeningDrillWindow, EscapeLeadsBackStepByStep)
{
    sheet().drillButton(Color::Black)->click();
    QTest::keyClick(&board(), Qt::Key_Escape);
    ASSERT_TRUE(eventually([&] { return sheet().isVisible(); })) << "a button takes its time";
    QTest::keyClick(&board(), Qt::Key_Escape);
    EXPECT_TRUE(eventually([&] { return page().isVisible(); }));
    EXPECT_TRUE(board().tags().empty());
}

TEST_F(OpeningDrillWindow, TheExplorerHasTheValuesBesideTheStatistics)
{
    GameSetup setup = setupFor(human(), human());
    setup.rule = Rule::Renju;
    const quint64 before = now().game;
    game().startGame(setup);
    ASSERT_TRUE(eventually([&] { return now().game != before; }));
    play("h8 h9 i9");
    ExplorerFeature& explorer = *window.explorer();
    explorer.dock()->show();
    QTreeWidget* table = explorer.panel()->table();
    ASSERT_TRUE(eventually([&] { return table->topLevelItemCount() > 0; }));
    EXPECT_FALSE(table->isColumnHidden(2));
    EXPECT_EQ(table->topLevelItem(0)->text(1), "0");
    EXPECT_TRUE(table->topLevelItem(0)->text(2).contains("%"));
}

}  // namespace
}  // namespace gomoku::testing
