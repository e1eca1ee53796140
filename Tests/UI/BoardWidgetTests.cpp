// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/WaitFor.h"
#include "UI/Accessibility/AccessibilityFactories.h"
#include "UI/BoardWidget.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using testing::waitFor;

/// A game of two humans after these moves.
GameSnapshot snapshotOf(int size, std::initializer_list<Point> moves = {})
{
    GameSnapshot snapshot;
    snapshot.game = 1;
    snapshot.setup.boardSize = size;
    snapshot.grid = Grid(size);
    for (const Point point : moves) {
        snapshot.grid.set(point, cellOf(snapshot.sideToMove));
        snapshot.moves.push_back({.point = point, .color = snapshot.sideToMove});
        snapshot.sideToMove = opponent(snapshot.sideToMove);
    }
    snapshot.shown = snapshot.live = static_cast<int>(moves.size());
    return snapshot;
}

class BoardWidgetTest : public ::testing::Test
{
protected:
    BoardWidgetTest()
    {
        board.resize(640, 600);
        board.show();
    }
    [[nodiscard]] QPoint pixelOf(Point point) const
    {
        return board.geometryNow().centreOf(point).toPoint();
    }
    void click(Point point) { QTest::mouseClick(&board, Qt::LeftButton, {}, pixelOf(point)); }

    AccessibilityFactories accessibility;
    BoardWidget board;
};

TEST_F(BoardWidgetTest, AClickAtThePixelOfAPointChoosesItAtEverySize)
{
    for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
        board.showSnapshot(snapshotOf(size));
        QSignalSpy chosen(&board, &BoardWidget::pointChosen);
        std::vector<Point> wanted;
        Grid(size).forEachPoint([&](Point point) {
            click(point);
            wanted.push_back(point);
        });
        ASSERT_EQ(chosen.count(), static_cast<int>(wanted.size())) << size;
        for (std::size_t index = 0; index < wanted.size(); ++index)
            ASSERT_EQ(chosen[static_cast<int>(index)][0].value<Point>(), wanted[index]);
    }
}

TEST_F(BoardWidgetTest, AClickFarFromEveryPointIsMissedAndChoosesNothing)
{
    QSignalSpy chosen(&board, &BoardWidget::pointChosen);
    QSignalSpy missed(&board, &BoardWidget::missed);
    const QPoint h8 = pixelOf(Point::at(7, 7));
    const int half = static_cast<int>(board.geometryNow().spacing() / 2);
    QTest::mouseClick(&board, Qt::LeftButton, {}, h8 + QPoint(half, half));
    QTest::mouseClick(&board, Qt::LeftButton, {}, QPoint(2, 2));
    EXPECT_EQ(chosen.count(), 0);
    EXPECT_EQ(missed.count(), 2);
    QTest::mouseClick(&board, Qt::RightButton, {}, h8);
    EXPECT_EQ(chosen.count(), 0);
}

TEST_F(BoardWidgetTest, ArrowsAndEnterPlay)
{
    QSignalSpy chosen(&board, &BoardWidget::pointChosen);
    board.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&board, Qt::Key_Return);
    for (const int key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Up, Qt::Key_Left, Qt::Key_Down})
        QTest::keyClick(&board, Qt::Key(key));
    QTest::keyClick(&board, Qt::Key_Space);
    ASSERT_EQ(chosen.count(), 2);
    EXPECT_EQ(chosen[0][0].value<Point>(), Point::at(7, 7));
    EXPECT_EQ(chosen[1][0].value<Point>(), Point::at(8, 7));
}

TEST_F(BoardWidgetTest, TheCursorStaysOnTheBoard)
{
    board.showSnapshot(snapshotOf(5));
    QTest::keyClick(&board, Qt::Key_Left);
    for (int step = 0; step < 9; ++step) {
        QTest::keyClick(&board, Qt::Key_Left);
        QTest::keyClick(&board, Qt::Key_Down);
    }
    EXPECT_EQ(board.keyCursor(), Point::at(0, 0));
}

TEST_F(BoardWidgetTest, WhereTheRecordGoesOnIsMarkedForWhoLooksBack)
{
    const Point next = Point::at(8, 8);
    GameSnapshot snapshot = snapshotOf(15, {Point::at(7, 7)});
    const auto lightness = [&] {
        board.showSnapshot(snapshot);
        return board.grab().toImage().pixelColor(pixelOf(next)).lightness();
    };
    snapshot.variations = {next};
    const int plain = lightness();  // The only line there is needs no mark while it is played.
    snapshot.live = 2;
    EXPECT_GT(lightness(), plain + 40);  // White would be to move.
    snapshot.live = 1;
    EXPECT_NEAR(lightness(), plain, 2);
    snapshot.variations = {next, Point::at(6, 6)};
    EXPECT_GT(lightness(), plain + 40);
}

