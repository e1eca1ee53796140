// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Symmetry.h"
#include "Models/Rules/ForbiddenPoints.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace gomoku {

namespace {

// In the drawings: X Black, O White, ! forbidden (one mark too many fails the test like one too
// few), ? the only point asked about.
Foul foulAsked(const char* drawing)
{
    const BoardDiagram diagram(drawing);
    return forbiddenKind(diagram.board(), diagram.point('?'));
}

void expectForbidden(const char* drawing, Foul foul)
{
    const BoardDiagram diagram(drawing);
    std::vector<ForbiddenPoint> expected;
    for (const Point point : diagram.marked('!'))
        expected.push_back({point, foul});
    EXPECT_EQ(forbiddenPoints(diagram.board()), expected) << drawingOf(diagram.board());
}

}  // namespace

TEST(ForbiddenPoints, TwoOpenThreesMeetInOnePoint)
{
    expectForbidden(R"(
        . . . . . . .
        . . . X . . .
        . . . X . . .
        . X X ! . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .)",
                    Foul::DoubleThree);
}

TEST(ForbiddenPoints, ThreesWithAGapCountToo)
{
    EXPECT_EQ(foulAsked(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . X ? . X . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)"),
              Foul::DoubleThree);
}

TEST(ForbiddenPoints, ABlockedThreeIsNone)
{
    EXPECT_EQ(foulAsked(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . X X ? . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)"),
              Foul::None);
}

TEST(ForbiddenPoints, AThreeNeedsRoomForAStraightFour)
{
    // The column could become four, but with a wall on one side and White on the other never a
    // straight four.
    EXPECT_EQ(foulAsked(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . . . . . .
        . . X X ? . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . . . . . . . .)"),
              Foul::None);
}

TEST(ForbiddenPoints, TwoFoursOnTwoLines)
{
    EXPECT_EQ(foulAsked(R"(
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . . . X . . . .
        . X X X ? . . . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)"),
              Foul::DoubleFour);
}

TEST(ForbiddenPoints, TwoFoursOnOneLine)
{
    for (const char* row :
         {". . X . ? X X . X . .", ". X X . ? X . X X . .", "X X X . ? . X X X . ."}) {
        const std::string empty = "\n. . . . . . . . . . .";
        std::string drawing(row);
        for (int i = 0; i < 10; ++i)
            drawing += empty;
        EXPECT_EQ(foulAsked(drawing.c_str()), Foul::DoubleFour) << row;
    }
}

TEST(ForbiddenPoints, AStraightFourIsOneFour)
{
    EXPECT_EQ(foulAsked(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . X X ? X . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)"),
              Foul::None);
}

TEST(ForbiddenPoints, AFourThatOnlyBecomesSixIsNone)
{
    // Along the row only six can come of it, so there is one four, not two.
    EXPECT_EQ(foulAsked(R"(
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . . . X . . . .
        O X X X ? . X . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)"),
              Foul::None);
}

TEST(ForbiddenPoints, FourAndThreeAreAllowed)
{
    EXPECT_EQ(foulAsked(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        O X X X ? . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)"),
              Foul::None);
}

TEST(ForbiddenPoints, SixInARow)
{
    expectForbidden(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        O X X ! X X X .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)",
                    Foul::Overline);
}

TEST(ForbiddenPoints, FiveWinsOverAnyFoul)
{
    // The point makes five upwards, six along the row, and two fours on the diagonals.
    EXPECT_EQ(foulAsked(R"(
        . . . . . . . . . . .
        . . . . . X . . . . .
        . . X . . X . . X . .
        . . . X . X . X . . .
        . . . . X X X . . . .
        . . X X X ? X X . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)"),
              Foul::None);
}

TEST(ForbiddenPoints, TheGravestFoulIsNamed)
{
    // Six along the row, and two fours.
    EXPECT_EQ(foulAsked(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . X . . . . .
        . . . . . X . X . . .
        . . . . . X X . . . .
        . . X X X ? X X . . .
        . . . . X . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)"),
              Foul::Overline);
}

