// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Threats/ThreatSearch.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Positions/Puzzles.h"
#include "Tests/Support/Engine/Witnesses/ThreatReplay.h"

#include <gtest/gtest.h>

#include <fstream>

namespace gomoku {

using namespace std::chrono_literals;

namespace {

std::vector<ThreatPuzzle> puzzlesOf(const std::string& file)
{
    std::ifstream in(std::string(GOMOKU_TEST_DATA) + "/puzzles/" + file);
    return readPuzzles(in);
}

void solveAll(const std::vector<ThreatPuzzle>& puzzles, ThreatKind kind, std::uint64_t nodes)
{
    for (const ThreatPuzzle& puzzle : puzzles) {
        const BoardManager& board = puzzle.position;
        const ThreatResult result
            = solveThreats(board, kind, {.time = 1h, .nodes = nodes, .tableMegabytes = 16});
        ASSERT_EQ(result.outcome, ThreatOutcome::Win) << puzzle.id;
        EXPECT_LE(result.line.size(), static_cast<std::size_t>(puzzle.plies)) << puzzle.id;
        EXPECT_EQ(faultInLine(board.grid(), board.rule(), board.sideToMove(), result.line,
                              kind == ThreatKind::Vcf),
                  "")
            << puzzle.id << drawingOf(board.grid());
    }
}

}  // namespace

TEST(Puzzles, AreReadAndWrittenAlike)
{
    const std::string line = "one;g7 h8;a1 o15;w;caro-exact;7";
    const ThreatPuzzle puzzle = ThreatPuzzle::parse(line);
    EXPECT_EQ(puzzle.position.sideToMove(), Color::White);
    EXPECT_EQ(puzzle.toString(), line);
    EXPECT_THROW((void)ThreatPuzzle::parse("one;p7;;w;caro;7"), std::invalid_argument);
    EXPECT_THROW((void)ThreatPuzzle::parse("one;g7;;x;caro;7"), std::invalid_argument);
}

TEST(Puzzles, OfFoursAreSolvedAsShortAsTheyWere)
{
    const auto puzzles = puzzlesOf("vcf.txt");
    ASSERT_GT(puzzles.size(), 100U);
    solveAll(puzzles, ThreatKind::Vcf, 500'000);
}

TEST(Puzzles, OfThreatsAreSolvedAsShortAsTheyWere)
{
    const auto puzzles = puzzlesOf("vct.txt");
    ASSERT_GT(puzzles.size(), 20U);
    solveAll(puzzles, ThreatKind::Auto, 400'000);
}

}  // namespace gomoku
