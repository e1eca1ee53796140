// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/TrainingLog.h"

#include <algorithm>
#include <array>

namespace gomoku {

namespace {

constexpr std::array<std::string_view, 5> kAnswerKinds{"puzzle", "card", "lesson", "foul",
                                                       "opening"};

// Users start among the two-movers, uncertain, and stay a little so (volatility and bounds as
// Lichess has them). From the middle of the scale the first mistake would cost hundreds of points.
constexpr GlickoRating kPuzzleStart{1100, 350, 0.09};
constexpr double kLeastPuzzleDeviation = 45;
constexpr double kMostPuzzleDeviation = 500;

constexpr double kScoreWithHint = 0.5;

constexpr std::size_t kAnswersForMedian = 5;

bool isQuestion(const TrainingAnswer& answer)
{
    return answer.kind == TrainingAnswer::Kind::Puzzle || answer.kind == TrainingAnswer::Kind::Card;
}

}  // namespace

std::string_view nameOf(TrainingAnswer::Kind kind) noexcept
{
    return kAnswerKinds[static_cast<std::size_t>(kind)];
}

std::optional<TrainingAnswer::Kind> parseAnswerKind(std::string_view name) noexcept
{
    const auto found = std::find(kAnswerKinds.begin(), kAnswerKinds.end(), name);
    if (found == kAnswerKinds.end())
        return std::nullopt;
    return static_cast<TrainingAnswer::Kind>(found - kAnswerKinds.begin());
}

PuzzleProgress::PuzzleProgress(const std::vector<TrainingAnswer>& answers) : m_rating(kPuzzleStart)
{
    for (const TrainingAnswer& answer : answers) {
        if (answer.kind != TrainingAnswer::Kind::Puzzle || !m_met.insert(answer.subject).second)
            continue;
        m_solved += answer.grade > RecallGrade::Again;
        if (answer.rating <= 0)
            continue;
        const double score = answer.grade == RecallGrade::Again ? 0.0
            : answer.grade == RecallGrade::Hard                 ? kScoreWithHint
                                                                : 1.0;
        const GlickoGame game{answer.rating, 0, score};
        m_rating = ratedAfter(m_rating, {&game, 1});
        m_rating.deviation
            = std::clamp(m_rating.deviation, kLeastPuzzleDeviation, kMostPuzzleDeviation);
        m_curve.push_back({answer.at, m_rating});
    }
}

std::set<std::string> finishedLessons(const std::vector<TrainingAnswer>& answers)
{
    std::set<std::string> lessons;
    for (const TrainingAnswer& answer : answers)
        if (answer.kind == TrainingAnswer::Kind::Lesson && answer.grade > RecallGrade::Again)
            lessons.insert(answer.subject);
    return lessons;
}

std::chrono::milliseconds medianTime(const std::vector<TrainingAnswer>& answers)
{
    std::vector<std::chrono::milliseconds> times;
    for (const TrainingAnswer& answer : answers)
        if (isQuestion(answer) && answer.grade > RecallGrade::Again)
            times.push_back(answer.time);
    if (times.size() < kAnswersForMedian)
        return std::chrono::milliseconds(0);
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

}  // namespace gomoku
