// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Symmetry.h"
#include "Models/Record/Formats/PositionText.h"
#include "Models/Record/OpeningExplorer.h"
#include "Tests/Support/Engine/Positions/At.h"
#include "Tests/Support/Engine/Positions/RandomRecord.h"

#include <gtest/gtest.h>

namespace gomoku {

namespace {

using testing::at;

GameRecord game(const char* moves, GameResult result = {})
{
    GameRecord record = readPositionText(moves)->record;
    record.info().result = result;
    return record;
}

Grid position(const char* moves)
{
    const GameRecord record = game(moves);
    return record.position(record.mainLine().back());
}

}  // namespace

TEST(OpeningExplorer, CountsResultsOfEveryPosition)
{
    OpeningExplorer explorer;
    explorer.addGame(game("h8 i9 g7", GameResult::win(Color::Black)));
    explorer.addGame(game("h8 i9 h9", GameResult::draw()));
    explorer.addGame(game("h8 h9", GameResult::win(Color::White)));
    EXPECT_EQ(explorer.statistics(position("h8")), (OpeningStatistics{3, 1, 1, 1}));
    EXPECT_EQ(explorer.statistics(position("h8 i9")), (OpeningStatistics{2, 1, 0, 1}));
    EXPECT_EQ(explorer.statistics(position("a1")), OpeningStatistics{});
    EXPECT_EQ(explorer.statistics(Grid(15)).games, 3);
    EXPECT_EQ(explorer.statistics(Grid(19)).games, 0);
}

TEST(OpeningExplorer, MirroredGamesAreTheSame)
{
    OpeningExplorer explorer;
    explorer.addGame(game("h8 i9 g7"));
    explorer.addGame(game("h8 g7 i9"));
    explorer.addGame(game("h8 g9 i7"));
    EXPECT_EQ(explorer.statistics(position("h8 i7 g9")).games, 3);
    // From h8 alone the four corners are one answer.
    const auto moves = explorer.continuations(position("h8"), Color::White);
    ASSERT_EQ(moves.size(), 1U);
    EXPECT_EQ(moves[0].point, at("g7"));
    EXPECT_EQ(moves[0].equivalents, (std::vector{at("i7"), at("g9"), at("i9")}));
    EXPECT_EQ(moves[0].statistics.games, 3);
}

TEST(OpeningExplorer, TranspositionsMeet)
{
    OpeningExplorer explorer;
    explorer.addGame(game("h8 i9 j5 k6"));
    explorer.addGame(game("j5 k6 h8 i9"));
    EXPECT_EQ(explorer.statistics(position("h8 k6 j5 i9")).games, 2);
    // The colours matter.
    EXPECT_EQ(explorer.statistics(position("i9 h8 k6 j5")).games, 0);
}

TEST(OpeningExplorer, ContinuationsAreSortedByGames)
{
    OpeningExplorer explorer;
    explorer.addGame(game("h8 h9 j9 a1"));
    explorer.addGame(game("h8 h9 j9 c3"));
    explorer.addGame(game("h8 h9 k7"));
    const auto moves = explorer.continuations(position("h8 h9"), Color::Black);
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves[0].statistics.games, 2);
    EXPECT_EQ(moves[0].point, at("f9"));  // the mirror image of j9 comes first by point
    EXPECT_EQ(moves[0].equivalents, (std::vector{at("j9")}));
    EXPECT_EQ(moves[1].statistics.games, 1);
}

TEST(OpeningExplorer, KeysAgreeExactlyForImages)
{
    testing::Random random(21);
    for (int i = 0; i < 200; ++i) {
        const GameRecord record = testing::randomLine(random, 15, 12);
        const Grid grid = record.position(record.mainLine().back());
        for (const Symmetry symmetry : kSymmetries) {
            Grid image(15);
            grid.forEachPoint(
                [&](Point point) { image.set(symmetry.apply(point, 15), grid.at(point)); });
            EXPECT_EQ(OpeningExplorer::canonicalKey(image), OpeningExplorer::canonicalKey(grid));
        }
        Grid other = grid;
        other.set(at("h8"), other.at(at("h8")) == Cell::Black ? Cell::White : Cell::Black);
        EXPECT_NE(OpeningExplorer::canonicalKey(other), OpeningExplorer::canonicalKey(grid));
    }
}

TEST(OpeningExplorer, TreesCountEveryBranch)
{
    GameRecord record(15);
    const NodeId h8 = record.addMove(GameRecord::root(), {at("h8"), Color::Black});
    record.addMove(h8, {at("i9"), Color::White});
    record.addMove(h8, {at("h9"), Color::White});
    OpeningExplorer explorer;
    explorer.addTree(record);
    EXPECT_EQ(explorer.continuations(position("h8"), Color::White).size(), 2U);
    EXPECT_EQ(explorer.gameCount(), 1);
}

}  // namespace gomoku
