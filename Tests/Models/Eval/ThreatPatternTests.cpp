// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/RandomOpening.h"
#include "Models/Eval/ThreatPattern.h"
#include "Models/Tuning/SelfPlay.h"

#include <gtest/gtest.h>

#include <set>

namespace gomoku {

namespace {

BoardManager boardAfter(std::initializer_list<const char*> moves)
{
    BoardManager board;
    for (const char* move : moves)
        board.makeMove(*Point::parse(move));
    return board;
}

}  // namespace

TEST(ThreatPattern, PartsNeverShareAPlace)
{
    constexpr std::size_t kThrees = ThreatPattern::kThreatPlaces;
    constexpr std::size_t kTwos = kThrees + ThreatPattern::kCountPlaces;
    std::uint64_t random = 7;
    for (int game = 0; game < 200; ++game) {
        BoardManager board;
        for (const Point point : randomOpening(board.size(), random))
            board.makeMove(point);
        const auto [threats, threes, twos] = ThreatPattern::of(board);
        EXPECT_LT(threats, kThrees);
        EXPECT_TRUE(threes >= kThrees && threes < kTwos);
        EXPECT_TRUE(twos >= kTwos && twos < ThreatPattern::kPlaces);
    }
}

TEST(ThreatPattern, TellsThreatsApart)
{
    // Black's three may become an open four: White is attacked.
    const BoardManager attacked = boardAfter({"h8", "a1", "i8", "c1", "j8"});
    // The same with one end stopped: a four is all that is left.
    const BoardManager stopped = boardAfter({"h8", "g8", "i8", "a1", "j8"});
    // Two stones in a row only.
    const BoardManager quiet = boardAfter({"h8", "a1", "i8"});
    std::set<std::uint16_t> places;
    for (const BoardManager& board : {attacked, stopped, quiet})
        places.insert(ThreatPattern::of(board).front());
    EXPECT_EQ(places.size(), 3U);
}

TEST(ThreatPattern, IsSeenByTheSideToMove)
{
    BoardManager board = boardAfter({"h8", "a1", "i8", "c1"});
    const auto ours = ThreatPattern::of(board);
    board.makePass();
    EXPECT_NE(ThreatPattern::of(board), ours);
    board.undoMove();
    EXPECT_EQ(ThreatPattern::of(board), ours);
}

TEST(ThreatPattern, WorthIsTheSumOfItsParts)
{
    PatternWeights weights{};
    const BoardManager board = boardAfter({"h8", "i9", "h9"});
    int expected = 0;
    for (const std::uint16_t place : ThreatPattern::of(board))
        expected += weights[place] = static_cast<std::int16_t>(place % 100 - 30);
    EXPECT_EQ(worthOf(weights, board), expected);
}

}  // namespace gomoku
