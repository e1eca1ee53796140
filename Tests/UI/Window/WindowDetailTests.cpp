// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// What players noticed: things that stayed where they no longer belonged, and names that differed.
#include "Models/Record/GameRecord.h"
#include "Models/Settings/Settings.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Board/BoardBanner.h"
#include "UI/ColorChooserWidget.h"
#include "UI/Dialogs/SettingsDialog.h"
#include "UI/Features/Games/ExplorerFeature.h"
#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/Features/TreeFeature.h"
#include "UI/GamePage/Cards/PlayerCard.h"
#include "UI/GamePage/GamePanel.h"
#include "UI/Panels/MoveListPanel.h"
#include "UI/Panels/SideDock.h"
#include "UI/StartPage/ChoiceButtons.h"
#include "UI/Text/Game/StatusLineText.h"
#include "UI/Window/MainActions.h"
#include "UI/Window/PreferencesStore.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QFontInfo>
#include <QPushButton>
#include <QScreen>
#include <QTableView>

namespace gomoku::testing {
namespace {

using Id = MainActions::Id;
using Mode = ColorChooserWidget::Mode;

int distance(const QColor& one, const QColor& other)
{
    return std::abs(one.red() - other.red()) + std::abs(one.green() - other.green())
        + std::abs(one.blue() - other.blue());
}

class WindowDetails : public WindowTable
{
protected:
    /// Is anything of this colour to be seen around the point?
    [[nodiscard]] bool showsNear(Point point, const QColor& color) const
    {
        const QImage image = board().grab().toImage();
        const QRect cell = board().geometryNow().cellOf(point).toRect();
        for (int y = cell.top(); y <= cell.bottom(); ++y)
            for (int x = cell.left(); x <= cell.right(); ++x)
                if (distance(image.pixelColor(x, y), color) < 60)
                    return true;
        return false;
    }
    void openFinishedRecord()
    {
        auto record = std::make_shared<GameRecord>(15, Rule::Freestyle);
        NodeId node = GameRecord::root();
        Color color = Color::Black;
        for (const char* point : {"h8", "a1", "h9", "a2", "h10", "a3", "h11", "a4", "h12"}) {
            node = record->addMove(node, {at(point), color});
            color = opponent(color);
        }
        const quint64 before = now().game;
        game().openRecord(setupFor(human(), human()), record);
        ASSERT_TRUE(eventually([&] { return now().game != before; }));
    }
};

TEST_F(WindowDetails, TheStartPageShowsNoThreatsOfTheOldGame)
{
    window.menus()->action(Id::Threats)->trigger();
    start(human(), human());
    play("g8 a1 h8 a3 i8");
    const QColor threat = boardTheme(BoardThemeId::Wood).threat;
    ASSERT_TRUE(eventually([&] { return showsNear(at("f8"), threat); }));
    game().showStartPage();
    EXPECT_FALSE(showsNear(at("f8"), threat));
    EXPECT_FALSE(showsNear(at("j8"), threat));
}

TEST_F(WindowDetails, WhatWasSaidInAGameIsNotSaidOnTheStartPage)
{
    start(human(), human());
    game().status()->say("Something about that game.");
    game().showStartPage();
    EXPECT_EQ(game().status()->text(), StatusLineText::ofStartPage(false));
}

TEST_F(WindowDetails, BannersDoNotFollowToTheStartPage)
{
    start(human(), human());
    play("h8 a1 h9 a2 h10 a3 h11 a4 h12");
    ASSERT_TRUE(eventually([&] { return game().banner()->isVisible(); }));
    for (BoardBanner* banner : game().findChildren<BoardBanner*>())
        banner->present("Stale", {}, {});
    game().showStartPage();
    for (const BoardBanner* banner : game().findChildren<BoardBanner*>())
        EXPECT_FALSE(banner->isVisible()) << banner->title().toStdString();
}

TEST_F(WindowDetails, TheTitleNamesAFileOnlyWhileItsGameIsShown)
{
    start(human(), human());
    play("h8 i9");
    QFile file(folder.filePath("famous.sgf"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("(;GM[4]SZ[15];B[hh];W[ig])");
    file.close();
    window.openFile(file.fileName());
    ASSERT_TRUE(eventually([&] { return window.windowTitle().contains("famous"); }));
    game().showStartPage();
    EXPECT_FALSE(window.windowTitle().contains("famous")) << window.windowTitle().toStdString();
    game().returnToGame();
    EXPECT_TRUE(window.windowTitle().contains("famous")) << window.windowTitle().toStdString();
}

TEST_F(WindowDetails, TheMoveOnTheBoardStaysInTheListWhenPanelsOpen)
{
    auto record = std::make_shared<GameRecord>(15, Rule::Freestyle);
    NodeId node = GameRecord::root();
    for (int i = 0; i < 60; ++i)
        node = record->addMove(
            node, {Point::at(i % 15, i / 15 * 3), i % 2 ? Color::White : Color::Black});
    window.resize(1280, 800);
    const quint64 before = now().game;
    game().openRecord(setupFor(human(), human()), record);
    ASSERT_TRUE(eventually([&] { return now().game != before && now().shown == 60; }));
    const QTableView* list = game().panel()->moves()->findChild<QTableView*>();
    const auto isInSight
        = [&] { return list->viewport()->rect().contains(list->visualRect(list->currentIndex())); };
    ASSERT_TRUE(eventually(isInSight));
    window.analysis()->setPanelShown(true);
    ASSERT_TRUE(eventually([&] { return window.analysis()->panel()->isVisible(); }));
    EXPECT_TRUE(eventually(isInSight));
    window.tree()->dock()->show();
    window.explorer()->dock()->show();
    QTest::qWait(100);
    EXPECT_TRUE(eventually(isInSight));
    window.analysis()->setPanelShown(false);
    QTest::qWait(100);
    EXPECT_TRUE(isInSight());
}

TEST_F(WindowDetails, TheCardOfTheWinnerSaysSo)
{
    const auto note = [&](Color color) { return game().panel()->card(color)->state().note; };
    start(human(), human());
    play("h8 a1 h9 a2 h10 a3 h11 a4 h12");
    ASSERT_TRUE(eventually([&] { return now().result.isOver(); }));
    EXPECT_EQ(note(Color::Black), "Won");
    EXPECT_EQ(game().panel()->card(Color::Black)->accessibleDescription(), "Won");
    EXPECT_EQ(note(Color::White), "");
    game().stepThrough(-3);
    ASSERT_TRUE(eventually([&] { return now().isLookingBack(); }));
    EXPECT_EQ(note(Color::Black), "Won") << "the game itself is over";

    start(human(), computer());
    play("h8");
    game().ask(&GameManager::resign);
    ASSERT_TRUE(eventually([&] { return now().result.isOver(); }));
    EXPECT_EQ(note(Color::White), "White · won");
    EXPECT_EQ(note(Color::Black), "Black");

    start(human(), human());
    play("h8 i9");
    game().ask(&GameManager::offerDraw);
    ASSERT_TRUE(eventually([&] { return now().drawOffer.has_value(); }));
    game().ask(&GameManager::answerDraw, true);
    ASSERT_TRUE(eventually([&] { return now().result.isOver(); }));
    EXPECT_EQ(note(Color::Black), "Draw");
    EXPECT_EQ(note(Color::White), "Draw");
}

TEST_F(WindowDetails, AnOpenedRecordIsNotPlayedAgain)
{
    openFinishedRecord();
    ASSERT_TRUE(eventually([&] { return game().banner()->isVisible(); }));
    for (const QPushButton* button : game().banner()->findChildren<QPushButton*>())
        EXPECT_FALSE(button->text().startsWith("Play")) << button->text().toStdString();
    EXPECT_FALSE(window.menus()->action(Id::PlayAgain)->isEnabled());
    EXPECT_TRUE(game().startPage()->newcomerCard()->isVisibleTo(game().startPage()))
        << "somebody else's game";
    start(human(), human());
    play("h8 a1 h9 a2 h10 a3 h11 a4 h12");
    EXPECT_TRUE(window.menus()->action(Id::PlayAgain)->isEnabled());
}

TEST_F(WindowDetails, ARecordWithARenjuOpeningUnderAnotherRuleOpensWithoutIt)
{
    auto record = std::make_shared<GameRecord>(15, Rule::Freestyle);
    record->info().openingRule = "RIF";
    record->addMove(GameRecord::root(), {at("h8"), Color::Black});
    game().openRecord(setupFor(human(), human()), record);
    ASSERT_TRUE(eventually([&] { return now().game != 0; }));
    EXPECT_EQ(now().setup.rule, Rule::Freestyle);
    EXPECT_EQ(now().setup.openingRule, OpeningRule::Free);
    EXPECT_FALSE(now().opening.has_value());
}

TEST_F(WindowDetails, FreestyleWithARenjuOpeningIsRefused)
{
    GameSetup setup = setupFor(human(), human());
    setup.openingRule = OpeningRule::Yamaguchi;
    game().startGame(setup);
    EXPECT_TRUE(eventually([&] { return !game().status()->text().isEmpty() && now().game == 0; }));
}

TEST_F(WindowDetails, NobodyIsAskedToPlaceAStoneWhoOnlyWatches)
{
    EXPECT_EQ(game().status()->text(), StatusLineText::ofStartPage(false));
    game().startPage()->setMode(Mode::Watch);
    EXPECT_EQ(game().status()->text(), "Press Enter to watch.");
    const QPoint centre = board().geometryNow().centreOf(at("h8")).toPoint();
    QTest::mouseMove(&board(), centre);
    EXPECT_TRUE(board().ghost().isNone());
    game().startPage()->setMode(Mode::Friend);
    EXPECT_EQ(game().status()->text(), StatusLineText::ofStartPage(false));
}

TEST_F(WindowDetails, WatchedPlayersAreNamedByTheirStrength)
{
    start({.kind = PlayerSpec::Kind::Computer, .level = 1},
          {.kind = PlayerSpec::Kind::Computer, .level = 2});
    EXPECT_EQ(game().panel()->card(Color::Black)->state().name, "Novice");
    EXPECT_EQ(game().panel()->card(Color::White)->state().name, "Casual");
}

TEST_F(WindowDetails, MenuAndPreferencesUseOneNameForOneOption)
{
    const SettingsDialog dialog;
    QStringList named;
    for (const QCheckBox* box : dialog.findChildren<QCheckBox*>())
        named << box->text();
    for (const Id id :
         {Id::Coordinates, Id::Numbers, Id::NewestMark, Id::Forbidden, Id::Threats, Id::Animated}) {
        const QString text = window.menus()->action(id)->text().remove(u'&');
        EXPECT_TRUE(named.contains(text)) << text.toStdString();
    }
}

TEST_F(WindowDetails, NoKeyboardCursorAfterPlayingByMouse)
{
    start(human(), human());
    const QColor mark = boardTheme(BoardThemeId::Wood).newest;
    QTest::keyClick(&board(), Qt::Key_Left);
    ASSERT_TRUE(showsNear(board().keyCursor(), mark));
    play("c3");  // By mouse.
    window.menus()->action(Id::NewestMark)->trigger();  // It has the cursor's colour.
    EXPECT_FALSE(showsNear(at("c3"), mark));
    game().panel()->setFocus();
    board().setFocus(Qt::PopupFocusReason);  // As after a menu.
    EXPECT_FALSE(showsNear(at("c3"), mark));
    board().clearFocus();
    board().setFocus(Qt::ActiveWindowFocusReason);
    EXPECT_FALSE(showsNear(at("c3"), mark));
}

TEST_F(WindowDetails, NoKeyboardCursorAfterPlayingAgainByMouse)
{
    window.menus()->action(Id::NewestMark)->trigger();  // It has the cursor's colour.
    start(human(), human());
    play("h8 a1 h9 a2 h10 a3 h11 a4 h12");
    ASSERT_TRUE(eventually([&] { return game().banner()->isVisible(); }));
    QPushButton* again = nullptr;
    for (QPushButton* button : game().banner()->findChildren<QPushButton*>())
        if (button->text() == "Play Again")
            again = button;
    ASSERT_NE(again, nullptr);
    const quint64 before = now().game;
    again->setFocus(Qt::MouseFocusReason);
    QTest::mouseClick(again, Qt::LeftButton);
    ASSERT_TRUE(eventually([&] { return now().game != before && !game().banner()->isVisible(); }));
    ASSERT_TRUE(eventually([&] { return board().hasFocus(); }));
    EXPECT_FALSE(showsNear(board().keyCursor(), boardTheme(BoardThemeId::Wood).newest));
}

TEST_F(WindowDetails, ThePlayersNameStandsOnTheCard)
{
    Settings(settingsFile()).set(setting::kPlayerName, QStringLiteral("Ada"));
    MainWindow next(settingsFile());
    next.show();
    next.game()->startPage()->playButton()->click();
    ASSERT_TRUE(eventually([&] { return next.game()->snapshot().game != 0; }));
    EXPECT_EQ(next.game()->snapshot().setup.players.black.name, "Ada");
    EXPECT_EQ(next.game()->panel()->card(Color::Black)->state().name, "Ada");
    EXPECT_EQ(next.game()->panel()->card(Color::White)->state().name, "Computer");
}

TEST_F(WindowDetails, TextGrowsWithItsPreference)
{
    const int usual = QFontInfo(QApplication::font()).pixelSize();
    Settings(settingsFile()).set(setting::kTextPercent, 150);
    {
        const MainWindow large(settingsFile());
        EXPECT_NEAR(QFontInfo(QApplication::font()).pixelSize(), 1.5 * usual, 1.0);
    }
    Settings(settingsFile()).set(setting::kTextPercent, 100);
    const MainWindow again(settingsFile());
    EXPECT_EQ(QFontInfo(QApplication::font()).pixelSize(), usual);
}

TEST_F(WindowDetails, TheBoardStandsStillWhateverIsSaid)
{
    start(human(), computer());
    const QRect place = board().geometry();
    const QRect banner(board().mapTo(&window, QPoint()), board().size());
    game().status()->say(QString(400, u'x'));
    play("h8");
    for (int round = 0; round < 3; ++round) {
        QCoreApplication::processEvents();
        EXPECT_EQ(board().geometry(), place);
        EXPECT_EQ(QRect(board().mapTo(&window, QPoint()), board().size()), banner);
    }
}

TEST_F(WindowDetails, PreferencesStandBesideTheBoard)
{
    window.resize(1280, 760);
    window.menus()->action(Id::Preferences)->trigger();
    const auto* dialog = window.findChild<SettingsDialog*>();
    ASSERT_NE(dialog, nullptr);
    const QRect wood(board().mapToGlobal(QPoint()), board().size());
    const int wanted = wood.right() + dialog->frameGeometry().width();
    const QRect screen = window.screen()->availableGeometry();
    if (wanted < screen.right()) {
        EXPECT_FALSE(wood.intersects(dialog->frameGeometry()));
    } else {
        EXPECT_GE(dialog->frameGeometry().right(), screen.right() - 2);
    }
}

TEST(PreferencesStore, GivesBackWhatItWasGiven)
{
    const QTemporaryDir folder;
    Preferences preferences;
    preferences.playerName = "Ada";
    preferences.textPercent = 115;
    preferences.stoneSound = false;
    preferences.winSound = false;
    preferences.lossSound = false;
    preferences.drawSound = false;
    preferences.clockSound = false;
    Settings settings(folder.filePath("settings.ini"));
    savePreferences(settings, preferences);
    EXPECT_EQ(loadPreferences(settings), preferences);
    EXPECT_NE(loadPreferences(settings), Preferences{});
}

}  // namespace
}  // namespace gomoku::testing
