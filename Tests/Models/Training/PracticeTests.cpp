// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/BuiltInProof.h"
#include "Models/Proof/ProofPlayer.h"
#include "Models/Training/Practice/MistakeCards.h"
#include "Models/Training/Practice/PracticeSession.h"
#include "Models/Training/PracticePlan.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using testing::at;

/// Both have an open three, and it is Black's move.
TrainingPosition openThree()
{
    TrainingPosition position{Rule::Freestyle, Grid(15), Color::Black};
    for (const char* name : {"h8", "i8", "j8"})
        position.grid.set(at(name), Cell::Black);
    for (const char* name : {"c3", "d3", "e3"})
        position.grid.set(at(name), Cell::White);
    return position;
}

PracticeTask mistakeTask()
{
    PracticeTask task;
    task.kind = PracticeTask::Kind::Mistake;
    task.position = openThree();
    task.wrong = {at("a1")};
    return task;
}

TEST(MistakePractice, EveryProvenWinIsRight)
{
    // Both ends of an open three win, whatever the review suggested.
    for (const char* move : {"g8", "k8"}) {
        const PracticeVerdict verdict = startPractice(mistakeTask())->play(at(move));
        EXPECT_TRUE(verdict.isSolved()) << move;
        EXPECT_EQ(verdict.grid.at(at(move)), Cell::Black);
    }
}

TEST(MistakePractice, AMoveOfTheProgramsProofIsRightThoughNoSearchSeesTheWin)
{
    PracticeTask task;
    task.kind = PracticeTask::Kind::Mistake;
    task.position.grid.set(at("h8"), Cell::Black);
    task.position.grid.set(at("a1"), Cell::White);
    const auto proofs = proof::readProofPlayer(proof::builtInProofText(Rule::Freestyle));
    ASSERT_TRUE(proofs.player);
    const auto proven = proofs.player->answer(task.position.grid, {});
    ASSERT_TRUE(proven);
    EXPECT_GT(proven->plies, 9) << "else a search could see it";
    task.wrong = {proven->move};
    EXPECT_TRUE(startPractice(task)->play(proven->move).isSolved());
    task.position.rule = Rule::Renju;
    EXPECT_TRUE(startPractice(task)->play(proven->move).isWrong()) << "proven in freestyle alone";
}

TEST(MistakePractice, AWastedWinIsWrongAndShowsItsRefutation)
{
    const auto session = startPractice(mistakeTask());
    const PracticeVerdict verdict = session->play(at("o15"));
    EXPECT_TRUE(verdict.isWrong());
    EXPECT_GE(verdict.loss, kRightMoveLoss);
    ASSERT_GE(verdict.answer.refutation.size(), 2u);
    EXPECT_EQ(verdict.answer.refutation.front(), at("o15"));
    EXPECT_EQ(verdict.grid, openThree().grid) << "one may try again";
    EXPECT_TRUE(session->play(at("g8")).isSolved());
}

TEST(MistakePractice, TheMoveOfTheGameIsWrongUnlessItProvablyWins)
{
    PracticeTask won = mistakeTask();
    won.wrong = {at("g8")};
    EXPECT_TRUE(startPractice(won)->play(at("g8")).isSolved());

    PracticeTask open;
    open.kind = PracticeTask::Kind::Mistake;
    open.position.grid.set(at("h8"), Cell::Black);
    open.position.side = Color::White;
    const Point best = startPractice(open)->solution().front();
    EXPECT_TRUE(startPractice(open)->play(best).isSolved());
    open.wrong = {best};
    EXPECT_TRUE(startPractice(open)->play(best).isWrong());
}

TEST(MistakePractice, OfALongWinTheBeginningIsShown)
{
    // Black stops the three and wins by threats, more than ten moves later.
    PracticeTask task = mistakeTask();
    task.position.grid = Grid(15);
    for (const char* name : {"i7", "h8", "j8"})
        task.position.grid.set(at(name), Cell::Black);
    for (const char* name : {"g9", "h9", "i9"})
        task.position.grid.set(at(name), Cell::White);
    const std::vector<Point> line = startPractice(task)->solution();
    EXPECT_GE(line.size(), 3u);
    EXPECT_LE(line.size(), 11u);
}

TEST(MistakePractice, OccupiedPointsAreNoAnswers)
{
    EXPECT_EQ(startPractice(mistakeTask())->play(at("h8")).answer.verdict,
              PuzzleAnswer::Verdict::Illegal);
}

TEST(MistakePractice, HintsComeInSteps)
{
    const auto session = startPractice(mistakeTask());
    const PuzzleHint area = session->hint();
    const PuzzleHint threat = session->hint();
    const PuzzleHint point = session->hint();
    EXPECT_EQ(area.step, PuzzleHint::Step::Area);
    EXPECT_FALSE(area.threat);
    EXPECT_EQ(threat.threat, PuzzleHint::Threat::OpenFour);
    EXPECT_TRUE(threat.point.isNone());
    ASSERT_FALSE(point.point.isNone());
    EXPECT_GE(point.point.column(), area.corner.column());
    EXPECT_LT(point.point.column(), area.corner.column() + kHintArea);
    EXPECT_GE(point.point.row(), area.corner.row());
    EXPECT_LT(point.point.row(), area.corner.row() + kHintArea);
    EXPECT_EQ(session->solution().front(), point.point);
}

