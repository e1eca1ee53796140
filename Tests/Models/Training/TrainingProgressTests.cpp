// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/TrainingProgress.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

using namespace std::chrono_literals;

const CardTime kMidnight{std::chrono::sys_days{std::chrono::year{2026} / 11 / 17}};
const TrainingTime kNoonToday{kMidnight + 12h, kMidnight};

TrainingAnswer answerAt(CardTime at, RecallGrade grade = RecallGrade::Good)
{
    return {at, TrainingAnswer::Kind::Card, "card", Rule::Freestyle, 0, grade, 1000ms};
}

DeckCard cardOn(int column, CardTime due, int answers, double stability)
{
    TrainingPosition position;
    position.grid.set(Point::at(column, 0), Cell::Black);
    DeckCard card = cardFor(position, DeckCard::Kind::Mistake, "1:2", kMidnight);
    card.schedule.due = due;
    card.answers = answers;
    if (answers > 0) {
        card.schedule.stage = CardSchedule::Stage::Review;
        card.schedule.memory = CardMemory{stability, 5};
    }
    return card;
}

TrainingProgress progressOf(const TrainingBook& book)
{
    return gomoku::progressOf(book, lessons(), kNoonToday);
}

TEST(TrainingProgress, OfAnEmptyBookIsEmptyAndStillSaysWhatToDo)
{
    const TrainingProgress progress = progressOf({});
    EXPECT_TRUE(progress.isEmpty);
    EXPECT_EQ(progress.steps.front(), TodayStep::NextLesson);
    EXPECT_EQ(progress.nextLesson, lessons().front().id);
    EXPECT_TRUE(progress.rules.empty());
    EXPECT_EQ(progress.answers, AnswerProgress());
}

TEST(TrainingProgress, OnlyPuzzlesAndMistakesAreTasksOfTheDay)
{
    TrainingBook book;
    for (const auto kind :
         {TrainingAnswer::Kind::Puzzle, TrainingAnswer::Kind::Card, TrainingAnswer::Kind::Lesson,
          TrainingAnswer::Kind::Foul, TrainingAnswer::Kind::Opening}) {
        book.answers.push_back(answerAt(kMidnight + 1h));
        book.answers.back().kind = kind;
    }
    EXPECT_EQ(planFor(book, kNoonToday).done, 2);
}

TEST(TrainingProgress, CountsAnswersSinceMidnightForToday)
{
    TrainingBook book;
    book.answers = {answerAt(kMidnight - 1s), answerAt(kMidnight), answerAt(kMidnight + 11h)};
    EXPECT_EQ(planFor(book, kNoonToday), (DailyPlan{0, 2, 5}));
    for (int i = 0; i < 9; ++i)
        book.answers.push_back(answerAt(kMidnight + 11h));
    EXPECT_EQ(planFor(book, kNoonToday).done, 5);
}

TEST(TrainingProgress, KnowsDaysInARowUpToTodayOrYesterday)
{
    TrainingBook book;
    book.answers = {answerAt(kMidnight - 49h), answerAt(kMidnight - 20h), answerAt(kMidnight - 1h)};
    EXPECT_EQ(progressOf(book).answers.daysInARow, 1) << "a day is missing before yesterday";
    book.answers.insert(book.answers.begin() + 1, answerAt(kMidnight - 25h));
    EXPECT_EQ(progressOf(book).answers.daysInARow, 3);
    book.answers.push_back(answerAt(kMidnight + 1h));
    EXPECT_EQ(progressOf(book).answers.daysInARow, 4);
    book.answers = {answerAt(kMidnight - 25h)};
    EXPECT_EQ(progressOf(book).answers.daysInARow, 0);
}

TEST(TrainingProgress, AWeekIsTodayAndTheSixDaysBefore)
{
    TrainingBook book;
    book.answers = {answerAt(kMidnight - 6 * 24h - 1s), answerAt(kMidnight - 6 * 24h),
                    answerAt(kMidnight, RecallGrade::Again)};
    const AnswerProgress answers = progressOf(book).answers;
    EXPECT_EQ(answers.given, 3);
    EXPECT_EQ(answers.right, 2);
    EXPECT_EQ(answers.thisWeek, 2);
    EXPECT_EQ(answers.rightThisWeek, 1);
}

TEST(TrainingProgress, CountsCardsByHowWellTheyAreKnown)
{
    TrainingBook book;
    book.deck = Deck({cardOn(1, kMidnight, 0, 0), cardOn(2, kMidnight + 240h, 3, 20.9),
                      cardOn(3, kMidnight + 480h, 4, 21)});
    EXPECT_EQ(progressOf(book).deck, (DeckProgress{3, 1, 1, 1}));
}

TEST(TrainingProgress, KeepsRulesApartAndTheOnePlayedLastFirst)
{
    TrainingBook book;
    book.games = {{kMidnight - 3h, Rule::Renju, 5, 1},
                  {kMidnight - 2h, Rule::Freestyle, 9, 0},
                  {kMidnight - 1h, Rule::Freestyle, 8, 0.5}};
    const TrainingProgress progress = progressOf(book);
    ASSERT_EQ(progress.rules.size(), 2u);
    EXPECT_EQ(progress.rules[0].rule, Rule::Freestyle);
    EXPECT_EQ(progress.rules[0].drawn, 1);
    EXPECT_EQ(progress.rules[0].lost, 1);
    EXPECT_EQ(progress.rules[1].won, 1);
    EXPECT_EQ(progress.rules[1].rating.games(), 1);
}

TEST(TrainingProgress, RecentAccuracyIsThatOfTheLastTenGames)
{
    TrainingBook book;
    for (int i = 0; i < 12; ++i)
        book.accuracies.push_back({kMidnight, Rule::Freestyle, i < 2 ? 0.0 : 60.0});
    const AccuracyProgress accuracy = progressOf(book).accuracy;
    EXPECT_DOUBLE_EQ(accuracy.recent, 60);
    EXPECT_DOUBLE_EQ(accuracy.mean, 50);
}

TEST(TrainingProgress, WhatIsDoneIsNotAdvisedAgain)
{
    TrainingBook book;
    for (int i = 0; i < 5; ++i)
        book.answers.push_back(answerAt(kMidnight + 1h));
    for (const Lesson& lesson : lessons())
        book.answers.push_back({kMidnight - 24h, TrainingAnswer::Kind::Lesson,
                                std::string(lesson.id), Rule::Freestyle, 0, RecallGrade::Good,
                                1000ms});
    book.games = {{kMidnight + 1h, Rule::Freestyle, 9, 0}};
    EXPECT_EQ(progressOf(book).steps, std::vector{TodayStep::MorePuzzles});
    book.games.front().started = kMidnight - 1h;
    EXPECT_EQ(progressOf(book).steps, (std::vector{TodayStep::RatedGame, TodayStep::MorePuzzles}));
    book.answers.erase(book.answers.begin());
    EXPECT_EQ(progressOf(book).steps, (std::vector{TodayStep::DailyFive, TodayStep::RatedGame}));
}

}  // namespace
}  // namespace gomoku::testing
