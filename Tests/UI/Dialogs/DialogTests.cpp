// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/AboutDialog.h"
#include "UI/Dialogs/NewGameDialog.h"
#include "UI/Dialogs/SettingsDialog.h"
#include "UI/Dialogs/ShortcutSheet.h"
#include "UI/Dialogs/ThemeSwatches.h"
#include "UI/Panels/TipCard.h"
#include "UI/StartPage/ClockChooser.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>

namespace gomoku {
namespace {

using namespace std::chrono_literals;

const std::vector<EngineName> kEngines{{"e1", "Rapid"}, {"e2", "Deep"}};

GameSetup everythingUnusual()
{
    GameSetup setup;
    setup.rule = Rule::Renju;
    setup.foulPolicy = FoulPolicy::Punish;
    setup.boardSize = 19;
    setup.players.black = {.kind = PlayerSpec::Kind::Engine, .moveTime = 7000ms, .engineId = "e2"};
    setup.players.white = {.kind = PlayerSpec::Kind::Computer, .level = 0, .moveTime = 9000ms};
    setup.clock = {.kind = ClockSpec::Kind::PerGame, .time = 5min, .increment = 3s};
    setup.moveLimit = 120;
    return setup;
}

TEST(NewGameDialogTests, GivesBackWhatItWasGiven)
{
    NewGameDialog dialog;
    dialog.setEngines(kEngines);
    dialog.setSetup(everythingUnusual());
    GameSetup expected = everythingUnusual();
    const GameSetup setup = dialog.setup();
    EXPECT_EQ(setup.players.black.engineId, "e2");
    EXPECT_EQ(setup.players.black.moveTime, 7000ms);
    EXPECT_EQ(setup.players.white.kind, PlayerSpec::Kind::Computer);
    EXPECT_EQ(setup.players.white.level, 0);
    expected.players = setup.players;
    EXPECT_EQ(setup, expected);
}

TEST(NewGameDialogTests, SwapExchangesThePlayers)
{
    NewGameDialog dialog;
    GameSetup setup;
    setup.players.white = {.kind = PlayerSpec::Kind::Computer, .level = 4};
    dialog.setSetup(setup);
    dialog.findChild<QPushButton*>()->setFocus();
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text().contains("Swap"))
            button->click();
    EXPECT_EQ(dialog.setup().players.black.level, 4);
    EXPECT_EQ(dialog.setup().players.black.kind, PlayerSpec::Kind::Computer);
    EXPECT_EQ(dialog.setup().players.white.kind, PlayerSpec::Kind::Human);
}

TEST(NewGameDialogTests, AnEngineThatIsGoneLeavesItsSeatToAPerson)
{
    NewGameDialog dialog;
    dialog.setEngines({});
    dialog.setSetup(everythingUnusual());
    EXPECT_EQ(dialog.setup().players.black.kind, PlayerSpec::Kind::Human);
}

/// The entry of the level Perfect in the list of one colour.
struct PerfectEntry
{
    PerfectEntry(const NewGameDialog& dialog, Color color)
        : box(dialog.chooser(color)->findChild<QComboBox*>()),
          index(box->findText("Computer, Perfect"))
    { }
    [[nodiscard]] bool isOffered() const
    {
        return box->model()->flags(box->model()->index(index, 0)).testFlag(Qt::ItemIsEnabled);
    }
    [[nodiscard]] QString reason() const
    {
        return box->itemData(index, Qt::ToolTipRole).toString();
    }

