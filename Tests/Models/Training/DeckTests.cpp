// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Deck.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

#include <set>

namespace gomoku {
namespace {

using namespace std::chrono_literals;

const CardTime kNoon{std::chrono::sys_days{std::chrono::year{2026} / 11 / 17} + 12h};

using testing::at;

TrainingPosition aPosition()
{
    TrainingPosition position{Rule::Renju, Grid(15), Color::White};
    for (const char* name : {"h8", "j9", "f7"})
        position.grid.set(at(name), Cell::Black);
    for (const char* name : {"h9", "c4"})
        position.grid.set(at(name), Cell::White);
    return position;
}

DeckCard aCard()
{
    return cardFor(aPosition(), DeckCard::Kind::Mistake, "game", kNoon, {at("g7")}, {at("i10")});
}

TEST(TrainingPosition, SurvivesItsText)
{
    EXPECT_EQ(toText(aPosition()), "renju;15;white;f7 h8 j9;c4 h9");
    EXPECT_EQ(parseTrainingPosition(toText(aPosition())), aPosition());
    const TrainingPosition empty{Rule::Freestyle, Grid(19), Color::Black};
    EXPECT_EQ(parseTrainingPosition(toText(empty)), empty);
}

TEST(TrainingPosition, BadTextIsRefused)
{
    for (const char* text : {"", "chess;15;black;;", "renju;4;black;;", "renju;15x;black;;",
                             "renju;15;red;;", "renju;15;black;h8 h8;", "renju;15;black;p3;",
                             "renju;15;black;h8;h8", "renju;15;black;?;"})
        EXPECT_FALSE(parseTrainingPosition(text)) << text;
}

TEST(TrainingPosition, AllEightImagesHaveOneCanonicalForm)
{
    const std::string key = toText(canonical(aPosition()).position);
    for (const Symmetry symmetry : kSymmetries) {
        const TrainingPosition image = turned(aPosition(), symmetry);
        const CanonicalPosition found = canonical(image);
        EXPECT_EQ(toText(found.position), key);
        EXPECT_EQ(turned(image, found.symmetry), found.position);
    }
}

TEST(TrainingPosition, RuleAndSideTellPositionsApart)
{
    TrainingPosition other = aPosition();
    other.side = Color::Black;
    EXPECT_NE(toText(canonical(other).position), toText(canonical(aPosition()).position));
    other = aPosition();
    other.rule = Rule::Standard;
    EXPECT_NE(toText(canonical(other).position), toText(canonical(aPosition()).position));
}

TEST(Deck, EqualPositionsAreOneCardAndTheirMovesTurnWithThem)
{
    Deck deck;
    EXPECT_TRUE(deck.add(aCard()));
    for (const Symmetry symmetry : kSymmetries) {
        const DeckCard image
            = cardFor(turned(aPosition(), symmetry), DeckCard::Kind::Mistake, "game", kNoon,
                      {symmetry.apply(at("g7"), 15)}, {symmetry.apply(at("i10"), 15)});
        EXPECT_EQ(image, aCard());
        EXPECT_FALSE(deck.add(image));
    }
    EXPECT_EQ(deck.size(), 1u);
}

TEST(Deck, ACardComesInAllEightImages)
{
    DeckCard card = aCard();
    std::set<int> seen;
    for (card.answers = 0; card.answers < 8; ++card.answers)
        seen.insert(imageOf(card).code());
    EXPECT_EQ(seen.size(), 8u);
    EXPECT_EQ(imageOf(aCard()), imageOf(aCard()));
}

TEST(Deck, CardsAreDueUntilTheyAreAnswered)
{
    Deck deck({aCard()});
    EXPECT_EQ(deck.due(kNoon).size(), 1u);
    EXPECT_EQ(deck.newOf(DeckCard::Kind::Mistake), 1);
    ASSERT_NE(deck.answer(aCard().key, RecallGrade::Good, kNoon), nullptr);
    EXPECT_TRUE(deck.due(kNoon).empty());
    EXPECT_EQ(deck.due(kNoon + 10min).size(), 1u);
    EXPECT_EQ(deck.newOf(DeckCard::Kind::Mistake), 0);
    EXPECT_EQ(deck.answer("no such card", RecallGrade::Good, kNoon), nullptr);
}

TEST(Deck, TheLongestOverdueComeFirst)
{
    TrainingPosition other = aPosition();
    other.grid.set(at("a1"), Cell::White);
    Deck deck({cardFor(other, DeckCard::Kind::Puzzle, "p", kNoon - 1h),
               cardFor(aPosition(), DeckCard::Kind::Puzzle, "q", kNoon - 2h)});
    const auto due = deck.due(kNoon);
    ASSERT_EQ(due.size(), 2u);
    EXPECT_EQ(due[0].source, "q");
}

TEST(Deck, GradesFollowHintsAndTime)
{
    EXPECT_EQ(gradeFor(false, false, 1s, 5s), RecallGrade::Again);
    EXPECT_EQ(gradeFor(true, true, 1s, 5s), RecallGrade::Hard);
    EXPECT_EQ(gradeFor(true, false, 1s, 5s), RecallGrade::Easy);
    EXPECT_EQ(gradeFor(true, false, 7s, 5s), RecallGrade::Good);
    EXPECT_EQ(gradeFor(true, false, 1s, 0s), RecallGrade::Good);
}

}  // namespace
}  // namespace gomoku
