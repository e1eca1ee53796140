// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/Practice/PracticeSession.h"
#include "Models/Training/TrainingProgress.h"

#include <memory>
#include <optional>
#include <vector>

namespace gomoku {

/// What tasks are chosen from: the user's book, what follows from it, and the puzzles there are.
class PracticeMaterial
{
public:
    using Book = std::shared_ptr<const TrainingBook>;
    using Puzzles = std::shared_ptr<const std::vector<Puzzle>>;

    PracticeMaterial();  ///< Of somebody unknown, without puzzles.

    void setBook(const Book& book);
    void setPuzzles(const Puzzles& puzzles) { m_puzzles = puzzles; }

    [[nodiscard]] const Book& book() const noexcept { return m_book; }  ///< Never null.
    [[nodiscard]] const Puzzles& puzzles() const noexcept
    {
        return m_puzzles;
    }  ///< Null: none yet.
    [[nodiscard]] const PuzzleProgress& puzzleProgress() const noexcept { return m_puzzleProgress; }
    [[nodiscard]] const PlayerRating& rating() const noexcept { return m_rating; }
    [[nodiscard]] Rule rule() const;  ///< Of the newest rated game.

    /// Puzzles that were not met yet, near to the user's strength: as many as one does in a row.
    [[nodiscard]] std::vector<PracticeTask> puzzleTasks() const;
    [[nodiscard]] std::vector<PracticeTask> puzzleTasks(std::size_t count) const;
    /// What is left of the day's work: cards that are due, then new puzzles. If it is done, more.
    [[nodiscard]] std::vector<PracticeTask> dailyTasks(const TrainingTime& time) const;
    /// Cards of one kind, or of all: those that are due first, then the others, so that one may
    /// always practise.
    [[nodiscard]] std::vector<PracticeTask> cardTasks(std::optional<DeckCard::Kind> kind) const;
    [[nodiscard]] std::vector<PracticeTask> lessonTasks() const;  ///< All of them.
    /// The first of them that was not finished yet; the very first once all are.
    [[nodiscard]] std::size_t nextLesson() const;
    /// Chooses new puzzles again, from the task `current` on: they follow the user's strength,
    /// which the last answer may have changed.
    void chooseAgain(std::vector<PracticeTask>& tasks, std::size_t current) const;

private:
    [[nodiscard]] PracticeTask taskForCard(const DeckCard& card) const;

    Book m_book;
    Puzzles m_puzzles;
    PuzzleProgress m_puzzleProgress{{}};  ///< Of the book, like the next: computed once.
    PlayerRating m_rating;
};

}  // namespace gomoku
