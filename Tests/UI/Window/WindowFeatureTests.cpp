// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Engines/EngineList.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Board/BoardBanner.h"
#include "UI/Board/BoardPreview.h"
#include "UI/BoardWidget.h"
#include "UI/Dialogs/Engines/EngineManagerDialog.h"
#include "UI/Dialogs/Engines/EngineMatchDialog.h"
#include "UI/Dialogs/Engines/EngineQuestion.h"
#include "UI/Dialogs/LibraryDialog.h"
#include "UI/Dialogs/SettingsDialog.h"
#include "UI/Dialogs/StatisticsDialog.h"
#include "UI/Features/CommentFeature.h"
#include "UI/Features/EnginesFeature.h"
#include "UI/Features/Games/ExplorerFeature.h"
#include "UI/Features/Games/LibraryFeature.h"
#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/GamePage/Cards/PlayerCard.h"
#include "UI/Panels/ExplorerPanel.h"
#include "UI/Panels/Graph/EvalGraph.h"
#include "UI/Panels/SideDock.h"
#include "UI/Panels/Tree/CommentBox.h"
#include "UI/Window/MainActions.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>
#include <QTreeWidget>

namespace gomoku::testing {
namespace {

using Id = MainActions::Id;

class Features : public WindowTable
{
protected:
    template <typename Shown>
    [[nodiscard]] Shown* dialog() const
    {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* found = qobject_cast<Shown*>(widget); found && found->isVisible())
                return found;
        return nullptr;
    }
    /// A finished game of the human against a machine, won by five in a row.
    void playAWonGame()
    {
        start(human(), human());
        play("h8 a1 i8 a3 j8 a5 k8 a7 l8");
        ASSERT_TRUE(eventually([&] { return now().result.isOver(); }));
    }
};

TEST_F(Features, ACommentIsReadAndWrittenAtTheMoveShown)
{
    start(human(), human());
    play("h8 i9");
    CommentBox& box = *window.comments()->box();
    EXPECT_FALSE(box.isVisible());
    window.comments()->action()->trigger();
    ASSERT_TRUE(box.isVisible());
    box.insertPlainText("A bold answer.");
    ASSERT_TRUE(eventually([&] { return now().comment == "A bold answer."; }));
    game().board()->setFocus();
    game().showPosition(1);
    EXPECT_TRUE(eventually([&] { return now().shown == 1 && !box.isVisible(); }));
    game().showPosition(2);
    EXPECT_TRUE(eventually([&] { return box.isVisible(); }));
    EXPECT_EQ(box.toPlainText(), "A bold answer.");
    // A key that leads elsewhere hands over first what was typed last.
    box.startWriting();
    box.insertPlainText(" And a good one.");
    QTest::keyClick(&box, Qt::Key_Left, Qt::AltModifier);
    ASSERT_TRUE(eventually([&] { return now().shown == 1; }));
    game().showPosition(2);
    EXPECT_TRUE(eventually([&] { return now().comment == "A bold answer. And a good one."; }));
}

TEST_F(Features, QuietAnalysisHidesTheGraph)
{
    playAWonGame();
    ASSERT_TRUE(eventually([&] { return game().panel()->graph()->isVisible(); }));
    AnalysisFeature& analysis = *window.analysis();
    analysis.panel()->setDetail(AnalysisDetail::Nothing);
    EXPECT_FALSE(game().panel()->graph()->isVisible());
    analysis.panel()->setDetail(AnalysisDetail::GraphOnly);
    EXPECT_TRUE(game().panel()->graph()->isVisible());
}

TEST_F(Features, TheLibraryListsShowsAndOpensAGame)
{
    playAWonGame();
    start(human(), human());
    window.library()->showGames();
    auto* games = dialog<LibraryDialog>();
    ASSERT_NE(games, nullptr);
    ASSERT_TRUE(eventually([&] { return games->table()->rowCount() == 1; }));
    ASSERT_TRUE(
        eventually([&] { return games->preview()->picture().grid.count(Cell::Black) == 5; }));
    games->searchField()->setText("nobody of that name");
    EXPECT_TRUE(eventually([&] { return games->table()->rowCount() == 0; }));
    games->searchField()->clear();
    ASSERT_TRUE(eventually([&] { return games->table()->rowCount() == 1; }));
    emit games->table()->cellActivated(0, 0);
    EXPECT_TRUE(eventually([&] { return now().shown == 9; }));
    EXPECT_EQ(dialog<LibraryDialog>(), nullptr);
}

TEST_F(Features, StatisticsAreThoseOfTheLibrary)
{
    start(human(), {.kind = PlayerSpec::Kind::Computer, .level = 1});
    play("h8");
    game().ask(&GameManager::resign);
    ASSERT_TRUE(eventually([&] { return now().result.isOver(); }));
    window.library()->showStatistics();
    auto* statistics = dialog<StatisticsDialog>();
    ASSERT_NE(statistics, nullptr);
    const auto lost = [&] {
        const QTableWidgetItem* item = statistics->table()->item(0, 3);
        return item ? item->text() : QString();
    };
    EXPECT_TRUE(eventually([&] { return lost() == "1"; })) << lost().toStdString();
    statistics->clearButton()->click();
    EXPECT_EQ(lost(), "1") << "it asks first";
    statistics->confirmButton()->click();
    EXPECT_TRUE(eventually([&] { return lost() == "0" || lost().isEmpty(); }));
    statistics->close();
}

TEST_F(Features, TheExplorerTellsWhatWasPlayedFromHere)
{
    playAWonGame();
    start(human(), human());
    ExplorerFeature& explorer = *window.explorer();
    EXPECT_FALSE(explorer.dock()->isVisible());
    explorer.dock()->show();
    QTreeWidget* table = explorer.panel()->table();
    ASSERT_TRUE(eventually([&] { return table->topLevelItemCount() == 1; }));
    EXPECT_EQ(table->topLevelItem(0)->text(0), "H8");
    EXPECT_EQ(table->topLevelItem(0)->text(1), "1");
    EXPECT_TRUE(table->topLevelItem(0)->toolTip(3).contains("Black won 1"));
    emit table->itemActivated(table->topLevelItem(0), 0);
    ASSERT_TRUE(eventually([&] { return now().shown == 1; }));
    EXPECT_TRUE(eventually([&] {
        return table->topLevelItemCount() == 1 && table->topLevelItem(0)->text(0) != "H8";
    })) << "White's answer";
    play("b9");
    EXPECT_TRUE(eventually([&] { return table->topLevelItemCount() == 0; }));
}

TEST_F(Features, AnEngineThatWasOpenedIsTestedAndMayTakeASeat)
{
    window.openFile(QStringLiteral(GOMOKU_BRAIN));
    ASSERT_TRUE(eventually([&] { return dialog<EngineQuestion>() != nullptr; }));
    dialog<EngineQuestion>()->acceptButton()->click();
    auto* manager = dialog<EngineManagerDialog>();
    ASSERT_NE(manager, nullptr);
    ASSERT_TRUE(eventually([&] { return !window.engines()->names().empty(); }));
    ASSERT_TRUE(eventually([&] { return !game().engines().empty(); }));
    manager->close();
    start(human(), human());
    const EngineName engine = game().engines().front();
    game().changePlayer(Color::White,
                        {.kind = PlayerSpec::Kind::Engine,
                         .moveTime = Milliseconds{10000},
                         .engineId = engine.id,
                         .name = engine.name});
    play("h8");
    ASSERT_TRUE(eventually([&] { return now().shown == 2; }));
    EXPECT_EQ(game().panel()->card(Color::White)->state().name, engine.name);
}

TEST_F(Features, AnEngineCanBeChosenAtTheCardInTheMiddleOfAGame)
{
    EngineList list;
    EngineEntry entry;
    entry.name = "Somebody else";
    entry.command.program = GOMOKU_BRAIN;
    list.add(entry);
    window.engines()->setEngines(list);
    game().setEngines(window.engines()->names());
    start(human(), human());
    game().panel()->card(Color::Black)->click();
    QMenu* menu = nullptr;
    for (QMenu* each : game().findChildren<QMenu*>())
        menu = each;
    ASSERT_NE(menu, nullptr);
    QStringList texts;
    for (const QAction* action : menu->actions())
        texts << action->text();
    EXPECT_TRUE(texts.contains("Somebody else")) << texts.join(',').toStdString();
    menu->close();
}

TEST_F(Features, AnEngineAddedAtTheCardTakesItsSeat)
{
    start(human(), human());
    game().panel()->card(Color::White)->click();
    auto* menu = game().findChild<QMenu*>();
    ASSERT_NE(menu, nullptr);
    ASSERT_EQ(menu->actions().last()->text(), "Add Engine…");
    menu->actions().last()->trigger();
    menu->close();
    auto* manager = dialog<EngineManagerDialog>();
    ASSERT_NE(manager, nullptr);
    manager->addEngine(QStringLiteral(GOMOKU_BRAIN));
    manager->close();
    ASSERT_TRUE(
        eventually([&] { return now().setup.players.white.kind == PlayerSpec::Kind::Engine; }));
    EXPECT_EQ(now().setup.players.white.engineId, game().engines().front().id);
    EXPECT_TRUE(now().setup.players.black.isHuman());
}

TEST_F(Features, AnEngineThatFailsItsTestTakesNoSeat)
{
    start(human(), human());
    window.engines()->seatNewEngine(Color::White);
    auto* manager = dialog<EngineManagerDialog>();
    ASSERT_NE(manager, nullptr);
    manager->addEngine("/no/such/program");
    const QString id = manager->engines().entries().front().id;
    ASSERT_TRUE(eventually([&] { return manager->hasFailed(id); }));
    manager->close();
    EXPECT_TRUE(says("failed its test"));
    ASSERT_TRUE(record());  // All that was asked for has been done.
    EXPECT_TRUE(now().setup.players.white.isHuman());
}

TEST_F(Features, AnEngineThatFailsAtTheBoardIsMarked)
{
    EngineList list;
    EngineEntry entry;
    entry.name = "Nobody";
    entry.command.program = "/no/such/program";
    const QString id = list.add(entry);
    window.engines()->setEngines(list);
    emit window.engines()->enginesChanged(list);
    start({.kind = PlayerSpec::Kind::Engine, .engineId = id, .name = "Nobody"}, human());
    ASSERT_TRUE(eventually([&] { return !game().engines().front().failure.isEmpty(); }));
    EXPECT_EQ(window.engines()->engines().find(id)->failure, game().engines().front().failure);
}

TEST_F(Features, NoEngineAddedLeavesTheSeatAlone)
{
    start(human(), computer());
    window.engines()->seatNewEngine(Color::White);
    dialog<EngineManagerDialog>()->close();
    ASSERT_TRUE(record());  // All that was asked for has been done.
    EXPECT_EQ(now().setup.players.white.kind, PlayerSpec::Kind::Computer);
}

TEST_F(Features, TheSystemsChangeToDarkIsFollowedUnlessTheUserHasChosen)
{
    const auto isDark = [] { return qApp->palette().color(QPalette::Window).lightness() < 128; };
    window.setSystemAppearance(Appearance::Light);
    EXPECT_FALSE(isDark());
    window.setSystemAppearance(Appearance::Dark);
    EXPECT_TRUE(isDark());
    window.setSystemAppearance(Appearance::Light);
    EXPECT_FALSE(isDark());

    window.menus()->action(Id::Preferences)->trigger();
    auto* settings = dialog<SettingsDialog>();
    ASSERT_NE(settings, nullptr);
    Preferences wanted;
    wanted.appearance = AppearanceChoice::Light;
    emit settings->preferencesChanged(wanted);
    window.setSystemAppearance(Appearance::Dark);
    EXPECT_FALSE(isDark());
}

TEST_F(Features, TheSystemsWishForMoreContrastIsFollowedInLightAndDark)
{
    for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
        window.setSystemAppearance(appearance);
        const auto secondary = [] { return qApp->palette().color(QPalette::PlaceholderText); };
        window.setSystemContrast(Contrast::High);
        const ColorTable& colors = colorTable(appearance, Contrast::High);
        EXPECT_EQ(secondary(), colors.secondaryText);
        EXPECT_TRUE(qApp->styleSheet().contains(colors.hairline.name()));
        window.setSystemContrast(Contrast::Usual);
        EXPECT_EQ(secondary(), colorTable(appearance).secondaryText);
    }
}

TEST_F(Features, AChangedThemeOfThePlatformIsLookedAtAnew)
{
    window.setSystemAppearance(Appearance::Dark);
    QEvent theme(QEvent::ThemeChange);
    QCoreApplication::sendEvent(&window, &theme);
    EXPECT_GE(qApp->palette().color(QPalette::Window).lightness(), 128)
        << "the offscreen platform is a light one";
}

}  // namespace
}  // namespace gomoku::testing
