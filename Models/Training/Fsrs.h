// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>

namespace gomoku {

/// How well a card was answered.
enum class RecallGrade : std::uint8_t {
    Again = 1,  ///< Wrong.
    Hard,  ///< Right after a hint.
    Good,  ///< Right.
    Easy,  ///< Right at once.
};

/// What FSRS-6 believes of a memory.
struct CardMemory
{
    double stability = 0;  ///< Days until the chance to remember has fallen to 0.9.
    double difficulty = 0;  ///< 1 to 10.

    friend bool operator==(const CardMemory&, const CardMemory&) = default;
};

using CardTime = std::chrono::sys_seconds;

/// Where a card stands between two answers.
struct CardSchedule
{
    enum class Stage : std::uint8_t { Learning, Review, Relearning };

    Stage stage = Stage::Learning;
    int step = 0;  ///< Of the short steps, outside Review.
    std::optional<CardMemory> memory{};  ///< None: never answered.
    CardTime answered{};  ///< When last.
    CardTime due{};

    friend bool operator==(const CardSchedule&, const CardSchedule&) = default;
};

/// FSRS-6: when to ask again, so that nine of ten answers are right. The formulae are those of the
/// published description (Open Spaced Repetition, "The Algorithm"), the weights its defaults.
namespace fsrs {

inline constexpr std::array<double, 21> kWeights{
    0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001,  1.8722, 0.1666, 0.796,
    1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};
inline constexpr double kRetention = 0.9;
inline constexpr int kLongestInterval = 36500;  ///< Days.

/// The chance to remember after so many days.
[[nodiscard]] double retrievability(double days, double stability);
/// Whole days until that chance has fallen to kRetention.
[[nodiscard]] int intervalFor(double stability);

/// The memory after an answer; `days`: whole days since the answer before it.
[[nodiscard]] CardMemory afterAnswer(const std::optional<CardMemory>& before, RecallGrade grade,
                                     int days);

/// The card after an answer at `now`: new cards come back after 1 and 10 minutes, forgotten ones
/// after 10, all others after days.
[[nodiscard]] CardSchedule afterAnswer(const CardSchedule& before, RecallGrade grade, CardTime now);

}  // namespace fsrs

}  // namespace gomoku
