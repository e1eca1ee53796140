// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/GameTable.h"
#include "UI/Board/BoardBanner.h"
#include "UI/BoardWidget.h"
#include "UI/ColorChooserWidget.h"
#include "UI/GamePage/Cards/PlayerCard.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/MainWindow.h"
#include "UI/Window/MainActions.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

using Button = GamePanel::Button;
using Id = MainActions::Id;

class WindowTest : public ::testing::Test
{
protected:
    WindowTest()
    {
        window.resize(1000, 760);
        window.show();
        window.activateWindow();
        game().ask(&GameManager::setReplyPause, Milliseconds{0}, Milliseconds{0});
        game().ask(&GameManager::setUseBook, false);  // Some tests need a machine that thinks.
    }
    [[nodiscard]] GameWidget& game() const { return *window.game(); }
    [[nodiscard]] BoardWidget& board() const { return *game().board(); }
    [[nodiscard]] const GameSnapshot& now() const { return game().snapshot(); }

    void start(const PlayerSpec& black, const PlayerSpec& white)
    {
        const quint64 before = now().game;
        game().startGame(setupFor(black, white));
        ASSERT_TRUE(waitFor([&] { return now().game != before; }));
    }
    void click(Point point)
    {
        QTest::mouseClick(&board(), Qt::LeftButton, {},
                          board().geometryNow().centreOf(point).toPoint());
    }
    /// Steers the board's cursor there and presses Enter.
    void playByKeys(Point point)
    {
        board().setFocus();
        QTest::keyClick(&board(), Qt::Key_Escape);
        const auto step = [this](Qt::Key key, int count) {
            for (; count > 0; --count)
                QTest::keyClick(&board(), key);
        };
        while (board().keyCursor() != point) {
            step(Qt::Key_Right, point.column() - board().keyCursor().column());
            step(Qt::Key_Left, board().keyCursor().column() - point.column());
            step(Qt::Key_Up, point.row() - board().keyCursor().row());
            step(Qt::Key_Down, board().keyCursor().row() - point.row());
        }
        QTest::keyClick(&board(), Qt::Key_Return);
    }
    void clickAll(std::initializer_list<const char*> points)
    {
        for (const char* point : points) {
            const int before = now().shown;
            click(at(point));
            ASSERT_TRUE(waitFor([&] { return now().shown > before; })) << point;
        }
    }
    /// Plays some empty point whenever it is the human's turn, until the game is over.
    void playToTheEnd(const std::function<void(Point)>& play)
    {
        while (!now().result.isOver()) {
            ASSERT_TRUE(waitFor([&] { return now().result.isOver() || now().humanToMove(); }));
            if (now().result.isOver())
                return;
            Point choice;
            now().grid.forEachPoint([&](Point point) {
                const bool spread = (point.column() * 7 + point.row() * 3) % 5 == 0;
                if (now().grid.at(point) == Cell::Empty && (choice.isNone() || spread))
                    choice = point;
            });
            const quint64 before = now().revision;
            play(choice);
            ASSERT_TRUE(waitFor([&] { return now().revision != before; }));
        }
    }

    QTemporaryDir folder;
    MainWindow window{folder.filePath("settings.ini")};
};

TEST_F(WindowTest, EnterOnTheStartPageStartsAGame)
{
    EXPECT_EQ(game().page(), GameWidget::Page::Start);
    QTest::keyClick(game().startPage(), Qt::Key_Return);
    ASSERT_TRUE(waitFor([&] { return now().game != 0; }));
    EXPECT_EQ(game().page(), GameWidget::Page::Game);
    EXPECT_EQ(now().setup.players.black.kind, PlayerSpec::Kind::Human);
    EXPECT_EQ(now().setup.players.white.kind, PlayerSpec::Kind::Computer);
}

TEST_F(WindowTest, OneClickOnPlayStartsAGame)
{
    QTest::mouseClick(game().startPage()->playButton(), Qt::LeftButton);
    EXPECT_TRUE(waitFor([&] { return now().game != 0; }));
}

TEST_F(WindowTest, AStoneLaidOnTheStartPageIsTheFirstMove)
{
    click(at("h8"));
    ASSERT_TRUE(waitFor([&] { return now().shown >= 1; }));
    EXPECT_EQ(now().moves.front().point, at("h8"));
}

TEST_F(WindowTest, TheStartPageRemembersWhatItIsGiven)
{
    GameSetup setup = setupFor({.kind = PlayerSpec::Kind::Computer, .level = 5}, human());
    setup.rule = Rule::Renju;
    setup.boardSize = 19;
    setup.clock = {.kind = ClockSpec::Kind::PerGame, .time = Milliseconds(123000)};
    game().startPage()->setSetup(setup);
    EXPECT_EQ(game().startPage()->setup(), setup);
    EXPECT_EQ(game().startPage()->chosenColor(), Color::White);
    EXPECT_EQ(board().snapshot().grid.size(), 19);
}

