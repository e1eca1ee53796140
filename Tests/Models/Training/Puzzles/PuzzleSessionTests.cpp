// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Puzzles/PuzzleFile.h"
#include "Models/Training/Puzzles/PuzzleSession.h"
#include "Models/Training/Puzzles/WinProver.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Rounds.h"

#include <gtest/gtest.h>

#include <random>

namespace gomoku {

namespace {

using Verdict = PuzzleAnswer::Verdict;
using Reason = PuzzleAnswer::Reason;

/// Some puzzles of the program, evenly over all difficulties.
std::vector<Puzzle> someBuiltIn(int wanted)
{
    const std::vector<Puzzle> all = builtInPuzzles();
    const std::size_t step
        = std::max<std::size_t>(1, all.size() / static_cast<std::size_t>(roundsOf(wanted)));
    std::vector<Puzzle> some;
    for (std::size_t i = 0; i < all.size(); i += step)
        some.push_back(all[i]);
    return some;
}

Puzzle puzzleOf(const BoardDiagram& diagram, Rule rule, Color side, PuzzleKind kind, int moves)
{
    Puzzle puzzle{.rule = rule,
                  .stones = diagram.board(),
                  .side = side,
                  .kind = kind,
                  .moves = moves,
                  .accepted = diagram.marked('a')};
    puzzle.id = idOf(puzzle);
    return puzzle;
}

bool canBePlayed(const BoardManager& position, const std::vector<Point>& line)
{
    BoardManager board = position;
    for (const Point point : line) {
        if (board.winner() || !board.isEmpty(point) || !board.isLegal(board.sideToMove(), point))
            return false;
        board.makeMove(point);
    }
    return true;
}

/// The side to move faces a four and is forbidden to stop it.
bool mayNotStopFive(const BoardManager& board)
{
    int fives = 0;
    int stops = 0;
    board.grid().forEachPoint([&](Point point) {
        if (!board.isEmpty(point)
            || board.classOf(opponent(board.sideToMove()), point) != PointClass::Five)
            return;
        ++fives;
        stops += board.isLegal(board.sideToMove(), point);
    });
    return fives > 0 && stops == 0;
}

Puzzle openThree()
{
    return puzzleOf(BoardDiagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . a X X X a . .
        . . . . . . . . .
        . . . O . . O . .
        . . . . . O . . .
        . . . . . . . . .)"),
                    Rule::Freestyle, Color::Black, PuzzleKind::Vcf, 2);
}

}  // namespace

TEST(PuzzleSession, InASolutionTheLastDefenceStopsOneOfTwoFives)
{
    const PuzzleSession session(openThree());
    const std::vector<Point> line = session.solution();
    ASSERT_EQ(line.size(), 3u);
    EXPECT_TRUE(canBePlayed(session.position(), line));
    EXPECT_EQ(line[1].row(), line[0].row()) << "on the row of the four";
    EXPECT_EQ(line[2].row(), line[0].row());
}

TEST(PuzzleSession, IsSolvedByFollowingTheSolution)
{
    for (const Puzzle& puzzle : someBuiltIn(60)) {
        PuzzleSession session(puzzle);
        for (int step = 0; step < puzzle.moves + 8 && !session.isSolved(); ++step) {
            const std::vector<Point> solution = session.solution();
            ASSERT_FALSE(solution.empty()) << toText(puzzle);
            const PuzzleAnswer answer = session.play(solution.front());
            ASSERT_TRUE(answer.verdict == Verdict::Right || answer.verdict == Verdict::Solved)
                << toText(puzzle) << " at " << solution.front().toString();
        }
        EXPECT_TRUE(session.isSolved()) << toText(puzzle);
        EXPECT_EQ(session.mistakes(), 0);
        if (isAttack(puzzle.kind)) {
            EXPECT_GE(session.movesLeft(), 0) << puzzle.id;
        }
    }
}

TEST(PuzzleSession, AcceptsEveryRightFirstMoveAndAnswersIt)
{
    for (const Puzzle& puzzle : someBuiltIn(60))
        for (const Point point : puzzle.accepted) {
            PuzzleSession session(puzzle);
            const PuzzleAnswer answer = session.play(point);
            EXPECT_TRUE(answer.verdict == Verdict::Right || answer.verdict == Verdict::Solved)
                << toText(puzzle) << " at " << point.toString();
            if (answer.verdict == Verdict::Right && isAttack(puzzle.kind)) {
                EXPECT_FALSE(answer.reply.isNone());
            }
        }
}

