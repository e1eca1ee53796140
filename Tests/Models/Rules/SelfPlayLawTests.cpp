// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// The engine plays itself under every rule, and the plain law watches each move.
#include "Models/Rules/Referee.h"
#include "Models/Search/ParallelSearch.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Positions/RandomPositions.h"
#include "Tests/Support/Engine/Rounds.h"
#include "Tests/Support/Engine/RuleNames.h"
#include "Tests/Support/Engine/Witnesses/BlunderWatch.h"

#include <gtest/gtest.h>

#include <cmath>
#include <iostream>

namespace gomoku {

namespace {

constexpr int kRandomMoves = 6;
constexpr std::uint64_t kNodes = 1500;
constexpr std::uint64_t kNodesOfJudge = 20 * kNodes;
/// A move that throws so much of the chance to win away is a mistake.
constexpr double kMistake = 0.15;
/// Fewer judged moves than this say nothing about how often the engine errs.
constexpr int kEnoughToCompare = 30;
constexpr int kOthersJudged = 16;  ///< One in so many.

/// A few random stones, so that no two games are alike; none of them wins or is a foul.
BoardManager randomBeginning(Rule rule, RandomPositions& random)
{
    BoardManager position(15, rule);
    while (position.moveCount() < kRandomMoves) {
        const Point point = random.moveNear(position);
        if (judge(position.grid(), position.sideToMove(), point, rule) == MoveVerdict::Legal)
            position.makeMove(point);
    }
    return position;
}

double chanceOf(Score score)
{
    constexpr double kScoreForOddsOfE = 400;
    return isWin(score) ? 1.0
        : isLoss(score) ? 0.0
                        : 1.0 / (1.0 + std::exp(-score / kScoreForOddsOfE));
}

/// How many of some moves a search with far more nodes finds to be mistakes.
class SecondOpinion
{
public:
    void judge(const BoardManager& position, Point move)
    {
        ++m_moves;
        const SearchReport better = think(position);
        if (better.bestMove() == move || chanceOf(better.score()) < kMistake)
            return;
        const double loss = chanceAfter(position, better.bestMove()) - chanceAfter(position, move);
        m_mistakes += loss > kMistake;
    }
    [[nodiscard]] int moves() const { return m_moves; }
    [[nodiscard]] int mistakes() const { return m_mistakes; }
    [[nodiscard]] double rate() const { return m_moves > 0 ? double(m_mistakes) / m_moves : 0; }

private:
    SearchReport think(const BoardManager& position)
    {
        const std::atomic<bool> stop{false};
        m_search.clear();
        return m_search.think(position, {.nodes = kNodesOfJudge, .useBook = false},
                              standardThreads(), stop);
    }
    double chanceAfter(BoardManager position, Point move)
    {
        position.makeMove(move);
        return position.winner() ? 1.0 : 1.0 - chanceOf(think(position).score());
    }

