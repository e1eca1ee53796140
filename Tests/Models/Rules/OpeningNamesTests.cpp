// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Symmetry.h"
#include "Models/Rules/OpeningNames.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace gomoku {

namespace {

std::vector<Point> movesOf(std::initializer_list<const char*> names)
{
    std::vector<Point> moves;
    for (const char* name : names)
        moves.push_back(*Point::parse(name));
    return moves;
}

}  // namespace

TEST(OpeningNames, KnowsTheFamousOnes)
{
    EXPECT_EQ(findRenjuOpening(movesOf({"h8", "h9", "i9"}), 15)->romaji, "Kagetsu");
    EXPECT_EQ(findRenjuOpening(movesOf({"h8", "i9", "i7"}), 15)->romaji, "Hogetsu");
    EXPECT_EQ(findRenjuOpening(movesOf({"h8", "h9", "h10"}), 15)->code, "1D");
    EXPECT_EQ(findRenjuOpening(movesOf({"h8", "g7", "j10"}), 15)->code, "13I");
}

TEST(OpeningNames, AreFoundUnderAllSymmetriesOnAllBoardsWithACentre)
{
    for (const int size : {5, 9, 15, 19})
        for (const RenjuOpening& opening : renjuOpenings())
            for (const Symmetry symmetry : kSymmetries) {
                auto stones = opening.stones(size);
                for (Point& stone : stones)
                    stone = symmetry.apply(stone, size);
                EXPECT_EQ(findRenjuOpening(stones, size), &opening) << opening.code;
                std::swap(stones[0], stones[2]);
                EXPECT_EQ(findRenjuOpening(stones, size), &opening) << opening.code;
            }
}

TEST(OpeningNames, CoverEveryThirdStoneNearTheCentreOnce)
{
    // Each placement of the federation's area has one name, and each name is needed.
    std::multiset<std::string_view> found;
    const Point centre = centreOf(15);
    for (int column = 5; column <= 9; ++column)
        for (int row = 5; row <= 9; ++row)
            for (const char* white : {"h9", "i9"}) {
                const Point third = Point::at(column, row);
                if (third == centre || third == *Point::parse(white))
                    continue;
                const auto* opening
                    = findRenjuOpening(std::vector{centre, *Point::parse(white), third}, 15);
                ASSERT_NE(opening, nullptr) << white << ' ' << third.toString();
                found.insert(opening->code);
            }
    for (const RenjuOpening& opening : renjuOpenings()) {
        const bool onAxis = opening.white.columns == 0
            ? opening.black.columns == 0
            : opening.black.columns == opening.black.rows;
        EXPECT_EQ(found.count(opening.code), onAxis ? 1U : 2U) << opening.code;
    }
}

TEST(OpeningNames, StayWithTheFirstThreeMoves)
{
    EXPECT_EQ(findRenjuOpening(movesOf({"h8", "h9", "i9", "a1", "b1"}), 15)->code, "4D");
}

TEST(OpeningNames, NothingElseHasAName)
{
    EXPECT_EQ(findRenjuOpening(movesOf({"h8", "h9"}), 15), nullptr);
    EXPECT_EQ(findRenjuOpening(movesOf({"h8", "h10", "i9"}), 15), nullptr);
    EXPECT_EQ(findRenjuOpening(movesOf({"h8", "h9", "k9"}), 15), nullptr);
    EXPECT_EQ(findRenjuOpening(movesOf({"g8", "h9", "i9"}), 15), nullptr);
    EXPECT_EQ(findRenjuOpening(movesOf({"h8", "h9", "i9"}), 16), nullptr);
    EXPECT_EQ(findRenjuOpening(std::vector{*Point::parse("h8"), Point(), *Point::parse("i9")}, 15),
              nullptr);
}

}  // namespace gomoku
