// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Fsrs.h"

#include <gtest/gtest.h>

#include <vector>

namespace gomoku {
namespace {

using namespace std::chrono_literals;

constexpr auto kAgain = RecallGrade::Again;
constexpr auto kGood = RecallGrade::Good;
const CardTime kFirstAnswer{std::chrono::sys_days{std::chrono::year{2022} / 11 / 29} + 12h + 30min};

/// Answers a new card each time it falls due and gives the whole days until the next time.
std::vector<int> intervalsOf(const std::vector<RecallGrade>& grades)
{
    CardSchedule card;
    CardTime now = kFirstAnswer;
    std::vector<int> days;
    for (const RecallGrade grade : grades) {
        card = fsrs::afterAnswer(card, grade, now);
        days.push_back(static_cast<int>(
            std::chrono::floor<std::chrono::days>(card.due - card.answered).count()));
        now = card.due;
    }
    return days;
}

// Published by Open Spaced Repetition for FSRS-6 with its default weights.
TEST(Fsrs, MeetsThePublishedIntervals)
{
    EXPECT_EQ(intervalsOf({kGood, kGood, kGood, kGood, kGood, kGood, kAgain, kAgain, kGood, kGood,
                           kGood, kGood, kGood}),
              (std::vector{0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21}));
}

TEST(Fsrs, MeetsThePublishedMemory)
{
    const std::vector grades{kAgain, kGood, kGood, kGood, kGood, kGood};
    const std::vector days{0, 0, 1, 3, 8, 21};
    std::optional<CardMemory> memory;
    for (std::size_t i = 0; i < grades.size(); ++i)
        memory = fsrs::afterAnswer(memory, grades[i], days[i]);
    EXPECT_NEAR(memory->stability, 53.62691, 1e-4);
    EXPECT_NEAR(memory->difficulty, 6.3574867, 1e-4);
}

TEST(Fsrs, FirstAnswersAreThePublishedOnes)
{
    const std::vector<CardMemory> published{
        {0.212, 6.4133}, {1.2931, 5.11217071}, {2.3065, 2.11810397}, {8.2956, 1.0}};
    for (int grade = 1; grade <= 4; ++grade) {
        const CardMemory memory
            = fsrs::afterAnswer(std::nullopt, static_cast<RecallGrade>(grade), 0);
        EXPECT_NEAR(memory.stability, published[static_cast<std::size_t>(grade - 1)].stability,
                    1e-8);
        EXPECT_NEAR(memory.difficulty, published[static_cast<std::size_t>(grade - 1)].difficulty,
                    1e-8);
    }
}

TEST(Fsrs, TheChanceToRememberIsNineTenthsAfterAsManyDaysAsTheStability)
{
    for (const double stability : {0.5, 3.0, 80.0})
        EXPECT_NEAR(fsrs::retrievability(stability, stability), 0.9, 1e-12);
    EXPECT_EQ(fsrs::intervalFor(46.2), 46);
    EXPECT_EQ(fsrs::intervalFor(0.01), 1);
    EXPECT_EQ(fsrs::intervalFor(1e9), fsrs::kLongestInterval);
}

TEST(Fsrs, NewCardsComeBackAfterOneAndTenMinutes)
{
    const CardSchedule fresh;
    const auto waits = [&](const CardSchedule& card, RecallGrade grade) {
        return fsrs::afterAnswer(card, grade, kFirstAnswer).due - kFirstAnswer;
    };
    EXPECT_EQ(waits(fresh, kAgain), 1min);
    EXPECT_EQ(waits(fresh, RecallGrade::Hard), 5min + 30s);
    EXPECT_EQ(waits(fresh, kGood), 10min);
    EXPECT_EQ(waits(fresh, RecallGrade::Easy), std::chrono::days(8));
    EXPECT_EQ(waits(fsrs::afterAnswer(fresh, kGood, kFirstAnswer), kGood), std::chrono::days(2));
}

TEST(Fsrs, AForgottenCardComesBackAfterTenMinutes)
{
    CardSchedule card;
    card = fsrs::afterAnswer(card, RecallGrade::Easy, kFirstAnswer);
    EXPECT_EQ(card.stage, CardSchedule::Stage::Review);
    const CardTime later = card.due;
    card = fsrs::afterAnswer(card, kAgain, later);
    EXPECT_EQ(card.stage, CardSchedule::Stage::Relearning);
    EXPECT_EQ(card.due - later, 10min);
}

TEST(Fsrs, ManyEasyAnswersOnOneDayMakeACardAsEasyAsCanBe)
{
    CardSchedule card;
    for (int i = 0; i < 10; ++i)
        card = fsrs::afterAnswer(card, RecallGrade::Easy, kFirstAnswer + i * 1s);
    EXPECT_DOUBLE_EQ(card.memory->difficulty, 1.0);
}

}  // namespace
}  // namespace gomoku
