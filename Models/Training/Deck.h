// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/Fsrs.h"
#include "Models/Training/TrainingPosition.h"

#include <map>
#include <string>
#include <vector>

namespace gomoku {

/// A position that is asked again until it is known: an own mistake or a puzzle that was failed.
/// Equal positions under the eight symmetries are one card; everything in it is told for the
/// canonical image.
struct DeckCard
{
    enum class Kind : std::uint8_t { Mistake, Puzzle };

    std::string key{};  ///< The canonical position as text.
    Kind kind = Kind::Mistake;
    std::string source{};  ///< The puzzle's id; of a mistake the game and the move.
    std::vector<Point> wrong{};  ///< Mistake: what was played, which is no answer.
    std::vector<Point> better{};  ///< Mistake: the line that was better.
    CardTime made{};
    CardSchedule schedule{};
    int answers = 0;

    [[nodiscard]] bool isDue(CardTime now) const { return schedule.due <= now; }

    friend bool operator==(const DeckCard&, const DeckCard&) = default;
};

/// The card of a position, in whichever of its images it and the moves are given.
[[nodiscard]] DeckCard cardFor(const TrainingPosition& position, DeckCard::Kind kind,
                               std::string source, CardTime now,
                               const std::vector<Point>& wrong = {},
                               const std::vector<Point>& better = {});

/// The image in which a card is asked: another one after each answer, all eight in eight answers.
[[nodiscard]] Symmetry imageOf(const DeckCard& card) noexcept;

/// How well an answer was given. `median`: of the user's right answers so far, 0 if unknown.
[[nodiscard]] RecallGrade gradeFor(bool isRight, bool usedHint, std::chrono::milliseconds time,
                                   std::chrono::milliseconds median) noexcept;

inline constexpr int kDailyCards = 5;

/// What is to do on a day, and how far it is done.
struct DailyPlan
{
    int due = 0;  ///< Cards that want an answer now.
    int done = 0;  ///< Answered today, at most `planned`.
    int planned = kDailyCards;

    friend bool operator==(const DailyPlan&, const DailyPlan&) = default;
};

/// All cards of a user.
class Deck
{
public:
    Deck() = default;
    explicit Deck(std::vector<DeckCard> cards);

    /// False if there is such a card already, whose history counts.
    bool add(DeckCard card);
    /// Null if there is no such card.
    [[nodiscard]] const DeckCard* find(const std::string& key) const;
    /// The card after an answer; null if there is none of that key.
    const DeckCard* answer(const std::string& key, RecallGrade grade, CardTime now);
    void remove(const std::string& key) { m_cards.erase(key); }

    [[nodiscard]] std::size_t size() const noexcept { return m_cards.size(); }
    [[nodiscard]] int countOf(DeckCard::Kind kind) const;
    /// Never answered, of a kind.
    [[nodiscard]] int newOf(DeckCard::Kind kind) const;
    /// Those due at `now`, longest overdue first.
    [[nodiscard]] std::vector<DeckCard> due(CardTime now) const;

private:
    std::map<std::string, DeckCard> m_cards;
};

}  // namespace gomoku
