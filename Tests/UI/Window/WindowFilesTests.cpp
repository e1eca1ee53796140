// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/GameRecord.h"
#include "Tests/Support/Game/GameTable.h"
#include "UI/Board/BoardBanner.h"
#include "UI/BoardWidget.h"
#include "UI/ColorChooserWidget.h"
#include "UI/Features/Games/LibraryLink.h"
#include "UI/GamePage/SpectatorControls.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/MainWindow.h"
#include "UI/StartPage/ChoiceButtons.h"
#include "UI/StartPage/StrengthCard.h"
#include "UI/Text/Game/FoulText.h"
#include "UI/Window/GameFiles.h"
#include "UI/Window/MainActions.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

#include <atomic>
#include <memory>

namespace gomoku::testing {
namespace {

using Id = MainActions::Id;

class WindowFilesTest : public ::testing::Test
{
protected:
    WindowFilesTest()
    {
        window.resize(1000, 760);
        window.show();
        game().ask(&GameManager::setReplyPause, Milliseconds{0}, Milliseconds{0});
    }
    [[nodiscard]] GameWidget& game() const { return *window.game(); }
    [[nodiscard]] const GameSnapshot& now() const { return game().snapshot(); }
    [[nodiscard]] QString write(const char* name, const QByteArray& bytes) const
    {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }
    [[nodiscard]] bool says(const char* part) const
    {
        return waitFor([&] { return game().status()->text().contains(QLatin1String(part)); });
    }
    void start(const PlayerSpec& black, const PlayerSpec& white)
    {
        const quint64 before = now().game;
        game().startGame(setupFor(black, white));
        ASSERT_TRUE(waitFor([&] { return now().game != before; }));
    }

    QTemporaryDir folder;
    MainWindow window{folder.filePath("settings.ini")};
};

TEST_F(WindowFilesTest, AFileIsOpenedAndTheWayItWasPlayedIsShown)
{
    window.openFile(write("game.sgf", "(;GM[4]SZ[15];B[hh];W[ii];B[hg])"));
    ASSERT_TRUE(waitFor([&] { return now().shown == 3; }));
    EXPECT_EQ(game().page(), GameWidget::Page::Game);
    EXPECT_EQ(now().grid.count(Cell::Black), 2);
}

TEST_F(WindowFilesTest, ABrokenFileSaysWhereAndLeavesTheGameAlone)
{
    start(human(), human());
    game().ask(&GameManager::handleHumanMove, at("h8"));
    ASSERT_TRUE(waitFor([&] { return now().shown == 1; }));
    window.openFile(write("broken.sgf", "(;GM[4]SZ[15];B[hh];W[hh"));
    EXPECT_TRUE(says("broken.sgf"));
    EXPECT_EQ(now().shown, 1);
    window.openFile(folder.filePath("absent.sgf"));
    EXPECT_TRUE(says("absent.sgf"));
    EXPECT_EQ(now().shown, 1);
}

TEST_F(WindowFilesTest, AnotherGameIsNeverSavedOverTheFileOfTheOneBefore)
{
    start(human(), human());
    game().ask(&GameManager::handleHumanMove, at("h8"));
    ASSERT_TRUE(waitFor([&] { return now().shown == 1; }));
    const QString file = write("game.sgf", "(;GM[4]SZ[15];B[hh];W[ii];B[hg])");
    window.openFile(file);
    ASSERT_TRUE(waitFor([&] { return now().shown == 3; }));
    ASSERT_TRUE(waitFor([&] { return window.windowFilePath() == file; }));
    EXPECT_TRUE(window.windowTitle().startsWith(QFileInfo(file).fileName()));
    const quint64 opened = now().game;
    game().ask(&GameManager::undoNewGame);
    ASSERT_TRUE(waitFor([&] { return now().game != opened; }));
    EXPECT_TRUE(window.windowFilePath().isEmpty()) << "the game before came from no file";
    window.openFile(file);
    ASSERT_TRUE(waitFor([&] { return now().shown == 3; }));
    start(human(), human());
    EXPECT_TRUE(window.windowFilePath().isEmpty());
}

TEST_F(WindowFilesTest, ADroppedFileIsOpened)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(write("game.txt", "h8 i9 g7"))});
    // Qt hands a drop to the widget that let the drag in.
    QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop(QPointF(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &drop);
    EXPECT_TRUE(waitFor([&] { return now().shown == 3; }));
}

