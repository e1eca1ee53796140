// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/OpponentThreat.h"
#include "Models/Review/Judge/PlayOut.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using testing::at;
using testing::gameOf;

OpponentThreat threatAfter(const char* moves)
{
    const ReviewedGame game = gameOf(moves);
    const std::atomic<bool> stop{false};
    return threatAgainst(game.positionAfter(game.moves.size()), stop);
}

TEST(OpponentThreatTests, AFourThreatensFive)
{
    const OpponentThreat threat = threatAfter("h8 g8 i8 a1 j8 a3 k8");
    EXPECT_EQ(threat.kind, AllowedThreat::Five);
    EXPECT_EQ(threat.attacker, Color::Black);
    EXPECT_EQ(threat.line, std::vector{at("l8")});
}

TEST(OpponentThreatTests, AnOpenFourOnTheBoardThreatensFive)
{
    EXPECT_EQ(threatAfter("h8 a1 i8 a3 j8 a5 k8").kind, AllowedThreat::Five);
}

TEST(OpponentThreatTests, AThreeThreatensAnOpenFour)
{
    const OpponentThreat threat = threatAfter("h8 a1 i8 a15 j8");
    EXPECT_EQ(threat.kind, AllowedThreat::OpenFour);
    EXPECT_EQ(threat.moves(), 2);
}

TEST(OpponentThreatTests, TwoClosedThreesThreatenAWinByFours)
{
    const OpponentThreat threat = threatAfter("d4 c4 e4 o1 f4 g8 g5 o3 g6 o5 g7");
    EXPECT_EQ(threat.kind, AllowedThreat::WinByFours);
    EXPECT_EQ(threat.line.front(), at("g4"));
    EXPECT_EQ(threat.moves(), 2);
}

TEST(OpponentThreatTests, TwoOpenTwosThreatenAWinByThreesToTheFive)
{
    // Black to move after White's pass could make two open threes at once.
    const ReviewedGame game = gameOf("h8 a1 h9 o15 i7 a15 j7");
    const OpponentThreat threat = threatAfter("h8 a1 h9 o15 i7 a15 j7");
    ASSERT_EQ(threat.kind, AllowedThreat::WinByForce);
    BoardManager board = game.positionAfter(7);
    board.makePass();
    EXPECT_TRUE(endsWithFive(board, threat.line, kWin));
}

TEST(OpponentThreatTests, AQuietPositionHasNone)
{
    const OpponentThreat threat = threatAfter("h8 i9");
    EXPECT_EQ(threat.kind, AllowedThreat::Nothing);
    EXPECT_TRUE(threat.line.empty());
    EXPECT_EQ(threat.attacker, Color::White);
}

TEST(OpponentThreatTests, AfterTheEndThereIsNone)
{
    EXPECT_EQ(threatAfter("h8 a1 i8 a3 j8 a5 k8 a7 l8").kind, AllowedThreat::Nothing);
}

}  // namespace
}  // namespace gomoku