TEST(ForbiddenPoints, NoThreeIfItsStraightFourIsADoubleFour)
{
    // The column c6-c7-c9 can only be joined at c8, which is a double four then.
    EXPECT_EQ(foulAsked(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . X . . . . . . . .
        . . . . . . . . . . .
        . . X X . . . . . . .
        . . ? . X X . . . . .
        . . . . . X . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)"),
              Foul::None);
}

TEST(ForbiddenPoints, NoThreeIfItsStraightFourIsAnOverline)
{
    // The row is joined at h7, which makes six on the diagonal.
    EXPECT_EQ(foulAsked(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . X .
        . . . . . . . . X . .
        . . . . . X ? . X . .
        . . . . . . X . . . .
        . . . . . X . . . . .
        . . . . X . X . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)"),
              Foul::None);
}

TEST(ForbiddenPoints, NoThreeIfItsStraightFourIsADoubleThree)
{
    // The diagonal needs d8, where two more threes would meet.
    EXPECT_EQ(foulAsked(R"(
        . . . . . . . . . . .
        . . . . . X . . . . .
        . . X X ? . . . . . .
        . . . . . . . . . . .
        . . X X . . . . . . .
        . . . . . X . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)"),
              Foul::None);
}

TEST(ForbiddenPoints, NoThreeIfTheNextStoneMakesFiveElsewhere)
{
    // By definition: a three can be made a straight four "without at the same time" making five.
    EXPECT_EQ(foulAsked(R"(
        . . . . . . . . . . .
        . . . . . X . . . . .
        . . . . ? . . . . . .
        . . . X X . X X . . .
        . . . . . . X . . . .
        . . . . . . . X . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)"),
              Foul::None);
}

TEST(ForbiddenPoints, OneLegalWayToAStraightFourIsEnough)
{
    // Of the two ends of the column d7-d8-d9 the lower one is itself a double three.
    const BoardDiagram diagram(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . X X . . . . . . .
        . X . ? . . . . . . .
        . . X X . . . . . . .
        . . . . X X . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)");
    Grid grid = diagram.board();
    EXPECT_EQ(forbiddenKind(grid, diagram.point('?')), Foul::DoubleThree);
    grid.set(diagram.point('?'), Cell::Black);
    EXPECT_FALSE(canBecomeStraightFour(grid, *Point::parse("d6")));
    EXPECT_TRUE(canBecomeStraightFour(grid, *Point::parse("d10")));
}

TEST(ForbiddenPoints, NoStoneStandsOnAForbiddenPoint)
{
    const BoardDiagram diagram(R"(
        . . . . . . .
        . . . X . . .
        . . . X . . .
        . X X O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .)");
    EXPECT_TRUE(forbiddenPoints(diagram.board()).empty());
    EXPECT_EQ(forbiddenKind(diagram.board(), Point::at(3, 3)), Foul::None);
}

TEST(ForbiddenPoints, TurnWithTheBoard)
{
    std::mt19937 random(2026);
    for (int round = 0; round < 60; ++round) {
        Grid grid(15);
        grid.forEachPoint([&](Point point) {
            const auto roll = random() % 100;
            grid.set(point, roll < 16 ? Cell::Black : roll < 24 ? Cell::White : Cell::Empty);
        });
        const auto expected = forbiddenPoints(grid);
        for (const Symmetry symmetry : kSymmetries) {
            Grid turned(15);
            grid.forEachPoint(
                [&](Point point) { turned.set(symmetry.apply(point, 15), grid.at(point)); });
            EXPECT_EQ(forbiddenPoints(turned).size(), expected.size());
            for (const ForbiddenPoint& one : expected)
                EXPECT_EQ(forbiddenKind(turned, symmetry.apply(one.point, 15)), one.foul)
                    << one.point.toString() << drawingOf(grid);
        }
    }
}

}  // namespace gomoku
