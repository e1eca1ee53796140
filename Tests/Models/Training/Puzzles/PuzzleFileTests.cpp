// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Puzzles/PuzzleFile.h"
#include "Models/Training/Puzzles/PuzzleRating.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace gomoku {

namespace {

Puzzle samplePuzzle()
{
    Puzzle puzzle{.rule = Rule::Standard,
                  .side = Color::White,
                  .kind = PuzzleKind::Vcf,
                  .moves = 2,
                  .rating = 987,
                  .accepted = {Point::at(7, 5), Point::at(7, 9)}};
    for (const int row : {6, 7, 8})
        puzzle.stones.set(Point::at(7, row), Cell::White);
    for (const int column : {3, 5, 9})
        puzzle.stones.set(Point::at(column, 3), Cell::Black);
    makeCanonical(puzzle);
    return puzzle;
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    const std::size_t at = text.find(what);
    return at == std::string::npos ? "not there: " + what : text.replace(at, what.size(), by);
}

std::string complaintAbout(const std::string& line)
{
    const Expected<Puzzle> read = parsePuzzle(line);
    return read ? "" : read.error().toString();
}

}  // namespace

TEST(PuzzleFile, ReadsWhatItWrites)
{
    const Puzzle puzzle = samplePuzzle();
    const Expected<Puzzle> read = parsePuzzle(toText(puzzle));
    ASSERT_TRUE(read) << read.error().toString();
    EXPECT_EQ(*read, puzzle);
}

TEST(PuzzleFile, IsALineOfNineFields)
{
    const std::string text = toText(samplePuzzle());
    EXPECT_NE(text.find(";standard;"), std::string::npos) << text;
    EXPECT_NE(text.find(";white;vcf;2;987;"), std::string::npos) << text;
    EXPECT_EQ(std::count(text.begin(), text.end(), ';'), 8);
}

TEST(PuzzleFile, TellsWhatIsWrongAndInWhichLine)
{
    const std::string good = toText(samplePuzzle());
    const Expected<std::vector<Puzzle>> read
        = parsePuzzles("# a comment\n\n" + good + "\nnonsense\n");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().toString(),
              "line 4, column 1: a puzzle has nine fields, this one has 1");
}

TEST(PuzzleFile, RefusesWhatContradictsItself)
{
    const Puzzle sample = samplePuzzle();
    const std::string good = toText(sample);
    EXPECT_EQ(complaintAbout(good), "");
    EXPECT_EQ(complaintAbout(replaced(good, "standard", "caro")),
              "\"caro\" is not a rule of puzzles");
    EXPECT_EQ(complaintAbout(replaced(good, ";white;", ";red;")), "\"red\" is not a side");
    EXPECT_EQ(complaintAbout(replaced(good, ";vcf;", ";mate;")),
              "\"mate\" is not a kind of puzzle");
    EXPECT_EQ(complaintAbout(replaced(good, ";vcf;2;", ";vcf;0;")),
              "\"0\" is not a number of moves");
    EXPECT_EQ(complaintAbout(replaced(good, ";987;", ";9e7;")),
              "\"9e7\" is not a number of rating points");
    EXPECT_EQ(complaintAbout(replaced(good, ";vcf;", ";foul;")),
              "only White can make Black foul, and only under Renju");
    EXPECT_EQ(complaintAbout(replaced(good, ";vcf;", ";only;")), "an only move is one move");
    const std::string accepted = good.substr(good.rfind(';') + 1);
    EXPECT_EQ(complaintAbout(replaced(good, ';' + accepted, ";")), "no first move is accepted");
    EXPECT_EQ(complaintAbout(replaced(good, ';' + accepted, ";z9")),
              "\"z9\" is not a point of the board");
}

TEST(PuzzleFile, RefusesStonesAndIdsThatAreNotCanonical)
{
    Puzzle turned = transformed(samplePuzzle(), Symmetry(3));
    EXPECT_EQ(complaintAbout(toText(turned)), "the stones are not in their canonical position");
    turned = samplePuzzle();
    turned.id = "00000000";
    EXPECT_NE(complaintAbout(toText(turned)).find("the id of this puzzle is"), std::string::npos);
}

