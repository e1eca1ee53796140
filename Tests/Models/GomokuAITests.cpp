// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/GomokuAI.h"
#include "Tests/Support/Game/GameTable.h"

#include <gtest/gtest.h>

#include <thread>

namespace gomoku::testing {
namespace {

using namespace std::chrono_literals;

BoardManager openingPosition()
{
    BoardManager board;
    board.makeMove(at("h8"));
    board.makeMove(at("i9"));
    return board;
}

/// All that an AI has said, and on which thread.
class Listener
{
public:
    explicit Listener(GomokuAI& ai)
    {
        QObject::connect(&ai, &GomokuAI::progressed, &ai,
                         [this](GomokuAI::Ticket ticket, const SearchReport&) {
                             progress.push_back(ticket);
                             onOwnThread = onOwnThread && QThread::currentThread() == home;
                         });
        QObject::connect(&ai, &GomokuAI::finished, &ai,
                         [this](GomokuAI::Ticket ticket, const SearchReport& report) {
                             finished.push_back(ticket);
                             last = report;
                             onOwnThread = onOwnThread && QThread::currentThread() == home;
                         });
    }

    QThread* home = QThread::currentThread();
    bool onOwnThread = true;
    std::vector<GomokuAI::Ticket> progress;
    std::vector<GomokuAI::Ticket> finished;
    SearchReport last;
};

TEST(GomokuAI, PlaysTheCentreOfAnEmptyBoard)
{
    GomokuAI ai;
    EXPECT_EQ(ai.getBestMove(BoardManager(15), {}), at("h8"));
    EXPECT_EQ(ai.getBestMove(BoardManager(19, Rule::Standard), {}), at("j10"));
}

TEST(GomokuAI, AnswersOnItsOwnThreadWithTheTicket)
{
    GomokuAI ai;
    Listener heard(ai);
    const auto ticket = ai.think(openingPosition(), {.moveTime = 200ms, .useBook = false});
    EXPECT_TRUE(ai.isThinking());

    ASSERT_TRUE(waitFor([&] { return !heard.finished.empty(); }, 30000));
    EXPECT_EQ(heard.finished, std::vector{ticket});
    EXPECT_TRUE(heard.last.isFinal);
    EXPECT_TRUE(openingPosition().isEmpty(heard.last.bestMove()));
    EXPECT_TRUE(heard.onOwnThread);
    EXPECT_FALSE(ai.isThinking());
}

TEST(GomokuAI, AnswersAtOnceWhenStoppedFromAnotherThread)
{
    GomokuAI ai;
    Listener heard(ai);
    ai.think(openingPosition(), {.threads = 0, .useBook = false});
    ASSERT_TRUE(waitFor([&] { return !heard.progress.empty(); }));
    std::thread([&ai] { ai.stop(); }).join();

    ASSERT_TRUE(waitFor([&] { return !heard.finished.empty(); }, 30000));
    EXPECT_FALSE(heard.last.bestMove().isNone());
}

TEST(GomokuAI, SaysNothingMoreAboutACancelledRequest)
{
    GomokuAI ai;
    Listener heard(ai);
    ai.think(openingPosition(), {.moveTime = 30ms, .useBook = false});
    ai.waitForDone();  // The answer is on its way now.
    ai.cancel();
    QCoreApplication::processEvents();

    EXPECT_TRUE(heard.progress.empty());
    EXPECT_TRUE(heard.finished.empty());
}

TEST(GomokuAI, ANewRequestReplacesTheOld)
{
    GomokuAI ai;
    Listener heard(ai);
    GomokuAI::Ticket last = 0;
    for (int i = 0; i < 20; ++i)
        last = ai.think(openingPosition(), {.moveTime = 20ms, .threads = 0, .useBook = false});

    ASSERT_TRUE(waitFor([&] { return !heard.finished.empty(); }, 30000));
    ai.waitForDone();
    QCoreApplication::processEvents();
    EXPECT_EQ(heard.finished, std::vector{last});
}

TEST(GomokuAI, StopsAndWaitsWhenItIsDeleted)
{
    auto ai = std::make_unique<GomokuAI>();
    Listener heard(*ai);
    ai->think(openingPosition(), {.threads = 0, .useBook = false});
    ASSERT_TRUE(waitFor([&] { return !heard.progress.empty(); }));
    ai.reset();  // A search without limits would never return.
    QCoreApplication::processEvents();
    EXPECT_TRUE(heard.finished.empty());
}

/// The game's thread asks for these, and it never waits for a search.
TEST(GomokuAI, ForgetsAndGetsAnotherTableBetweenTwoSearches)
{
    GomokuAI ai;
    Listener heard(ai);
    for (int i = 0; i < 5; ++i) {
        ai.think(openingPosition(), {.threads = 0, .useBook = false});  // without an end
        ai.setTableSize(4);
        EXPECT_FALSE(ai.isThinking());
        ai.think(openingPosition(), {.threads = 0, .useBook = false});
        ai.clear();
        EXPECT_FALSE(ai.isThinking());
    }
    const auto last = ai.think(openingPosition(), {.depth = 4, .useBook = false});
    ASSERT_TRUE(waitFor([&] { return !heard.finished.empty(); }, 30000));
    EXPECT_EQ(heard.finished, std::vector{last});
}

TEST(GomokuAI, NeverUsesMoreThreadsThanItMay)
{
    EXPECT_GE(GomokuAI::idealThreads(), 1);
    EXPECT_LE(GomokuAI::idealThreads(), kMaxSearchThreads);
    GomokuAI ai;
    EXPECT_FALSE(
        ai.getBestMove(openingPosition(), {.moveTime = 20ms, .threads = 1000, .useBook = false})
            .isNone());
}

}  // namespace
}  // namespace gomoku::testing