    QComboBox* box;
    int index;
};

TEST(NewGameDialogTests, PerfectIsGreyedWithTheReason)
{
    NewGameDialog dialog;
    GameSetup setup;
    dialog.setSetup(setup);
    EXPECT_TRUE(PerfectEntry(dialog, Color::Black).isOffered());
    EXPECT_FALSE(PerfectEntry(dialog, Color::White).isOffered());
    EXPECT_EQ(PerfectEntry(dialog, Color::White).reason(), "Only Black can play perfectly.");
    setup.boardSize = 19;
    dialog.setSetup(setup);
    EXPECT_FALSE(PerfectEntry(dialog, Color::Black).isOffered());
    EXPECT_TRUE(PerfectEntry(dialog, Color::Black).reason().contains("15 × 15"));
    setup = {};
    setup.rule = Rule::Renju;
    dialog.setSetup(setup);
    EXPECT_FALSE(PerfectEntry(dialog, Color::Black).isOffered());
    EXPECT_EQ(PerfectEntry(dialog, Color::Black).reason(), "Nothing is proven under this rule.");
}

TEST(NewGameDialogTests, PerfectBecomesFullStrengthWhereItCannotPlay)
{
    NewGameDialog dialog;
    GameSetup setup;
    setup.players.black = {.kind = PlayerSpec::Kind::Computer, .level = kPerfectLevel};
    dialog.setSetup(setup);
    EXPECT_EQ(dialog.setup().players.black.level, kPerfectLevel);
    setup.rule = Rule::Renju;
    dialog.setSetup(setup);
    EXPECT_EQ(dialog.setup().players.black.level, 0);
}

TEST(NewGameDialogTests, ReturnStartsTheGame)
{
    NewGameDialog dialog;
    dialog.show();
    QTest::keyClick(&dialog, Qt::Key_Return);
    EXPECT_EQ(dialog.result(), QDialog::Accepted);
    EXPECT_FALSE(dialog.isVisible());
}

TEST(NewGameDialogTests, GrowsWithItsChoices)
{
    NewGameDialog dialog;
    dialog.show();
    GameSetup setup;
    setup.rule = Rule::Renju;
    setup.clock = {.kind = ClockSpec::Kind::PerGame, .time = 10min, .increment = 5s};
    dialog.setSetup(setup);
    // Whatever the clock and the rule ask for now is to be seen without scrolling sideways.
    auto* area = dialog.findChild<QScrollArea*>();
    ASSERT_NE(area, nullptr);
    const auto fits = [&] {
        const auto boxes = dialog.findChildren<QAbstractSpinBox*>();
        return std::all_of(boxes.begin(), boxes.end(), [&](const QWidget* box) {
            return !box->isVisible()
                || box->mapTo(&dialog, QPoint(box->width(), 0)).x()
                <= area->geometry().left() + area->viewport()->width();
        });
    };
    EXPECT_TRUE(QTest::qWaitFor(fits, 10000));
}

TEST(NewGameDialogTests, ScrollsNothingThatTheScreenHasRoomFor)
{
    NewGameDialog dialog;
    dialog.show();
    GameSetup setup;
    setup.clock = {.kind = ClockSpec::Kind::PerMove, .time = 30s};
    dialog.setSetup(setup);
    const auto* area = dialog.findChild<QScrollArea*>();
    const auto* claim = dialog.findChild<ClockChooser*>()->findChild<QCheckBox*>();
    ASSERT_NE(claim, nullptr);
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return claim->isVisible() && area->verticalScrollBar()->maximum() == 0; }, 10000))
        << area->verticalScrollBar()->maximum();
}

TEST(ClockChooserTests, AsksOnlyForWhatTheKindNeeds)
{
    ClockChooser chooser;
    chooser.show();
    const auto visible = [&] {
        int count = 0;
        for (const auto* box : chooser.findChildren<QSpinBox*>())
            count += box->isVisible();
        return count;
    };
    EXPECT_EQ(visible(), 0);
    chooser.setClock({.kind = ClockSpec::Kind::PerMove, .time = 45s});
    EXPECT_EQ(visible(), 1);
    EXPECT_EQ(chooser.clock().time, 45s);
    chooser.setClock({.kind = ClockSpec::Kind::PerGame, .time = 15min, .increment = 2s});
    EXPECT_EQ(visible(), 2);
    EXPECT_EQ(chooser.clock().time, 15min);
    EXPECT_EQ(chooser.clock().increment, 2s);
}

