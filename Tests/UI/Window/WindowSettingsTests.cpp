// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// From the file of settings to the computer that obeys them.
#include "Models/Settings/Settings.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Features/EnginesFeature.h"
#include "UI/Features/Games/SettingsAlert.h"
#include "UI/Text/LanguageManager.h"
#include "UI/Window/MainActions.h"

#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

#include <optional>
#include <set>

namespace gomoku::testing {
namespace {

class BookSetting : public ::testing::TestWithParam<bool>
{
};

TEST_P(BookSetting, ReachesTheComputer)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    Settings(file).set(setting::kUseBook, GetParam());
    MainWindow window(file);
    GameWidget& game = *window.game();
    std::optional<bool> fromBook;
    QObject::connect(&game, &GameWidget::reported, &window,
                     [&](const SearchReport& report) { fromBook = report.fromBook; });
    game.startGame(setupFor(human(), computer()));
    game.ask(&GameManager::handleHumanMove, at("h8"));

    ASSERT_TRUE(waitFor([&] { return game.snapshot().shown == 2; }));
    EXPECT_EQ(fromBook, GetParam());
}

class SettingsThatCannotBeSaved : public ::testing::Test
{
protected:
    void change(MainWindow& window)
    {
        window.menus()->action(MainActions::Id::Coordinates)->trigger();
    }

    QTemporaryDir folder;
    QString file = folder.filePath("settings.ini");
};

TEST_F(SettingsThatCannotBeSaved, AreToldOnceAndSavedWhenThatIsPossible)
{
    ASSERT_TRUE(QDir().mkpath(file + "/in the way"));
    MainWindow window(file);
    window.show();
    auto* alert = window.findChild<SettingsAlert*>();
    ASSERT_NE(alert, nullptr);
    EXPECT_FALSE(alert->isVisible()) << "nothing has been changed yet";
    change(window);
    ASSERT_TRUE(waitFor([&] { return alert->isVisible(); }));
    EXPECT_TRUE(alert->text().contains("cannot be saved")) << alert->text().toStdString();
    EXPECT_EQ(alert->accessibleName(), alert->text());
    QTest::mouseClick(alert->closeButton(), Qt::LeftButton);
    EXPECT_FALSE(alert->isVisible());

    change(window);
    QTest::qWait(600);
    EXPECT_FALSE(alert->isVisible()) << "it has been said";
    const bool shown = window.game()->board()->options().coordinates;
    ASSERT_TRUE(QDir(file).removeRecursively());
    change(window);
    ASSERT_TRUE(waitFor([&] { return QFileInfo(file).isFile(); }));
    window.close();
    EXPECT_EQ(Settings(file).value(setting::kCoordinates), !shown);
}

TEST_F(SettingsThatCannotBeSaved, AnEngineListIsToldAndTriedAgain)
{
    MainWindow window(file);
    window.show();
    auto* alert = window.findChild<SettingsAlert*>();
    ASSERT_NE(alert, nullptr);
    QTest::qWait(600);
    QFile::remove(file);
    ASSERT_TRUE(QDir().mkpath(file + "/in the way"));
    EngineList engines;
    EngineEntry entry;
    entry.name = "Rival";
    entry.command.program = "/usr/games/rival";
    engines.add(entry);
    emit window.engines()->enginesChanged(engines);
    ASSERT_TRUE(waitFor([&] { return alert->isVisible(); }));
    ASSERT_TRUE(QDir(file).removeRecursively());
    QTest::mouseClick(alert->retryButton(), Qt::LeftButton);
    EXPECT_FALSE(alert->isVisible()) << "saved";
    window.close();
    EXPECT_EQ(Settings(file).engines(), engines);
}

/// Whatever can be read on a window or is told by a screen reader, as far as it has words.
std::set<QString> wordsOn(const QWidget& window)
{
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{4}"));
    std::set<QString> words;
    const auto note = [&](const QString& text) {
        if (text.contains(word))
            words.insert(text);
    };
    for (const QAction* action : window.findChildren<QAction*>())
        note(action->text());
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            note(label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            note(button->text());
        note(widget->accessibleName());
        note(widget->accessibleDescription());
        note(widget->toolTip());
    }
    return words;
}

using LanguageSetting = WindowTable;

TEST_F(LanguageSetting, LeavesNoWordOfTheOldLanguageOnTheWindow)
{
    const std::set<QString> names{"Gomoku", "Shift", "English", "Caro"};
    LanguageManager languages;
    start(human(), human());
    play("h8 i9");
    for (const bool onStartPage : {false, true}) {
        if (onStartPage)
            game().showStartPage();
        QCoreApplication::processEvents();
        const auto before = wordsOn(window);
        EXPECT_GT(before.size(), 10u);
        languages.setLanguage("zh_CN");
        QCoreApplication::processEvents();
        for (const QString& text : wordsOn(window))
            EXPECT_TRUE(!before.contains(text) || names.contains(text)) << text.toStdString();
        languages.setLanguage("en");
    }
}

INSTANTIATE_TEST_SUITE_P(OnAndOff, BookSetting, ::testing::Bool());

}  // namespace
}  // namespace gomoku::testing
