// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/Positions/At.h"
#include "Tests/Support/Game/SnapshotFromMoves.h"
#include "UI/Speech/SpokenText.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

/// The moves under Renju.
GameSnapshot renjuOf(const QString& moves)
{
    GameSnapshot snapshot = snapshotOf(moves);
    snapshot.setup.rule = Rule::Renju;
    return snapshot;
}

TEST(SpokenText, TheLastMoveIsItsPointItsColourAndItsNumber)
{
    EXPECT_EQ(SpokenText::lastMove(snapshotOf("")), "No moves yet.");
    EXPECT_EQ(SpokenText::lastMove(snapshotOf("h8 i9")), "I9, white, move 2");
}

TEST(SpokenText, TheLastMoveOfAnEarlierPositionIsTheOneThatStandsThere)
{
    GameSnapshot snapshot = snapshotOf("h8 i9 h9");
    snapshot.shown = 1;
    EXPECT_EQ(SpokenText::lastMove(snapshot), "H8, black, move 1");
}

TEST(SpokenText, APassIsSaidWithItsColour)
{
    GameSnapshot snapshot = renjuOf("h8 i9 h9");
    snapshot.moves.push_back({.point = Point(), .color = Color::White});
    snapshot.shown = snapshot.live = 4;
    EXPECT_TRUE(SpokenText::lastMove(snapshot).startsWith("White ")) << "and then the word";
}

TEST(SpokenText, AnEmptyBoardHasNoThreats)
{
    EXPECT_EQ(SpokenText::threats(snapshotOf("")), "No threat found.");
    EXPECT_EQ(SpokenText::threats(snapshotOf("h8 i9 a1")), "No threat found.");
}

TEST(SpokenText, AnOpenThreeThreatensAnOpenFourAtEitherEnd)
{
    EXPECT_EQ(SpokenText::threats(snapshotOf("f8 a1 g8 c3 h8")),
              "Black threatens an open four at E8, I8.");
}

TEST(SpokenText, AFourThreatensFiveOnlyWhereItIsOpen)
{
    // White blocks one end.
    EXPECT_EQ(SpokenText::threats(snapshotOf("f8 e8 g8 a1 h8 c3 i8")),
              "Black threatens five in a row at J8.");
}

TEST(SpokenText, ThreatsOfBothSidesAreSaid)
{
    const QString words = SpokenText::threats(snapshotOf("f8 f4 g8 g4 h8 h4"));
    EXPECT_TRUE(words.contains("Black threatens an open four at E8, I8.")) << words.toStdString();
    EXPECT_TRUE(words.contains("White threatens an open four at E4, I4.")) << words.toStdString();
}

TEST(SpokenText, AGameThatIsOverThreatensNothing)
{
    GameSnapshot snapshot = snapshotOf("f8 a1 g8 c3 h8");
    snapshot.outcome = {.end = GameEnd::Resignation, .winner = Color::White};
    EXPECT_EQ(SpokenText::threats(snapshot), "No threat found.");
}

TEST(SpokenText, BlackDoesNotThreatenWhatRenjuForbids)
{
    // Five stones with a gap at I8: a stone there makes six, which wins in freestyle only.
    const QString moves = "f8 a1 g8 c3 h8 e5 j8 n2 k8 n6";
    EXPECT_TRUE(SpokenText::threats(snapshotOf(moves)).contains("I8"));
    EXPECT_FALSE(SpokenText::threats(renjuOf(moves)).contains("I8"));
}

TEST(SpokenText, ForbiddenPointsAreNamedWithTheirKind)
{
    // Two open threes meet in H8.
    const QString moves = "g8 a1 i8 a3 h7 a5 h9 a7";
    EXPECT_EQ(SpokenText::forbidden(renjuOf(moves)), "Forbidden for Black: H8 (double three).");
    EXPECT_EQ(SpokenText::forbidden(renjuOf("h8 i9")), "No forbidden points.");
    EXPECT_EQ(SpokenText::forbidden(snapshotOf(moves)), "Only Renju has forbidden points.");
}

TEST(SpokenText, ClocksAreSaidWhereThereAreAny)
{
    EXPECT_EQ(SpokenText::clocks("04:59", "05:00"), "Black 04:59, White 05:00.");
    EXPECT_EQ(SpokenText::clocks({}, {}), "This game has no clock.");
}

TEST(SpokenText, ARowNamesItsStonesFromTheLeft)
{
    const GameSnapshot snapshot = snapshotOf("h8 f8 o8 a1");
    EXPECT_EQ(SpokenText::row(snapshot, at("c8")), "Row 8: F8, white; H8, black; O8, black.");
    EXPECT_EQ(SpokenText::row(snapshot, at("c9")), "Row 9 is empty.");
}

TEST(SpokenText, AColumnNamesItsStonesFromBelow)
{
    const GameSnapshot snapshot = snapshotOf("h8 h1 h15 a1");
    EXPECT_EQ(SpokenText::column(snapshot, at("h2")),
              "Column H: H1, white; H8, black; H15, black.");
    EXPECT_EQ(SpokenText::column(snapshot, at("b2")), "Column B is empty.");
}

TEST(SpokenText, DiagonalsNameTheirEndsAndTheirStones)
{
    const GameSnapshot snapshot = snapshotOf("h8 a1 g9");
    EXPECT_EQ(SpokenText::diagonals(snapshot, at("h8")),
              "Diagonal from A1 to O15: A1, white; H8, black. "
              "Diagonal from A15 to O1: G9, black; H8, black.");
    EXPECT_EQ(SpokenText::diagonals(snapshot, at("a15")),
              "The diagonal from A15 to A15 is empty. "
              "Diagonal from A15 to O1: G9, black; H8, black.");
}

}  // namespace
}  // namespace gomoku::testing