Preferences everythingChanged()
{
    Preferences preferences;
    preferences.appearance = AppearanceChoice::Dark;
    preferences.language = "ja";
    preferences.board = {.theme = BoardThemeId::Paper,
                         .coordinates = false,
                         .numbers = true,
                         .newestMark = false,
                         .forbidden = false,
                         .threats = true,
                         .animated = false};
    preferences.sounds = false;
    preferences.volume = 31;
    preferences.threads = 3;
    preferences.hashMegabytes = 512;
    preferences.useBook = false;
    preferences.blunderWarning = BlunderWarning::Always;
    preferences.pauseBeforeReply = false;
    preferences.tipsAtStart = false;
    preferences.textPercent = 130;
    preferences.playerName = "Ada";
    preferences.stoneSound = false;
    preferences.winSound = false;
    preferences.lossSound = false;
    preferences.drawSound = false;
    preferences.clockSound = false;
    return preferences;
}

TEST(SettingsDialogTests, ShowsWhatItWasGivenAndChangesNothingByItself)
{
    SettingsDialog dialog;
    QSignalSpy changed(&dialog, &SettingsDialog::preferencesChanged);
    dialog.setPreferences(everythingChanged());
    EXPECT_EQ(dialog.preferences(), everythingChanged());
    EXPECT_EQ(changed.count(), 0);
    dialog.setPreferences({});
    EXPECT_EQ(dialog.preferences(), Preferences{});
}

TEST(SettingsDialogTests, EveryControlReachesItsPreference)
{
    // From the defaults to a dialog that shows the changed ones, control by control.
    SettingsDialog target;
    target.setPreferences(everythingChanged());
    SettingsDialog dialog;
    QSignalSpy changed(&dialog, &SettingsDialog::preferencesChanged);
    const auto copy = [&](auto* kind, auto set) {
        using Widget = std::remove_pointer_t<decltype(kind)>;
        const auto from = target.findChildren<Widget*>();
        const auto to = dialog.findChildren<Widget*>();
        for (int i = 0; i < to.size(); ++i)
            set(to[i], from[i]);
    };
    copy(static_cast<QCheckBox*>(nullptr),
         [](auto* to, auto* from) { to->setChecked(from->isChecked()); });
    copy(static_cast<QComboBox*>(nullptr),
         [](auto* to, auto* from) { to->setCurrentIndex(from->currentIndex()); });
    copy(static_cast<QSpinBox*>(nullptr),
         [](auto* to, auto* from) { to->setValue(from->value()); });
    copy(static_cast<QSlider*>(nullptr), [](auto* to, auto* from) { to->setValue(from->value()); });
    copy(static_cast<ThemeSwatch*>(nullptr),
         [](auto* to, auto* from) { to->setChecked(from->isChecked()); });
    // Spin boxes have line edits of their own; the search is none of the preferences.
    const auto names = [](const SettingsDialog& asked) {
        QList<QLineEdit*> fields;
        for (QLineEdit* field : asked.findChildren<QLineEdit*>())
            if (field->accessibleName() == "Your name")
                fields << field;
        return fields;
    };
    ASSERT_EQ(names(dialog).size(), 1);
    names(dialog).front()->setText(names(target).front()->text());
    EXPECT_EQ(dialog.preferences(), everythingChanged());
    EXPECT_EQ(changed.count(), 24);
}

TEST(SettingsDialogTests, ASwatchChangesTheBoardAtOnce)
{
    SettingsDialog dialog;
    dialog.show();
    QSignalSpy changed(&dialog, &SettingsDialog::preferencesChanged);
    auto* swatches = dialog.findChild<ThemeSwatches*>();
    ASSERT_NE(swatches, nullptr);
    QTest::mouseClick(swatches->swatch(BoardThemeId::Slate), Qt::LeftButton);
    EXPECT_EQ(dialog.preferences().board.theme, BoardThemeId::Slate);
    EXPECT_EQ(changed.count(), 1);
}

