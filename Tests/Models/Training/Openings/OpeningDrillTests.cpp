// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Openings/OpeningDrill.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using testing::at;
using DrillVerdict = OpeningDrill::Verdict;

/// Kagetsu with one fourth move, two fifths, and an answer to one of them.
std::shared_ptr<const OpeningTable> kagetsu()
{
    return std::make_shared<const OpeningTable>(
        parseJudgedOpenings("margin;4.0\n"
                            "h8 h9 i9;58.0;g9 58.0,e5 63.0\n"
                            "h8 h9 i9 g9;58.0;f7 58.0,h6 57.0,j8 50.0\n"
                            "h8 h9 i9 g9 f7;58.0;i10 58.0\n"
                            "h8 h9 i9 g9 f7 i10;58.0;g6 58.0\n")
            .value());
}

OpeningDrill drillAs(Color user, Symmetry image = Symmetry())
{
    return {kagetsu(), {openingByCode("4D"), user, image, 1}};
}

TEST(OpeningDrill, TheProgramPlaysItsSideAlongThePath)
{
    OpeningDrill drill = drillAs(Color::Black);
    EXPECT_EQ(drill.moves(), (std::vector{at("h8"), at("h9"), at("i9"), at("g9")}));
    const auto answer = drill.play(at("f7"));
    EXPECT_EQ(answer.verdict, DrillVerdict::OnPath);
    EXPECT_EQ(answer.reply, at("i10"));
    EXPECT_FALSE(drill.isOver());
    EXPECT_EQ(drill.play(at("g6")).verdict, DrillVerdict::OnPath);
    EXPECT_TRUE(drill.isOver());
    EXPECT_FALSE(drill.hasLeftPath());
    EXPECT_EQ(drill.play(at("a1")).verdict, DrillVerdict::Illegal);
}

TEST(OpeningDrill, TellsWhereThePathWasLeftAndWhatItCosts)
{
    OpeningDrill drill = drillAs(Color::Black);
    const auto answer = drill.play(at("j8"));
    EXPECT_EQ(answer.verdict, DrillVerdict::LeftPath);
    EXPECT_DOUBLE_EQ(answer.forBlack.value(), 50.0);
    EXPECT_DOUBLE_EQ(answer.bestForBlack, 58.0);
    ASSERT_EQ(answer.good.size(), 2u);
    EXPECT_EQ(answer.good[0].point, at("f7"));
    EXPECT_EQ(drill.moves().size(), 4u) << "one may try again";
    EXPECT_FALSE(drill.play(at("a1")).forBlack);
    EXPECT_EQ(drill.play(at("f7")).verdict, DrillVerdict::OnPath);
    EXPECT_TRUE(drill.hasLeftPath());
}

TEST(OpeningDrill, AMoveHasTheValueItWasOfferedWith)
{
    const auto table = std::make_shared<const OpeningTable>(
        parseJudgedOpenings("margin;4.0\n"
                            "h8 h9 i9;58.0;g9 58.0\n"
                            "h8 h9 i9 g9;62.0;f7 62.0\n")  // A look of its own.
            .value());
    OpeningDrill drill(table, {openingByCode("4D"), Color::White, Symmetry(), 1});
    const auto offered = drill.goodMoves();
    ASSERT_FALSE(offered.empty());
    const auto answer = drill.play(offered.front().point);
    EXPECT_EQ(answer.verdict, DrillVerdict::OnPath);
    EXPECT_DOUBLE_EQ(answer.forBlack.value(), offered.front().forBlack);
}

TEST(OpeningDrill, EndsWhereNothingIsKnownAnyMore)
{
    OpeningDrill drill = drillAs(Color::Black);
    const auto answer = drill.play(at("h6"));
    EXPECT_EQ(answer.verdict, DrillVerdict::OnPath);
    EXPECT_TRUE(answer.reply.isNone());
    EXPECT_TRUE(drill.isOver());
}

TEST(OpeningDrill, WhiteBeginsWithTheFourthMove)
{
    OpeningDrill drill = drillAs(Color::White);
    EXPECT_EQ(drill.moves().size(), 3u);
    const auto answer = drill.play(at("g9"));
    EXPECT_EQ(answer.verdict, DrillVerdict::OnPath);
    EXPECT_EQ(answer.reply, at("f7")) << "the fifth from which more is known";
    EXPECT_EQ(drill.play(at("i10")).reply, at("g6"));
    EXPECT_TRUE(drill.isOver());
}

TEST(OpeningDrill, LiesOnTheBoardAsAsked)
{
    for (const Symmetry image : kSymmetries) {
        OpeningDrill drill = drillAs(Color::Black, image);
        EXPECT_EQ(drill.moves().back(), image.apply(at("g9"), kDefaultBoardSize));
        EXPECT_EQ(drill.play(image.apply(at("f7"), kDefaultBoardSize)).verdict,
                  DrillVerdict::OnPath);
    }
}

TEST(OpeningDrill, OccupiedPointsAndOthersChangeNothing)
{
    OpeningDrill drill = drillAs(Color::Black);
    EXPECT_EQ(drill.play(at("h8")).verdict, DrillVerdict::Illegal);
    EXPECT_EQ(drill.play(Point()).verdict, DrillVerdict::Illegal);
    EXPECT_FALSE(drill.hasLeftPath());
}

TEST(LearntOpenings, AreThoseDrilledWithoutAMistake)
{
    std::vector<TrainingAnswer> answers(4);
    for (TrainingAnswer& answer : answers) {
        answer.kind = TrainingAnswer::Kind::Opening;
        answer.grade = RecallGrade::Good;
    }
    answers[0].subject = drillSubject(*openingByCode("4D"), Color::Black);
    answers[1].subject = drillSubject(*openingByCode("4D"), Color::White);
    answers[2].subject = drillSubject(*openingByCode("7I"), Color::White);
    answers[2].grade = RecallGrade::Again;
    answers[3].subject = "99X black";
    EXPECT_EQ(learntOpenings(answers), std::set<std::string>{"4D"});
}

}  // namespace
}  // namespace gomoku