TEST_F(WindowTest, AWholeGameIsPlayedByMouseAsBlack)
{
    start(human(), computer());
    playToTheEnd([this](Point point) { click(point); });
    EXPECT_TRUE(now().result.isOver());
    EXPECT_TRUE(game().banner()->isVisible());
}

TEST_F(WindowTest, AWholeGameIsPlayedByKeyboardAsWhite)
{
    start(computer(), human());
    playToTheEnd([this](Point point) { playByKeys(point); });
    EXPECT_TRUE(now().result.isOver());
    EXPECT_EQ(now().moves.front().color, Color::Black);
}

TEST_F(WindowTest, TheEndAgainstAMachineSpeaksToTheHuman)
{
    start(human(), computer());
    clickAll({"h8"});
    game().ask(&GameManager::resign);
    ASSERT_TRUE(waitFor([&] { return now().result.isOver(); }));
    EXPECT_EQ(game().banner()->title(), "You lose");
}

TEST_F(WindowTest, TheEndIsABannerAndNotABox)
{
    start(human(), human());
    clickAll({"h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9", "l8"});
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
    ASSERT_TRUE(game().banner()->isVisible());
    EXPECT_EQ(game().banner()->title(), "Black wins");
    EXPECT_TRUE(board().geometry().contains(game().banner()->geometry()));
    EXPECT_EQ(board().snapshot().outcome.row.size(), 5U);
    // Who looks back wants to see the board.
    game().showPosition(4);
    ASSERT_TRUE(waitFor([&] { return now().shown == 4; }));
    EXPECT_FALSE(game().banner()->isVisible());
}

TEST_F(WindowTest, ABannerLeadsToTheNextGame)
{
    start(human(), human());
    clickAll({"h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9", "l8"});
    const quint64 before = now().game;
    QTest::mouseClick(game().banner()->button(0), Qt::LeftButton);
    ASSERT_TRUE(waitFor([&] { return now().game != before; }));
    EXPECT_EQ(now().shown, 0);
    EXPECT_FALSE(game().banner()->isVisible());
}

TEST_F(WindowTest, TheBannerKeepsClearOfTheWinningRow)
{
    start(human(), human());
    clickAll({"a1", "a15", "b1", "b15", "c1", "c15", "d1", "d15", "e1"});
    ASSERT_TRUE(game().banner()->isVisible());
    for (const Point point : now().result.row) {
        const QPoint pixel = board().geometryNow().centreOf(point).toPoint() + board().pos();
        EXPECT_FALSE(game().banner()->geometry().contains(pixel));
    }
}

TEST_F(WindowTest, SidesAreSwappedForTheNextGame)
{
    start(human(), {.kind = PlayerSpec::Kind::Computer, .level = 1});
    game().ask(&GameManager::resign);
    ASSERT_TRUE(waitFor([&] { return game().banner()->isVisible(); }));
    QTest::mouseClick(game().banner()->button(1), Qt::LeftButton);
    EXPECT_TRUE(waitFor([&] { return now().setup.players.white.kind == PlayerSpec::Kind::Human; }));
}

TEST_F(WindowTest, ClicksThatDoNothingSayWhy)
{
    start(human(),
          {.kind = PlayerSpec::Kind::Computer, .level = 0, .moveTime = Milliseconds(9000)});
    const auto says = [this](const char* part) {
        return waitFor([&] { return game().status()->text().contains(QLatin1String(part)); });
    };
    const QPoint h8 = board().geometryNow().centreOf(at("h8")).toPoint();
    const int half = static_cast<int>(board().geometryNow().spacing() / 2);
    QTest::mouseClick(&board(), Qt::LeftButton, {}, h8 + QPoint(half, half));
    EXPECT_TRUE(says("closer to an intersection"));
    click(at("h8"));
    ASSERT_TRUE(waitFor([&] { return now().thinking; }));
    click(at("a1"));
    EXPECT_TRUE(says("not your turn"));
    EXPECT_EQ(now().shown, 1);

    start(human(), human());
    clickAll({"h8"});
    click(at("h8"));
    EXPECT_TRUE(says("H8 is occupied"));
}

TEST_F(WindowTest, UndoAndRedoByShortcutAndButton)
{
    start(human(), human());
    clickAll({"h8", "i9"});
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([&] { return now().shown == 1; }));
    QTest::keyClick(&window, Qt::Key_Y, Qt::ControlModifier);
    ASSERT_TRUE(waitFor([&] { return now().shown == 2; }));
    QTest::mouseClick(game().panel()->button(Button::Undo), Qt::LeftButton);
    ASSERT_TRUE(waitFor([&] { return now().shown == 1; }));
    QTest::mouseClick(game().panel()->button(Button::Redo), Qt::LeftButton);
    EXPECT_TRUE(waitFor([&] { return now().shown == 2; }));
    EXPECT_FALSE(game().panel()->button(Button::Redo)->isEnabled());
}

