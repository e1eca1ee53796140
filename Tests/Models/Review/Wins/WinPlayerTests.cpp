// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Wins/WinPlayer.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Models/Review/Wins/ProvenWins.h"
#include "Tests/Support/Engine/Positions/At.h"
#include "Tests/Support/Engine/Rounds.h"

namespace gomoku::testing {

namespace {

const std::atomic<bool> kNeverStop{false};

/// Black wins by fours: H7 F5 H5 H6 E8 F8 F7 and five.
BoardManager blackWinsByFours()
{
    return gameOf(kWonByFours).positionAfter(16);
}

BoardManager openFourPosition()
{
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X X X . . . .
        . . . . . . . . .
        . . O O . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    return BoardManager(diagram.board(), Rule::Freestyle, Color::Black);
}

}  // namespace

TEST(WinPlayer, RefutesEveryDefenceOfSomeProofs)
{
    const CheckedProofs checked = checkProofs(roundsOf(8), 77);
    EXPECT_EQ(checked.all(), roundsOf(8));
}

TEST(WinPlayer, RefutesEveryDefenceOfAWinByFours)
{
    WinPlayer player;
    const BoardManager position = blackWinsByFours();
    const auto moves = player.prove(position, Color::Black, kNeverStop);
    ASSERT_TRUE(moves);
    EXPECT_EQ(*moves, 5);
    EveryDefence every(player);
    EXPECT_EQ(every.faultIn(position, Color::Black, *moves), "");
    EXPECT_GT(every.positions(), 100U);
}

TEST(WinPlayer, KnowsTheLossOfTheSideToMove)
{
    WinPlayer player;
    BoardManager position = blackWinsByFours();
    const auto before = player.prove(position, Color::Black, kNeverStop);
    ASSERT_TRUE(before);
    position.makeMove(player.answer(position)->move);
    WinPlayer other;
    const auto after = other.prove(position, Color::Black, kNeverStop);
    ASSERT_TRUE(after);
    EXPECT_EQ(*after, *before - 1);
}

TEST(WinPlayer, DoesNotProveWhatIsNotWon)
{
    WinPlayer player(quickLimits());
    const BoardManager position = blackWinsByFours();
    EXPECT_FALSE(player.prove(position, Color::White, kNeverStop));
    EXPECT_FALSE(player.prove(BoardManager(15), Color::Black, kNeverStop));
    EXPECT_FALSE(player.answer(BoardManager(15)));
}

TEST(WinPlayer, KnowsAnOnlyMove)
{
    // At H4 Black would have two fours at once, and his three in the row is open: White must go
    // there himself.
    const BoardDiagram diagram(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . O . . .
        . . . . . . . X . . .
        . . . . . . . X . . .
        . . . . . O O X . . .
        . . O . X X X . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)");
    const BoardManager position(diagram.board(), Rule::Freestyle, Color::White);
    WinPlayer player(quickLimits());
    EXPECT_TRUE(player.provesAllBut(position, at("h4"), kNeverStop));
    EXPECT_FALSE(player.provesAllBut(position, at("d4"), kNeverStop)) << "H4 is another";
    EXPECT_FALSE(player.provesAllBut(openFourPosition(), at("b5"), kNeverStop)) << "no threat";
}

TEST(WinPlayer, AnswersToAFourAreNotPraised)
{
    // White can only play L8, but anybody sees that.
    const BoardManager position = gameOf("h8 g8 i8 a1 j8 a3 k8").positionAfter(7);
    WinPlayer player(quickLimits());
    EXPECT_FALSE(player.provesAllBut(position, at("l8"), kNeverStop));
}

TEST(WinPlayer, StopsWhenTold)
{
    const std::atomic<bool> stop{true};
    WinPlayer player;
    EXPECT_FALSE(player.prove(gameOf("h8 i9 h9 h10 g8 j11").positionAfter(6), Color::Black, stop));
}

TEST(WinPlayer, TheBestDefenceHoldsOutLongest)
{
    WinPlayer player;
    BoardManager position = openFourPosition();
    ASSERT_EQ(player.prove(position, Color::Black, kNeverStop), 2);
    position.makeMove(player.answer(position)->move);
    const auto defence = player.bestDefence(position);
    ASSERT_TRUE(defence);
    EXPECT_EQ(defence->moves, 1);
    // One of the two ends of the open four: what a person would play.
    EXPECT_EQ(position.classOf(Color::Black, defence->move), PointClass::Five);
}

TEST(WinPlayer, PlayedOutAgainstTheBestDefenceTheWinTakesAsLongAsPromised)
{
    WinPlayer player;
    BoardManager position = blackWinsByFours();
    int left = *player.prove(position, Color::Black, kNeverStop);
    while (left > 0) {
        const auto reply = player.answer(position);
        ASSERT_TRUE(reply);
        EXPECT_EQ(reply->moves, left);
        position.makeMove(reply->move);
        if (--left == 0)
            break;
        const auto defence = player.bestDefence(position);
        ASSERT_TRUE(defence);
        EXPECT_EQ(defence->moves, left);
        position.makeMove(defence->move);
    }
    EXPECT_EQ(position.winner(), Color::Black);
}

TEST(WinPlayer, LeavesNothingToChance)
{
    const BoardManager position = blackWinsByFours();
    WinPlayer one;
    WinPlayer two;
    EXPECT_EQ(one.prove(position, Color::Black, kNeverStop),
              two.prove(position, Color::Black, kNeverStop));
    EXPECT_EQ(one.answer(position), two.answer(position));
}

}  // namespace gomoku::testing
