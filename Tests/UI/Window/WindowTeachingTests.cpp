// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// Analysis on the board, hints in steps, threats and warnings, as somebody at the window has them.
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Board/BoardBanner.h"
#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/GamePage/Cards/WarningCard.h"
#include "UI/GamePage/HintGuide.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/Window/MainActions.h"

#include <QAction>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QWheelEvent>

namespace gomoku::testing {
namespace {

using Id = MainActions::Id;

class Teaching : public WindowTable
{
protected:
    [[nodiscard]] AnalysisFeature& analysis() const { return *window.analysis(); }
    [[nodiscard]] QPointF pixelOf(Point point) const
    {
        return board().geometryNow().centreOf(point);
    }
    void hover(Point point) const { QTest::mouseMove(&board(), pixelOf(point).toPoint()); }
    void turnWheel(QWidget& widget, QPointF at, int notches) const
    {
        QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, -120 * notches}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&widget, &event);
    }
    void press(Id id) { window.menus()->action(id)->trigger(); }
    /// Runs the analysis until the board shows so many tags.
    void analyse(std::size_t tags = 3)
    {
        analysis().setRunning(true);
        ASSERT_TRUE(eventually([&] { return board().tags().size() == tags; }));
    }
    /// A tag whose line has more than one move, as analyses have after a moment.
    [[nodiscard]] Point tagWithALine() const
    {
        Point found;
        EXPECT_TRUE(eventually([&] {
            for (int row = 0; row < analysis().panel()->table()->topLevelItemCount(); ++row) {
                const QString line = analysis().panel()->table()->topLevelItem(row)->text(3);
                if (line.count(u' ') >= 2)
                    found = at(line.section(u' ', 0, 0).toLower().toLatin1().constData());
            }
            return !found.isNone();
        }));
        return found;
    }
};

TEST_F(Teaching, CandidatesStandOnTheBoardWithBlacksChance)
{
    start(human(), human());
    play("h8 i9 h9");
    analyse();
    const QTreeWidget* table = analysis().panel()->table();
    ASSERT_EQ(table->topLevelItemCount(), 3);
    EXPECT_TRUE(board().tags().front().isBest);
    EXPECT_FALSE(board().tags().back().isBest);
    for (int row = 0; row < 3; ++row) {
        const BoardTag& tag = board().tags()[static_cast<std::size_t>(row)];
        EXPECT_EQ(table->topLevelItem(row)->text(0).toLower().toStdString(), tag.point.toString());
        EXPECT_EQ(table->topLevelItem(row)->text(1), tag.text + " %") << "one number everywhere";
    }
    analysis().setRunning(false);
    EXPECT_TRUE(board().tags().empty());
}

TEST_F(Teaching, ThePointerOnATagPlaysItsLineOutAndTheWheelSteps)
{
    start(human(), human());
    play("h8 i9 h9");
    analyse();
    Point tag;
    const auto stones = [&] { return board().line().size(); };
    // The analysis goes on meanwhile and may put its tags elsewhere.
    ASSERT_TRUE(eventually([&] {
        tag = tagWithALine();
        hover(at("a15"));
        hover(tag);
        return stones() >= 2;
    }));
    EXPECT_EQ(board().line().front(), tag);
    turnWheel(board(), pixelOf(tag), 1);
    EXPECT_EQ(stones(), 1U) << "forward from its whole: the first move";
    turnWheel(board(), pixelOf(tag), 1);
    EXPECT_EQ(stones(), 2U);
    turnWheel(board(), pixelOf(tag), -1);
    EXPECT_EQ(stones(), 1U);
    EXPECT_EQ(now().shown, 3) << "the game has not been walked";
    hover(at("a15"));
    EXPECT_EQ(stones(), 0U);
    turnWheel(board(), pixelOf(at("a15")), -1);
    EXPECT_TRUE(eventually([&] { return now().shown == 2; })) << "elsewhere it is";
}

