// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/ColorChooserWidget.h"
#include "UI/Dialogs/NewGameDialog.h"
#include "UI/Features/Study/ReviewFeature.h"
#include "UI/GamePage/ReturnLink.h"
#include "UI/GamePage/SpectatorControls.h"
#include "UI/GamePage/StatusRow.h"
#include "UI/Panels/Graph/EvalGraph.h"
#include "UI/Panels/MoveListPanel.h"
#include "UI/Panels/TipCard.h"
#include "UI/StartPage/ChoiceButtons.h"
#include "UI/Window/MainActions.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <set>

namespace gomoku::testing {
namespace {

using Id = MainActions::Id;

/// How often anything asked to be laid out anew.
class LayoutRequests : public QObject
{
public:
    LayoutRequests() { qApp->installEventFilter(this); }
    [[nodiscard]] int count() const { return m_count; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        m_count += event->type() == QEvent::LayoutRequest;
        return QObject::eventFilter(watched, event);
    }

private:
    int m_count = 0;
};

class Browsing : public WindowTable
{
protected:
    [[nodiscard]] ReturnLink& wayBack() const { return *game().statusRow()->returnLink(); }
    void type(const char* text)
    {
        board().setFocus();
        for (const char* key = text; *key != '\0'; ++key)
            QTest::keyClick(&board(), *key);
    }
};

TEST_F(Browsing, AReplyLeavesTheViewAloneAndNamesTheWayBack)
{
    start(human(), computer(1500));
    play("h8");
    game().showPosition(0);
    ASSERT_TRUE(eventually([&] { return now().shown == 0; }));
    EXPECT_TRUE(wayBack().isVisible());
    ASSERT_TRUE(eventually([&] { return now().moves.size() == 2; }));
    EXPECT_EQ(now().shown, 0);
    EXPECT_EQ(board().snapshot().grid.count(Cell::Black), 0);
    EXPECT_TRUE(wayBack().text().startsWith("White played")) << wayBack().text().toStdString();
    QTest::mouseClick(&wayBack(), Qt::LeftButton);
    ASSERT_TRUE(eventually([&] { return now().shown == 2; }));
    EXPECT_FALSE(wayBack().isVisible());
}

TEST_F(Browsing, AClickWhereTheGameWentOnFollowsItAndChangesNothing)
{
    start(human(), human());
    play("h8 i9 j10");
    game().showPosition(1);
    ASSERT_TRUE(eventually([&] { return now().shown == 1; }));
    const auto click = [&](const char* point) {
        QTest::mouseClick(&board(), Qt::LeftButton, {},
                          board().geometryNow().centreOf(*Point::parse(point)).toPoint());
    };
    click("i9");
    ASSERT_TRUE(eventually([&] { return now().shown == 2; }));
    EXPECT_EQ(now().live, 3);
    EXPECT_TRUE(now().isLookingBack());
    click("a1");  // A new point is another line of the game.
    ASSERT_TRUE(eventually([&] { return now().shown == 3; }));
    EXPECT_FALSE(now().isLookingBack());
    EXPECT_EQ(now().lastMove(), *Point::parse("a1"));
}

TEST_F(Browsing, TheWayBackIsInsideTheWindowAtEverySize)
{
    start(human(), human());
    play("h8 i9");
    game().showPosition(0);
    ASSERT_TRUE(eventually([&] { return wayBack().isVisible(); }));
    for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(640, 480), QSize(480, 480)}) {
        window.resize(size);
        EXPECT_TRUE(eventually([&] {
            const QRect place(wayBack().mapTo(&window, QPoint()), wayBack().size());
            return window.rect().contains(place);
        })) << size.width();
        EXPECT_GE(wayBack().width(), wayBack().sizeHint().width()) << size.width();
        EXPECT_LE(game().status()->geometry().right(), wayBack().geometry().left());
    }
}

TEST_F(Browsing, HomeAndEndGoToTheEndsOfTheGame)
{
    start(human(), human());
    play("h8 i9 j10");
    board().setFocus();
    QTest::keyClick(&board(), Qt::Key_Home);
    ASSERT_TRUE(eventually([&] { return now().shown == 0; }));
    QTest::keyClick(&board(), Qt::Key_End);
    EXPECT_TRUE(eventually([&] { return now().shown == 3; }));
}

TEST_F(Browsing, AMoveThereIsAVariationThatCanBeLookedAtAgain)
{
    start(human(), human());
    play("h8 i9 j10");
    game().showPosition(1);
    ASSERT_TRUE(eventually([&] { return now().shown == 1; }));
    QTest::mouseClick(&board(), Qt::LeftButton, {},
                      board().geometryNow().centreOf(at("g7")).toPoint());
    ASSERT_TRUE(eventually([&] { return now().shown == 2; }));
    game().showPosition(1);
    ASSERT_TRUE(eventually([&] { return now().shown == 1 && now().variations.size() == 2; }));
    QToolButton* other = nullptr;
    ASSERT_TRUE(eventually([&] {
        for (auto* button : game().panel()->moves()->findChildren<QToolButton*>())
            if (button->text() == "I9" && button->isVisible())
                other = button;
        return other != nullptr;
    }));
    other->click();
    ASSERT_TRUE(eventually([&] { return now().moves[1].point == at("i9"); }));
    EXPECT_EQ(now().moves.size(), 3U) << "the main line is whole";
    EXPECT_TRUE(now().isLookingBack()) << "looking is not playing";
}

