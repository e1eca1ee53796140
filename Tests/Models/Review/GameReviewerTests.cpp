// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/GameReviewer.h"
#include "Tests/Support/Game/SnapshotFromMoves.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using testing::snapshotOf;

TEST(NextMistake, SkipsWhatWasFineAndStopsAtTheEnds)
{
    using enum MoveJudgement;
    const std::vector judgements{Fine, Blunder, Inaccuracy, Mistake, Unknown};
    EXPECT_EQ(nextMistake(judgements, 0, true), 2);
    EXPECT_EQ(nextMistake(judgements, 2, true), 4);
    EXPECT_EQ(nextMistake(judgements, 4, true), std::nullopt);
    EXPECT_EQ(nextMistake(judgements, 5, false), 4);
    EXPECT_EQ(nextMistake(judgements, 2, false), std::nullopt);
    EXPECT_EQ(nextMistake({}, 0, true), std::nullopt);
}

TEST(GameReviewerTests, FindsTheMoveThatLostTheGame)
{
    // White looks away from an open three, and then from the four it becomes.
    const GameSnapshot game = snapshotOf("h8 a1 i8 a2 j8 o15 k8 o14");
    GameReviewer reviewer;
    EvaluationHistory history;
    int judged = 0;
    QObject::connect(&reviewer, &GameReviewer::judged, &reviewer,
                     [&](const GameSnapshot& position, const SearchReport& report) {
                         history.note(position, report);
                         ++judged;
                     });
    QSignalSpy finished(&reviewer, &GameReviewer::finished);
    reviewer.start(game, Milliseconds(60));
    ASSERT_TRUE(finished.wait(30000));
    EXPECT_EQ(judged, 9);
    EXPECT_FALSE(reviewer.isRunning());
    const auto scores = history.blackScores(game);
    ASSERT_TRUE(scores[8]);
    EXPECT_TRUE(isWin(*scores[8]));
    EXPECT_TRUE(isWin(*scores[6]));
}

}  // namespace
}  // namespace gomoku