TEST(PuzzleSession, RefutesAWrongMoveAndStaysWhereItWas)
{
    std::mt19937 random(3);
    for (const Puzzle& puzzle : someBuiltIn(40)) {
        const Point point
            = Point::at(static_cast<int>(random() % 15), static_cast<int>(random() % 15));
        if (puzzle.accepts(point) || puzzle.stones.at(point) != Cell::Empty)
            continue;
        PuzzleSession session(puzzle);
        const PuzzleAnswer answer = session.play(point);
        EXPECT_EQ(answer.verdict, Verdict::Wrong) << toText(puzzle);
        EXPECT_NE(answer.reason, Reason::None);
        ASSERT_FALSE(answer.refutation.empty());
        EXPECT_EQ(answer.refutation.front(), point);
        if (answer.reason != Reason::Forbidden) {
            EXPECT_TRUE(canBePlayed(puzzle.position(), answer.refutation)) << toText(puzzle);
        }
        EXPECT_EQ(session.position().grid(), puzzle.stones);
        EXPECT_EQ(session.mistakes(), 1);
    }
}

TEST(PuzzleSession, ShowsTheWinThatADefenceDidNotStop)
{
    for (const Puzzle& puzzle : someBuiltIn(80)) {
        if (isAttack(puzzle.kind))
            continue;
        PuzzleSession session(puzzle);
        const Point idle = Point::at(0, 0);
        if (puzzle.stones.at(idle) != Cell::Empty || puzzle.accepts(idle))
            continue;
        const PuzzleAnswer answer = session.play(idle);
        EXPECT_EQ(answer.reason, Reason::OpponentWins);
        BoardManager board = puzzle.position();
        for (const Point point : answer.refutation)
            board.makeMove(point);
        EXPECT_TRUE(board.winner() == opponent(puzzle.side) || mayNotStopFive(board))
            << toText(puzzle);
    }
}

TEST(PuzzleSession, ShowsTheAnswerToAWrongMove)
{
    PuzzleSession session(openThree());
    const PuzzleAnswer quiet = session.play(*Point::parse("a9"));
    EXPECT_EQ(quiet.verdict, Verdict::Wrong);
    EXPECT_EQ(quiet.reason, Reason::Defended);
    EXPECT_EQ(quiet.refutation.size(), 2U);
    const PuzzleAnswer four = session.play(*Point::parse("b5"));
    EXPECT_EQ(four.verdict, Verdict::Wrong);
    EXPECT_EQ(four.reason, Reason::Defended);
    EXPECT_EQ(four.refutation, (std::vector{*Point::parse("b5"), *Point::parse("c5")}));
    const PuzzleAnswer taken = session.play(*Point::parse("d5"));
    EXPECT_EQ(taken.verdict, Verdict::Illegal);
    EXPECT_EQ(session.mistakes(), 2);
}

