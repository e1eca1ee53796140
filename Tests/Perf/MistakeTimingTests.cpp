// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Practice/PracticeSession.h"
#include "Models/Training/Puzzles/PuzzleFile.h"
#include "Tests/Support/Game/Timing.h"

#include <gtest/gtest.h>

#include <thread>

namespace gomoku::testing {

namespace {

constexpr std::size_t kMistakes = 8;

/// Positions as they come before a mistake: of the middle game, some of them decided and some not.
std::vector<PracticeTask> mistakes()
{
    const std::vector<Puzzle> puzzles = builtInPuzzles();
    std::vector<PracticeTask> tasks;
    for (std::size_t i = 0; tasks.size() < kMistakes; ++i) {
        const Puzzle& puzzle = puzzles[i * puzzles.size() / kMistakes];
        PracticeTask task;
        task.kind = PracticeTask::Kind::Mistake;
        task.position = {puzzle.rule, puzzle.stones, puzzle.side};
        tasks.push_back(task);
    }
    return tasks;
}

/// Near the stones, but hardly the best: the position stays open.
Point quietMove(const PracticeTask& task)
{
    const BoardManager board(task.position.grid, task.position.rule, task.position.side);
    Point found;
    board.candidates().forEach([&](Point point) {
        if (board.classOf(task.position.side, point) < PointClass::OpenThree)
            found = point;
    });
    return found;
}

/// While somebody looks at the board, the coach looks too.
double longestJudgement(bool prepared)
{
    double longest = 0;
    for (const PracticeTask& task : mistakes()) {
        const auto session = startPractice(task);
        std::thread coach([&] { session->prepare(); });
        if (prepared)
            (void)session->solution();
        longest = std::max(longest, timeOf([&] { (void)session->play(quietMove(task)); }));
        coach.join();
    }
    std::cout << "longest judgement of an own mistake, " << (prepared ? "" : "not ") << "prepared, "
              << longest << " ms\n";
    return longest;
}

}  // namespace

TEST(MistakeTiming, AnAnswerIsJudgedInAMoment)
{
    EXPECT_TRUE(takesLess(1500, [] { return longestJudgement(true); }));
}

TEST(MistakeTiming, EvenIfNobodyHadTimeToLookBefore)
{
    EXPECT_TRUE(takesLess(1500, [] { return longestJudgement(false); }));
}

}  // namespace gomoku::testing