TEST_F(WindowFilesTest, MovesGoToTheClipboardAndComeBack)
{
    start(human(), human());
    for (const char* point : {"h8", "i9", "g7"})
        game().ask(&GameManager::handleHumanMove, at(point));
    ASSERT_TRUE(waitFor([&] { return now().shown == 3; }));
    window.menus()->action(Id::CopyPosition)->trigger();
    ASSERT_TRUE(says("Moves copied"));
    EXPECT_EQ(QGuiApplication::clipboard()->text().trimmed(), "h8 i9 g7");
    start(human(), human());
    window.menus()->action(Id::Paste)->trigger();
    EXPECT_TRUE(waitFor([&] { return now().shown == 3; }));
}

TEST_F(WindowFilesTest, WhatIsSavedIsReadBackEqual)
{
    start(human(), human());
    for (const char* point : {"h8", "i9", "g7", "j10"})
        game().ask(&GameManager::handleHumanMove, at(point));
    ASSERT_TRUE(waitFor([&] { return now().shown == 4; }));
    GameFiles files;
    std::shared_ptr<const GameRecord> read;
    QObject::connect(&files, &GameFiles::gameRead, &files,
                     [&](const GameSetup&, const auto& record) { read = record; });
    GameFiles::Record played;
    game().fetchRecord(&files, [&](const auto& record) { played = record; });
    ASSERT_TRUE(waitFor([&] { return played != nullptr; }));
    for (const char* name : {"a.sgf", "a.psq", "a.txt"}) {
        files.save(played, folder.filePath(name));
        read.reset();
        files.open(folder.filePath(name));
        ASSERT_TRUE(waitFor([&] { return read != nullptr; })) << name;
        EXPECT_EQ(read->mainMoves().size(), 4U) << name;
        EXPECT_EQ(read->position(read->mainLine().back()), now().grid) << name;
    }
}

/// The game's thread is busy until it is told otherwise, or gives up waiting for that.
class BusyGame
{
public:
    explicit BusyGame(const MainWindow& window)
    {
        window.game()->call([state = m_state](GameManager&) {
            state->released.tryAcquire(1, 20000);
            state->busy = false;
        });
    }
    ~BusyGame() { release(); }
    void release() { m_state->released.release(); }
    [[nodiscard]] bool isBusy() const { return m_state->busy; }

private:
    struct State
    {
        QSemaphore released;
        std::atomic<bool> busy = true;
    };
    std::shared_ptr<State> m_state = std::make_shared<State>();
};

TEST_F(WindowFilesTest, SavingAndCopyingDoNotWaitForABusyGame)
{
    const QString file = write("game.sgf", "(;GM[4]SZ[15];B[hh];W[ii])");
    window.openFile(file);
    ASSERT_TRUE(waitFor([&] { return now().shown == 2; }));
    QGuiApplication::clipboard()->setText("untouched");
    ASSERT_TRUE(QFile::remove(file));
    BusyGame busy(window);
    game().ask(&GameManager::handleHumanMove, at("g7"));
    window.menus()->action(Id::Save)->trigger();
    window.menus()->action(Id::CopyGame)->trigger();
    EXPECT_TRUE(busy.isBusy());
    EXPECT_FALSE(QFile::exists(file));
    EXPECT_EQ(QGuiApplication::clipboard()->text(), "untouched");
    busy.release();
    ASSERT_TRUE(says("Game copied"));
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(";B[gi]"));
    QFile saved(file);
    ASSERT_TRUE(saved.open(QIODevice::ReadOnly));
    EXPECT_TRUE(saved.readAll().contains(";B[gi]")) << "what was asked for before is in the file";
}

TEST_F(WindowFilesTest, AGameOpenedAMomentBeforeIsNotSavedOverTheOneShown)
{
    const QByteArray first("(;GM[4]SZ[15];B[hh];W[ii])");
    window.openFile(write("first.sgf", first));
    ASSERT_TRUE(waitFor([&] { return now().shown == 2; }));
    const QString second = write("second.sgf", "(;GM[4]SZ[15];B[hh];W[ii];B[gi])");
    QSignalSpy read(window.findChild<GameFiles*>(), &GameFiles::gameRead);
    BusyGame busy(window);
    window.openFile(second);
    ASSERT_TRUE(waitFor([&] { return read.count() == 1; }));
    window.menus()->action(Id::Save)->trigger();
    busy.release();
    ASSERT_TRUE(waitFor([&] { return now().shown == 3; }));
    ASSERT_TRUE(says("second.sgf"));
    QFile untouched(folder.filePath("first.sgf"));
    ASSERT_TRUE(untouched.open(QIODevice::ReadOnly));
    EXPECT_EQ(untouched.readAll(), first);
}

