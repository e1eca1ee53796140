// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Study/PositionStudy.h"
#include "Models/Review/Judge/Verdict.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Engine/Positions/At.h"
#include "Tests/Support/Game/WaitFor.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

BoardManager boardAfter(std::initializer_list<const char*> moves)
{
    BoardManager board;
    for (const char* move : moves)
        board.makeMove(at(move));
    return board;
}

class Study : public ::testing::Test
{
protected:
    Study()
    {
        QObject::connect(&study, &PositionStudy::analysed, &study,
                         [this](const SearchReport& report) { analysis = report; });
    }
    [[nodiscard]] bool isProven() const
    {
        return !analysis.lines.empty() && isComplete(analysis.lines.front());
    }

    const BoardManager openThree = boardAfter({"h8", "a1", "i8", "a15", "j8"});
    const BoardManager won = gameOf(kWonByFours).positionAfter(16);  ///< By fours, for Black.
    GomokuAI ai{16};
    ComputerSettings settings{.threads = 1, .useBook = false};
    PositionStudy study{ai, settings};
    SearchReport analysis;  ///< The newest.
};

TEST_F(Study, AHintHasItsReason)
{
    QSignalSpy found(&study, &PositionStudy::hintFound);
    study.findHint(openThree);
    EXPECT_TRUE(found.isEmpty()) << "never during the call";
    ASSERT_TRUE(waitFor([&] { return !found.isEmpty(); }));
    EXPECT_EQ(found[0][1].value<MoveReason>().kind, HintReason::StopsOpenThree);
    EXPECT_EQ(found.size(), 1);
}

TEST_F(Study, AThreatIsFoundBesideAnAnalysis)
{
    QSignalSpy found(&study, &PositionStudy::threatFound);
    study.analyse(openThree, 1);
    study.findThreat(openThree);
    ASSERT_TRUE(waitFor([&] { return !found.isEmpty() && !analysis.lines.empty(); }));
    EXPECT_EQ(found[0][0].value<OpponentThreat>().kind, AllowedThreat::OpenFour);
}

TEST_F(Study, WhatIsForgottenIsNotHeard)
{
    QSignalSpy hints(&study, &PositionStudy::hintFound);
    QSignalSpy threats(&study, &PositionStudy::threatFound);
    study.findHint(openThree);
    study.findThreat(openThree);
    study.forget();
    study.waitForDone();
    ai.waitForDone();
    EXPECT_FALSE(waitFor([&] { return !hints.isEmpty() || !threats.isEmpty(); }, 100));
}

TEST_F(Study, AForgottenAnalysisIsNotHeardEither)
{
    study.analyse(won, 1);
    ASSERT_TRUE(waitFor([&] { return !analysis.lines.empty(); }));
    study.forget();
    analysis = {};
    study.waitForDone();
    ai.waitForDone();
    EXPECT_FALSE(waitFor([&] { return !analysis.lines.empty(); }, 100));
}

TEST_F(Study, AnAnalysisLeadsADecidedLineToItsFive)
{
    study.analyse(won, 1);
    ASSERT_TRUE(waitFor([&] { return isProven(); }));
    const SearchLine& line = analysis.lines.front();
    EXPECT_TRUE(endsWithFive(won, line.moves, line.score));
}

TEST_F(Study, TheLineOfAHintIsKnownToTheAnalysisAfterIt)
{
    QSignalSpy found(&study, &PositionStudy::hintFound);
    study.findHint(won);
    ASSERT_TRUE(waitFor([&] { return !found.isEmpty(); }));
    const auto line = found[0][0].value<SearchReport>().lines.front().moves;
    BoardManager next = won;
    next.makeMove(line.at(0));
    // The very first report has the rest of the line, however shallow its search was.
    study.analyse(next, 1);
    ASSERT_TRUE(waitFor([&] { return !analysis.lines.empty(); }));
    EXPECT_EQ(analysis.lines.front().moves, std::vector(line.begin() + 1, line.end()));
}

}  // namespace
}  // namespace gomoku::testing
