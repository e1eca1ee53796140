// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// What the search takes for a threat, and what it takes for an answer, judged by the plain law.
#include "Models/Rules/Referee.h"
#include "Models/Search/MovePicker.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Positions/RandomPositions.h"
#include "Tests/Support/Engine/Rounds.h"
#include "Tests/Support/Engine/RuleNames.h"
#include "Tests/Support/Engine/Witnesses/BlunderWatch.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gomoku {

namespace {

bool contains(const std::vector<Point>& points, Point point)
{
    return std::find(points.begin(), points.end(), point) != points.end();
}

/// A position of random moves where nobody can make five.
BoardManager quietPosition(Rule rule, int moves, RandomPositions& random)
{
    for (;;) {
        BoardManager position(15, rule);
        while (position.moveCount() < moves && !position.winner()) {
            const Point point = random.moveNear(position);
            if (position.isLegal(position.sideToMove(), point))
                position.makeMove(point);
        }
        if (!position.winner() && BlunderWatch::fives(position.grid(), Color::Black, rule).empty()
            && BlunderWatch::fives(position.grid(), Color::White, rule).empty())
            return position;
    }
}

std::vector<Point> openFoursByTable(const BoardManager& position, Color color)
{
    std::vector<Point> points;
    position.grid().forEachPoint([&](Point point) {
        if (position.isEmpty(point) && position.classOf(color, point) == PointClass::OpenFour
            && position.isLegal(color, point))
            points.push_back(point);
    });
    return points;
}

/// The moves after which the opponent of the side to move has no four left that wins.
std::vector<Point> defencesByLaw(const BoardManager& position)
{
    const Color side = position.sideToMove();
    std::vector<Point> points;
    position.grid().forEachPoint([&](Point point) {
        if (judge(position.grid(), side, point, position.rule()) != MoveVerdict::Legal)
            return;
        Grid next = position.grid();
        next.set(point, cellOf(side));
        if (BlunderWatch::winningFours(next, opponent(side), position.rule()).empty())
            points.push_back(point);
    });
    return points;
}

std::vector<Point> movesTried(const BoardManager& position)
{
    const MoveHistory history;
    MovePicker picker(position, history, {});
    std::vector<Point> points;
    for (Point point = picker.next(); !point.isNone(); point = picker.next())
        points.push_back(point);
    return points;
}

class ThreatLaw : public ::testing::TestWithParam<Rule>
{
};

}  // namespace

TEST_P(ThreatLaw, OpenFoursAreThoseThatWin)
{
    RandomPositions random(41);
    for (int round = 0; round < roundsOf(60); ++round) {
        const BoardManager position = quietPosition(GetParam(), 20 + round % 40, random);
        for (const Color color : kColors) {
            const auto byTable = openFoursByTable(position, color);
            const auto byLaw = BlunderWatch::winningFours(position.grid(), color, GetParam());
            // Under Renju a single four of White's wins too if its answer is a foul; the search
            // finds that where it answers fours.
            const bool mayWinByFouls = hasFouls(GetParam(), opponent(color));
            if (mayWinByFouls)
                for (const Point point : byTable)
                    EXPECT_TRUE(contains(byLaw, point)) << point.toString();
            else
                EXPECT_EQ(byTable, byLaw) << drawingOf(position.grid());
        }
    }
}

TEST_P(ThreatLaw, EveryDefenceIsTried)
{
    RandomPositions random(42);
    int threatened = 0;
    for (int round = 0; threatened < roundsOf(4); ++round) {
        const BoardManager position = quietPosition(GetParam(), 16 + round % 40, random);
        const Color side = position.sideToMove();
        if (!facesOpenFour(position) || !openFoursByTable(position, side).empty())
            continue;
        ++threatened;
        const auto tried = movesTried(position);
        for (const Point defence : defencesByLaw(position))
            EXPECT_TRUE(contains(tried, defence))
                << defence.toString() << drawingOf(position.grid());
        EXPECT_EQ(std::count_if(tried.begin(), tried.end(),
                                [&](Point point) {
                                    return std::count(tried.begin(), tried.end(), point) > 1;
                                }),
                  0);
    }
}

INSTANTIATE_TEST_SUITE_P(EveryRule, ThreatLaw, ::testing::ValuesIn(kRules), testNameOf);

TEST(CaroThreats, AStoneBesideTheFivesAnswersASplitThree)
{
    // Under caro * too keep the three from becoming an open four: what it makes there can be
    // enclosed. Elsewhere only the points of the row itself do, marked +.
    const BoardDiagram diagram(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . * + X + X X + * . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . O . . . .
        . . . . . . . . . . .
        . . . O . . . . . . .
        . . . . . . . . . . .)");
    const BoardManager freestyle(diagram.board(), Rule::Freestyle, Color::White);
    const BoardManager caro(diagram.board(), Rule::Caro, Color::White);
    EXPECT_EQ(defencesByLaw(freestyle), diagram.marked('+'));
    for (const char mark : {'+', '*'})
        for (const Point point : diagram.marked(mark)) {
            EXPECT_TRUE(contains(defencesByLaw(caro), point)) << point.toString();
            EXPECT_TRUE(contains(movesTried(caro), point)) << point.toString();
        }
}

TEST(CaroThreats, AreAnsweredUpToTheLastRowOfTheLargestBoard)
{
    Grid grid(kMaxBoardSize);
    const int top = kMaxBoardSize - 1;
    for (const int column : {8, 10, 11})
        grid.set(Point::at(column, top), Cell::Black);
    for (const int column : {2, 5, 8})
        grid.set(Point::at(column, 2), Cell::White);
    const BoardManager position(grid, Rule::Caro, Color::White);
    ASSERT_TRUE(facesOpenFour(position));
    const auto tried = movesTried(position);
    for (const int column : {6, 7, 9, 12, 13})
        EXPECT_TRUE(contains(tried, Point::at(column, top))) << column;
}

}  // namespace gomoku
