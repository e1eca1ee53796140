// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// From the file of settings to the computer that obeys them.
#include "Models/Game/Settings.h"
#include "Tests/Support/GameTable.h"
#include "UI/GameWidget.h"
#include "UI/MainWindow.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <optional>

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

INSTANTIATE_TEST_SUITE_P(OnAndOff, BookSetting, ::testing::Bool());

}  // namespace
}  // namespace gomoku::testing