TEST_F(Browsing, ATypedPointIsPlayedWithEnter)
{
    start(human(), human());
    type("h8");
    EXPECT_EQ(board().keyCursor(), at("h8"));
    EXPECT_TRUE(says("H8"));
    QTest::keyClick(&board(), Qt::Key_Return);
    ASSERT_TRUE(eventually([&] { return now().shown == 1; }));
    EXPECT_EQ(now().lastMove(), at("h8"));
    type("K12");
    QTest::keyClick(&board(), Qt::Key_Return);
    ASSERT_TRUE(eventually([&] { return now().shown == 2; }));
    EXPECT_EQ(now().lastMove(), at("k12"));
}

TEST_F(Browsing, OnlyAWholePointIsOfferedToBePlayed)
{
    start(human(), human());
    type("h");
    EXPECT_TRUE(says("now type the row"));
    EXPECT_FALSE(game().status()->text().contains("Enter"));
    type("8");
    EXPECT_TRUE(says("press Enter to play there"));
    QTest::keyClick(&board(), Qt::Key_Backspace);
    EXPECT_TRUE(says("now type the row"));
    QTest::keyClick(&board(), Qt::Key_Backspace);
    EXPECT_FALSE(game().status()->text().contains("row number"));
}

TEST_F(Browsing, ATypedPointCanBeCorrectedAndNonsenseIsNamed)
{
    start(human(), human());
    type("h12");
    QTest::keyClick(&board(), Qt::Key_Backspace);
    EXPECT_EQ(board().keyCursor(), at("h1"));
    type("h99");
    EXPECT_TRUE(says("H99 is not on the board"));
    type("x");
    EXPECT_TRUE(says("X is not on the board"));
    type("a15");
    EXPECT_EQ(board().keyCursor(), at("a15"));
    EXPECT_EQ(now().shown, 0) << "nothing is played before Enter";
}

TEST_F(Browsing, AFinishedGameShowsItsResultAndNoEstimate)
{
    start(human(), human());
    play("h8 a1 i8 a2 j8 a3 k8 a4 l8");
    ASSERT_TRUE(eventually([&] { return window.review()->isReviewing(); }));
    window.review()->cancel();
    EXPECT_EQ(game().panel()->graph()->note(), "Move 9 · Black wins");
    start(human(), human());
    play("h8");
    game().ask(&GameManager::resign);
    ASSERT_TRUE(eventually([&] { return now().result.isOver(); }));
    ASSERT_TRUE(eventually([&] { return window.review()->isReviewing(); }));
    window.review()->cancel();
    EXPECT_EQ(game().panel()->graph()->note(), "Move 1 · Black wins");
}

TEST_F(Browsing, TheSpeedOfWatchingLeavesRepliesToHumansAlone)
{
    game().setReplyPause(Milliseconds{0});
    game().spectatorControls()->setSpeed(Milliseconds{2500});
    EXPECT_EQ(game().spectatorControls()->speed(), Milliseconds{2500});
    start(human(), computer());
    QTest::mouseClick(&board(), Qt::LeftButton, {},
                      board().geometryNow().centreOf(at("h8")).toPoint());
    ASSERT_TRUE(eventually([&] { return now().shown == 2; }));
    ASSERT_EQ(now().moves.size(), 2U);
    EXPECT_LT(now().moves[1].used, Milliseconds{2500});
}

TEST_F(Browsing, TheControlsOfWatchingHaveOneHeight)
{
    start(computer(), computer());
    ASSERT_TRUE(eventually([&] { return game().spectatorControls()->isVisible(); }));
    std::set<int> heights;
    for (const QWidget* control :
         game().spectatorControls()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (control->inherits("QPushButton") || control->inherits("QComboBox"))
            heights.insert(control->height());
    EXPECT_EQ(heights.size(), 1U);
}

TEST_F(Browsing, TheSpeedOfWatchingIsRemembered)
{
    game().spectatorControls()->setSpeed(Milliseconds{1200});
    const MainWindow next(settingsFile());
    EXPECT_EQ(next.game()->spectatorControls()->speed(), Milliseconds{1200});
}

TEST_F(Browsing, AColourLeftToChanceIsRemembered)
{
    ColorChooserWidget& page = *game().startPage();
    page.setRandom();
    QTest::mouseClick(page.playButton(), Qt::LeftButton);
    ASSERT_TRUE(eventually([&] { return now().game != 0; }));
    const MainWindow next(settingsFile());
    EXPECT_TRUE(next.game()->startPage()->isRandom());
    game().showStartPage();
    GameSetup white = setupFor(computer(), human());
    page.setSetup(white);
    EXPECT_FALSE(page.isRandom());
    QTest::mouseClick(page.playButton(), Qt::LeftButton);
    const MainWindow last(settingsFile());
    EXPECT_EQ(last.game()->startPage()->chosenColor(), Color::White);
}

TEST_F(Browsing, TheGameOnOfferIsTheGameItselfAndNotWhatIsLookedAt)
{
    start(human(), human());
    play("h8 i9");
    game().showPosition(0);
    ASSERT_TRUE(eventually([&] { return now().shown == 0; }));
    game().showStartPage();
    ContinueButton& button = *game().startPage()->continueButton();
    EXPECT_TRUE(button.isVisible());
    EXPECT_TRUE(eventually([&] { return button.accessibleDescription().startsWith("Move 2"); }))
        << button.accessibleDescription().toStdString();
}

TEST_F(Browsing, NothingInThePanelLiesOverAnything)
{
    start(human(), human());
    play("h8 i9");
    for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(640, 480), QSize(480, 480),
                             QSize(480, 700), QSize(600, 900), QSize(480, 360)}) {
        window.resize(size);
        const auto apart = [&] {
            const QWidget* moves = game().panel()->moves();
            const QWidget* undo = game().panel()->button(GamePanel::Button::Undo);
            return window.size() == size
                && (!moves->isVisible() || moves->geometry().bottom() < undo->geometry().top());
        };
        EXPECT_TRUE(eventually(apart)) << size.width() << 'x' << size.height();
    }
}

