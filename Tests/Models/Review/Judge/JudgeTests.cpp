// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/Judge.h"
#include "Models/Review/Judge/PlayOut.h"
#include "Models/Review/Judge/Verdict.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

constexpr std::uint64_t kNodes = 5'000;

Judgement judged(const BoardManager& position, std::uint64_t nodes = kNodes)
{
    const std::atomic<bool> stop{false};
    Judge judge;
    return *judge.judge(position, nodes, stop);
}

TEST(TheJudge, SearchesAPositionWithOnePossibleMove)
{
    const ReviewedGame game = gameOf(kWonByFours);
    const BoardManager position = game.positionAfter(17);
    ASSERT_EQ(position.count(Color::Black, PointClass::Five), 1) << "Black has a four";
    const Judgement judgement = judged(position);
    EXPECT_EQ(judgement.best(), at("f5"));
    EXPECT_TRUE(isLoss(judgement.score)) << judgement.score;
}

TEST(TheJudge, ValuesAnOnlyMoveThatLosesNothing)
{
    // White's four is blocked, and Black, three stones ahead elsewhere, wins.
    const BoardManager position = gameOf("h8 a1 h9 b1 i8 c1 i9 d1").positionAfter(8);
    const Judgement judgement = judged(position);
    EXPECT_EQ(judgement.best(), at("e1"));
    EXPECT_GT(judgement.score, 300);
}

TEST(TheJudge, KnowsNoBook)
{
    EXPECT_NE(judged(gameOf("h8 i9").positionAfter(2)).score, 0);
}

TEST(TheJudge, ValuesTheEmptyBoardByItsUsualFirstMove)
{
    const Judgement judgement = judged(BoardManager(15, Rule::Freestyle));
    EXPECT_EQ(judgement.best(), at("h8"));
    EXPECT_EQ(judgement.score, -judged(gameOf("h8").positionAfter(1)).score);
}

TEST(TheJudge, TakesTheValueOfAnEndFromItsResult)
{
    const ReviewedGame game = gameOf("h8 a1 i8 a3 j8 a5 k8 a7 l8");
    const Judgement judgement = judged(game.positionAfter(9));
    EXPECT_EQ(judgement.score, -kWin);
    EXPECT_TRUE(judgement.line.empty());
}

TEST(TheJudge, ShowsADecidedLineToTheFive)
{
    const ReviewedGame game = gameOf(kWonByFours);
    for (std::size_t moves = 14; moves < 25; ++moves) {
        BoardManager board = game.positionAfter(moves);
        const Judgement judgement = judged(board);
        ASSERT_TRUE(isDecided(judgement.score)) << moves;
        EXPECT_EQ(pliesToEnd(judgement.score), static_cast<int>(judgement.line.size())) << moves;
        for (const Point point : judgement.line) {
            ASSERT_FALSE(board.winner());
            ASSERT_TRUE(board.isEmpty(point));
            board.makeMove(point);
        }
        EXPECT_EQ(board.winner(), Color::Black) << moves;
    }
}

TEST(TheJudge, CallsNothingDecidedThatItCannotShowToTheFive)
{
    // In the first two a search of so many nodes ends with a win of which it has the first move
    // only.
    for (const char* moves : {"i6 j8 h8 g5 f6 h10 h9 g7 i7 g9",
                              "j9 j7 k7 k8 i9 i7 l9 k9 j8 h10 j11 i12 l11 j10", kWonByFours}) {
        const ReviewedGame game = gameOf(moves);
        const BoardManager position
            = game.positionAfter(std::min<std::size_t>(game.moves.size(), 16));
        const Judgement judgement = judged(position, 10'000);
        if (isDecided(judgement.score)) {
            EXPECT_TRUE(endsWithFive(position, judgement.line, judgement.score)) << moves;
        }
        EXPECT_GT(judgement.score, 500) << moves << ": good it is all the same";
    }
}

/// A board of nine on which nobody has five, without the stones at these points.
BoardManager almostFull(const char* empty, Color toMove)
{
    Grid grid(9);
    grid.forEachPoint([&](Point point) {
        const bool isBlack = (point.column() + 2 * point.row()) % 4 < 2;
        grid.set(point, isBlack ? Cell::Black : Cell::White);
    });
    for (const RecordedMove& move : gameOf(empty).moves)
        grid.set(move.point, Cell::Empty);
    return {grid, Rule::Freestyle, toMove};
}

TEST(TheJudge, PutsNobodyAheadWhoCanMakeNoMoreFive)
{
    const char* const dead = "b6 c6 i2 h2 d7 g8 c9 b9 f6 d4";
    EXPECT_EQ(judged(almostFull(dead, Color::White), 500).score, 0);
    EXPECT_FALSE(judged(almostFull(dead, Color::White), 500).line.empty());
    // White has a row left, and Black has none.
    const std::string alive = std::string(dead) + " h8 g9 a1 g1 i1 e2 f7";
    EXPECT_LE(judged(almostFull(alive.c_str(), Color::Black), 500).score, 0);
    EXPECT_GE(judged(almostFull(alive.c_str(), Color::White), 500).score, 0);
}

TEST(TheJudge, RemembersNothingOfEarlierPositions)
{
    const std::atomic<bool> stop{false};
    const ReviewedGame game = gameOf(kWonByFours);
    Judge judge;
    for (const std::size_t moves : {10U, 4U, 11U})
        (void)judge.judge(game.positionAfter(moves), kNodes, stop);
    EXPECT_EQ(*judge.judge(game.positionAfter(6), kNodes, stop), judged(game.positionAfter(6)));
}

TEST(TheJudge, SaysNothingIfStopped)
{
    const std::atomic<bool> stop{true};
    Judge judge;
    EXPECT_FALSE(judge.judge(gameOf("h8 i9").positionAfter(2), kNodes, stop));
}

}  // namespace
}  // namespace gomoku::testing
