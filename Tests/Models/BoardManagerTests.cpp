// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/BoardManager.h"

#include <gtest/gtest.h>

#include <random>

namespace gomoku {

namespace {

Point randomEmptyPoint(const BoardManager& board, std::mt19937& random)
{
    for (;;) {
        const int size = board.size();
        const Point point
            = Point::at(static_cast<int>(random() % size), static_cast<int>(random() % size));
        if (board.isEmpty(point))
            return point;
    }
}

/// The empty points within the cache's radius of a stone, found the slow way.
std::vector<Point> plainCandidates(const Grid& grid)
{
    std::vector<Point> found;
    grid.forEachPoint([&](Point point) {
        bool near = false;
        grid.forEachPoint([&](Point stone) {
            near = near
                || (grid.at(stone) != Cell::Empty
                    && std::abs(stone.column() - point.column()) <= CandidateCache::kRadius
                    && std::abs(stone.row() - point.row()) <= CandidateCache::kRadius);
        });
        if (near && grid.at(point) == Cell::Empty)
            found.push_back(point);
    });
    return found;
}

std::vector<Point> cachedCandidates(const BoardManager& board)
{
    std::vector<Point> found;
    board.candidates().forEach([&](Point point) { found.push_back(point); });
    return found;
}

/// Weights that differ for every combination, so that a sum kept wrongly cannot stay unnoticed.
PerColor<CombinationWeights> oddWeights()
{
    PerColor<CombinationWeights> weights;
    for (int i = 0; i < kShapeCombinations; ++i)
        for (const Color color : kColors) {
            const int offset = color == Color::Black ? 1 : 7;
            weights[color][static_cast<std::size_t>(i)]
                = {static_cast<std::int16_t>(i % 997 + offset),
                   static_cast<std::int16_t>(i % 991 - offset), 0, 0};
        }
    return weights;
}

/// Can a line look like that around a point? Nothing lies behind the edge.
bool isPossible(std::uint32_t around)
{
    const auto isEdge = [&](int cell) {
        return static_cast<LineCell>(around >> (2 * cell) & 3) == LineCell::Edge;
    };
    constexpr int kCentre = ShapeTable::kReach;
    for (int steps = 1; steps < ShapeTable::kReach; ++steps)
        if ((isEdge(kCentre - steps) && !isEdge(kCentre - steps - 1))
            || (isEdge(kCentre + steps) && !isEdge(kCentre + steps + 1)))
            return false;
    return true;
}

}  // namespace

class BoardManagerByRule : public ::testing::TestWithParam<Rule>
{
};

INSTANTIATE_TEST_SUITE_P(AllRules, BoardManagerByRule, ::testing::ValuesIn(kRules));

TEST_P(BoardManagerByRule, EqualsAFreshBoardAfterAnyMovesAndUndos)
{
    std::mt19937 random(2026);
    const PointTable table(GetParam(), oddWeights());
    for (const int size : {5, 6, 9, 15, 19, 22}) {
        BoardManager board(size, GetParam());
        board.setPointTable(table);
        for (int step = 0; step < 400; ++step) {
            const bool forward = board.moveCount() == 0 || (random() % 5 < 3 && !board.isFull());
            if (forward)
                board.makeMove(randomEmptyPoint(board, random));
            else
                board.undoMove();
            BoardManager fresh(board.grid(), GetParam(), board.sideToMove());
            fresh.setPointTable(table);
            ASSERT_TRUE(board.hasSameState(fresh)) << "size " << size << " step " << step;
        }
    }
}

TEST_P(BoardManagerByRule, TheShapesOfBothColoursAtOnceAreThoseOfEach)
{
    const ShapeTables& tables = ShapeTables::forRule(GetParam());
    constexpr int kAfter = 2 * ShapeTable::kReach + 2;
    for (std::uint32_t before = 0; before <= ShapeTable::kHalfMask; ++before)
        for (std::uint32_t after = 0; after <= ShapeTable::kHalfMask; ++after) {
            const std::uint32_t around = before | after << kAfter;
            if (!isPossible(around))
                continue;
            const LineOfBoth both = tables.shapes(around);
            const Shape black = tables.of(Color::Black).shape(before, after);
            const Shape white = tables.of(Color::White).shape(before, after);
            ASSERT_EQ(both,
                      static_cast<LineOfBoth>(black)
                          | static_cast<LineOfBoth>(white) << ShapeTables::kWhiteShift)
                << around;
        }
}

TEST_P(BoardManagerByRule, AStoneConcernsOnlyEmptyPointsAndNoneOutOfSight)
{
    // X Black, O White, _ empty, # the edge; the stone comes where * is. Marked with ! is what it
    // may change: as far as a row through it can reach before it meets both colours or the edge.
    const int reach = GetParam() == Rule::Freestyle ? 4 : 5;
    const auto concerned = [](const char* line) {
        std::uint32_t around = 0;
        for (int cell = 0; cell <= 2 * ShapeTable::kReach; ++cell) {
            const char sign = line[cell];
            const LineCell found = sign == 'X' ? LineCell::Black
                : sign == 'O'                  ? LineCell::White
                : sign == '#'                  ? LineCell::Edge
                                               : LineCell::Empty;
            around |= static_cast<std::uint32_t>(found) << (2 * cell);
        }
        return ShapeTables::forRule(GetParam()).concerned(around);
    };
    const auto bits = [](const char* marks) {
        std::uint32_t all = 0;
        for (int cell = 0; cell <= 2 * ShapeTable::kReach; ++cell)
            all |= static_cast<std::uint32_t>(marks[cell] == '!') << cell;
        return all;
    };
    EXPECT_EQ(concerned("_____*_____"), bits(reach == 4 ? "_!!!!*!!!!_" : "!!!!!*!!!!!"));
    EXPECT_EQ(concerned("_X_O_*X_XO_"), bits("__!_!*_!___"));
    EXPECT_EQ(concerned("_OX__*_####"), bits("___!!*!____"));
    EXPECT_EQ(concerned("XOXOX*OXOXO"), bits("_____*_____"));
    EXPECT_EQ(concerned("__XO_*_OO__"), bits(reach == 4 ? "____!*!__!_" : "____!*!__!!"));
}

TEST_P(BoardManagerByRule, CountsThePointsOfEachClass)
{
    std::mt19937 random(11);
    for (const int size : {5, 15, 22}) {
        BoardManager board(size, GetParam());
        while (!board.isFull()) {
            board.makeMove(randomEmptyPoint(board, random));
            for (const Color color : kColors) {
                std::array<int, kPointClassCount> counts{};
                board.grid().forEachPoint([&](Point point) {
                    if (board.isEmpty(point))
                        ++counts[static_cast<std::size_t>(board.classOf(color, point))];
                });
                for (int c = 0; c < kPointClassCount; ++c)
                    ASSERT_EQ(board.count(color, static_cast<PointClass>(c)),
                              counts[static_cast<std::size_t>(c)]);
            }
        }
    }
}

TEST_P(BoardManagerByRule, KnowsTheKeyOfAMoveBeforeItIsMade)
{
    std::mt19937 random(7);
    BoardManager board(15, GetParam());
    for (int move = 0; move < 50; ++move) {
        const Point point = randomEmptyPoint(board, random);
        const zobrist::Key key = board.keyAfter(point);
        board.makeMove(point);
        ASSERT_EQ(board.key(), key);
    }
}

TEST_P(BoardManagerByRule, UnweighedMovesDoTheSameButForTheWeights)
{
    std::mt19937 random(31);
    const PointTable table(GetParam(), oddWeights());
    BoardManager board(15, GetParam());
    board.setPointTable(table);
    for (int i = 0; i < 40; ++i) {
        const Point point = randomEmptyPoint(board, random);
        const BoardManager before = board;
        board.makeUnweighedMove(point);
        BoardManager fresh(board.grid(), GetParam(), board.sideToMove());
        EXPECT_EQ(board.key(), fresh.key());
        for (const Color color : kColors) {
            for (int c = 0; c < kPointClassCount; ++c)
                ASSERT_EQ(board.count(color, static_cast<PointClass>(c)),
                          fresh.count(color, static_cast<PointClass>(c)));
            board.grid().forEachPoint([&](Point other) {
                if (board.isEmpty(other)) {
                    EXPECT_EQ(board.shapesOf(color, other), fresh.shapesOf(color, other));
                }
            });
        }
        board.undoMove();
        ASSERT_TRUE(board.hasSameState(before));
        board.makeMove(point);
    }
}

TEST_P(BoardManagerByRule, UndoTakesBackEveryMoveAndPass)
{
    std::mt19937 random(7);
    const BoardManager empty(15, GetParam());
    BoardManager board = empty;
    for (int i = 0; i < 120; ++i) {
        if (i % 17 == 5)
            board.makePass();
        else
            board.makeMove(randomEmptyPoint(board, random));
    }
    while (board.moveCount() > 0)
        board.undoMove();
    EXPECT_TRUE(board.hasSameState(empty));
}

TEST_P(BoardManagerByRule, ACopyGoesItsOwnWayAndUndoesItsOwnMoves)
{
    std::mt19937 random(5);
    const BoardManager empty(15, GetParam());
    BoardManager board = empty;
    for (int i = 0; i < 30; ++i)
        board.makeMove(randomEmptyPoint(board, random));
    BoardManager copy = board;
    BoardManager assigned(19, Rule::Freestyle);
    assigned = board;
    for (int i = 0; i < 30; ++i) {
        copy.makeMove(randomEmptyPoint(copy, random));
        board.undoMove();
    }
    EXPECT_TRUE(board.hasSameState(empty));
    EXPECT_EQ(assigned.moveCount(), 30);
    EXPECT_EQ(copy.moveCount(), 60);
    for (int i = 0; i < 30; ++i) {
        EXPECT_EQ(copy.move(i), assigned.move(i));
        copy.undoMove();
    }
    EXPECT_TRUE(copy.hasSameState(assigned));
    assigned = std::move(copy);
    while (assigned.moveCount() > 0)
        assigned.undoMove();
    EXPECT_TRUE(assigned.hasSameState(empty));
}

/// A record may hold any number of passes, so a game may have more moves than a board has points.
TEST_P(BoardManagerByRule, TakesAnyNumberOfPasses)
{
    std::mt19937 random(3);
    const BoardManager empty(15, GetParam());
    BoardManager board = empty;
    constexpr int kMoves = 3000;
    for (int i = 0; i < kMoves; ++i) {
        if (i % 50 == 0)
            board.makeMove(randomEmptyPoint(board, random));
        else
            board.makePass();
    }
    EXPECT_EQ(board.moveCount(), kMoves);
    BoardManager copy = board;
    while (copy.moveCount() > 0)
        copy.undoMove();
    EXPECT_TRUE(copy.hasSameState(empty));
    EXPECT_EQ(board.moveCount(), kMoves);
}

TEST(BoardAfterMoves, IsThatOfTheMovesOneByOne)
{
    BoardManager board(15, Rule::Renju);
    board.makeMove(Point::at(7, 7));
    board.makePass();
    board.makeMove(Point::at(8, 8));
    const std::vector<Point> moves{Point::at(7, 7), Point(), Point::at(8, 8)};
    const auto after = BoardManager::after(moves, 15, Rule::Renju);
    EXPECT_TRUE(after.hasSameState(board));
    EXPECT_EQ(after.moveCount(), 3);
}

TEST(BoardAfterMoves, AMoveOutOfTurnIsMadeAfterAPass)
{
    BoardManager board;
    board.playFor(Color::White, Point::at(7, 7));
    EXPECT_EQ(board.at(Point::at(7, 7)), Cell::White);
    EXPECT_EQ(board.moveCount(), 2) << "Black has passed";
    board.playFor(Color::Black, Point());
    EXPECT_EQ(board.sideToMove(), Color::White);
    board.undoMove();
    board.undoMove();
    board.undoMove();
    EXPECT_EQ(board.key(), BoardManager().key());
}

TEST(BoardAfterMoves, IsNoneIfTheyCannotBeMade)
{
    const auto possible = [](const std::vector<Point>& moves) {
        return BoardManager::afterIfPossible(moves, 9, Rule::Freestyle).has_value();
    };
    const Point here = Point::at(4, 4);
    EXPECT_TRUE(possible({here, Point::at(4, 5)}));
    EXPECT_FALSE(possible({here, here}));
    EXPECT_FALSE(possible({here, Point::at(9, 4)}));
    EXPECT_FALSE(possible({here, Point()}));
    std::vector<Point> five;
    for (int column = 0; column < 5; ++column) {
        five.push_back(Point::at(column, 0));
        five.push_back(Point::at(column, 8));
    }
    EXPECT_FALSE(possible(five)) << "White's last stone comes after Black's five";
    five.pop_back();
    EXPECT_TRUE(possible(five));
}

TEST(BoardManager, CandidatesAreTheEmptyPointsNearStones)
{
    std::mt19937 random(11);
    for (const int size : {5, 8, 15, 22}) {
        BoardManager board(size);
        for (int i = 0; i < size * size; ++i) {
            board.makeMove(randomEmptyPoint(board, random));
            ASSERT_EQ(cachedCandidates(board), plainCandidates(board.grid()));
            ASSERT_EQ(board.candidates().count(), static_cast<int>(cachedCandidates(board).size()));
        }
        EXPECT_TRUE(board.isFull());
    }
}

TEST(BoardManager, KeyDependsOnStonesSideRuleAndSizeButNotOnOrder)
{
    BoardManager one;
    BoardManager two;
    for (const Point point : {Point::at(7, 7), Point::at(3, 3), Point::at(8, 8), Point::at(4, 4)})
        one.makeMove(point);
    for (const Point point : {Point::at(8, 8), Point::at(4, 4), Point::at(7, 7), Point::at(3, 3)})
        two.makeMove(point);
    EXPECT_EQ(one.key(), two.key());
    two.makePass();
    EXPECT_NE(one.key(), two.key());
    EXPECT_NE(BoardManager(15).key(), BoardManager(16).key());
    EXPECT_NE(BoardManager(15, Rule::Renju).key(), BoardManager(15, Rule::Standard).key());
}

TEST(BoardManager, KnowsTheWinner)
{
    BoardManager board;
    for (int i = 0; i < 4; ++i) {
        board.makeMove(Point::at(3 + i, 7));
        board.makeMove(Point::at(3 + i, 9));
    }
    EXPECT_EQ(board.winner(), std::nullopt);
    EXPECT_EQ(board.classOf(Color::Black, Point::at(7, 7)), PointClass::Five);
    board.makeMove(Point::at(7, 7));
    EXPECT_EQ(board.winner(), Color::Black);
    board.undoMove();
    EXPECT_EQ(board.winner(), std::nullopt);
}

TEST(BoardManager, SixIsNoFiveUnderStandard)
{
    Grid grid;
    for (const int column : {3, 4, 5, 7, 8})
        grid.set(Point::at(column, 7), Cell::Black);
    const Point gap = Point::at(6, 7);
    EXPECT_EQ(BoardManager(grid, Rule::Freestyle).classOf(Color::Black, gap), PointClass::Five);
    EXPECT_NE(BoardManager(grid, Rule::Standard).classOf(Color::Black, gap), PointClass::Five);
    EXPECT_EQ(BoardManager(grid, Rule::Renju).classOf(Color::Black, gap), PointClass::Forbidden);
    EXPECT_TRUE(BoardManager(grid, Rule::Renju).isForbidden(gap));
}

}  // namespace gomoku
