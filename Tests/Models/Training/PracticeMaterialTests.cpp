// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Practice/PracticeMaterial.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using testing::at;
using namespace std::chrono_literals;

constexpr CardTime kNow(100h);
constexpr TrainingTime kTime{kNow, kNow - 10h};

PracticeMaterial::Puzzles puzzlesRated(const std::vector<int>& ratings)
{
    std::vector<Puzzle> puzzles(ratings.size());
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        puzzles[i].id = std::to_string(i);
        puzzles[i].rating = ratings[i];
        puzzles[i].stones = Grid(15);
    }
    return std::make_shared<const std::vector<Puzzle>>(puzzles);
}

/// A card of its own for each number.
DeckCard card(int number, DeckCard::Kind kind, CardTime due)
{
    TrainingPosition position{Rule::Freestyle, Grid(15), Color::White};
    for (int i = 0; i <= number; ++i)
        position.grid.set(Point::at(i, 0), Cell::Black);
    DeckCard made = cardFor(position, kind, {}, due, {at("a15")}, {at("b15")});
    made.schedule.due = due;
    return made;
}

PracticeMaterial materialOf(TrainingBook book, const PracticeMaterial::Puzzles& puzzles = {})
{
    PracticeMaterial material;
    material.setBook(std::make_shared<const TrainingBook>(std::move(book)));
    material.setPuzzles(puzzles);
    return material;
}

TrainingAnswer solved(const std::string& puzzle, double rating)
{
    TrainingAnswer answer;
    answer.at = kNow;
    answer.subject = puzzle;
    answer.rating = rating;
    answer.grade = RecallGrade::Good;
    return answer;
}

std::vector<std::string> subjectsOf(const std::vector<PracticeTask>& tasks)
{
    std::vector<std::string> subjects;
    for (const PracticeTask& task : tasks)
        subjects.push_back(task.subject);
    return subjects;
}

TEST(PracticeMaterial, TheDayBeginsWithCardsThatAreDueAndEndsWithNewPuzzles)
{
    TrainingBook book;
    book.deck.add(card(1, DeckCard::Kind::Mistake, kNow - 1h));
    book.deck.add(card(2, DeckCard::Kind::Puzzle, kNow - 2h));
    book.deck.add(card(3, DeckCard::Kind::Mistake, kNow + 1h));
    const auto tasks = materialOf(book, puzzlesRated(std::vector<int>(20, 1500))).dailyTasks(kTime);
    ASSERT_EQ(tasks.size(), static_cast<std::size_t>(kDailyCards));
    EXPECT_EQ(tasks[0].cardKey, card(2, DeckCard::Kind::Puzzle, kNow).key) << "overdue longest";
    EXPECT_EQ(tasks[1].cardKey, card(1, DeckCard::Kind::Mistake, kNow).key);
    for (std::size_t i = 2; i < tasks.size(); ++i)
        EXPECT_TRUE(tasks[i].puzzle && tasks[i].cardKey.empty()) << i;
}

TEST(PracticeMaterial, WhatWasDoneTodayIsNotAskedForOnceMore)
{
    const auto puzzles = puzzlesRated(std::vector<int>(40, 1500));
    TrainingBook book;
    book.answers = {solved("0", 1500), solved("1", 1500)};
    EXPECT_EQ(materialOf(book, puzzles).dailyTasks(kTime).size(),
              static_cast<std::size_t>(kDailyCards - 2));
    for (const char* more : {"2", "3", "4"})
        book.answers.push_back(solved(more, 1500));
    EXPECT_GT(materialOf(book, puzzles).dailyTasks(kTime).size(),
              static_cast<std::size_t>(kDailyCards))
        << "whoever has done his day may go on";
}

TEST(PracticeMaterial, CardsMayBePractisedBeforeTheyAreDue)
{
    TrainingBook book;
    book.deck.add(card(1, DeckCard::Kind::Mistake, kNow + 48h));
    book.deck.add(card(2, DeckCard::Kind::Puzzle, kNow + 24h));
    const PracticeMaterial material = materialOf(book);
    EXPECT_EQ(material.cardTasks({}).size(), 2u);
    const auto mistakes = material.cardTasks(DeckCard::Kind::Mistake);
    ASSERT_EQ(mistakes.size(), 1u);
    EXPECT_EQ(mistakes[0].kind, PracticeTask::Kind::Mistake);
}

TEST(PracticeMaterial, LessonsContinueAfterTheFinishedOnesAndBeginAgainAfterTheLast)
{
    TrainingBook book;
    EXPECT_EQ(materialOf(book).nextLesson(), 0U);
    for (const Lesson& lesson : lessons()) {
        TrainingAnswer answer = solved(std::string(lesson.id), 0);
        answer.kind = TrainingAnswer::Kind::Lesson;
        book.answers.push_back(answer);
        EXPECT_EQ(materialOf(book).nextLesson(), book.answers.size() % lessons().size());
    }
    const auto tasks = materialOf(book).lessonTasks();
    ASSERT_EQ(tasks.size(), lessons().size()) << "finished ones may be taken again";
    for (std::size_t i = 0; i < tasks.size(); ++i)
        EXPECT_EQ(tasks[i].subject, lessons()[i].id);
}

TEST(PracticeMaterial, ASkippedLessonIsTheNext)
{
    TrainingBook book;
    for (const std::size_t lesson : {0U, 2U}) {
        TrainingAnswer answer = solved(std::string(lessons()[lesson].id), 0);
        answer.kind = TrainingAnswer::Kind::Lesson;
        book.answers.push_back(answer);
    }
    EXPECT_EQ(materialOf(book).nextLesson(), 1U);
}

TEST(PracticeMaterial, ThePuzzlesToComeFollowTheStrengthAndThoseBehindStay)
{
    const auto puzzles = puzzlesRated({1050, 1060, 1070, 1700, 1710, 1720});
    std::vector<PracticeTask> tasks = materialOf({}, puzzles).puzzleTasks(3);
    const std::vector<std::string> easy = subjectsOf(tasks);
    EXPECT_EQ(easy, (std::vector<std::string>{"0", "1", "2"}));

    TrainingBook book;
    book.answers = {solved("0", 1050), solved("8", 2200), solved("9", 2200)};
    materialOf(book, puzzles).chooseAgain(tasks, 1);
    EXPECT_EQ(tasks[0].subject, "0");
    EXPECT_GE(tasks[1].puzzle->rating, 1700);
    EXPECT_GE(tasks[2].puzzle->rating, 1700);
    EXPECT_NE(tasks[1].subject, tasks[2].subject);
}

TEST(PracticeMaterial, WithoutEnoughNewPuzzlesTheRestStays)
{
    const auto puzzles = puzzlesRated({1050, 1060, 1070});
    std::vector<PracticeTask> tasks = materialOf({}, puzzles).puzzleTasks(3);
    TrainingBook book;
    book.answers = {solved("0", 1050), solved("1", 1060)};
    materialOf(book, puzzles).chooseAgain(tasks, 1);
    EXPECT_EQ(subjectsOf(tasks), (std::vector<std::string>{"0", "1", "2"}));
}

}  // namespace
}  // namespace gomoku
