// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/Lessons.h"
#include "Models/Training/TrainingLog.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace gomoku {

/// When it is. Days are the user's: they begin at his midnight.
struct TrainingTime
{
    CardTime now{};
    CardTime startOfDay{};
};

/// The rated games under one rule.
struct RuleProgress
{
    Rule rule = Rule::Freestyle;
    PlayerRating rating{};
    int won = 0;
    int drawn = 0;
    int lost = 0;
};

/// The newest games that "recently" speaks of.
inline constexpr std::size_t kRecentGames = 10;

struct AccuracyProgress
{
    std::vector<GameAccuracy> games{};  ///< Oldest first.
    double mean = 0;  ///< Of all; 0 without any.
    double recent = 0;  ///< Of the newest kRecentGames.
};

/// A card that will be remembered for so many days is called known.
inline constexpr double kKnownCardDays = 21;

struct DeckProgress
{
    int cards = 0;
    int due = 0;
    int unseen = 0;  ///< Never answered.
    int known = 0;

    friend bool operator==(const DeckProgress&, const DeckProgress&) = default;
};

/// All answers, of every kind.
struct AnswerProgress
{
    int given = 0;
    int right = 0;  ///< Also after a hint.
    int thisWeek = 0;  ///< Today and in the six days before.
    int rightThisWeek = 0;
    int daysInARow = 0;  ///< Up to today, or up to yesterday as long as today has none.

    friend bool operator==(const AnswerProgress&, const AnswerProgress&) = default;
};

/// Something worth doing today.
enum class TodayStep : std::uint8_t { DailyFive, NextLesson, RatedGame, MorePuzzles };

/// All that "My Progress" shows. Nothing of it is kept: it is computed from the book.
struct TrainingProgress
{
    bool isEmpty = true;  ///< Nothing was done yet.
    DailyPlan today{};
    std::vector<TodayStep> steps{};  ///< What comes first first; never empty.
    std::vector<RuleProgress> rules{};  ///< With rated games; the one played last first.
    AccuracyProgress accuracy{};
    PuzzleProgress puzzles{{}};
    int lessons = 0;
    int lessonsDone = 0;
    std::string_view nextLesson{};  ///< Its id; empty when all are done.
    DeckProgress deck{};
    AnswerProgress answers{};
};

/// What is to do today, and how much of it is done: answers of any kind count.
[[nodiscard]] DailyPlan planFor(const TrainingBook& book, const TrainingTime& time);

[[nodiscard]] TrainingProgress progressOf(const TrainingBook& book, std::span<const Lesson> lessons,
                                          const TrainingTime& time);

}  // namespace gomoku