TEST(PuzzleFile, RefusesAWonGameAndTwoStonesOnAPoint)
{
    Puzzle won = samplePuzzle();
    for (const int column : {3, 4, 5, 6, 7})
        won.stones.set(Point::at(column, 12), Cell::Black);
    won.accepted = {Point::at(0, 0)};
    makeCanonical(won);
    EXPECT_NE(complaintAbout(toText(won)).find("the game is already won at"), std::string::npos);
    const std::string good = toText(samplePuzzle());
    const std::size_t start = good.find("standard;") + 9;
    const std::string first = good.substr(start, good.find(' ', start) - start);
    EXPECT_EQ(complaintAbout(replaced(good, "standard;", "standard;" + first + ' ')),
              "two stones on " + first);
}

TEST(PuzzleFile, RefusesTwoPuzzlesThatAreAlike)
{
    const std::string line = toText(samplePuzzle()) + '\n';
    const Expected<std::vector<Puzzle>> read = parsePuzzles(line + line);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().line, 2);
    EXPECT_NE(read.error().reason.find("twice"), std::string::npos);
}

TEST(Puzzle, IsOneUnderAllEightSymmetries)
{
    const Puzzle puzzle = samplePuzzle();
    for (const Symmetry symmetry : kSymmetries) {
        Puzzle image = transformed(puzzle, symmetry);
        EXPECT_EQ(transformed(image, symmetry.inverse()), puzzle);
        makeCanonical(image);
        EXPECT_EQ(image, puzzle) << int(symmetry.code());
    }
}

TEST(Puzzle, KindsHaveNamesThatCanBeReadBack)
{
    for (const PuzzleKind kind : kPuzzleKinds)
        EXPECT_EQ(parsePuzzleKind(nameOf(kind)), kind);
    EXPECT_EQ(parsePuzzleKind("mate"), std::nullopt);
}

TEST(PuzzleRating, HasFiveSteps)
{
    for (const PuzzleLevel level : kPuzzleLevels) {
        EXPECT_EQ(levelOf(lowestRating(level)), level);
        if (level != PuzzleLevel::Beginner) {
            EXPECT_LT(levelOf(lowestRating(level) - 1), level);
        }
    }
}

TEST(PuzzleRating, GrowsWithLengthAndWorkAndFallsWithSolutions)
{
    Puzzle puzzle = samplePuzzle();
    const int rating = estimatedRating(puzzle, 100);
    EXPECT_GT(estimatedRating(puzzle, 10'000), rating);
    puzzle.moves = 5;
    EXPECT_GT(estimatedRating(puzzle, 100), rating);
    puzzle.moves = 2;
    puzzle.accepted.pop_back();
    EXPECT_GT(estimatedRating(puzzle, 100), rating);
}

TEST(BuiltInPuzzles, CanBeReadAndAreAllDifferent)
{
    const Expected<std::vector<Puzzle>> read = parsePuzzles(builtInPuzzleText());
    ASSERT_TRUE(read) << read.error().toString();
    std::set<std::string> positions;
    for (const Puzzle& puzzle : *read) {
        // All images of a position, whatever the rule and the kind: none may come back.
        for (const Symmetry symmetry : kSymmetries) {
            const Puzzle image = transformed(puzzle, symmetry);
            const auto key
                = std::to_string(BoardManager::keyOf(image.stones, Rule::Freestyle, image.side));
            const bool isNew = positions.insert(key).second;
            EXPECT_TRUE(isNew || transformed(puzzle, symmetry).stones == puzzle.stones
                        || symmetry.code() != 0)
                << puzzle.id;
        }
    }
    EXPECT_EQ(builtInPuzzles().size(), read->size());
}

TEST(BuiltInPuzzles, AreThreeThousandOrMoreOfEveryDifficulty)
{
    const std::vector<Puzzle> puzzles = builtInPuzzles();
    EXPECT_GE(puzzles.size(), 3000u);
    std::map<PuzzleLevel, int> ofLevel;
    for (const Puzzle& puzzle : puzzles)
        ++ofLevel[levelOf(puzzle.rating)];
    for (const PuzzleLevel level : kPuzzleLevels)
        EXPECT_GE(ofLevel[level], 200) << static_cast<int>(level);
}

TEST(BuiltInPuzzles, ComeEasiestFirstInEveryRuleAndKind)
{
    const std::vector<Puzzle> puzzles = builtInPuzzles();
    std::set<std::pair<Rule, PuzzleKind>> met;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        met.insert({puzzles[i].rule, puzzles[i].kind});
        if (i > 0) {
            EXPECT_LE(puzzles[i - 1].rating, puzzles[i].rating);
        }
    }
    // Fouls are for Renju alone.
    EXPECT_EQ(met.size(), kPuzzleRules.size() * (kPuzzleKinds.size() - 1) + 1);
}

}  // namespace gomoku
