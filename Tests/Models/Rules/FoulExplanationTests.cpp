// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Rules/FoulExplanation.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Positions/RandomPositions.h"
#include "Tests/Support/Engine/Rounds.h"

#include <gtest/gtest.h>

namespace gomoku {

namespace {

FoulExplanation explained(const char* drawing)
{
    const BoardDiagram diagram(drawing);
    return explainPoint(diagram.board(), diagram.point('?'));
}

}  // namespace

TEST(FoulExplanation, NamesBothThrees)
{
    const FoulExplanation explanation = explained(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . X ? X . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    EXPECT_EQ(explanation.foul, Foul::DoubleThree);
    ASSERT_EQ(explanation.threes.size(), 2U);
    EXPECT_EQ(explanation.realThrees(), 2);
    EXPECT_EQ(joined(explanation.threes[0].stones), "d5-e5-f5");
    ASSERT_EQ(explanation.threes[0].straightFours.size(), 2U);
    EXPECT_EQ(explanation.threes[0].straightFours[0].point.toString(), "c5");
    EXPECT_EQ(explanation.threes[0].straightFours[1].point.toString(), "g5");
    EXPECT_EQ(describe(explanation), "e5 is forbidden, two open threes: d5-e5-f5 and e4-e5-e6.");
}

TEST(FoulExplanation, NamesBothFoursOfOneLine)
{
    const FoulExplanation explanation = explained(R"(
        . . . . . . . . .
        . . . . . . . . .
        . X . X ? X . X .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    EXPECT_EQ(explanation.foul, Foul::DoubleFour);
    ASSERT_EQ(explanation.fours.size(), 2U);
    EXPECT_EQ(explanation.fours[0].fivePoints, std::vector{*Point::parse("c7")});
    EXPECT_EQ(explanation.fours[1].fivePoints, std::vector{*Point::parse("g7")});
    EXPECT_EQ(describe(explanation), "e7 is forbidden, two fours: b7-d7-e7-f7 and d7-e7-f7-h7.");
}

TEST(FoulExplanation, NamesTheOverline)
{
    EXPECT_EQ(describe(explained(R"(
        . . . . . . .
        . . . . . . .
        X X ? X X X .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .)")),
              "c5 is forbidden, six or more in a row: a5-b5-c5-d5-e5-f5.");
}

TEST(FoulExplanation, SaysThatFiveWins)
{
    const FoulExplanation explanation = explained(R"(
        . . . . X . .
        . . . . X . .
        X X X X ? X .
        . . . . X . .
        . . . . X . .
        . . . . . . .
        . . . . . . .)");
    EXPECT_EQ(explanation.foul, Foul::None);
    EXPECT_TRUE(explanation.looksForbidden());
    EXPECT_EQ(describe(explanation), "e5 is allowed, five wins over any foul: e3-e4-e5-e6-e7.");
}

TEST(FoulExplanation, SaysWhyAThreeIsNotReal)
{
    const FoulExplanation explanation = explained(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . X . . . . . . . .
        . . . . . . . . . . .
        . . X X . . . . . . .
        . . ? . X X . . . . .
        . . . . . X . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)");
    EXPECT_EQ(explanation.realThrees(), 1);
    EXPECT_EQ(describe(explanation),
              "c6 is allowed, c6-c7-c9 is not a real three because c8 would "
              "be a double four.");
}

TEST(FoulExplanation, SaysThatAThreeWouldBeFiveInstead)
{
    EXPECT_EQ(describe(explained(R"(
        . . . . . . . . . . .
        . . . . . X . . . . .
        . . . . ? . . . . . .
        . . . X X . X X . . .
        . . . . . . X . . . .
        . . . . . . . X . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)")),
              "e9 is allowed, e9-g7-h6 is not a real three because f8 would make five instead.");
}

TEST(FoulExplanation, IsSilentWhereNothingLooksForbidden)
{
    EXPECT_EQ(describe(explained(R"(
        . . . . . . .
        . . . . . . .
        . X X ? . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .)")),
              "");
}

TEST(FoulExplanation, SaysWhatTheLawDecides)
{
    RandomPositions random(21);
    for (int round = 0; round < roundsOf(200); ++round) {
        const Grid grid = random.withThrees(15);
        grid.forEachPoint([&](Point point) {
            if (grid.at(point) != Cell::Empty)
                return;
            const FoulExplanation explanation = explainPoint(grid, point);
            Foul expected = Foul::None;
            if (explanation.fives.empty())
                expected = !explanation.overlines.empty() ? Foul::Overline
                    : explanation.fours.size() > 1        ? Foul::DoubleFour
                    : explanation.realThrees() > 1        ? Foul::DoubleThree
                                                          : Foul::None;
            EXPECT_EQ(explanation.foul, expected) << point.toString() << drawingOf(grid);
            EXPECT_EQ(describe(explanation).empty(), !explanation.looksForbidden());
        });
    }
}

}  // namespace gomoku
