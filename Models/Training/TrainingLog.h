// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Core/Rule.h"
#include "Models/Training/Deck.h"
#include "Models/Training/Glicko2.h"
#include "Models/Training/PlayerRating.h"

#include <set>
#include <string>
#include <vector>

namespace gomoku {

/// One thing that was asked and answered. All that "my progress" shows is computed from these, the
/// cards and the games.
struct TrainingAnswer
{
    enum class Kind : std::uint8_t { Puzzle, Card, Lesson, Foul, Opening };

    CardTime at{};
    Kind kind = Kind::Puzzle;
    std::string subject{};  ///< The puzzle's or lesson's id, the card's key; see FoulSubject too.
    Rule rule = Rule::Freestyle;
    double rating = 0;  ///< Of the puzzle; 0: not rated.
    RecallGrade grade = RecallGrade::Again;
    std::chrono::milliseconds time{0};

    friend bool operator==(const TrainingAnswer&, const TrainingAnswer&) = default;
};

/// "puzzle", "card", "lesson", "foul", "opening".
[[nodiscard]] std::string_view nameOf(TrainingAnswer::Kind kind) noexcept;
[[nodiscard]] std::optional<TrainingAnswer::Kind> parseAnswerKind(std::string_view name) noexcept;

/// How exactly the user played a reviewed game, from 0 to 100.
struct GameAccuracy
{
    CardTime started{};
    Rule rule = Rule::Freestyle;
    double accuracy = 0;

    friend bool operator==(const GameAccuracy&, const GameAccuracy&) = default;
};

/// A reviewed game of the library whose mistakes are no cards yet.
struct GameToCard
{
    std::int64_t id = 0;
    PerColor<bool> own{true, true};  ///< Played by a person here; a record from elsewhere is all
                                     ///< the user's.

    friend bool operator==(const GameToCard&, const GameToCard&) = default;
};

/// All that is known of a user who trains.
struct TrainingBook
{
    Deck deck{};
    std::vector<TrainingAnswer> answers{};  ///< Oldest first.
    std::vector<RatedGame> games{};  ///< Oldest first.
    std::vector<GameAccuracy> accuracies{};  ///< Oldest first.
    int reviewedGames = 0;
    std::vector<GameToCard> gamesWithoutCards{};  ///< Some of them, if there are many.
    int unreviewedGames = 0;  ///< Finished ones.
    std::vector<GameToCard> gamesToReview{};  ///< Some of these, the newest first.

    [[nodiscard]] bool isEmpty() const
    {
        return deck.size() == 0 && answers.empty() && games.empty() && accuracies.empty();
    }
};

/// The user's strength at puzzles: each puzzle counts once, when it was met first. With a hint it
/// is solved, but only half a point.
class PuzzleProgress
{
public:
    explicit PuzzleProgress(const std::vector<TrainingAnswer>& answers);

    [[nodiscard]] const GlickoRating& rating() const noexcept { return m_rating; }
    [[nodiscard]] const std::vector<PlayerRating::Point>& curve() const noexcept { return m_curve; }
    [[nodiscard]] int tried() const noexcept { return static_cast<int>(m_met.size()); }
    [[nodiscard]] int solved() const noexcept { return m_solved; }
    [[nodiscard]] bool hasMet(const std::string& id) const { return m_met.contains(id); }

private:
    GlickoRating m_rating;
    std::vector<PlayerRating::Point> m_curve{};
    std::set<std::string> m_met{};
    int m_solved = 0;
};

/// Lessons that were finished, each once.
[[nodiscard]] std::set<std::string> finishedLessons(const std::vector<TrainingAnswer>& answers);

/// Of the right answers to puzzles and cards; 0 as long as there are too few to tell.
[[nodiscard]] std::chrono::milliseconds medianTime(const std::vector<TrainingAnswer>& answers);

}  // namespace gomoku
