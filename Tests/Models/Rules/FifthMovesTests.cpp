// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Rules/FifthMoves.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"

#include <gtest/gtest.h>

#include <random>

namespace gomoku {

namespace {

// ? the fifth move, = the points that are the same by symmetry.
void expectImages(const char* drawing)
{
    const BoardDiagram diagram(drawing);
    EXPECT_EQ(symmetricPoints(diagram.board(), diagram.point('?')), diagram.marked('='))
        << drawingOf(diagram.board());
    for (const Point image : diagram.marked('='))
        EXPECT_TRUE(areSymmetric(diagram.board(), image, diagram.point('?')));
}

}  // namespace

TEST(FifthMoves, AColumnOfStonesHasTwoSides)
{
    expectImages(R"(
        . . . . . . .
        . . . O . . .
        . . . X . . .
        . . ? X = . .
        . . . X . . .
        . . . . . . .
        . . . O . . .)");
}

TEST(FifthMoves, MirrorsNeedNotKeepTheCentreOfTheBoard)
{
    expectImages(R"(
        . . . . . . .
        . . . O . . .
        . . = X = . .
        . . ? X = . .
        . . . O . . .
        . . . . . . .
        . . . . . . .)");
}

TEST(FifthMoves, ColoursMustMatchToo)
{
    expectImages(R"(
        . . . . . . .
        . . . O . . .
        . . . X . . .
        . . ? O = . .
        . . . X . . .
        . . . . . . .
        . . . . . . .)");
}

TEST(FifthMoves, ASquareHasTwoDiagonalsAndAHalfTurn)
{
    expectImages(R"(
        . . . . . . .
        . . . = . . .
        . . X O = . .
        . = O X . . .
        . . ? . . . .
        . . . . . . .
        . . . . . . .)");
}

TEST(FifthMoves, APointOnTheAxisIsItsOwnImage)
{
    expectImages(R"(
        . . . . . . .
        . . . ? . . .
        . . . O . . .
        . . . X . . .
        . . X . X . .
        . . . . . . .
        . . . . . . .)");
}

TEST(FifthMoves, NoSymmetryNoImages)
{
    expectImages(R"(
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . ? X . . .
        . . . . X . .
        . . O . . . .
        . . . . . . .)");
}

TEST(FifthMoves, AnImageBeyondTheEdgeIsNone)
{
    expectImages(R"(
        . . . . . . .
        . . . . . . .
        . O . . . . .
        . X . . . ? .
        . X . . . = .
        . O . . . . .
        . . . . . . .)");
}

TEST(FifthMoves, SymmetryGoesBothWays)
{
    std::mt19937 random(9);
    for (int round = 0; round < 300; ++round) {
        Grid grid(9);
        for (int stone = 0; stone < 4; ++stone)
            grid.set(
                Point::at(3 + static_cast<int>(random() % 3), 3 + static_cast<int>(random() % 3)),
                stone % 2 == 0 ? Cell::Black : Cell::White);
        grid.forEachPoint([&](Point point) {
            for (const Point image : symmetricPoints(grid, point)) {
                EXPECT_TRUE(areSymmetric(grid, image, point));
                EXPECT_EQ(grid.at(image), grid.at(point));
            }
        });
    }
}

}  // namespace gomoku
