// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/TranspositionTable.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

const TableEntry kEntry{.move = Point::at(7, 7),
                        .score = -120,
                        .eval = 35,
                        .depth = 9,
                        .bound = Bound::Lower,
                        .isPv = true};

zobrist::Key keyOf(std::uint64_t number)
{
    return zobrist::nextRandom(number);
}

TEST(TranspositionTable, GivesBackWhatWasStored)
{
    TranspositionTable table(1);
    EXPECT_FALSE(table.find(keyOf(1), 0));
    table.store(keyOf(1), 0, kEntry);
    const auto found = table.find(keyOf(1), 0);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->move, kEntry.move);
    EXPECT_EQ(found->score, kEntry.score);
    EXPECT_EQ(found->eval, kEntry.eval);
    EXPECT_EQ(found->depth, kEntry.depth);
    EXPECT_EQ(found->bound, kEntry.bound);
    EXPECT_TRUE(found->isPv);
    EXPECT_FALSE(table.find(keyOf(2), 0));
}

TEST(TranspositionTable, CountsTheWayToTheWinFromThePositionItself)
{
    TranspositionTable table(1);
    table.store(keyOf(1), 4, {.score = winIn(7), .bound = Bound::Exact});
    EXPECT_EQ(table.find(keyOf(1), 4)->score, winIn(7));
    EXPECT_EQ(table.find(keyOf(1), 2)->score, winIn(5));
}

TEST(TranspositionTable, FindsMostOfWhatFitsAndStaysWithinItsMemory)
{
    TranspositionTable table(1);
    constexpr std::uint64_t kStored = 32000;  // Half of what there is room for.
    for (std::uint64_t i = 0; i < kStored; ++i)
        table.store(keyOf(i), 0, kEntry);
    std::uint64_t found = 0;
    for (std::uint64_t i = 0; i < kStored; ++i)
        found += table.find(keyOf(i), 0).has_value();
    EXPECT_GT(found, kStored * 9 / 10);
    EXPECT_GT(table.permilleUsed(), 400);
    EXPECT_LT(table.permilleUsed(), 600);
}

TEST(TranspositionTable, FetchingItsMemoryForgetsNothing)
{
    TranspositionTable table(1);
    for (std::uint64_t i = 0; i < 1000; ++i)
        table.store(keyOf(i), 0, kEntry);
    const int used = table.permilleUsed();
    table.fetchMemory();
    EXPECT_EQ(table.permilleUsed(), used);
    for (std::uint64_t i = 0; i < 1000; ++i)
        EXPECT_TRUE(table.find(keyOf(i), 0)) << i;
}

TEST(TranspositionTable, ForgetsWhenCleared)
{
    for (const auto& forget : {+[](TranspositionTable& table) { table.clear(); },
                               +[](TranspositionTable& table) { table.resize(3); }}) {
        TranspositionTable table(2);
        for (std::uint64_t i = 0; i < 1000; ++i)
            table.store(keyOf(i), 0, kEntry);
        forget(table);
        EXPECT_EQ(table.permilleUsed(), 0);
        for (std::uint64_t i = 0; i < 1000; ++i)
            EXPECT_FALSE(table.find(keyOf(i), 0));
        table.store(keyOf(1), 0, kEntry);
        EXPECT_TRUE(table.find(keyOf(1), 0));
    }
}

}  // namespace
}  // namespace gomoku
