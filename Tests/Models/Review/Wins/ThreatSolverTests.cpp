// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Wins/ThreatSolver.h"
#include "Tests/Support/Game/GameTable.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

Grid gridOf(const QString& black, const QString& white)
{
    Grid grid(15);
    for (const QString& word : black.split(u' ', Qt::SkipEmptyParts))
        grid.set(at(word.toLatin1().constData()), Cell::Black);
    for (const QString& word : white.split(u' ', Qt::SkipEmptyParts))
        grid.set(at(word.toLatin1().constData()), Cell::White);
    return grid;
}

std::optional<SolvedPosition> solutionOf(const Grid& grid)
{
    ThreatSolver solver;
    std::optional<SolvedPosition> answer;
    QObject::connect(&solver, &ThreatSolver::solved, &solver,
                     [&](const SolvedPosition& found) { answer = found; });
    solver.start(grid, Rule::Freestyle, Color::Black, std::chrono::seconds(20));
    EXPECT_TRUE(waitFor([&] { return answer.has_value(); }, 60000));
    return answer;
}

TEST(ThreatSolver, FindsAWinByFours)
{
    // A closed three and an open two meet: four, then a straight four.
    const auto found = solutionOf(gridOf("h8 i8 j8 f6 f7", "k8 a1 b4 c1"));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->outcome, ThreatOutcome::Win);
    EXPECT_FALSE(found->line.empty());
}

TEST(ThreatSolver, AnOpenTwoAloneWinsNothing)
{
    const auto found = solutionOf(gridOf("h8", "i9"));
    ASSERT_TRUE(found);
    EXPECT_NE(found->outcome, ThreatOutcome::Win);
    EXPECT_TRUE(found->line.empty());
}

TEST(ThreatSolver, AfterAStopNothingIsHeard)
{
    ThreatSolver solver;
    int heard = 0;
    QObject::connect(&solver, &ThreatSolver::solved, &solver, [&] { ++heard; });
    solver.start(gridOf("h8", "i9"), Rule::Freestyle, Color::Black, std::chrono::seconds(20));
    solver.stop();
    EXPECT_FALSE(solver.isRunning());
    EXPECT_FALSE(waitFor([&] { return heard > 0; }, 300));
}

}  // namespace
}  // namespace gomoku::testing
