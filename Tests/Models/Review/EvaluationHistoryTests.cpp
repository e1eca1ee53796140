// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/EvaluationHistory.h"
#include "Tests/Support/Engine/At.h"
#include "Tests/Support/Game/ReportOf.h"
#include "Tests/Support/Game/SnapshotFromMoves.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using testing::at;
using testing::reportOf;
using testing::snapshotOf;

TEST(WinChance, IsEvenAtZeroGrowsWithTheScoreAndIsCertainWhenDecided)
{
    EXPECT_DOUBLE_EQ(winChance(0), 0.5);
    EXPECT_GT(winChance(300), winChance(100));
    EXPECT_DOUBLE_EQ(winChance(250) + winChance(-250), 1.0);
    EXPECT_DOUBLE_EQ(winChance(winIn(11)), 1.0);
    EXPECT_DOUBLE_EQ(winChance(lossIn(4)), 0.0);
}

TEST(EvaluationHistoryTests, ValuesSurviveUndoAndStayOutOfOtherLines)
{
    EvaluationHistory history;
    const GameSnapshot two = snapshotOf("h8 i9");
    history.note(two, reportOf(120, {{at("h9")}}));
    history.note(snapshotOf("h8 i9 h9"), reportOf(-200, {{at("h10")}}));
    const auto scores = history.blackScores(snapshotOf("h8 i9 h9 h10"));
    ASSERT_EQ(scores.size(), 5U);
    EXPECT_EQ(scores[2], 120);
    EXPECT_EQ(scores[3], 200);  // White was to move: -200 for White is 200 for Black.
    EXPECT_FALSE(scores[4]);
    EXPECT_FALSE(history.blackScores(snapshotOf("h8 g9 h9"))[2]);
}

TEST(EvaluationHistoryTests, ADropOfTheChanceIsJudgedForTheMover)
{
    EvaluationHistory history;
    history.note(snapshotOf("h8"), reportOf(0, {{at("i9")}}));
    history.note(snapshotOf("h8 a1"), reportOf(winIn(9), {{at("h9")}}));
    const auto judgements = history.judgements(snapshotOf("h8 a1"));
    EXPECT_EQ(judgements[0], MoveJudgement::Unknown);
    EXPECT_EQ(judgements[1], MoveJudgement::Blunder);
    EXPECT_EQ(judgeDrop(0.6, 0.5 - 1e-9), MoveJudgement::Inaccuracy);
    EXPECT_EQ(judgeDrop(0.6, 0.39), MoveJudgement::Mistake);
    EXPECT_EQ(judgeDrop(0.6, 0.7), MoveJudgement::Fine);
}

TEST(EvaluationHistoryTests, WhatAPlayerThoughtIsShownButJudgesNobody)
{
    EvaluationHistory history;
    const GameSnapshot game = snapshotOf("h8 a1");
    history.noteThought(game, 1, reportOf(0, {{at("i9")}}));
    history.noteThought(game, 2, reportOf(winIn(9), {{at("h9")}}));
    EXPECT_EQ(history.blackScores(game)[1], 0);
    EXPECT_EQ(history.judgements(game)[1], MoveJudgement::Unknown);
    history.note(snapshotOf("h8"), reportOf(0, {{at("i9")}}));
    history.note(game, reportOf(winIn(9), {{at("h9")}}));
    EXPECT_EQ(history.judgements(game)[1], MoveJudgement::Blunder);
    // What was found at full strength is not replaced by a thought.
    history.noteThought(game, 2, reportOf(0, {{at("h9")}}));
    EXPECT_EQ(history.judgements(game)[1], MoveJudgement::Blunder);
}

}  // namespace
}  // namespace gomoku
