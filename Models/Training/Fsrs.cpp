// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Fsrs.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace gomoku::fsrs {

namespace {

using namespace std::chrono_literals;

constexpr auto& w = kWeights;
constexpr double kLeastStability = 0.001;
constexpr std::array<std::chrono::seconds, 2> kLearningSteps{1min, 10min};
constexpr std::array<std::chrono::seconds, 1> kRelearningSteps{10min};

double numberOf(RecallGrade grade)
{
    return static_cast<double>(grade);
}

double curveFactor()
{
    return std::pow(0.9, -1 / w[20]) - 1;
}

double withinDifficulty(double difficulty)
{
    return std::clamp(difficulty, 1.0, 10.0);
}

double firstDifficulty(RecallGrade grade)
{
    return w[4] - std::exp(w[5] * (numberOf(grade) - 1)) + 1;
}

double nextDifficulty(double difficulty, RecallGrade grade)
{
    const double moved = difficulty - w[6] * (numberOf(grade) - 3) * (10 - difficulty) / 9;
    // Drawn a little towards the difficulty of an easy card, which is not cut to 1 .. 10 first.
    return withinDifficulty(w[7] * firstDifficulty(RecallGrade::Easy) + (1 - w[7]) * moved);
}

double stabilityAfterRecall(const CardMemory& memory, double chance, RecallGrade grade)
{
    const double penalty = grade == RecallGrade::Hard ? w[15] : 1;
    const double bonus = grade == RecallGrade::Easy ? w[16] : 1;
    const double growth = std::exp(w[8]) * (11 - memory.difficulty)
        * std::pow(memory.stability, -w[9]) * (std::exp(w[10] * (1 - chance)) - 1);
    return memory.stability * (1 + growth * penalty * bonus);
}

double stabilityAfterLapse(const CardMemory& memory, double chance)
{
    const double forgotten = w[11] * std::pow(memory.difficulty, -w[12])
        * (std::pow(memory.stability + 1, w[13]) - 1) * std::exp(w[14] * (1 - chance));
    return std::min(forgotten, memory.stability / std::exp(w[17] * w[18]));
}

double stabilityOnSameDay(double stability, RecallGrade grade)
{
    const double growth
        = std::exp(w[17] * (numberOf(grade) - 3 + w[18])) * std::pow(stability, -w[19]);
    return stability * (grade >= RecallGrade::Good ? std::max(growth, 1.0) : growth);
}

double nextStability(const CardMemory& memory, RecallGrade grade, int days)
{
    if (days < 1)
        return stabilityOnSameDay(memory.stability, grade);
    const double chance = retrievability(days, memory.stability);
    return grade == RecallGrade::Again ? stabilityAfterLapse(memory, chance)
                                       : stabilityAfterRecall(memory, chance, grade);
}

/// A hard answer repeats its step; the first of two is stretched half way to the second.
std::chrono::seconds hardStep(std::span<const std::chrono::seconds> steps, std::size_t step)
{
    if (step > 0)
        return steps[step];
    return steps.size() > 1 ? (steps[0] + steps[1]) / 2 : steps[0] * 3 / 2;
}

void takeStep(CardSchedule& card, RecallGrade grade, std::span<const std::chrono::seconds> steps)
{
    const auto step = std::min(static_cast<std::size_t>(std::max(card.step, 0)), steps.size() - 1);
    const bool isDone
        = grade == RecallGrade::Easy || (grade == RecallGrade::Good && step + 1 == steps.size());
    if (isDone) {
        card.stage = CardSchedule::Stage::Review;
        card.step = 0;
        card.due = card.answered + std::chrono::days(intervalFor(card.memory->stability));
        return;
    }
    const auto next = grade == RecallGrade::Again ? 0 : step + (grade == RecallGrade::Good);
    card.step = static_cast<int>(next);
    card.due = card.answered + (grade == RecallGrade::Hard ? hardStep(steps, step) : steps[next]);
}

}  // namespace

double retrievability(double days, double stability)
{
    return std::pow(1 + curveFactor() * days / stability, -w[20]);
}

int intervalFor(double stability)
{
    const double days = stability / curveFactor() * (std::pow(kRetention, -1 / w[20]) - 1);
    return static_cast<int>(
        std::clamp(std::round(days), 1.0, static_cast<double>(kLongestInterval)));
}

CardMemory afterAnswer(const std::optional<CardMemory>& before, RecallGrade grade, int days)
{
    if (!before)
        return {w[static_cast<std::size_t>(grade) - 1], withinDifficulty(firstDifficulty(grade))};
    return {std::max(nextStability(*before, grade, days), kLeastStability),
            nextDifficulty(before->difficulty, grade)};
}

CardSchedule afterAnswer(const CardSchedule& before, RecallGrade grade, CardTime now)
{
    CardSchedule card = before;
    const auto days = std::chrono::floor<std::chrono::days>(now - before.answered).count();
    card.memory = afterAnswer(before.memory, grade, static_cast<int>(std::max<long>(days, 0)));
    card.answered = now;
    if (card.stage == CardSchedule::Stage::Learning) {
        takeStep(card, grade, kLearningSteps);
    } else if (card.stage == CardSchedule::Stage::Relearning) {
        takeStep(card, grade, kRelearningSteps);
    } else if (grade == RecallGrade::Again) {
        card.stage = CardSchedule::Stage::Relearning;
        takeStep(card, grade, kRelearningSteps);
    } else {
        card.due = now + std::chrono::days(intervalFor(card.memory->stability));
    }
    return card;
}

}  // namespace gomoku::fsrs
