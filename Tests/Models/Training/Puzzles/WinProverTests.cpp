// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// Wins within a number of moves: what the solver says is compared with a plain search that knows
// only the law, and every line is replayed by it.
#include "Models/Training/Puzzles/WinProver.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Positions/ThreatPositions.h"
#include "Tests/Support/Engine/Rounds.h"
#include "Tests/Support/Engine/RuleNames.h"
#include "Tests/Support/Engine/Witnesses/PlainBoundedWins.h"
#include "Tests/Support/Engine/Witnesses/ThreatReplay.h"

#include <gtest/gtest.h>

namespace gomoku {

namespace {

constexpr std::uint64_t kEnough = 50'000;
constexpr long kPlainEnough = 1500;
constexpr int kMostBoundedMoves = 4;

BoardManager nextBoundedPosition(Rule rule, std::mt19937& random)
{
    for (;;) {
        const int size = 6 + static_cast<int>(random() % 3);
        const BoardManager board
            = makePosition({.size = size,
                            .rule = rule,
                            .stones = size * size * (15 + static_cast<int>(random() % 25)) / 100,
                            .carelessness = static_cast<int>(random() % 100)},
                           random);
        const Color side = random() % 2 == 0 ? Color::Black : Color::White;
        if (!board.winner())
            return BoardManager(board.grid(), rule, side);
    }
}

std::string drawn(const BoardManager& board)
{
    return '\n' + drawingOf(board.grid()) + std::string(nameOf(board.sideToMove())) + " to move";
}

class BoundedWins : public ::testing::TestWithParam<Rule>
{
protected:
    /// Compares both for every number of moves; counts where both had an answer.
    void compare(const BoardManager& board, ThreatKind kind)
    {
        PlainBoundedWins plain(board.rule(), board.sideToMove(), kind != ThreatKind::Vcf,
                               kPlainEnough);
        WinProver prover(board, kind, kEnough);
        for (int moves = 1; moves <= kMostBoundedMoves; ++moves) {
            const auto expected = plain.wins(board.grid(), moves);
            const ThreatOutcome outcome = prover.within(moves);
            if (!expected || outcome == ThreatOutcome::GaveUp)
                return;
            ++(*expected ? wins : nones);
            ASSERT_EQ(*expected, outcome == ThreatOutcome::Win)
                << moves << " moves" << drawn(board);
            if (*expected) {
                checkLine(board, prover.line(), moves);
                compareFirstMoves(board, plain, prover, moves);
                return;
            }
        }
    }

    void checkLine(const BoardManager& board, const std::vector<Point>& line, int moves)
    {
        ASSERT_LE((line.size() + 1) / 2, static_cast<std::size_t>(moves)) << drawn(board);
        ASSERT_EQ(faultInLine(board.grid(), board.rule(), board.sideToMove(), line, false), "")
            << drawn(board);
    }

    void compareFirstMoves(const BoardManager& board, PlainBoundedWins& plain, WinProver& prover,
                           int moves)
    {
        board.grid().forEachPoint([&](Point point) {
            const auto expected = plain.winsWith(board.grid(), point, moves);
            const ThreatOutcome outcome = prover.with(point, moves);
            if (!expected || outcome == ThreatOutcome::GaveUp)
                return;
            ++firstMoves;
            EXPECT_EQ(*expected, outcome == ThreatOutcome::Win)
                << point.toString() << " in " << moves << drawn(board);
        });
    }

    /// A shortened run goes on until it has met everything, at most as long as a whole one.
    void compareRandomPositions(std::mt19937& random, int rounds, ThreatKind kind)
    {
        for (int round = 0; round < roundsOf(rounds) || (!hasMetAll() && round < rounds); ++round)
            compare(nextBoundedPosition(GetParam(), random), kind);
        EXPECT_GT(wins, 0);
        EXPECT_GT(nones, 0);
        EXPECT_GT(firstMoves, 0);
    }
    [[nodiscard]] bool hasMetAll() const { return wins > 0 && nones > 0 && firstMoves > 0; }

    int wins = 0;
    int nones = 0;
    int firstMoves = 0;
};

}  // namespace

INSTANTIATE_TEST_SUITE_P(RulesOfPuzzles, BoundedWins,
                         ::testing::Values(Rule::Freestyle, Rule::Standard, Rule::Renju),
                         testNameOf);

TEST_P(BoundedWins, ByFoursAreThoseOfThePlainSearch)
{
    std::mt19937 random(5);
    compareRandomPositions(random, 25, ThreatKind::Vcf);
}

TEST_P(BoundedWins, ByThreatsAreThoseOfThePlainSearch)
{
    std::mt19937 random(6);
    compareRandomPositions(random, 20, ThreatKind::VctComplete);
}

TEST(WinProver, FindsTheShortestOfSeveralWins)
{
    // A four at b5 or h5 wins too, but the open fours at c5 and g5 win sooner.
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X X X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    WinProver prover(BoardManager(diagram.board(), Rule::Freestyle, Color::Black), ThreatKind::Vcf,
                     kEnough);
    EXPECT_EQ(prover.shortest(5), 2);
    EXPECT_EQ(prover.within(1), ThreatOutcome::None);
    const FirstMoves first = prover.firstMoves(2);
    EXPECT_EQ(first.winning, (std::vector{Point::at(2, 4), Point::at(6, 4)}));
    EXPECT_TRUE(first.open.empty());
}

TEST(WinProver, GivesUpOnlyWhenItsNodesAreSpent)
{
    std::mt19937 random(9);
    const BoardManager board
        = makePosition({.size = 15, .rule = Rule::Renju, .stones = 40, .carelessness = 40}, random);
    WinProver hurried(board, ThreatKind::VctComplete, 1);
    EXPECT_EQ(hurried.within(10), ThreatOutcome::GaveUp);
    WinProver patient(board, ThreatKind::VctComplete, 2'000'000);
    EXPECT_NE(patient.within(4), ThreatOutcome::GaveUp);
}

}  // namespace gomoku
