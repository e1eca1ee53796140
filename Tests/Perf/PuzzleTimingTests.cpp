// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Puzzles/PuzzleFile.h"
#include "Models/Training/Puzzles/PuzzleSession.h"
#include "Tests/Support/Game/Timing.h"

#include <gtest/gtest.h>

namespace gomoku::testing {

namespace {

constexpr std::size_t kHardPuzzles = 60;

/// The hardest puzzles of the program, every fifth of them.
std::vector<Puzzle> hardPuzzles()
{
    const std::vector<Puzzle> all = builtInPuzzles();
    std::vector<Puzzle> hard;
    for (std::size_t i = 0; i < all.size() && hard.size() < kHardPuzzles; i += 5)
        hard.push_back(all[all.size() - 1 - i]);
    return hard;
}

/// Moves that a player might try first: near the stones, the right ones among them.
std::vector<Point> likelyMoves(const Puzzle& puzzle)
{
    std::vector<Point> moves = puzzle.accepted;
    const BoardManager board = puzzle.position();
    board.candidates().forEach([&](Point point) {
        const bool isThreat = board.classOf(puzzle.side, point) >= PointClass::OpenThree;
        if (isThreat && !puzzle.accepts(point) && moves.size() < 8)
            moves.push_back(point);
    });
    return moves;
}

double longestAnswer()
{
    double longest = 0;
    for (const Puzzle& puzzle : hardPuzzles())
        for (const Point move : likelyMoves(puzzle)) {
            PuzzleSession session(puzzle);
            longest = std::max(longest, timeOf([&] { (void)session.play(move); }));
        }
    return longest;
}

}  // namespace

TEST(PuzzleTiming, AnAnswerIsJudgedAtOnce)
{
    EXPECT_TRUE(takesLess(300, [] {
        const double longest = longestAnswer();
        std::cout << "longest answer " << longest << " ms\n";
        return longest;
    }));
}

TEST(PuzzleTiming, AllPuzzlesAreReadAtOnce)
{
    EXPECT_TRUE(takesLess(100, [] { return timeOf([] { (void)builtInPuzzles(); }); }));
}

}  // namespace gomoku::testing
