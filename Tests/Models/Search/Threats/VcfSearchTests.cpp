// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Threats/ThreatSearch.h"
#include "Models/Search/Threats/VcfSearch.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Positions/ThreatPositions.h"
#include "Tests/Support/Engine/Rounds.h"
#include "Tests/Support/Engine/Witnesses/PlainVcf.h"
#include "Tests/Support/Engine/Witnesses/ThreatReplay.h"

#include <gtest/gtest.h>

#include <atomic>
#include <random>

namespace gomoku {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t kTableBytes = 1 << 20;

ThreatResult vcfOf(const BoardManager& board)
{
    return solveThreats(board, ThreatKind::Vcf, {.time = 10s, .tableMegabytes = 8});
}

std::string faultIn(const BoardManager& board, const ThreatResult& result)
{
    return faultInLine(board.grid(), board.rule(), board.sideToMove(), result.line, true);
}

/// Black's or White's win by fours from a drawing, replayed.
ThreatOutcome outcomeOf(const BoardDiagram& diagram, Rule rule, Color attacker)
{
    const BoardManager board(diagram.board(), rule, attacker);
    const ThreatResult result = vcfOf(board);
    if (result.outcome == ThreatOutcome::Win) {
        EXPECT_EQ(faultIn(board, result), "");
    }
    return result.outcome;
}

}  // namespace

class VcfByRule : public ::testing::TestWithParam<Rule>
{
};

INSTANTIATE_TEST_SUITE_P(AllRules, VcfByRule, ::testing::ValuesIn(kRules));

TEST_P(VcfByRule, AgreesWithThePlainSearch)
{
    std::mt19937 random(31);
    int wins = 0;
    int nones = 0;
    for (int round = 0; round < roundsOf(150); ++round) {
        const int size = 6 + static_cast<int>(random() % 4);
        const int stones = size * size * (35 + static_cast<int>(random() % 30)) / 100;
        const BoardManager board = makePosition(
            {.size = size, .rule = GetParam(), .stones = stones, .carelessness = 70}, random);
        const auto truth = PlainVcf(GetParam(), board.sideToMove(), 150).wins(board.grid());
        if (!truth)
            continue;
        const ThreatResult result = vcfOf(board);
        ASSERT_EQ(result.outcome, *truth ? ThreatOutcome::Win : ThreatOutcome::None)
            << drawingOf(board.grid()) << nameOf(board.sideToMove());
        if (*truth) {
            ASSERT_EQ(faultIn(board, result), "") << drawingOf(board.grid());
        }
        ++(*truth ? wins : nones);
    }
    EXPECT_GT(wins, roundsOf(20));
    EXPECT_GT(nones, roundsOf(20));
}

TEST_P(VcfByRule, LeavesTheBoardAsItWasAndRepeatsItself)
{
    std::mt19937 random(5);
    VcfSearch search(kTableBytes);
    for (int round = 0; round < 60; ++round) {
        BoardManager board = makePosition({.rule = GetParam(), .stones = 50}, random);
        const BoardManager before = board;
        const VcfResult small = search.find(board, {.nodes = 200, .fours = 6});
        EXPECT_TRUE(board.hasSameState(before));
        EXPECT_EQ(board.moveCount(), before.moveCount());
        const ThreatResult one = vcfOf(board);
        const ThreatResult two = vcfOf(board);
        EXPECT_EQ(one.nodes, two.nodes);
        EXPECT_EQ(one.line, two.line);
        if (small.isWin()) {
            EXPECT_EQ(
                faultInLine(board.grid(), GetParam(), board.sideToMove(), search.line(), true), "");
        }
        if (small.outcome != ThreatOutcome::GaveUp) {
            EXPECT_EQ(small.outcome, one.outcome);
        }
    }
}

TEST(Vcf, MakesAFiveThatIsThere)
{
    const BoardDiagram diagram(R"(
        . . . . . . .
        . . . . . . .
        . O O O O . .
        . . . . . . .
        . X X X X . .
        . . . . . . .
        . . . . . . .)");
    const ThreatResult result = vcfOf(BoardManager(diagram.board(), Rule::Standard));
    EXPECT_EQ(result.line.size(), 1U);
    EXPECT_EQ(result.outcome, ThreatOutcome::Win);
}

TEST(Vcf, MustStopTheFiveOfTheOtherSideFirst)
{
    // Black's open three does not help: White makes five before it.
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . X O O O O . . .
        . . . . . . . . .
        . . X X X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    EXPECT_EQ(outcomeOf(diagram, Rule::Freestyle, Color::Black), ThreatOutcome::None);
}

TEST(Vcf, DoubleFourWinsButNotForBlackUnderRenju)
{
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . O . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . . . X . . . .
        O X X X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    EXPECT_EQ(outcomeOf(diagram, Rule::Freestyle, Color::Black), ThreatOutcome::Win);
    EXPECT_EQ(outcomeOf(diagram, Rule::Standard, Color::Black), ThreatOutcome::Win);
    EXPECT_EQ(outcomeOf(diagram, Rule::Renju, Color::Black), ThreatOutcome::None);
}

TEST(Vcf, WhiteWinsWhereBlackMayNotStopTheFour)
{
    // White's four can be stopped at the mark only, where Black would make six.
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X X X ! X X . .
        . . . . O . . . .
        . . . . O . . . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . X . . . .)");
    const BoardManager board(diagram.board(), Rule::Renju, Color::White);
    ASSERT_TRUE(board.isForbidden(diagram.point('!')));
    const ThreatResult result = vcfOf(board);
    ASSERT_EQ(result.outcome, ThreatOutcome::Win);
    EXPECT_EQ(faultIn(board, result), "");
    EXPECT_EQ(result.line.size(), 3U);
}

TEST(Vcf, SixIsNoFiveUnderStandard)
{
    const BoardDiagram diagram(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        O X X X . . X O
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)");
    EXPECT_EQ(outcomeOf(diagram, Rule::Standard, Color::Black), ThreatOutcome::None);
}

TEST(Vcf, StopsWhenTold)
{
    // A millisecond's worth of nodes may pass before the flag is looked at.
    constexpr std::uint64_t kAMoment = 1000;
    const std::atomic<bool> stop{true};
    std::mt19937 random(77);
    int stopped = 0;
    for (int round = 0; round < 1000 && stopped < 3; ++round) {
        const BoardManager board
            = makePosition({.rule = Rule::Renju, .stones = 110, .carelessness = 30}, random);
        if (vcfOf(board).nodes < 2 * kAMoment)
            continue;
        const ThreatResult result
            = solveThreats(board, ThreatKind::Vcf, {.tableMegabytes = 8, .stop = &stop});
        EXPECT_EQ(result.outcome, ThreatOutcome::GaveUp);
        EXPECT_LT(result.nodes, kAMoment);
        ++stopped;
    }
    EXPECT_EQ(stopped, 3);
}

}  // namespace gomoku
