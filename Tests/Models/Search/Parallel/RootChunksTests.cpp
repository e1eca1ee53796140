// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Parallel/RootChunks.h"

#include <gtest/gtest.h>

#include <thread>

namespace gomoku {

namespace {

/// Root moves a1, b1, c1, …
std::vector<RootMove> rootMoves(int count)
{
    std::vector<RootMove> moves;
    for (int i = 0; i < count; ++i)
        moves.push_back({Point::at(i, 0)});
    return moves;
}

std::vector<RootMove*> pointersTo(std::vector<RootMove>& moves)
{
    std::vector<RootMove*> pointers;
    for (RootMove& move : moves)
        pointers.push_back(&move);
    return pointers;
}

}  // namespace

TEST(RootChunks, DealsAsManyMovesAtATimeAsThereAreThreads)
{
    std::vector<RootMove> moves = rootMoves(5);
    RootChunks chunks(2);
    chunks.deal(pointersTo(moves));
    EXPECT_EQ(chunks.next(), &moves[0]);
    EXPECT_FALSE(chunks.isChunkGivenOut());
    EXPECT_EQ(chunks.next(), &moves[1]);
    EXPECT_TRUE(chunks.isChunkGivenOut());
    EXPECT_EQ(chunks.next(), nullptr);

    EXPECT_TRUE(chunks.hasMoreChunks());
    chunks.openNextChunk();
    EXPECT_EQ(chunks.next(), &moves[2]);
    EXPECT_EQ(chunks.next(), &moves[3]);
    chunks.openNextChunk();
    EXPECT_EQ(chunks.next(), &moves[4]) << "the last chunk holds what is left";
    EXPECT_TRUE(chunks.isChunkGivenOut());
    EXPECT_FALSE(chunks.hasMoreChunks());
    chunks.openNextChunk();
    EXPECT_EQ(chunks.next(), nullptr);
}

TEST(RootChunks, CarriesTheBestScoreFromChunkToChunkAndFromWindowToWindow)
{
    std::vector<RootMove> moves = rootMoves(4);
    RootChunks chunks(2);
    chunks.startStep();
    chunks.deal(pointersTo(moves));
    EXPECT_EQ(chunks.globalAlpha(), -kInfinity);
    EXPECT_TRUE(chunks.raiseAlpha(20));
    EXPECT_FALSE(chunks.raiseAlpha(20));
    EXPECT_FALSE(chunks.raiseAlpha(10));
    chunks.openNextChunk();
    EXPECT_EQ(chunks.globalAlpha(), 20);
    chunks.deal(pointersTo(moves));
    EXPECT_EQ(chunks.globalAlpha(), 20);
    chunks.startStep();
    EXPECT_EQ(chunks.globalAlpha(), -kInfinity);
}

TEST(RootChunks, CountsTheNodesOfEachMove)
{
    std::vector<RootMove> moves = rootMoves(3);
    RootChunks chunks(1);
    chunks.deal(pointersTo(moves));
    chunks.noteEffort(2, 100);
    chunks.deal(pointersTo(moves));
    chunks.noteEffort(2, 50);
    EXPECT_EQ(moves[0].effort, 0U);
    EXPECT_EQ(moves[1].effort, 150U);
}

TEST(RootChunks, KeepsTheBestOfScoresThatThreadsRaiseAtOnce)
{
    RootChunks chunks(4);
    std::vector<std::thread> threads;
    for (int number = 0; number < 4; ++number)
        threads.emplace_back([&chunks, number] {
            for (Score score = number; score < 4000; score += 4)
                chunks.raiseAlpha(score);
        });
    for (std::thread& thread : threads)
        thread.join();
    EXPECT_EQ(chunks.globalAlpha(), 3999);
}

}  // namespace gomoku
