// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Files/RecordIo.h"
#include "Models/Review/ReviewRecord.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

constexpr const char* kBlunders = "h8 g9 i8 g7 j8 a1 o15 g8 c3";

GameRecord recordOf(const char* moves)
{
    return readGame(moves)->record;
}

GameRecord throughSgf(const GameRecord& record)
{
    return readGame(writeGame(record, RecordFormat::Sgf)->bytes)->record;
}

TEST(AReviewedRecord, GivesTheReviewBackFromAFile)
{
    GameRecord record = recordOf(kBlunders);
    const GameReview review = reviewQuickly(reviewedGame(record));
    attachReview(record, review);
    EXPECT_EQ(reviewOf(record), review);
    EXPECT_EQ(reviewOf(throughSgf(record)), review);
}

TEST(AReviewedRecord, SaysWhatItHoldsInTheWordsOfSgf)
{
    GameRecord record = recordOf(kBlunders);
    attachReview(record, reviewQuickly(reviewedGame(record)));
    const std::string sgf = writeGame(record, RecordFormat::Sgf)->bytes;
    EXPECT_NE(sgf.find("REVIEW[2000:20000]"), std::string::npos) << sgf;
    EXPECT_NE(sgf.find("BM[2]"), std::string::npos) << sgf;
    EXPECT_NE(sgf.find("TE[1]"), std::string::npos) << sgf;
    EXPECT_NE(sgf.find("V["), std::string::npos) << sgf;
}

TEST(AReviewedRecord, KeepsTheGameAsItsMainLine)
{
    GameRecord record = recordOf(kBlunders);
    const auto moves = record.mainMoves();
    attachReview(record, reviewQuickly(reviewedGame(record)));
    EXPECT_EQ(record.mainMoves(), moves);
    EXPECT_GT(record.nodeCount(), moves.size() + 1) << "better moves are variations";
}

TEST(AReviewedRecord, CanBeReviewedAgain)
{
    GameRecord record = recordOf(kBlunders);
    const GameReview review = reviewQuickly(reviewedGame(record));
    attachReview(record, review);
    const GameRecord once = record;
    attachReview(record, review);
    EXPECT_EQ(record, once);
}

TEST(AReviewedRecord, IsNotSoOnceTheGameWentOn)
{
    GameRecord record = recordOf(kBlunders);
    attachReview(record, reviewQuickly(reviewedGame(record)));
    record.addMove(record.mainLine().back(), {at("c4"), Color::White});
    EXPECT_FALSE(reviewOf(record));
}

TEST(AReviewedRecord, IsNotSoForALineThatBecameTheMainOne)
{
    // The other line has values too, of an engine that played it.
    GameRecord record = recordOf("h8 a1 i8");
    attachReview(record, reviewQuickly(reviewedGame(record)));
    const NodeId other = record.addLine(record.mainLine()[1],
                                        {{at("c3"), Color::White}, {at("d4"), Color::Black}});
    for (const NodeId node : record.pathTo(other))
        record.editNotes(node).evaluation = 20;
    record.promoteToMainLine(other);
    EXPECT_FALSE(reviewOf(record));
}

TEST(AReviewedRecord, RemembersAnOnlyMove)
{
    GameRecord record = recordOf("h8 i9 j8");
    GameReview review = reviewQuickly(reviewedGame(record));
    review.moves[2].verdict = Verdict::OnlyMove;
    review.moves[2].betterLine.clear();
    attachReview(record, review);
    const GameRecord read = throughSgf(record);
    ASSERT_TRUE(reviewOf(read));
    EXPECT_EQ(reviewOf(read)->moves[2].verdict, Verdict::OnlyMove);
}

TEST(AReviewedRecord, IsNotAnyRecordWithValues)
{
    GameRecord record = recordOf("h8 i9");
    for (const NodeId node : record.mainLine())
        record.editNotes(node).evaluation = 20;
    EXPECT_FALSE(reviewOf(record));
}

TEST(AReviewedRecord, LeavesStonesOfAnOpeningRuleUnjudged)
{
    GameRecord record = recordOf("h8 i9 j8 g7");
    record.info().openingRule = "swap";
    record.info().openingActions = "h8 i9 j8 stay";
    EXPECT_EQ(reviewedGame(record).openingMoves, 3);
    EXPECT_EQ(reviewedGame(recordOf("h8 i9 j8 g7")).openingMoves, 0);
}

TEST(AReviewedRecord, StartsAfterASetUp)
{
    const GameRecord record = readGame("(;GM[4]SZ[15]AB[hh][ii]AW[hi];W[jj];B[gg])")->record;
    const ReviewedGame game = reviewedGame(record);
    EXPECT_EQ(game.moves.size(), 2U);
    EXPECT_EQ(game.start.count(Cell::Black), 2);
    EXPECT_EQ(game.positionAfter(0).sideToMove(), Color::White);
}

}  // namespace
}  // namespace gomoku::testing
