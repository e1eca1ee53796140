// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// What a player sees of the library's problems.
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Board/BoardBanner.h"
#include "UI/ColorChooserWidget.h"
#include "UI/Features/Games/LibraryLink.h"
#include "UI/Features/Games/SaveAlert.h"
#include "UI/StartPage/ChoiceButtons.h"

#include <QDir>
#include <QPushButton>

namespace gomoku::testing {
namespace {

class LibraryAlerts : public WindowTable
{
};

TEST_F(LibraryAlerts, AnAlertStaysUntilGamesAreSavedAgain)
{
    const QTemporaryDir other;
    const QString path = other.filePath("games.sqlite");
    ASSERT_TRUE(QDir().mkpath(path)) << "a folder is no file that could be opened";
    MainWindow next(other.filePath("settings.ini"));
    next.show();
    const auto* alert = next.findChild<SaveAlert*>();
    ASSERT_NE(alert, nullptr);
    ASSERT_TRUE(eventually([&] { return alert->isVisible(); }));
    EXPECT_TRUE(alert->text().contains("not being saved")) << alert->text().toStdString();
    next.game()->startGame(setupFor(human(), human()));
    next.game()->ask(&GameManager::handleHumanMove, at("h8"));
    ASSERT_TRUE(eventually([&] { return next.game()->snapshot().shown == 1; }));
    EXPECT_TRUE(alert->isVisible());
    EXPECT_TRUE(alert->saveElsewhereButton()->isVisible());

    ASSERT_TRUE(QDir().rmdir(path));
    alert->retryButton()->click();
    ASSERT_TRUE(eventually([&] { return !alert->isVisible(); }));
    GameLibrary library;
    library.open(path);
    EXPECT_EQ(library.entries({}).size(), 1U) << "what was played meanwhile is saved";
}

TEST_F(LibraryAlerts, TheSecondWindowSaysThatItShowsACopy)
{
    start(human(), human());
    play("h8 i9");
    MainWindow next(settingsFile());
    next.show();
    ColorChooserWidget& page = *next.game()->startPage();
    ASSERT_TRUE(eventually([&] { return page.continueButton()->isVisible(); }));
    page.continueButton()->click();
    ASSERT_TRUE(eventually([&] { return next.game()->banner()->isVisible(); }));
    EXPECT_EQ(next.game()->banner()->title(), "This is a copy");
    EXPECT_FALSE(game().banner()->isVisible());
}

TEST_F(LibraryAlerts, EveryAskerGetsTheAnswerToItsOwnQuestion)
{
    GameLibrary library;
    LibraryLink link(&library);
    QObject first;
    QObject second;
    std::vector<int> served;
    link.list({.text = "nobody"}, &first, [&](const auto&) { served.push_back(1); });
    link.list({}, &second, [&](const auto&) { served.push_back(2); });
    link.list({}, &first, [&](const auto&) { served.push_back(3); });
    emit library.listed(GameLibrary::newTicket(), {});
    EXPECT_TRUE(served.empty()) << "that list was not for us";
    ASSERT_TRUE(eventually([&] { return served.size() >= 2; }));
    QCoreApplication::processEvents();
    EXPECT_EQ(served, (std::vector{2, 3})) << "who asks again has no use for the earlier answer";
}

}  // namespace
}  // namespace gomoku::testing