TEST_F(BoardWidgetTest, TheGhostShowsOnlyWhereAHumanMayPlay)
{
    const GameSnapshot mine = snapshotOf(15, {Point::at(7, 7)});
    board.showSnapshot(mine);
    QTest::mouseMove(&board, pixelOf(Point::at(3, 3)));
    ASSERT_TRUE(waitFor([&] { return board.ghost() == Point::at(3, 3); }));
    QTest::mouseMove(&board, pixelOf(Point::at(7, 7)));
    ASSERT_TRUE(waitFor([&] { return board.ghost().isNone(); }));
    QTest::mouseMove(&board, pixelOf(Point::at(3, 3)));
    ASSERT_TRUE(waitFor([&] { return board.ghost() == Point::at(3, 3); }));
    GameSnapshot theirs = mine;
    theirs.setup.players.white.kind = PlayerSpec::Kind::Computer;
    board.showSnapshot(theirs);
    EXPECT_TRUE(board.ghost().isNone());
}

TEST_F(BoardWidgetTest, TheHintLeavesWithThePosition)
{
    board.showSnapshot(snapshotOf(15, {Point::at(7, 7)}));
    board.showHint(Point::at(6, 6));
    board.showSnapshot(snapshotOf(15, {Point::at(7, 7)}));
    EXPECT_EQ(board.hint(), Point::at(6, 6));
    board.showSnapshot(snapshotOf(15, {Point::at(7, 7), Point::at(8, 8)}));
    EXPECT_TRUE(board.hint().isNone());
}

TEST_F(BoardWidgetTest, TheWheelStepsThroughTheGame)
{
    QSignalSpy stepped(&board, &BoardWidget::steppedThrough);
    const auto turn = [this](int angle) {
        QWheelEvent event(QPointF(300, 300), board.mapToGlobal(QPointF(300, 300)), {}, {0, angle},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&board, &event);
    };
    turn(120);
    turn(-60);
    turn(-60);
    ASSERT_EQ(stepped.count(), 2);
    EXPECT_EQ(stepped[0][0].toInt(), -1);
    EXPECT_EQ(stepped[1][0].toInt(), 1);
}

TEST_F(BoardWidgetTest, TheWheelOnATagStepsThroughItsLineInstead)
{
    board.showSnapshot(snapshotOf(15, {Point::at(7, 7)}));
    const Point tagged = Point::at(9, 9);
    board.showTags({{tagged, "64", true}});
    QSignalSpy stepped(&board, &BoardWidget::steppedThrough);
    QSignalSpy inLine(&board, &BoardWidget::tagStepped);
    const auto turnOver = [this](Point point) {
        QTest::mouseMove(&board, pixelOf(point));
        QWheelEvent event(pixelOf(point), board.mapToGlobal(QPointF(pixelOf(point))), {}, {0, -120},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&board, &event);
    };
    turnOver(tagged);
    EXPECT_EQ(inLine.count(), 1);
    EXPECT_EQ(stepped.count(), 0);
    turnOver(Point::at(2, 2));
    EXPECT_EQ(inLine.count(), 1);
    EXPECT_EQ(stepped.count(), 1);
}

TEST_F(BoardWidgetTest, ATagIsFlatAndLeavesWithThePosition)
{
    board.showSnapshot(snapshotOf(15, {Point::at(7, 7)}));
    const Point best = Point::at(9, 9);
    const Point other = Point::at(4, 4);
    board.showTags({{best, "64", true}, {other, "51", false}});
    const QImage image = board.grab().toImage();
    const double spacing = board.geometryNow().spacing();
    const auto colorAt = [&](Point point, double right, double down) {
        const QPointF at = board.geometryNow().centreOf(point) + QPointF(right, down) * spacing;
        return image.pixelColor((at * image.devicePixelRatio()).toPoint());
    };
    // One colour from edge to edge, where a stone is round and shaded.
    EXPECT_EQ(colorAt(best, -0.37, 0.0), colorAt(best, 0.37, 0.0));
    EXPECT_EQ(colorAt(best, -0.3, -0.22), colorAt(best, 0.3, 0.22));
    EXPECT_GT(colorAt(best, 0.37, 0.0).green(), colorAt(best, 0.37, 0.0).red()) << "green";
    EXPECT_GT(colorAt(other, 0.37, 0.0).lightness(), 230) << "paper";
    EXPECT_TRUE(board.cellText(best).endsWith("Black's winning chance 64 percent"));
    board.showSnapshot(snapshotOf(15, {Point::at(7, 7), Point::at(8, 8)}));
    EXPECT_TRUE(board.tags().empty());
}

