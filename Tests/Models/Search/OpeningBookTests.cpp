// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Symmetry.h"
#include "Models/Search/OpeningBook.h"
#include "Models/Search/ParallelSearch.h"

#include <gtest/gtest.h>

#include <set>

namespace gomoku {

namespace {

BoardManager withStones(const std::vector<Point>& moves, Rule rule)
{
    return BoardManager::after(moves, kDefaultBoardSize, rule);
}

}  // namespace

TEST(OpeningBook, KnowsAPositionInAllItsImagesAndOrders)
{
    const OpeningBook book("renju;h8 h9 i10;g7:3 j8:1\n");
    const std::vector<Point> moves{Point::at(7, 7), Point::at(7, 8), Point::at(8, 9)};
    for (const Symmetry symmetry : kSymmetries) {
        const auto image = [&](Point point) { return symmetry.apply(point, kDefaultBoardSize); };
        const BoardManager board
            = withStones({image(moves[2]), image(moves[1]), image(moves[0])}, Rule::Renju);
        const auto replies = book.replies(board);
        ASSERT_EQ(replies.size(), 2U);
        EXPECT_EQ(replies[0].point, image(Point::at(6, 6)));
        EXPECT_EQ(replies[0].weight, 3);
    }
}

TEST(OpeningBook, KeepsRulesAndSizesApart)
{
    const OpeningBook book("renju;h8;h9:1\n");
    EXPECT_TRUE(book.replies(withStones({Point::at(7, 7)}, Rule::Freestyle)).empty());
    BoardManager large(19, Rule::Renju);
    large.makeMove(Point::at(9, 9));
    EXPECT_TRUE(book.replies(large).empty());
}

TEST(OpeningBook, ChoosesByWeightAndAtRandom)
{
    const OpeningBook book("freestyle;h8;h9:9 i9:1\n");
    const BoardManager board = withStones({Point::at(7, 7)}, Rule::Freestyle);
    int direct = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed)
        direct += book.choose(board, seed).column() == 7;
    EXPECT_GT(direct, 320);
    EXPECT_LT(direct, 400);
}

TEST(OpeningBook, LeavesOutWhatCannotBePlayed)
{
    const OpeningBook book(
        "renju;h8 h8;h9:1\nnonsense\nrenju;h8;h8:1\nrenju;h8;z9:1\n# a remark\n\n");
    EXPECT_EQ(book.positions(), 0U);
    EXPECT_EQ(book.ignored(), 4);
}

TEST(OpeningBook, TheBuiltInOneIsSound)
{
    EXPECT_EQ(OpeningBook::builtIn().ignored(), 0);
    EXPECT_GT(OpeningBook::builtIn().positions(), 50U);
}

TEST(OpeningBook, TheEngineUsesItUnlessToldNotTo)
{
    BoardManager board(15, Rule::Renju);
    board.makeMove(centreOf(15));
    const std::atomic<bool> stop{false};
    ParallelSearch search(4);
    EXPECT_TRUE(search.think(board, {.nodes = 500}, standardThreads(), stop).fromBook);
    EXPECT_FALSE(
        search.think(board, {.nodes = 500, .useBook = false}, standardThreads(), stop).fromBook);
}

}  // namespace gomoku
