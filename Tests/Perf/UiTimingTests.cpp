// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// What is promised in milliseconds of what one sees. These tests run one at a time and not under
// sanitizers.
#include "Tests/Support/Game/GameTable.h"
#include "Tests/Support/Game/Timing.h"
#include "UI/BoardWidget.h"
#include "UI/GameWidget.h"
#include "UI/MainWindow.h"
#include "UI/Panels/Tree/TreeView.h"
#include "UI/Sound/SoundPlayer.h"

#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

/// A window whose computer is in the middle of a long thought.
class ThinkingWindow
{
public:
    ThinkingWindow()
    {
        m_window.show();
        m_game.ask(&GameManager::setUseBook, false);
        m_game.startGame(setupFor(human(), computer(60000)));
        m_game.ask(&GameManager::handleHumanMove, centreOf(15));
        EXPECT_TRUE(waitFor([this] { return m_game.snapshot().thinking; }));
        QTest::qWait(100);
    }
    /// Asks for a new game and waits until it is shown.
    void reset()
    {
        const quint64 before = m_game.snapshot().game;
        QTest::keyClick(&m_window, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        while (m_game.snapshot().game == before)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }

private:
    QTemporaryDir m_folder;
    MainWindow m_window{m_folder.filePath("settings.ini")};
    GameWidget& m_game{*m_window.game()};
};

TEST(BoardTiming, AFullBoardIsRepaintedInHalfAFrame)
{
    GameSnapshot full;
    full.setup.boardSize = 19;
    full.grid = Grid(19);
    full.grid.forEachPoint([&](Point point) {
        full.grid.set(point, (point.column() + point.row()) % 2 ? Cell::Black : Cell::White);
    });
    BoardWidget board;
    board.resize(760, 760);
    board.showSnapshot(full);
    QImage image(board.size(), QImage::Format_ARGB32_Premultiplied);
    board.render(&image);
    constexpr int kRounds = 20;
    EXPECT_TRUE(takesLess(8, [&] {
        return timeOf([&] {
                   for (int round = 0; round < kRounds; ++round)
                       board.render(&image);
               })
            / kRounds;
    }));
}

/// A tree with so many moves, many of them with several continuations.
std::shared_ptr<const GameRecord> largeTree(int moves)
{
    auto record = std::make_shared<GameRecord>(15);
    std::vector<NodeId> nodes{GameRecord::root()};
    unsigned seed = 1;
    for (int i = 0; i < moves; ++i) {
        seed = seed * 1664525U + 1013904223U;
        const NodeId parent
            = nodes[nodes.size() - 1 - (seed >> 8) % std::min<std::size_t>(nodes.size(), 40)];
        nodes.push_back(record->appendNode(
            parent,
            RecordedMove{Point::at(i % 15, (i / 15) % 15), i % 2 ? Color::White : Color::Black}));
    }
    return record;
}

TEST(TreeTiming, FiftyThousandMovesScrollFluently)
{
    const auto record = largeTree(50000);
    TreeView view;
    view.resize(400, 700);
    std::shared_ptr<const TreeLayout> layout;
    EXPECT_TRUE(takesLess(
        250, [&] { return timeOf([&] { layout = std::make_shared<TreeLayout>(*record); }); }));
    EXPECT_TRUE(takesLess(5, [&] { return timeOf([&] { view.setTree(record, layout); }); }));
    QImage image(view.size(), QImage::Format_ARGB32_Premultiplied);
    view.viewport()->render(&image);
    constexpr int kRounds = 50;
    EXPECT_TRUE(takesLess(8, [&] {
        return timeOf([&] {
                   for (int round = 0; round < kRounds; ++round) {
                       view.verticalScrollBar()->setValue(round * 97);
                       view.horizontalScrollBar()->setValue(round * 331);
                       view.viewport()->render(&image);
                   }
               })
            / kRounds;
    }));
}

TEST(WindowTiming, AResetWhileTheMachineThinksIsQuick)
{
    EXPECT_TRUE(takesLess(100, [] {
        ThinkingWindow window;
        return timeOf([&] { window.reset(); });
    }));
}

TEST(WindowTiming, ClosingWhileTheMachineThinksIsQuick)
{
    EXPECT_TRUE(takesLess(300, [] {
        auto window = std::make_unique<ThinkingWindow>();
        return timeOf([&] { window = nullptr; });
    }));
}

TEST(SoundTiming, PlayingTakesNoTime)
{
    SoundPlayer player;
    EXPECT_TRUE(takesLess(50, [&] {
        return timeOf([&] {
            for (int i = 0; i < 20; ++i)
                player.play(Sound::Stone);
        });
    }));
}

}  // namespace
}  // namespace gomoku::testing