TEST_F(BoardWidgetTest, TheAreaOfAHintHasItsPointAndIsOnTheBoard)
{
    for (const int size : {5, 15, 22}) {
        board.showSnapshot(snapshotOf(size));
        Grid(size).forEachPoint([&](Point point) {
            board.showHintArea(point);
            const auto& area = board.hintArea();
            ASSERT_EQ(area.size(), 2U);
            EXPECT_TRUE(area[0].isOn(size) && area[1].isOn(size));
            EXPECT_LE(area[0].column(), point.column());
            EXPECT_GE(area[1].column(), point.column());
            EXPECT_LE(area[0].row(), point.row());
            EXPECT_GE(area[1].row(), point.row());
        });
    }
}

TEST_F(BoardWidgetTest, EveryOptionAndThemeChangesWhatOneSees)
{
    GameSnapshot snapshot = snapshotOf(15, {Point::at(7, 7), Point::at(8, 8)});
    snapshot.forbidden = {Point::at(2, 2)};
    board.showSnapshot(snapshot);
    board.showThreats({Point::at(4, 4)});
    BoardOptions options;
    options.animated = false;
    board.setOptions(options);
    const QImage before = board.grab().toImage();
    const auto changes = [&](auto&& change) {
        BoardOptions changed = options;
        change(changed);
        board.setOptions(changed);
        return board.grab().toImage() != before;
    };
    EXPECT_TRUE(changes([](BoardOptions& o) { o.coordinates = false; }));
    EXPECT_TRUE(changes([](BoardOptions& o) { o.numbers = true; }));
    EXPECT_TRUE(changes([](BoardOptions& o) { o.newestMark = false; }));
    EXPECT_TRUE(changes([](BoardOptions& o) { o.forbidden = false; }));
    EXPECT_TRUE(changes([](BoardOptions& o) { o.threats = true; }));
    EXPECT_TRUE(changes([](BoardOptions& o) { o.theme = BoardThemeId::Slate; }));
    EXPECT_FALSE(changes([](BoardOptions&) {}));
}

TEST_F(BoardWidgetTest, ScreenReadersFindATableThatNamesItsCells)
{
    board.showSnapshot(snapshotOf(15, {Point::at(7, 7), Point::at(8, 8)}));
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&board);
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(table->role(), QAccessible::Table);
    ASSERT_NE(table->tableInterface(), nullptr);
    EXPECT_EQ(table->tableInterface()->rowCount(), 15);
    QAccessibleInterface* h8 = table->tableInterface()->cellAt(7, 7);
    ASSERT_NE(h8, nullptr);
    EXPECT_EQ(h8->text(QAccessible::Name), "H8, black, move 1");
    EXPECT_EQ(table->tableInterface()->cellAt(6, 8)->text(QAccessible::Name), "I9, white, move 2");
    EXPECT_EQ(table->tableInterface()->cellAt(14, 0)->text(QAccessible::Name), "A1, empty");
    EXPECT_EQ(table->indexOfChild(h8), 7 * 15 + 7);
    EXPECT_EQ(h8->parent(), table);
}

TEST_F(BoardWidgetTest, AScreenReaderCanPlay)
{
    board.showSnapshot(snapshotOf(15));
    QSignalSpy chosen(&board, &BoardWidget::pointChosen);
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&board);
    table->tableInterface()->cellAt(0, 0)->actionInterface()->doAction(
        QAccessibleActionInterface::pressAction());
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen[0][0].value<Point>(), Point::at(0, 14));
}

TEST_F(BoardWidgetTest, TheNewestMoveIsDescribed)
{
    board.showSnapshot(snapshotOf(15));
    board.showSnapshot(snapshotOf(15, {Point::at(7, 7)}));
    EXPECT_EQ(board.accessibleDescription(), "Last move: H8, black, move 1");
}

TEST_F(BoardWidgetTest, WhoLooksBackIsToldTheLastMoveOfThatPosition)
{
    board.showSnapshot(snapshotOf(15, {Point::at(7, 7), Point::at(8, 8), Point::at(7, 8)}));
    board.showSnapshot(snapshotOf(15, {Point::at(7, 7)}));
    EXPECT_EQ(board.accessibleDescription(), "Last move: H8, black, move 1");
    board.showSnapshot(snapshotOf(15));
    EXPECT_EQ(board.accessibleDescription(), "");
}

}  // namespace
}  // namespace gomoku