TEST_F(WindowFilesTest, TwoGamesOpenedInARowKeepTheirOwnFiles)
{
    const QString first = write("first.sgf", "(;GM[4]SZ[15];B[hh];W[ii])");
    const QString second = write("second.sgf", "(;GM[4]SZ[15];B[hh];W[ii];B[gi])");
    QSignalSpy read(window.findChild<GameFiles*>(), &GameFiles::gameRead);
    BusyGame busy(window);
    window.openFile(first);
    ASSERT_TRUE(waitFor([&] { return read.count() == 1; }));
    window.openFile(second);
    ASSERT_TRUE(waitFor([&] { return read.count() == 2; }));
    busy.release();
    ASSERT_TRUE(waitFor([&] { return window.windowFilePath() == second; }));
    EXPECT_EQ(now().shown, 3);
    game().ask(&GameManager::undoNewGame);
    ASSERT_TRUE(waitFor([&] { return now().shown == 2; }));
    EXPECT_EQ(window.windowFilePath(), first);
}

TEST_F(WindowFilesTest, ClosingWaitsForABusyGameOnlySoLong)
{
    start(human(), human());
    BusyGame busy(window);
    EXPECT_FALSE(game().finishRequests(Milliseconds{1}));
    EXPECT_TRUE(busy.isBusy());
    busy.release();
    EXPECT_TRUE(game().finishRequests(Milliseconds{60000}));
    EXPECT_FALSE(busy.isBusy());
}

