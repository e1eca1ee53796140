// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/BoardManager.h"
#include "Models/Rules/Referee.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace gomoku {

namespace {

/// A 7x7 board with `row` as its fourth line from the bottom, the last stone being the middle one.
std::vector<Point> rowOf(const char* row, Rule rule)
{
    const std::string empty = ". . . . . . .\n";
    const BoardDiagram diagram(empty + empty + empty + row + "\n" + empty + empty + empty);
    return winningRow(diagram.board(), Point::at(3, 3), rule);
}

}  // namespace

TEST(Referee, FiveWinsUnderEveryRule)
{
    for (const Rule rule : kRules) {
        EXPECT_EQ(rowOf(". X X X X X .", rule).size(), 5U) << nameOf(rule);
        EXPECT_EQ(rowOf(". O O O O O .", rule).size(), 5U) << nameOf(rule);
        EXPECT_TRUE(rowOf(". O O O O X .", rule).empty()) << nameOf(rule);
    }
}

TEST(Referee, SixWinsWhereOverlinesDo)
{
    EXPECT_EQ(rowOf(". X X X X X X", Rule::Freestyle).size(), 6U);
    EXPECT_TRUE(rowOf(". X X X X X X", Rule::Standard).empty());
    EXPECT_TRUE(rowOf(". X X X X X X", Rule::Renju).empty());
    EXPECT_EQ(rowOf(". O O O O O O", Rule::Renju).size(), 6U);
    EXPECT_EQ(rowOf(". X X X X X X", Rule::Caro).size(), 6U);
    EXPECT_TRUE(rowOf(". X X X X X X", Rule::CaroExact).empty());
}

TEST(Referee, CaroEnclosesFiveBetweenTwoStones)
{
    for (const Rule rule : {Rule::Caro, Rule::CaroExact}) {
        EXPECT_TRUE(rowOf("O X X X X X O", rule).empty());
        EXPECT_EQ(rowOf("O X X X X X .", rule).size(), 5U);
    }
    EXPECT_EQ(rowOf("O X X X X X O", Rule::Freestyle).size(), 5U);
}

TEST(Referee, CaroCountsTheEdgeAsNoStone)
{
    EXPECT_EQ(rowOf("X X X X X O .", Rule::Caro).size(), 5U);
    EXPECT_EQ(rowOf("X X X X X O .", Rule::CaroExact).size(), 5U);
}

TEST(Referee, CaroNeverEnclosesSix)
{
    const BoardDiagram diagram(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        O X X X X X X O
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)");
    EXPECT_EQ(winningRow(diagram.board(), Point::at(3, 4), Rule::Caro).size(), 6U);
    EXPECT_TRUE(winningRow(diagram.board(), Point::at(3, 4), Rule::CaroExact).empty());
}

TEST(Referee, ShowsEveryRowThatTheLastStoneWonBy)
{
    const BoardDiagram diagram(R"(
        . x . . . x .
        . x . . x . .
        . x . x . O .
        . x x . . . .
        . x O . . X .
        O . . . . . .
        . . . . . . .)");
    EXPECT_EQ(winningRow(diagram.board(), Point::at(1, 2), Rule::Freestyle), diagram.marked('x'));
    EXPECT_TRUE(winningRow(diagram.board(), Point::at(5, 2), Rule::Freestyle).empty());
    EXPECT_TRUE(winningRow(diagram.board(), Point::at(6, 6), Rule::Freestyle).empty());
    EXPECT_TRUE(winningRow(diagram.board(), Point(), Rule::Freestyle).empty());
}

TEST(Referee, RefusesWithAReason)
{
    const BoardDiagram diagram(R"(
        . . . . . . .
        . . . X . . .
        . . . X . . .
        . X X 3 . . O
        . . . . . . .
        . . . . . . .
        . . . . . . .)");
    const Grid& grid = diagram.board();
    EXPECT_EQ(judge(grid, Color::Black, Point::at(7, 0), Rule::Renju), MoveVerdict::OffBoard);
    EXPECT_EQ(judge(grid, Color::Black, Point(), Rule::Renju), MoveVerdict::OffBoard);
    EXPECT_EQ(judge(grid, Color::White, Point::at(1, 3), Rule::Renju), MoveVerdict::Occupied);
    EXPECT_EQ(judge(grid, Color::Black, diagram.point('3'), Rule::Renju), MoveVerdict::DoubleThree);
    EXPECT_EQ(judge(grid, Color::White, diagram.point('3'), Rule::Renju), MoveVerdict::Legal);
    EXPECT_EQ(judge(grid, Color::Black, diagram.point('3'), Rule::Standard), MoveVerdict::Legal);
}

TEST(Referee, KnowsAFullBoard)
{
    Grid grid(5);
    EXPECT_FALSE(isFull(grid));
    grid.forEachPoint([&](Point point) { grid.set(point, Cell::White); });
    EXPECT_TRUE(isFull(grid));
    grid.set(Point::at(4, 4), Cell::Empty);
    EXPECT_FALSE(isFull(grid));
}

TEST(Referee, AgreesWithThePositionOnWhoHasWon)
{
    std::mt19937 random(5);
    for (const Rule rule : kRules)
        for (int game = 0; game < 100; ++game) {
            BoardManager position(9, rule);
            std::vector<Point> points;
            position.grid().forEachPoint([&](Point point) { points.push_back(point); });
            std::shuffle(points.begin(), points.end(), random);
            for (const Point point : points) {
                position.makeMove(point);
                ASSERT_EQ(position.winner().has_value(),
                          !winningRow(position.grid(), point, rule).empty())
                    << nameOf(rule) << ' ' << point.toString() << drawingOf(position.grid());
            }
        }
}

}  // namespace gomoku