TEST_F(WindowTest, AResetWhileTheMachineThinksGivesAFreshBoard)
{
    start(human(),
          {.kind = PlayerSpec::Kind::Computer, .level = 0, .moveTime = Milliseconds(9000)});
    clickAll({"h8"});
    ASSERT_TRUE(waitFor([&] { return now().thinking; }));
    EXPECT_TRUE(game().panel()->card(Color::White)->state().progress.has_value());
    const quint64 before = now().game;
    QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(waitFor([&] { return now().game != before; }));
    EXPECT_EQ(now().shown, 0);
    QTest::qWait(100);  // For a late answer, which must not come.
    EXPECT_EQ(board().snapshot().grid.count(Cell::White), 0);
    clickAll({"a1"});
}

TEST_F(WindowTest, LookingBackByWheelAndKeysChangesNothing)
{
    start(human(), human());
    clickAll({"h8", "i9", "j10"});
    game().stepThrough(-2);
    ASSERT_TRUE(waitFor([&] { return now().shown == 1; }));
    EXPECT_EQ(now().live, 3);
    QTest::keyClick(&window, Qt::Key_Right, Qt::AltModifier);
    ASSERT_TRUE(waitFor([&] { return now().shown == 2; }));
    QTest::keyClick(&window, Qt::Key_End, Qt::AltModifier);
    EXPECT_TRUE(waitFor([&] { return now().shown == 3; }));
}

TEST_F(WindowTest, ADrawIsOfferedAndAccepted)
{
    start(human(), human());
    clickAll({"h8", "i9"});
    window.menus()->action(Id::OfferDraw)->trigger();
    ASSERT_TRUE(waitFor([&] { return game().banner()->isVisible(); }));
    EXPECT_TRUE(game().banner()->title().contains("draw"));
    QTest::mouseClick(game().banner()->findChildren<QPushButton*>().at(1), Qt::LeftButton);
    EXPECT_TRUE(waitFor([&] { return now().result.end == GameEnd::Agreement; }));
}

TEST_F(WindowTest, TimeIsClaimedAtTheBannerThatComesBackAfterADrawOffer)
{
    GameSetup setup = setupFor(human(), human());
    setup.clock
        = {.kind = ClockSpec::Kind::PerMove, .time = Milliseconds{200}, .mustBeClaimed = true};
    game().startGame(setup);
    game().ask(&GameManager::handleHumanMove, at("h8"));
    const auto asks = [&](const char* what) {
        return waitFor([&] {
            return game().banner()->isVisible() && game().banner()->title().contains(what);
        });
    };
    const auto press = [&](const char* what) {
        QPushButton* wanted = nullptr;
        EXPECT_TRUE(waitFor([&] {
            for (QPushButton* button : game().banner()->findChildren<QPushButton*>())
                if (button->isVisible() && button->text() == what)
                    wanted = button;
            return wanted != nullptr;
        })) << what;
        if (wanted)
            QTest::mouseClick(wanted, Qt::LeftButton);
    };
    ASSERT_TRUE(asks("White is out of time"));
    window.menus()->action(Id::OfferDraw)->trigger();
    ASSERT_TRUE(asks("draw"));
    press("Decline");
    ASSERT_TRUE(asks("White is out of time"));
    press("Claim Win");
    ASSERT_TRUE(waitFor([&] { return now().result.end == GameEnd::Time; }));
    EXPECT_EQ(now().result.winner, Color::Black);
}

TEST_F(WindowTest, EveryControlHasANameForScreenReaders)
{
    start(human(), computer());
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        const bool control = qobject_cast<QAbstractButton*>(widget)
            || qobject_cast<QComboBox*>(widget) || qobject_cast<BoardWidget*>(widget);
        if (!control || widget->objectName().startsWith(QLatin1String("qt_")))
            continue;
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
        ASSERT_NE(interface, nullptr);
        const bool inside = widget->parent()->inherits("QComboBox")
            || widget->parent()->inherits("QTableView") || widget->parent()->inherits("QTabBar");
        if (inside)
            continue;
        EXPECT_FALSE(interface->text(QAccessible::Name).isEmpty())
            << widget->metaObject()->className() << " in "
            << widget->parent()->metaObject()->className();
    }
}

TEST_F(WindowTest, NothingIsCutOffInWindowsOfAnySize)
{
    start(human(), computer());
    for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(640, 480), QSize(480, 480),
                             QSize(600, 900), QSize(1920, 1200)}) {
        window.resize(size);
        ASSERT_TRUE(waitFor([&] { return window.size() == size; }));
        QCoreApplication::processEvents();  // The layouts follow.
        const int shorter = std::min(size.width(), size.height());
        EXPECT_GE(board().width(), shorter * 6 / 10) << size.width();
        EXPECT_TRUE(game().rect().contains(board().geometry())) << size.width();
        for (QPushButton* button : window.findChildren<QPushButton*>()) {
            if (!button->isVisible())
                continue;
            const QRect place(button->mapTo(&window, QPoint()), button->size());
            EXPECT_TRUE(window.rect().contains(place))
                << button->text().toStdString() << ' ' << size.width() << 'x' << size.height();
            EXPECT_LE(button->fontMetrics().horizontalAdvance(button->text()), button->width())
                << button->text().toStdString() << ' ' << size.width();
        }
    }
}

}  // namespace
}  // namespace gomoku::testing