TEST_F(Browsing, AWindowWhereNothingHappensComesToRest)
{
    start(human(), human());
    play("h8 i9");
    for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(480, 700)}) {
        window.resize(size);
        ASSERT_TRUE(eventually([&] { return window.size() == size; }));
        const auto rests = [] {
            const LayoutRequests requests;
            QTest::qWait(50);
            return requests.count() == 0;
        };
        EXPECT_TRUE(eventually(rests)) << size.width() << 'x' << size.height();
    }
}

TEST_F(Browsing, TipsGiveWayToTheUnfinishedGame)
{
    auto* tips = window.findChild<TipCard*>();
    ASSERT_NE(tips, nullptr);
    window.resize(1280, 900);
    game().startPage()->setNewcomer(false);
    EXPECT_TRUE(eventually([&] { return tips->isVisible(); }));
    start(human(), human());
    play("h8");
    game().showStartPage();
    window.resize(1280, 700);
    EXPECT_TRUE(eventually([&] { return !tips->isVisible(); }))
        << "the choices would have to scroll";
    window.resize(1280, 1100);
    EXPECT_TRUE(eventually([&] { return tips->isVisible(); }));
}

TEST_F(Browsing, ANewcomerIsShownTheRulesUntilAGameIsOver)
{
    ColorChooserWidget& page = *game().startPage();
    auto* tips = window.findChild<TipCard*>();
    ASSERT_NE(tips, nullptr);
    window.resize(1280, 1000);
    EXPECT_TRUE(eventually([&] { return page.newcomerCard()->isVisible(); }));
    EXPECT_FALSE(tips->isVisible()) << "the rules come first";
    start(human(), human());
    play("h8 a1");
    game().showStartPage();
    EXPECT_TRUE(page.newcomerCard()->isVisible()) << "nothing is over yet";
    game().returnToGame();
    play("h9 a2 h10 a3 h11 a4 h12");
    game().showStartPage();
    EXPECT_FALSE(page.newcomerCard()->isVisible());
    const MainWindow next(settingsFile());
    EXPECT_TRUE(next.game()->startPage()->newcomerCard()->isHidden());
}

TEST_F(Browsing, TheFirstGameIsOfferedAtTheLowestLevel)
{
    const PlayerSpec computer = game().startPage()->setup().players.white;
    EXPECT_EQ(computer.kind, PlayerSpec::Kind::Computer);
    EXPECT_EQ(computer.level, 1);
}

TEST_F(Browsing, AllChoicesBeginWithThoseOfTheStartPage)
{
    const auto whatTheDialogOffers = [&] {
        std::optional<GameSetup> offered;
        QTimer look;
        QObject::connect(&look, &QTimer::timeout, &look, [&] {
            if (auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget())) {
                offered = dialog->setup();
                dialog->reject();
            }
        });
        look.start(10);
        emit game().startPage()->detailsRequested();
        return offered.value_or(GameSetup{});
    };
    EXPECT_TRUE(whatTheDialogOffers().players.black.isHuman());
    for (auto* button : game().startPage()->findChildren<StoneButton*>())
        if (button->text() == "White")
            button->click();
    EXPECT_TRUE(whatTheDialogOffers().players.white.isHuman());
    EXPECT_FALSE(whatTheDialogOffers().players.black.isHuman());
}

TEST_F(Browsing, EnterStillPlaysWhenTheTipsAreSentAway)
{
    auto* tips = window.findChild<TipCard*>();
    ASSERT_NE(tips, nullptr);
    const auto buttons = tips->findChildren<QPushButton*>();
    buttons.last()->setFocus();
    buttons.last()->click();
    EXPECT_EQ(window.focusWidget(), game().startPage()->playButton());
}

}  // namespace
}  // namespace gomoku::testing
