// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Ascii.h"
#include "Models/Core/Point.h"
#include "Models/Core/Symmetry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace gomoku {

TEST(Point, ReadsWhatItWrites)
{
    for (int row = 0; row < kMaxBoardSize; ++row)
        for (int column = 0; column < kMaxBoardSize; ++column) {
            const Point point = Point::at(column, row);
            EXPECT_EQ(Point::parse(point.toString()), point);
        }
}

TEST(Point, CentreOfFifteenIsH8)
{
    EXPECT_EQ(centreOf(15).toString(), "h8");
    EXPECT_EQ(Point::parse("H8"), centreOf(15));
}

TEST(Point, RefusesWhatIsNoPoint)
{
    for (const char* text :
         {"", "h", "8", "h0", "h23", "w1", "hh", "h8 ", " h8", "h-1", "h08", "h+8"})
        EXPECT_EQ(Point::parse(text), std::nullopt) << text;
}

TEST(Symmetry, InverseTakesBack)
{
    const Point point = Point::at(2, 5);
    for (const Symmetry symmetry : kSymmetries)
        EXPECT_EQ(symmetry.inverse().apply(symmetry.apply(point, 15), 15), point);
}

TEST(Symmetry, AnImageHasEveryStoneWhereItsPointGoes)
{
    Grid grid(7);
    grid.set(Point::at(1, 2), Cell::Black);
    grid.set(Point::at(6, 0), Cell::White);
    for (const Symmetry symmetry : kSymmetries) {
        const Grid image = imageOf(grid, symmetry);
        EXPECT_EQ(image.pointsWith(Cell::Black),
                  imageOf(grid.pointsWith(Cell::Black), symmetry, 7));
        EXPECT_EQ(image.pointsWith(Cell::White),
                  imageOf(grid.pointsWith(Cell::White), symmetry, 7));
        EXPECT_EQ(imageOf(image, symmetry.inverse()), grid);
    }
    EXPECT_EQ(imageOf(grid, Symmetry(1)).at(Point::at(5, 2)), Cell::Black);
    EXPECT_EQ(imageOf(grid, Symmetry(4)).at(Point::at(0, 6)), Cell::White);
}

TEST(Grid, TellsThePointsOfAColourInTheirOrder)
{
    Grid grid(5);
    for (const Point point : {Point::at(4, 4), Point::at(0, 0), Point::at(3, 0)})
        grid.set(point, Cell::Black);
    EXPECT_EQ(grid.pointsWith(Cell::Black),
              (std::vector<Point>{Point::at(0, 0), Point::at(3, 0), Point::at(4, 4)}));
    EXPECT_EQ(grid.pointsWith(Cell::Empty).size(), 22U);
    EXPECT_TRUE(grid.pointsWith(Cell::White).empty());
}

TEST(Numbers, AreDigitsAndNothingElse)
{
    EXPECT_EQ(parseNumber("15"), 15);
    EXPECT_EQ(parseNumber("-7"), -7);
    EXPECT_EQ(parseNumber<std::uint64_t>("18446744073709551615"), UINT64_MAX);
    for (const char* text : {"", " 15", "15 ", "+15", "15x", "1.5", "99999999999"})
        EXPECT_EQ(parseNumber(text), std::nullopt) << text;
    EXPECT_EQ(parseNumber<std::uint64_t>("-7"), std::nullopt);
}

TEST(Symmetry, EightDifferentImages)
{
    std::vector<Point> images;
    for (const Symmetry symmetry : kSymmetries)
        images.push_back(symmetry.apply(Point::at(1, 3), 15));
    std::sort(images.begin(), images.end());
    EXPECT_EQ(std::unique(images.begin(), images.end()), images.end());
}

}  // namespace gomoku
