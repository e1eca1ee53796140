// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// Drawn positions: X Black, O White, a the accepted first moves. One too many fails like one too
// few.
#include "Models/Training/Puzzles/PuzzleFile.h"
#include "Models/Training/Puzzles/PuzzleMaker.h"
#include "Models/Training/Puzzles/PuzzleProof.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Rounds.h"

#include <gtest/gtest.h>

namespace gomoku {

namespace {

constexpr std::uint64_t kProofNodes = 200'000;

PuzzleProof proofOf(const BoardDiagram& diagram, Rule rule, Color side, PuzzleKind kind)
{
    return provePuzzle(BoardManager(diagram.board(), rule, side), kind, kProofNodes);
}

void expectPuzzle(const BoardDiagram& diagram, Rule rule, Color side, PuzzleKind kind, int moves)
{
    const PuzzleProof proof = proofOf(diagram, rule, side, kind);
    EXPECT_TRUE(proof.isProven());
    EXPECT_EQ(proof.moves, moves);
    EXPECT_EQ(proof.accepted, diagram.marked('a'));
}

}  // namespace

TEST(PuzzleProof, FiveIsAWinInOneMove)
{
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O X X X X a . .
        . . . . . . . . .
        . . O O O . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    expectPuzzle(diagram, Rule::Freestyle, Color::Black, PuzzleKind::Vcf, 1);
}

TEST(PuzzleProof, AFourThatIsAlsoAThreeIsAFourThree)
{
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        O X X X a . . . .
        . . . . . . . . .
        . . . O . . O . .
        . . . . . O . . .
        . . . . . . . . .)");
    expectPuzzle(diagram, Rule::Freestyle, Color::Black, PuzzleKind::FourThree, 3);
    EXPECT_EQ(kindOfFours(BoardManager(diagram.board(), Rule::Freestyle, Color::Black),
                          proofOf(diagram, Rule::Freestyle, Color::Black, PuzzleKind::Vcf)),
              PuzzleKind::FourThree);
}

TEST(PuzzleProof, AnOpenFourIsNoFourThree)
{
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . a X X X a . .
        . . . . . . . . .
        . . . O . . O . .
        . . . . . O . . .
        . . . . . . . . .)");
    expectPuzzle(diagram, Rule::Freestyle, Color::Black, PuzzleKind::Vcf, 2);
    EXPECT_EQ(proofOf(diagram, Rule::Freestyle, Color::Black, PuzzleKind::FourThree).outcome,
              PuzzleProof::Outcome::NotOne);
}

TEST(PuzzleProof, WhiteWinsWhereBlackMayNotStopTheFour)
{
    // White's four at e5 can only be stopped at f5, and there Black would have six in a column.
    const BoardDiagram diagram(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . X . . . . .
        . . . . . X . . . . .
        X O O O a . . . . . .
        . . . . . X . . . . .
        . . . . . X . . . . .
        . . . . . X . . . . .
        . . . . . . . . . . .)");
    expectPuzzle(diagram, Rule::Renju, Color::White, PuzzleKind::Foul, 2);
    EXPECT_EQ(kindOfFours(BoardManager(diagram.board(), Rule::Renju, Color::White),
                          proofOf(diagram, Rule::Renju, Color::White, PuzzleKind::Vcf)),
              PuzzleKind::Foul);
    EXPECT_EQ(proofOf(diagram, Rule::Standard, Color::White, PuzzleKind::Foul).outcome,
              PuzzleProof::Outcome::NotOne);
}

TEST(PuzzleProof, AnOpenFourNeedsNoFoul)
{
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . O O O . . .
        . . . . . . . . .
        . . . X . . X . .
        . . . . . . . . .
        . . . . . . . . .)");
    EXPECT_EQ(proofOf(diagram, Rule::Renju, Color::White, PuzzleKind::Foul).outcome,
              PuzzleProof::Outcome::NotOne);
}

TEST(PuzzleProof, AnOpenThreeIsStoppedNextToIt)
{
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . a O O O a . .
        . . . . . . . . .
        . . . . X . . . .
        . . X . . . . . .
        . . . . . X . . .)");
    expectPuzzle(diagram, Rule::Freestyle, Color::Black, PuzzleKind::Defend, 2);
}

TEST(PuzzleProof, AThreeNearTheEdgeHasAThirdDefence)
{
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . a a O O O a
        . . . . . . . . .
        . . . . X . . . .
        . . X . . . . . .
        . . . . . X . . .)");
    expectPuzzle(diagram, Rule::Freestyle, Color::Black, PuzzleKind::Defend, 2);
}