TEST_F(Teaching, AClickOnATagFollowsItIntoAVariation)
{
    start(human(), computer(20));
    play("h8");
    ASSERT_TRUE(eventually([&] { return now().shown == 2; }));
    game().ask(&GameManager::resign);
    ASSERT_TRUE(eventually([&] { return now().result.isOver(); }));
    game().showPosition(1);  // The computer was to move.
    ASSERT_TRUE(eventually([&] { return now().shown == 1; }));
    analyse();
    Point other;  // Not the move of the game.
    for (const BoardTag& tag : board().tags())
        if (tag.point != now().moves[1].point)
            other = tag.point;
    QTest::mouseClick(&board(), Qt::LeftButton, {}, pixelOf(other).toPoint());
    ASSERT_TRUE(eventually([&] { return now().shown == 2; }));
    EXPECT_EQ(now().lastMove(), other);
    EXPECT_TRUE(now().aside);
    EXPECT_TRUE(now().result.isOver()) << "the game itself is as it was";
}

TEST_F(Teaching, RowsAndLinesAreReachedByKeys)
{
    start(human(), human());
    play("h8 i9 h9");
    analyse();
    (void)tagWithALine();
    QTreeWidget* table = analysis().panel()->table();
    table->setFocus();
    table->setCurrentItem(table->topLevelItem(0));
    ASSERT_FALSE(board().line().empty());
    QTest::keyClick(table, Qt::Key_Right);
    EXPECT_EQ(board().line().size(), 1U);
    const Point first = board().line().front();
    QTest::keyClick(table, Qt::Key_Return);
    ASSERT_TRUE(eventually([&] { return now().shown == 4; }));
    EXPECT_EQ(now().lastMove(), first);
}

TEST_F(Teaching, AnalysisEndsWithItsGameAndOnTheStartPage)
{
    start(human(), human());
    play("h8 i9");
    analyse();
    start(human(), human());
    EXPECT_FALSE(analysis().isRunning());
    EXPECT_TRUE(board().tags().empty());
    play("h8");
    QTest::qWait(200);  // For tags that must not come.
    EXPECT_TRUE(board().tags().empty());

    analyse();
    game().showStartPage();
    EXPECT_FALSE(analysis().isRunning());
    EXPECT_TRUE(board().tags().empty());
    QTest::keyClick(&window, Qt::Key_F9);
    EXPECT_FALSE(analysis().isRunning()) << "there is no game to be analysed";
}

TEST_F(Teaching, TheAnalysisHasRoomAndLeavesTheBoardItsSize)
{
    start(human(), human());
    play("h8 i9 h9");
    const auto shorter = [&] { return std::min(window.width(), window.height()); };
    for (const QSize size : {QSize(1280, 800), QSize(800, 600)}) {
        analysis().setPanelShown(false);
        window.resize(size);
        QCoreApplication::processEvents();
        const QRect before = board().geometry();
        analyse();
        QCoreApplication::processEvents();
        EXPECT_EQ(board().geometry(), before) << size.width();
        EXPECT_GE(board().width() * 100, shorter() * 60) << size.width();
        const QTreeWidget* table = analysis().panel()->table();
        ASSERT_TRUE(table->isVisible()) << size.width();
        EXPECT_GT(table->header()->sectionSize(3), table->viewport()->width() / 4);
        for (int column = 0; column < 3; ++column) {
            const int needed = table->header()->fontMetrics().horizontalAdvance(
                table->headerItem()->text(column));
            EXPECT_TRUE(table->isColumnHidden(column)
                        || table->header()->sectionSize(column) >= needed);
        }
        analysis().setRunning(false);
    }
}

TEST_F(Teaching, AHintComesInSteps)
{
    start(human(), human());
    play("h8 a1 i8 c2 j8 e1");
    const auto ask = [&] { QTest::keyClick(&window, Qt::Key_H, Qt::ControlModifier); };
    ask();
    ASSERT_TRUE(eventually([&] { return !board().hintArea().empty(); }));
    EXPECT_TRUE(board().hint().isNone()) << "the area, not the move";
    EXPECT_TRUE(board().line().empty());
    EXPECT_TRUE(says("You can win by fours in 2 moves.")) << game().status()->text().toStdString();

    ask();
    ASSERT_FALSE(board().hint().isNone());
    const Point hint = board().hint();
    EXPECT_TRUE(board().line().empty());
    EXPECT_TRUE(says("wins by fours in 2 moves."));

    ask();
    EXPECT_EQ(board().line(), std::vector{hint});
    ask();
    EXPECT_EQ(board().line().size(), 2U);
    ask();
    EXPECT_EQ(board().line().size(), 3U);
    EXPECT_TRUE(says("That is five in a row."));
    EXPECT_EQ(now().shown, 6);
}