TEST(MistakePractice, TheSquareOfAHintStaysWholeInACorner)
{
    for (const bool isFar : {false, true}) {
        PracticeTask task;
        task.kind = PracticeTask::Kind::Mistake;
        task.position = {Rule::Freestyle, Grid(15), Color::Black};
        const int last = task.position.grid.size() - 1;
        const auto mirrored = [&](int column, int row) {
            return isFar ? Point::at(last - column, last - row) : Point::at(column, row);
        };
        for (int i = 1; i <= 4; ++i)
            task.position.grid.set(mirrored(i, 0), Cell::Black);
        for (int i = 5; i <= 8; ++i)  // One end is left: the corner.
            task.position.grid.set(mirrored(i, i == 5 ? 0 : 2 * i - 8), Cell::White);
        const auto session = startPractice(task);
        const Point corner = session->hint().corner;
        EXPECT_EQ(corner, isFar ? Point::at(15 - kHintArea, 15 - kHintArea) : Point::at(0, 0));
        EXPECT_EQ(session->solution().front(), mirrored(0, 0));
    }
}

TEST(PracticeTask, ACardIsAskedTurnedWithAllThatBelongsToIt)
{
    const DeckCard card
        = cardFor(openThree(), DeckCard::Kind::Mistake, "1:7", CardTime(), {at("a1")}, {at("g8")});
    DeckCard later = card;
    for (later.answers = 0; later.answers < 8; ++later.answers) {
        const PracticeTask task = taskFor(later, nullptr);
        EXPECT_EQ(toText(canonical(task.position).position), card.key);
        EXPECT_EQ(task.position.grid.at(task.better.front()), Cell::Empty);
        const PracticeVerdict verdict = startPractice(task)->play(task.better.front());
        EXPECT_TRUE(verdict.isSolved()) << later.answers;
    }
}

TEST(MistakeCards, MistakesOfOnesOwnBecomeCards)
{
    ReviewedGame game;
    for (const char* move : {"h8", "i9", "h9", "a1", "h10", "b1"})
        game.moves.push_back({at(move), game.moves.size() % 2 == 0 ? Color::Black : Color::White});
    GameReview review;
    for (const RecordedMove& move : game.moves)
        review.moves.push_back({move.point, move.color, Verdict::Ok});
    review.moves[3].verdict = Verdict::Mistake;
    review.moves[3].betterLine = {at("h7")};
    review.moves[5].verdict = Verdict::Blunder;
    review.moves[5].betterLine = {at("h11")};
    review.moves[4].verdict = Verdict::Inaccuracy;
    review.moves[4].betterLine = {at("i8")};
    const auto cards = mistakeCards(game, review, {false, true}, "9", CardTime());
    ASSERT_EQ(cards.size(), 2u);
    EXPECT_EQ(cards[0].source, "9:4");
    EXPECT_EQ(parseTrainingPosition(cards[0].key)->side, Color::White);
    EXPECT_EQ(parseTrainingPosition(cards[0].key)->grid.count(Cell::Black), 2);
    EXPECT_TRUE(mistakeCards(game, review, {true, false}, "9", CardTime()).empty());

    // Right after the review they stand on the board as they did in the game.
    const auto tasks = mistakeTasks(game, review, {false, true});
    ASSERT_EQ(tasks.size(), 2u);
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const std::size_t before = 3 + 2 * i;
        EXPECT_EQ(tasks[i].position.grid, game.positionAfter(before).grid());
        EXPECT_EQ(tasks[i].wrong, std::vector<Point>{game.moves[before].point});
        EXPECT_EQ(tasks[i].better, review.moves[before].betterLine);
        EXPECT_EQ(tasks[i].cardKey, cards[i].key);
    }
    EXPECT_TRUE(mistakeTasks(game, review, {true, false}).empty());
}

TEST(PracticePlan, KindsOfPuzzlesTakeTurns)
{
    std::vector<Puzzle> puzzles(6);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        puzzles[i].id = std::to_string(i);
        puzzles[i].rating = 1500 + static_cast<int>(i);
    }
    puzzles[3].kind = PuzzleKind::Defend;
    puzzles[4].kind = PuzzleKind::Vct;
    const auto found = puzzlesNear(puzzles, PuzzleProgress({}), Rule::Freestyle, 1500, 4);
    ASSERT_EQ(found.size(), 4u);
    EXPECT_EQ(found[0]->id, "0") << "the nearest first";
    EXPECT_EQ(found[1]->id, "3");
    EXPECT_EQ(found[2]->id, "4");
    EXPECT_EQ(found[3]->id, "1");
}

TEST(PracticePlan, NewcomersBeginWithEasyPuzzlesAndTheWellKnownGetTheirOwn)
{
    const GlickoRating newcomer = PuzzleProgress({}).rating();
    EXPECT_LT(fittingPuzzleRating(newcomer), 1100);
    EXPECT_GT(fittingPuzzleRating(newcomer), 900) << "easier ones are fives at once";
    EXPECT_NEAR(fittingPuzzleRating({1800, 45, 0.06}), 1800, 50);
}

TEST(PracticePlan, PuzzlesNearTheUsersStrengthComeFirst)
{
    std::vector<Puzzle> puzzles(4);
    const int ratings[] = {900, 1450, 2100, 1600};
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        puzzles[i].id = std::to_string(i);
        puzzles[i].rating = ratings[i];
    }
    puzzles[2].rule = Rule::Renju;
    const PuzzleProgress nothing({});
    const auto found = puzzlesNear(puzzles, nothing, Rule::Freestyle, 1500, 2);
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0]->id, "1");
    EXPECT_EQ(found[1]->id, "3");
    const PuzzleProgress met({{CardTime(), TrainingAnswer::Kind::Puzzle, "1"}});
    EXPECT_EQ(puzzlesNear(puzzles, met, Rule::Freestyle, 1500, 2)[0]->id, "3");
    EXPECT_EQ(findPuzzle(puzzles, "2"), &puzzles[2]);
    EXPECT_EQ(findPuzzle(puzzles, "9"), nullptr);
}

}  // namespace
}  // namespace gomoku