TEST(PuzzleProof, AFourHasOneAnswer)
{
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X O O O O a . .
        . . . . . . . . .
        . . . . X . . . .
        . . X . . . . . .
        . . . . . X . . .)");
    expectPuzzle(diagram, Rule::Freestyle, Color::Black, PuzzleKind::Only, 1);
    EXPECT_EQ(proofOf(diagram, Rule::Freestyle, Color::Black, PuzzleKind::Defend).outcome,
              PuzzleProof::Outcome::NotOne);
}

TEST(PuzzleProof, TwoThreesWinByThreats)
{
    const BoardDiagram diagram(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . X . . . . .
        . . . . . X . . . . .
        . . . X X a . . . . .
        . . . . . . . . . . .
        . O . . . . . . O . .
        . . . O . O . . . . .
        . . . . . . . . . . .)");
    const PuzzleProof proof = proofOf(diagram, Rule::Freestyle, Color::Black, PuzzleKind::Vct);
    ASSERT_TRUE(proof.isProven());
    EXPECT_EQ(proof.moves, 3);
    EXPECT_NE(std::find(proof.accepted.begin(), proof.accepted.end(), diagram.marked('a').front()),
              proof.accepted.end());
    // Under Renju the same stone is a foul.
    const PuzzleProof renju = proofOf(diagram, Rule::Renju, Color::Black, PuzzleKind::Vct);
    EXPECT_EQ(std::find(renju.accepted.begin(), renju.accepted.end(), diagram.marked('a').front()),
              renju.accepted.end());
}

TEST(PuzzleProof, IsUndecidedWhenItsNodesAreSpent)
{
    const std::vector<Puzzle> puzzles = builtInPuzzles();
    ASSERT_FALSE(puzzles.empty());
    const Puzzle& hardest = puzzles.back();
    EXPECT_EQ(provePuzzle(hardest.position(), hardest.kind, 2).outcome,
              PuzzleProof::Outcome::Undecided);
}

TEST(BuiltInPuzzles, AreProvenAgain)
{
    const std::vector<Puzzle> puzzles = builtInPuzzles();
    const std::size_t step
        = std::max<std::size_t>(1, puzzles.size() / static_cast<std::size_t>(roundsOf(25)));
    for (std::size_t i = 0; i < puzzles.size(); i += step) {
        const PuzzleProof proof
            = provePuzzle(puzzles[i].position(), puzzles[i].kind, 2 * kProofNodes);
        EXPECT_TRUE(proof.isProven()) << toText(puzzles[i]);
        EXPECT_EQ(proof.moves, puzzles[i].moves) << puzzles[i].id;
        EXPECT_EQ(proof.accepted, puzzles[i].accepted) << puzzles[i].id;
    }
}

TEST(PuzzleMaker, MakesTheSamePuzzlesOfTheSameGameAndNoneTwice)
{
    // Black wins by an open three that White does not stop.
    std::vector<Point> game;
    for (const char* move : {"h8", "a1", "h9", "a3", "j7", "c1", "h10", "e3", "h11", "a5", "h7"})
        game.push_back(*Point::parse(move));
    PuzzleMaker one{PuzzleMakerOptions{}};
    PuzzleMaker other{PuzzleMakerOptions{}};
    const std::vector<Puzzle> made = one.puzzlesOf(game, Rule::Freestyle);
    EXPECT_FALSE(made.empty());
    EXPECT_EQ(made, other.puzzlesOf(game, Rule::Freestyle));
    for (const Puzzle& again : one.puzzlesOf(game, Rule::Freestyle))
        for (const Puzzle& puzzle : made)
            EXPECT_NE(again.id, puzzle.id);
    for (const Puzzle& puzzle : made)
        EXPECT_TRUE(parsePuzzle(toText(puzzle))) << toText(puzzle);
    const int longest
        = std::max_element(made.begin(), made.end(), [](const Puzzle& a, const Puzzle& b) {
              return a.moves < b.moves;
          })->moves;
    PuzzleMaker choosy{PuzzleMakerOptions{.leastMoves = longest + 1}};
    EXPECT_TRUE(choosy.puzzlesOf(game, Rule::Freestyle).empty());
    for (const Puzzle& puzzle : made) {
        PuzzleMaker single{PuzzleMakerOptions{.kind = puzzle.kind}};
        const std::vector<Puzzle> ofKind = single.puzzlesOf(game, Rule::Freestyle);
        EXPECT_FALSE(ofKind.empty()) << nameOf(puzzle.kind);
        for (const Puzzle& each : ofKind)
            EXPECT_EQ(each.kind, puzzle.kind) << toText(each);
    }
}

}  // namespace gomoku
