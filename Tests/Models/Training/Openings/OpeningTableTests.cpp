// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/BoardManager.h"
#include "Models/Core/Symmetry.h"
#include "Models/Rules/OpeningNames.h"
#include "Models/Rules/Referee.h"
#include "Models/Training/Openings/OpeningTable.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gomoku {
namespace {

using testing::at;

constexpr const char* kSmallFile = "# a head\n"
                                   "margin;4.0\n"
                                   "h8 h9 i9;58.0;g9 58.0,i7 60.5,e5 62.0\n"
                                   "h8 h9 i9 g9;61.5;f7 61.5,h6 57.6,j8 57.5\n";

Grid gridOf(const std::vector<Point>& moves)
{
    return BoardManager::after(moves, kDefaultBoardSize, Rule::Renju).grid();
}

Grid imageOfGrid(const Grid& grid, Symmetry symmetry)
{
    Grid image(grid.size());
    grid.forEachPoint(
        [&](Point point) { image.set(symmetry.apply(point, grid.size()), grid.at(point)); });
    return image;
}

OpeningTable smallTable()
{
    return OpeningTable(parseJudgedOpenings(kSmallFile).value());
}

TEST(OpeningFile, IsReadAsItIsWritten)
{
    const auto file = parseJudgedOpenings(kSmallFile);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->positions.size(), 2u);
    EXPECT_EQ(toText(*file), std::string(kSmallFile).substr(9));
    EXPECT_EQ(parseJudgedOpenings(toText(*file)).value(), *file);
}

TEST(OpeningFile, RefusesWhatContradictsItself)
{
    const auto reasonFor = [](const std::string& line) {
        const auto file = parseJudgedOpenings("margin;4.0\n" + line);
        return file ? std::string("accepted") : file.error().toString();
    };
    EXPECT_NE(reasonFor("h8 h8;50.0;i9 50.0").find("h8 is occupied"), std::string::npos);
    EXPECT_NE(reasonFor("h8 h9;50.0;h9 50.0").find("h9 is occupied"), std::string::npos);
    EXPECT_NE(reasonFor("h8 h9;50.0;i9 50.0,i8 51.0").find("not in order"), std::string::npos);
    EXPECT_NE(reasonFor("h8 h9;40.0;i9 50.0").find("best move"), std::string::npos);
    EXPECT_NE(reasonFor("h8 h9;50;i9 50").find("percentage"), std::string::npos);
    EXPECT_NE(reasonFor("h8 z99;50.0;i9 50.0").find("not a point"), std::string::npos);
    EXPECT_NE(reasonFor("h8 h9;50.0").find("three fields"), std::string::npos);
    EXPECT_NE(reasonFor("h8 h9;50.0").find("line 2"), std::string::npos);
}

TEST(OpeningTable, KnowsPositionsInAllTheirImages)
{
    const OpeningTable table = smallTable();
    const Grid known = gridOf({at("h8"), at("h9"), at("i9")});
    for (const Symmetry symmetry : kSymmetries) {
        const Grid image = imageOfGrid(known, symmetry);
        const auto moves = table.choices(image);
        ASSERT_EQ(moves.size(), 3u);
        EXPECT_EQ(moves[0].point, symmetry.apply(at("g9"), kDefaultBoardSize));
        EXPECT_DOUBLE_EQ(table.valueOf(image).value(), 58.0);
        EXPECT_TRUE(table.isGood(image, Color::White, moves[1].point));
    }
    EXPECT_FALSE(table.isKnown(gridOf({at("h8"), at("h9")})));
    EXPECT_FALSE(table.valueOf(Grid(19)));
}

TEST(OpeningTable, GoodIsWhatLosesLessThanTheMargin)
{
    const OpeningTable table = smallTable();
    const Grid three = gridOf({at("h8"), at("h9"), at("i9")});
    const auto good = table.goodMoves(three);
    ASSERT_EQ(good.size(), 2u) << "four points are as much as the margin";
    EXPECT_EQ(good[1].point, at("i7"));
    EXPECT_FALSE(table.isGood(three, Color::White, at("e5")));
    EXPECT_FALSE(table.isGood(three, Color::White, at("a1")));
    EXPECT_EQ(table.goodMoves(gridOf({at("h8"), at("h9"), at("i9"), at("g9")})).size(), 2u);
}

TEST(OpeningTable, TheDeeperLookDecidesTheValue)
{
    const OpeningTable table = smallTable();
    EXPECT_DOUBLE_EQ(table.valueOf(gridOf({at("h8"), at("h9"), at("i9"), at("g9")})).value(), 61.5);
    EXPECT_DOUBLE_EQ(table.valueOf(gridOf({at("h8"), at("h9"), at("i9"), at("e5")})).value(), 62.0);
}

TEST(BuiltInOpenings, AreReadAndKnowAllTwentySix)
{
    const auto file = parseJudgedOpenings(builtInOpeningText());
    ASSERT_TRUE(file) << file.error().toString();
    const OpeningTable table(*file);
    for (const RenjuOpening& opening : renjuOpenings()) {
        const auto stones = opening.stones(kDefaultBoardSize);
        const Grid grid = gridOf({stones.begin(), stones.end()});
        ASSERT_TRUE(table.isKnown(grid)) << opening.code;
        Grid fourth = grid;
        fourth.set(table.goodMoves(grid).front().point, Cell::White);
        EXPECT_FALSE(table.goodMoves(fourth).empty()) << opening.code;
    }
}

TEST(BuiltInOpenings, EveryMoveInThemMayBePlayed)
{
    const auto file = parseJudgedOpenings(builtInOpeningText());
    ASSERT_TRUE(file);
    for (const KnownOpening& opening : file->positions)
        for (const ValuedMove& choice : opening.choices)
            EXPECT_EQ(judge(gridOf(opening.moves), opening.side(), choice.point, Rule::Renju),
                      MoveVerdict::Legal)
                << choice.point.toString();
}

TEST(BuiltInOpenings, SayHowTheyWereMade)
{
    EXPECT_NE(builtInOpeningText().find("gomoku-cli openings --nodes"), std::string_view::npos);
}

}  // namespace
}  // namespace gomoku
