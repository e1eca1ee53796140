// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// From the file of settings to the computer that obeys them.
#include "Models/Settings/Settings.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Text/LanguageManager.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QRegularExpression>

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