    ParallelSearch m_search{4};
    int m_moves = 0;
    int m_mistakes = 0;
};

}  // namespace

class SelfPlayLaw : public ::testing::TestWithParam<Rule>
{
};

TEST_P(SelfPlayLaw, NoIllegalMoveAndNoBlunderAgainstTheRule)
{
    const Rule rule = GetParam();
    const std::atomic<bool> stop{false};
    const BlunderWatch watch(rule);
    RandomPositions random(31);
    ParallelSearch search(4);
    SecondOpinion ofAnswers;  // to threes that are no threat
    SecondOpinion ofOthers;
    int moves = 0;
    for (int game = 0; game < roundsOf(2); ++game) {
        BoardManager position = randomBeginning(rule, random);
        search.clear();
        while (!position.isFull() && !position.winner()) {
            const Color mover = position.sideToMove();
            const SearchReport report = search.think(position, {.nodes = kNodes, .useBook = false},
                                                     standardThreads(), stop);
            const Point move = report.bestMove();
            if (move.isNone())
                break;  // Under Renju all that is left may be forbidden.
            ASSERT_EQ(watch.faultOf(position.grid(), mover, move, isWin(report.score())), "")
                << move.toString() << drawingOf(position.grid());
            if (watch.answersHollowThree(position.grid(), mover, move))
                ofAnswers.judge(position, move);
            else if (moves % kOthersJudged == 0)
                ofOthers.judge(position, move);
            ++moves;
            position.makeMove(move);
            ASSERT_EQ(position.winner().has_value(),
                      !winningRow(position.grid(), move, rule).empty())
                << move.toString() << drawingOf(position.grid());
        }
    }
    std::cout << moves << " moves; mistakes: " << ofAnswers.mistakes() << " of "
              << ofAnswers.moves() << " answers to hollow threes, " << ofOthers.mistakes() << " of "
              << ofOthers.moves() << " others\n";
    // An engine that takes such a three for a threat errs when it answers.
    if (ofAnswers.moves() >= kEnoughToCompare) {
        EXPECT_LE(ofAnswers.rate(), ofOthers.rate() + 0.1);
    }
}

INSTANTIATE_TEST_SUITE_P(EveryRule, SelfPlayLaw, ::testing::ValuesIn(kRules), testNameOf);

TEST(BlunderWatch, KnowsWhatEachRuleMakesOfFourInARow)
{
    // * is five in a row, ! is six.
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . * X X X X ! X .
        . . . . . . . . .
        . O . . O . . O .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    const Point five = diagram.marked('*').front();
    const Point six = diagram.marked('!').front();
    const Point elsewhere = Point::at(0, 0);
    const auto fault = [&](Rule rule, Color color, Point move) {
        return BlunderWatch(rule).faultOf(diagram.board(), color, move, false);
    };
    EXPECT_EQ(fault(Rule::Freestyle, Color::Black, six), "");
    EXPECT_EQ(fault(Rule::Standard, Color::Black, six), "misses a five");
    EXPECT_EQ(fault(Rule::Renju, Color::Black, six), "is not legal");
    EXPECT_EQ(fault(Rule::Renju, Color::Black, five), "");
    EXPECT_EQ(fault(Rule::Standard, Color::White, elsewhere), "lets a five happen");
    EXPECT_EQ(fault(Rule::Standard, Color::White, five), "");
    EXPECT_EQ(fault(Rule::Freestyle, Color::White, elsewhere), "") << "nothing would help";
}

TEST(BlunderWatch, KnowsThatWhiteWinsByDrivingBlackOntoAFoul)
{
    // White's four at * can only be stopped at !, and once + is black too, that makes seven.
    const BoardDiagram foul(R"(
        . . . . . X . . .
        . . . . . X . . .
        . . . . . X . . .
        . . . . . + . . .
        X O O * O ! . . .
        . . . . . X . . .
        . . . . . X . . .
        . . . . . . . . .
        . . . . . . . . .)");
    Grid grid = foul.board();
    EXPECT_TRUE(BlunderWatch::winningFours(grid, Color::White, Rule::Renju).empty());
    grid.set(foul.point('+'), Cell::Black);
    EXPECT_EQ(BlunderWatch::winningFours(grid, Color::White, Rule::Renju), foul.marked('*'));
    EXPECT_TRUE(BlunderWatch::winningFours(grid, Color::White, Rule::Freestyle).empty());
    EXPECT_EQ(BlunderWatch(Rule::Renju).faultOf(grid, Color::White, Point::at(0, 0), false),
              "misses a four that wins, d5");
}

TEST(BlunderWatch, KnowsAThreeThatIsNoThreat)
{
    // Under standard the row cannot become an open four: beyond either end, one stone makes six.
    const BoardDiagram diagram(R"(
        . . . . . . . . . . .
        . X . * X X X . . X .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)");
    const Point end = diagram.marked('*').front();
    EXPECT_FALSE(
        BlunderWatch(Rule::Freestyle).answersHollowThree(diagram.board(), Color::White, end));
    EXPECT_TRUE(
        BlunderWatch(Rule::Standard).answersHollowThree(diagram.board(), Color::White, end));
    EXPECT_TRUE(BlunderWatch::winningFours(diagram.board(), Color::Black, Rule::Standard).empty());
}

}  // namespace gomoku