TEST(Hints, CallNothingAFiveThatTheyCannotShow)
{
    GameManager manager;
    BoardWidget board;
    StatusLine status;
    HintGuide guide(&manager, &board, &status, nullptr);
    SearchReport report;
    report.lines = {SearchLine{{at("h8"), at("i9")}, winIn(9)}};  // Two moves of nine.
    emit manager.hintFound(at("h8"), report, MoveReason{HintReason::BestFound, at("h8")});
    for (int i = 0; i < 4; ++i)
        guide.help();
    EXPECT_TRUE(status.text().startsWith("Likely continuation:")) << status.text().toStdString();
}

TEST_F(Teaching, AThreatIsToldAndShownStepByStep)
{
    start(human(), human());
    play("d4 c4 e4 o1 f4 g8 g5 o3 g6 o5 g7");
    const auto ask = [&] { QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier); };
    ask();
    ASSERT_TRUE(says("Black threatens to win by fours in 2 moves, starting at G4."));
    EXPECT_EQ(board().line(), std::vector{at("g4")});
    ask();
    EXPECT_EQ(board().line().size(), 2U);
    play("g4");
    EXPECT_TRUE(board().line().empty());
}

TEST_F(Teaching, ABlunderIsToldBesideTheBoardBeforeTheReply)
{
    game().ask(&GameManager::setBlunderWarning, BlunderWarning::LowestLevels);
    start(human(), human());
    play("h8 a1 i8 a15 j8");
    game().changePlayer(Color::Black, {.kind = PlayerSpec::Kind::Computer, .level = 1});
    ASSERT_TRUE(
        eventually([&] { return now().setup.players.black.kind == PlayerSpec::Kind::Computer; }));
    play("o1");
    auto* card = game().findChild<WarningCard*>();
    ASSERT_NE(card, nullptr);
    ASSERT_TRUE(eventually([&] { return card->isVisible(); }));
    EXPECT_EQ(now().shown, 6) << "no reply yet";
    EXPECT_EQ(card->note(), "The computer waits");
    EXPECT_TRUE(card->text().startsWith("That may lose: Black can make an open four at "))
        << card->text().toStdString();
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)}) {
        window.resize(size);
        QCoreApplication::processEvents();
        const QRect onPage(card->mapTo(&game(), QPoint()), card->size());
        EXPECT_FALSE(board().geometry().intersects(onPage)) << size.width();
        EXPECT_TRUE(game().rect().contains(onPage)) << size.width();
    }
    QTest::mouseClick(card->takeBackButton(), Qt::LeftButton);
    ASSERT_TRUE(eventually([&] { return now().shown == 5; }));
    EXPECT_FALSE(card->isVisible());

    play("o1");
    ASSERT_TRUE(eventually([&] { return card->isVisible(); }));
    QTest::mouseClick(card->keepButton(), Qt::LeftButton);
    EXPECT_TRUE(eventually([&] { return now().shown == 7; }));
    EXPECT_FALSE(card->isVisible());
}

TEST_F(Teaching, TheEndOfAGameWithHelpSaysThatItDoesNotCount)
{
    start(human(), computer(20));
    play("h8");
    ASSERT_TRUE(eventually([&] { return now().shown == 2; }));
    press(Id::Hint);
    ASSERT_TRUE(eventually([&] { return now().helped; }));
    press(Id::Resign);
    ASSERT_TRUE(eventually([&] { return game().banner()->isVisible(); }));
    EXPECT_TRUE(game().banner()->text().contains("does not count"));
}

TEST_F(Teaching, WarningsAreOnAgainstTheLowestLevelsFromTheStart)
{
    // Nothing was set: these are the settings that a new player has.
    start(human(), human());
    play("h8 a1 i8 a15 j8");
    game().changePlayer(Color::Black, {.kind = PlayerSpec::Kind::Computer, .level = 2});
    ASSERT_TRUE(
        eventually([&] { return now().setup.players.black.kind == PlayerSpec::Kind::Computer; }));
    play("o1");
    EXPECT_TRUE(eventually([&] { return now().warning.has_value(); }));
}

}  // namespace
}  // namespace gomoku::testing