bool winsLater(const Puzzle& puzzle, const std::vector<Point>& line)
{
    BoardManager board = puzzle.position();
    for (const Point point : line)
        board.makeMove(point);
    const ThreatKind kind
        = puzzle.kind == PuzzleKind::Vct ? ThreatKind::VctComplete : ThreatKind::Vcf;
    return WinProver(board, kind, 100'000).within(kAnyLength) == ThreatOutcome::Win;
}

TEST(PuzzleSession, WhatIsCalledAnAnswerHardlyEverLosesLater)
{
    int attacks = 0;
    int answers = 0;
    int lost = 0;
    for (const Puzzle& puzzle : someBuiltIn(400)) {
        const Point idle = Point::at(0, 0);
        if (!isAttack(puzzle.kind) || puzzle.accepts(idle) || puzzle.stones.at(idle) != Cell::Empty)
            continue;
        ++attacks;
        const PuzzleAnswer answer = PuzzleSession(puzzle).play(idle);
        const bool isAnswered = answer.reason == Reason::Defended;
        answers += isAnswered;
        lost += isAnswered && winsLater(puzzle, answer.refutation);
        if (answer.reason == Reason::TooSlow) {
            BoardManager board = puzzle.position();
            for (const Point point : answer.refutation)
                board.makeMove(point);
            EXPECT_TRUE(board.winner() == puzzle.side || mayNotStopFive(board)) << toText(puzzle);
        }
    }
    // As shares: more rounds do not make more puzzles than there are. A single loss among few
    // answers says nothing.
    EXPECT_GT(answers * 8, attacks);
    EXPECT_LE(lost, 1 + answers / 20) << "of " << answers;
}

/// Not only in the moves that are left: what is called an answer has to be one.
TEST(PuzzleSession, TheAnswerToAWrongMoveStopsTheWinForGood)
{
    PuzzleSession session(openThree());
    const PuzzleAnswer idle = session.play(*Point::parse("a9"));
    ASSERT_EQ(idle.reason, Reason::Defended);
    BoardManager board = session.position();
    for (const Point point : idle.refutation)
        board.makeMove(point);
    WinProver rest(board, ThreatKind::Vcf, 100'000);
    EXPECT_EQ(rest.within(kAnyLength), ThreatOutcome::None) << idle.refutation.back().toString();
}

TEST(PuzzleSession, AFourThatIsLeftAloneWinsTooIfTheBlockDoesNotStopTheRest)
{
    // Black has a four, and an open three besides.
    const Puzzle five = puzzleOf(BoardDiagram(R"(
        . . . . . . . . .
        . O X X X X a . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X X X . . .
        . . . . . . . . .
        . . . O . O . . .
        . . . . . . . O .
        . . O . . . . . .)"),
                                 Rule::Freestyle, Color::Black, PuzzleKind::Vcf, 1);
    PuzzleSession session(five);
    const PuzzleAnswer idle = session.play(*Point::parse("a1"));
    ASSERT_EQ(idle.reason, Reason::TooSlow) << "it wins by the three";
    EXPECT_EQ(idle.refutation[1], five.accepted.front());
    EXPECT_TRUE(canBePlayed(five.position(), idle.refutation));
}

TEST(PuzzleSession, PlaysToTheFive)
{
    PuzzleSession session(openThree());
    const PuzzleAnswer four = session.play(*Point::parse("c5"));
    EXPECT_EQ(four.verdict, Verdict::Right);
    ASSERT_TRUE(four.reply == *Point::parse("b5") || four.reply == *Point::parse("g5"));
    EXPECT_EQ(session.movesLeft(), 1);
    const Point five = *Point::parse(four.reply == *Point::parse("b5") ? "g5" : "b5");
    EXPECT_EQ(session.play(five).verdict, Verdict::Solved);
    EXPECT_EQ(session.position().winner(), Color::Black);
    EXPECT_EQ(session.play(*Point::parse("a1")).verdict, Verdict::Illegal);
}

TEST(PuzzleSession, AsksForAllDefences)
{
    const Puzzle puzzle = puzzleOf(BoardDiagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . a O O O a . .
        . . . . . . . . .
        . . . . X . . . .
        . . X . . . . . .
        . . . . . X . . .)"),
                                   Rule::Freestyle, Color::Black, PuzzleKind::Defend, 2);
    PuzzleSession session(puzzle);
    EXPECT_EQ(session.play(*Point::parse("c5")).verdict, Verdict::Right);
    EXPECT_EQ(session.play(*Point::parse("c5")).verdict, Verdict::Again);
    EXPECT_EQ(session.play(*Point::parse("a1")).verdict, Verdict::Wrong);
    EXPECT_EQ(session.play(*Point::parse("b5")).verdict, Verdict::Wrong);
    EXPECT_EQ(session.solution(), std::vector{*Point::parse("g5")});
    EXPECT_EQ(session.play(*Point::parse("g5")).verdict, Verdict::Solved);
    EXPECT_EQ(session.found().size(), 2U);
}

TEST(PuzzleSession, HintsSayMoreStepByStep)
{
    PuzzleSession session(openThree());
    const PuzzleHint area = session.hint();
    EXPECT_EQ(area.step, PuzzleHint::Step::Area);
    EXPECT_TRUE(area.point.isNone());
    EXPECT_FALSE(area.threat);
    const PuzzleHint threat = session.hint();
    EXPECT_EQ(threat.threat, PuzzleHint::Threat::OpenFour);
    EXPECT_TRUE(threat.point.isNone());
    const PuzzleHint point = session.hint();
    EXPECT_TRUE(session.puzzle().accepts(point.point));
    for (const PuzzleHint& hint : {area, threat, point}) {
        EXPECT_EQ(hint.corner, area.corner);
        EXPECT_GE(point.point.column(), hint.corner.column());
        EXPECT_LT(point.point.column(), hint.corner.column() + kHintArea);
        EXPECT_GE(point.point.row(), hint.corner.row());
        EXPECT_LT(point.point.row(), hint.corner.row() + kHintArea);
    }
    (void)session.hint();
    EXPECT_EQ(session.hints(), 3);
}

TEST(PuzzleSession, TheSolutionOfAFoulEndsWithTheFourThatMayNotBeStopped)
{
    int looked = 0;
    for (const Puzzle& puzzle : builtInPuzzles()) {
        if (puzzle.kind != PuzzleKind::Foul || puzzle.moves > 4 || ++looked > roundsOf(20))
            continue;
        PuzzleSession session(puzzle);
        const std::vector<Point> line = session.solution();
        ASSERT_EQ(line.size() % 2, 1U) << puzzle.id << ": the last move is the solver's";
        EXPECT_TRUE(canBePlayed(puzzle.position(), line)) << puzzle.id;
        for (std::size_t i = 0; i < line.size(); i += 2)
            ASSERT_NE(session.play(line[i]).verdict, Verdict::Wrong) << puzzle.id;
        EXPECT_TRUE(session.isSolved()) << puzzle.id;
    }
    EXPECT_GT(looked, 10);
}

}  // namespace gomoku