TEST(SettingsDialogTests, SearchLeavesWhatFits)
{
    SettingsDialog dialog;
    dialog.show();
    const int all = dialog.visibleRows();
    dialog.searchField()->setText("vol");
    EXPECT_EQ(dialog.visibleRows(), 1);
    dialog.searchField()->setText("sound");
    EXPECT_EQ(dialog.visibleRows(), 7);  // The whole section of that name.
    dialog.searchField()->setText("no such thing");
    EXPECT_EQ(dialog.visibleRows(), 0);
    dialog.searchField()->clear();
    EXPECT_EQ(dialog.visibleRows(), all);
    EXPECT_EQ(all, 24);
}

/// What Tab reaches from `first` on, until it is back there.
std::vector<QWidget*> tabOrderFrom(QWidget* first)
{
    QWidget* window = first->window();
    window->show();
    first->setFocus();
    std::vector<QWidget*> reached;
    do {
        reached.push_back(window->focusWidget());
        QTest::keyClick(window->focusWidget(), Qt::Key_Tab);
    } while (window->focusWidget() != first && reached.size() < 100);
    return reached;
}

TEST(SettingsDialogTests, TabGoesThroughTheChoicesBeforeTheButtons)
{
    SettingsDialog dialog;
    const auto reached = tabOrderFrom(dialog.searchField());
    const auto firstButton = std::find_if(reached.begin(), reached.end(), [](QWidget* widget) {
        return qobject_cast<QPushButton*>(widget);
    });
    EXPECT_EQ(reached.end() - firstButton, 3) << "restore, close and help, then the search again";
    ASSERT_GT(firstButton - reached.begin(), 10);
    EXPECT_TRUE(qobject_cast<QComboBox*>(reached[1])) << "the language";
}

TEST(AboutDialogTests, NamesTheVersionsOfTheProgramAndOfQt)
{
    const AboutDialog dialog;
    EXPECT_TRUE(AboutDialog::details().contains(QStringLiteral("Gomoku " GOMOKU_VERSION)));
    EXPECT_TRUE(AboutDialog::details().contains(QString("Qt ") + qVersion()));
    bool shown = false;
    for (const auto* label : dialog.findChildren<QLabel*>())
        shown = shown || label->text() == AboutDialog::details();
    EXPECT_TRUE(shown);
}

TEST(ShortcutSheetTests, ListsTheKeysOfTheMenusAndNothingElse)
{
    QMenuBar bar;
    QMenu* game = bar.addMenu("&Game");
    game->addAction("&New Game…")->setShortcut(QKeySequence("Ctrl+N"));
    game->addAction("Without a key");
    game->addMenu("More")->addAction("Deep")->setShortcut(QKeySequence("F7"));
    bar.addMenu("Empty");
    const auto groups = ShortcutSheet::groupsOf(bar);
    ASSERT_EQ(groups.size(), 1);
    EXPECT_EQ(groups[0].title, "Game");
    ASSERT_EQ(groups[0].keys.size(), 2);
    EXPECT_EQ(groups[0].keys[0].what, "New Game");
    EXPECT_EQ(groups[0].keys[0].keys, "Ctrl+N");
    EXPECT_EQ(groups[0].keys[1].what, "Deep");
    ShortcutSheet sheet(&bar);
    QEvent language(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&sheet, &language);
    int found = 0;
    for (const auto* label : sheet.findChildren<QLabel*>())
        found += label->text() == "New Game";
    EXPECT_EQ(found, 1);
}

TEST(TipCardTests, WalksThroughTheTipsAndCanBeDismissed)
{
    TipCard card;
    card.show();
    QSignalSpy dismissed(&card, &TipCard::dismissed);
    const auto buttons = card.findChildren<QPushButton*>();
    ASSERT_EQ(buttons.size(), 2);
    for (int i = 0; i < TipCard::tips().size(); ++i)
        buttons[0]->click();
    EXPECT_EQ(card.tip(), 0);
    buttons[1]->click();
    EXPECT_EQ(dismissed.count(), 1);
}

}  // namespace
}  // namespace gomoku
