// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/MoveReason.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

#include <sstream>

namespace gomoku {

void PrintTo(HintReason reason, std::ostream* stream)
{
    *stream << "reason " << static_cast<int>(reason);
}

namespace testing {
namespace {

void lay(Grid& grid, const char* points, Cell cell)
{
    std::istringstream text(points);
    for (std::string word; text >> word;)
        grid.set(at(word.c_str()), cell);
}

/// What is said for a move of Black's in such a position.
MoveReason reasonOf(const char* black, const char* white, const char* move, Score score = -50)
{
    Grid grid(15);
    lay(grid, black, Cell::Black);
    lay(grid, white, Cell::White);
    return reasonFor(BoardManager(grid, Rule::Freestyle, Color::Black), {score, {at(move)}});
}

TEST(ReasonsForMoves, NameTheWinByFoursThatIsStopped)
{
    const MoveReason reason = reasonOf("c8 k2 m5 n9 o2", "d8 e8 f8 g9 g10", "g8");
    EXPECT_EQ(reason.kind, HintReason::StopsFours);
    EXPECT_EQ(reason.at, at("g8"));
}

TEST(ReasonsForMoves, SayNothingOfAFourThreeThatDoesNotWin)
{
    // After White's g8 the answer h8 is a four itself, and Black then stops the three.
    const MoveReason reason = reasonOf("c8 h9 h10 h11", "d8 e8 f8 g9 g10 h12", "g8");
    EXPECT_EQ(reason.kind, HintReason::BestFound);
}

TEST(ReasonsForMoves, SayNotThatAWinIsStoppedWhereAnotherIsLeft)
{
    const char* const twoFourThrees = "d8 e8 f8 g9 g10 i3 j3 k3 l4 l5";
    for (const Score score : {Score(-50), lossIn(8)}) {
        const MoveReason reason
            = reasonOf("c8 h3 a1 c1 a15 c15 o1 o15 m15 o13", twoFourThrees, "g8", score);
        EXPECT_EQ(reason.kind, HintReason::BestFound) << score;
    }
}

TEST(ReasonsForMoves, AFourThatOnlyPutsAWinOffDoesNotStopIt)
{
    // White has an open three. Once e8 has answered f8, it is still there.
    const MoveReason reason = reasonOf("g8 h8 i8 a1", "g9 i9 h10 j8", "f8");
    EXPECT_EQ(reason.kind, HintReason::MakesFour);
}

TEST(ReasonsForMoves, AFourOnThePointThatMattersStopsTheWin)
{
    // Black's g8 makes a four upwards and takes the point of White's four-three.
    const MoveReason reason = reasonOf("c8 g5 g6 g7", "d8 e8 f8 h9 i10 g4", "g8");
    EXPECT_EQ(reason.kind, HintReason::StopsFours);
}

}  // namespace
}  // namespace testing
}  // namespace gomoku
