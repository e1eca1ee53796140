// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// Two witnesses: the plain law of Models/Rules and the tables of Models/Board, which share no code,
// are asked the same questions.
#include "Models/BoardManager.h"
#include "Models/Rules/ForbiddenPoints.h"
#include "Models/Rules/Referee.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Positions/RandomPositions.h"
#include "Tests/Support/Engine/Rounds.h"
#include "Tests/Support/Engine/RuleNames.h"

#include <gtest/gtest.h>

namespace gomoku {

namespace {

bool lawSaysItWins(Grid grid, Color color, Point point, Rule rule)
{
    grid.set(point, cellOf(color));
    return !winningRow(grid, point, rule).empty();
}

/// Every empty point, both colours: does a stone there win, and is it a foul?
void expectSameAnswers(const BoardManager& position)
{
    const Rule rule = position.rule();
    position.grid().forEachPoint([&](Point point) {
        if (!position.isEmpty(point))
            return;
        for (const Color color : kColors)
            ASSERT_EQ(position.classOf(color, point) == PointClass::Five,
                      lawSaysItWins(position.grid(), color, point, rule))
                << nameOf(rule) << ' ' << nameOf(color) << ' ' << point.toString() << '\n'
                << drawingOf(position.grid());
    });
    const auto fouls
        = rule == Rule::Renju ? pointsOf(forbiddenPoints(position.grid())) : std::vector<Point>();
    ASSERT_EQ(position.forbiddenPoints(), fouls) << drawingOf(position.grid());
}

/// Plays to the end of the game, asking after every move.
void playAndCompare(Rule rule, int size, RandomPositions& random)
{
    BoardManager position(size, rule);
    while (!position.isFull() && !position.winner()) {
        const Point point = random.moveNear(position);
        const bool wins = lawSaysItWins(position.grid(), position.sideToMove(), point, rule);
        position.makeMove(point);
        ASSERT_EQ(position.winner().has_value(), wins) << drawingOf(position.grid());
        expectSameAnswers(position);
        if (::testing::Test::HasFatalFailure())
            return;
    }
}

}  // namespace

class LawAgainstTables : public ::testing::TestWithParam<Rule>
{
};

TEST_P(LawAgainstTables, RandomGames)
{
    RandomPositions random(11);
    for (int game = 0; game < roundsOf(40); ++game) {
        playAndCompare(GetParam(), game % 4 == 0 ? 9 : 15, random);
        if (HasFatalFailure())
            return;
    }
}

TEST_P(LawAgainstTables, DensePositions)
{
    RandomPositions random(12);
    for (int round = 0; round < roundsOf(300); ++round) {
        expectSameAnswers(BoardManager(random.dense(15), GetParam(), Color::Black));
        if (HasFatalFailure())
            return;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryRule, LawAgainstTables, ::testing::ValuesIn(kRules), testNameOf);

TEST(LawAgainstTablesRenju, NestedThrees)
{
    RandomPositions random(13);
    for (int round = 0; round < roundsOf(3000); ++round) {
        const Grid grid = random.withThrees(15);
        ASSERT_EQ(BoardManager(grid, Rule::Renju, Color::Black).forbiddenPoints(),
                  pointsOf(forbiddenPoints(grid)))
            << drawingOf(grid);
    }
}

}  // namespace gomoku