TEST_F(WindowFilesTest, TheKindChosenInTheDialogNamesTheFile)
{
    window.openFile(write("game.sgf", "(;GM[4]SZ[15];B[hh];W[ii])"));
    ASSERT_TRUE(waitFor([&] { return now().shown == 2; }));
    QString name;
    QTimer::singleShot(0, &window, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        auto* kinds = dialog->findChild<QComboBox*>("fileTypeCombo");
        ASSERT_NE(kinds, nullptr);
        kinds->setCurrentIndex(2);
        emit kinds->activated(2);
        emit kinds->textActivated(kinds->itemText(2));
        name = QFileInfo(dialog->selectedFiles().value(0)).fileName();
        dialog->findChild<QLineEdit*>("fileNameEdit")->setText("replay");
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    window.menus()->action(Id::ExportPicture)->trigger();
    EXPECT_EQ(name, "board.gif");
    ASSERT_TRUE(says("replay.gif"));
    QFile replay(folder.filePath("replay.gif"));
    ASSERT_TRUE(replay.open(QIODevice::ReadOnly)) << qPrintable(game().status()->text());
    EXPECT_TRUE(replay.readAll().startsWith("GIF89a"));
}

TEST_F(WindowFilesTest, ChoicesAreRememberedByTheNextWindow)
{
    window.menus()->action(Id::Numbers)->trigger();
    GameSetup setup = setupFor(human(), {.kind = PlayerSpec::Kind::Computer, .level = 5});
    setup.rule = Rule::Standard;
    setup.boardSize = 13;
    game().startGame(setup);
    MainWindow next(folder.filePath("settings.ini"));
    EXPECT_TRUE(next.game()->board()->options().numbers);
    EXPECT_EQ(next.game()->startPage()->setup(), setup);
}

TEST_F(WindowFilesTest, TheLevelIsRememberedBehindAGameWithAFriend)
{
    game().startGame(setupFor(human(), {.kind = PlayerSpec::Kind::Computer, .level = 5}));
    game().startGame(setupFor(human(), human()));
    const MainWindow next(folder.filePath("settings.ini"));
    EXPECT_EQ(next.game()->startPage()->strength()->player().level, 5);
}

/// What the window has shown was handed to the library before: it is written when this returns.
void waitForLibrary(const MainWindow& window)
{
    QSemaphore written;
    window.findChild<LibraryLink*>()->ask([&](GameLibrary*) { written.release(); });
    ASSERT_TRUE(written.tryAcquire(1, 30000));
}

TEST_F(WindowFilesTest, AnUnfinishedGameIsOfferedAgainByTheNextWindow)
{
    start(human(), human());
    for (const char* point : {"h8", "i9", "g7"})
        game().ask(&GameManager::handleHumanMove, at(point));
    ASSERT_TRUE(waitFor([&] { return now().shown == 3; }));
    waitForLibrary(window);
    MainWindow next(folder.filePath("settings.ini"));
    next.show();
    ColorChooserWidget& page = *next.game()->startPage();
    ASSERT_TRUE(waitFor([&] { return page.continueButton()->isVisible(); }));
    page.continueButton()->click();
    ASSERT_TRUE(waitFor([&] { return next.game()->snapshot().shown == 3; }));
    EXPECT_EQ(next.game()->page(), GameWidget::Page::Game);
    EXPECT_EQ(next.game()->snapshot().grid, now().grid);
}

TEST_F(WindowFilesTest, AForeignLibraryIsKeptAsideAndABannerSaysSo)
{
    const QTemporaryDir other;
    QFile library(other.filePath("games.sqlite"));
    ASSERT_TRUE(library.open(QIODevice::WriteOnly));
    library.write("Somebody's notes, and no database at all.");
    library.close();
    MainWindow next(other.filePath("settings.ini"));
    next.show();
    const BoardBanner& banner = *next.game()->banner();
    ASSERT_TRUE(waitFor([&] { return banner.isVisible(); }));
    EXPECT_TRUE(banner.title().contains("new game library"));
    const QStringList kept = QDir(other.path()).entryList({"games.sqlite.kept-*"});
    ASSERT_EQ(kept.size(), 1);
    QFile old(other.filePath(kept.front()));
    ASSERT_TRUE(old.open(QIODevice::ReadOnly));
    EXPECT_TRUE(old.readAll().startsWith("Somebody's notes"));
}

TEST_F(WindowFilesTest, AnOfferedGameIsShownWithoutTheMovesTakenBack)
{
    start(human(), human());
    for (const char* point : {"h8", "i9", "g7"})
        game().ask(&GameManager::handleHumanMove, at(point));
    game().ask(&GameManager::undo);
    ASSERT_TRUE(waitFor([&] { return now().live == 2 && now().canRedo; }));
    waitForLibrary(window);
    MainWindow next(folder.filePath("settings.ini"));
    next.show();
    ContinueButton& button = *next.game()->startPage()->continueButton();
    ASSERT_TRUE(waitFor([&] { return button.isVisible(); }));
    EXPECT_TRUE(button.accessibleDescription().contains("Move 2"))
        << qPrintable(button.accessibleDescription());
}

TEST_F(WindowFilesTest, WatchingCanBePausedAndStepped)
{
    start(computer(), computer());
    SpectatorControls& watch = *game().spectatorControls();
    ASSERT_TRUE(watch.isVisible());
    ASSERT_TRUE(waitFor([&] { return now().shown >= 2; }));
    watch.pauseButton()->click();
    ASSERT_TRUE(waitFor([&] { return now().paused; }));
    const int before = now().shown;
    QTest::qWait(150);  // Several moves long.
    EXPECT_EQ(now().shown, before);
    watch.stepButton()->click();
    EXPECT_TRUE(waitFor([&] { return now().shown == before + 1 && now().paused; }));
}

TEST_F(WindowFilesTest, APausedGameShowsTheWayOn)
{
    start(human(), human());
    SpectatorControls& watch = *game().spectatorControls();
    EXPECT_FALSE(watch.isVisible());
    game().ask(&GameManager::setPaused, true);
    ASSERT_TRUE(waitFor([&] { return now().paused; }));
    EXPECT_TRUE(watch.isVisible());
    EXPECT_EQ(watch.pauseButton()->text(), "Resume");
    watch.pauseButton()->click();
    EXPECT_TRUE(waitFor([&] { return !now().paused; }));
    EXPECT_FALSE(watch.isVisible());
}

TEST_F(WindowFilesTest, AnotherPlayerTakesOverInTheMiddleOfAGame)
{
    start(human(), human());
    game().ask(&GameManager::handleHumanMove, at("h8"));
    ASSERT_TRUE(waitFor([&] { return now().shown == 1; }));
    game().changePlayer(Color::White, computer());
    EXPECT_TRUE(waitFor([&] { return now().shown == 2; }));
}

TEST(FoulTextTests, SaysWhyAPointIsForbidden)
{
    GameSnapshot snapshot;
    snapshot.setup.rule = Rule::Renju;
    for (const char* point : {"g8", "i8", "h7", "h9"})
        snapshot.grid.set(at(point), Cell::Black);
    EXPECT_TRUE(FoulText::explain(snapshot, at("h8")).contains("double three"));
    EXPECT_TRUE(FoulText::explain(snapshot, at("a1")).isEmpty());
    snapshot.setup.rule = Rule::Freestyle;
    EXPECT_TRUE(FoulText::explain(snapshot, at("h8")).isEmpty());
}

}  // namespace
}  // namespace gomoku::testing
