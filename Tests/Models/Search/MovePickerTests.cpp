// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/MovePicker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace gomoku {

namespace {

Point at(std::string_view name)
{
    return Point::parse(name).value();
}

BoardManager positionAfter(std::initializer_list<std::string_view> moves)
{
    BoardManager board(15);
    for (const std::string_view move : moves)
        board.makeMove(at(move));
    return board;
}

std::vector<Point> movesGiven(const BoardManager& board, Point tableMove)
{
    const MoveHistory history;
    MovePicker picker(board, history, {tableMove, 0});
    std::vector<Point> moves;
    for (Point move = picker.next(); !move.isNone(); move = picker.next())
        moves.push_back(move);
    return moves;
}

std::vector<Point> sorted(std::vector<Point> moves)
{
    std::sort(moves.begin(), moves.end());
    return moves;
}

}  // namespace

TEST(MovePicker, GivesTheTablesMoveFirstAndNoMoveTwice)
{
    const BoardManager quiet = positionAfter({"h8", "i9", "g7"});
    const std::vector<Point> without = movesGiven(quiet, Point());
    const Point last = without.back();

    const std::vector<Point> with = movesGiven(quiet, last);

    EXPECT_EQ(with.front(), last);
    EXPECT_EQ(sorted(with), sorted(without));
}

TEST(MovePicker, DoesNotBelieveATableThatMistookThePosition)
{
    // An open three of Black's; White has to answer it.
    const BoardManager threatened = positionAfter({"h8", "a1", "i8", "a2", "j8"});
    const std::vector<Point> answers = movesGiven(threatened, Point());

    EXPECT_EQ(movesGiven(threatened, at("h8")), answers);  // a stone is there
    EXPECT_EQ(movesGiven(threatened, at("o15")), answers);  // far from all
    EXPECT_EQ(movesGiven(threatened, at("i9")), answers);  // stops nothing
    EXPECT_EQ(movesGiven(threatened, Point::at(17, 3)), answers);  // of a larger board
}

TEST(MovePicker, MayBeRankedAheadOfTime)
{
    const BoardManager quiet = positionAfter({"h8", "i9", "g7"});
    const MoveHistory history;
    MovePicker picker(quiet, history, {at("g8"), 0});

    picker.rankAll();

    EXPECT_EQ(picker.next(), at("g8"));
    EXPECT_NE(picker.next(), at("g8"));
}

}  // namespace gomoku
