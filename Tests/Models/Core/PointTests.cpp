// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
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

TEST(Symmetry, EightDifferentImages)
{
    std::vector<Point> images;
    for (const Symmetry symmetry : kSymmetries)
        images.push_back(symmetry.apply(Point::at(1, 3), 15));
    std::sort(images.begin(), images.end());
    EXPECT_EQ(std::unique(images.begin(), images.end()), images.end());
}

}  // namespace gomoku
