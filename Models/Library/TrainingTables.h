// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"
#include "Models/Training/TrainingLog.h"

namespace gomoku {

class LibraryFile;

/// The cards and answers of a user who trains, in the library's file. Each call is one transaction:
/// when it has returned true, it is on the disk. Used by the library's thread.
class TrainingTables
{
public:
    explicit TrainingTables(LibraryFile& file) : m_file(file) { }

    /// Nothing if the file cannot be read.
    [[nodiscard]] std::optional<TrainingBook> read();
    /// Cards that are there already stay as they are. `game`: the mistakes of this one are all
    /// among them, so that it need not be looked at again; 0: none. `accuracy`: the user's in it.
    [[nodiscard]] bool add(const std::vector<DeckCard>& cards, qint64 game = 0,
                           std::optional<double> accuracy = {});
    /// The same for a game that was reviewed now. If it is still as it was before, it gets its
    /// review too; if somebody has changed it meanwhile, that stays.
    [[nodiscard]] bool addReviewed(const std::vector<DeckCard>& cards, qint64 game,
                                   const GameRecord& before, const GameRecord& reviewed,
                                   std::optional<double> accuracy);
    /// The answer and, if it was about a card, how the card stands now.
    [[nodiscard]] bool write(const TrainingAnswer& answer, const DeckCard* card);
    /// Forgets cards and answers, and that games count for a rating; the games stay. `when` is the
    /// name of this deletion.
    [[nodiscard]] bool clear(CardTime when);
    /// Takes the deletion of that name back; `book` is what there was before it.
    [[nodiscard]] bool restore(const TrainingBook& book, CardTime when);

private:
    [[nodiscard]] bool readCards(TrainingBook& book);
    [[nodiscard]] bool readAnswers(TrainingBook& book);
    [[nodiscard]] bool readGames(TrainingBook& book);
    [[nodiscard]] bool readReviews(TrainingBook& book);
    [[nodiscard]] bool readGamesWithoutCards(TrainingBook& book);
    [[nodiscard]] bool readGamesToReview(TrainingBook& book);
    [[nodiscard]] bool isStill(qint64 game, const GameRecord& record);
    [[nodiscard]] bool put(const std::vector<DeckCard>& cards, qint64 game,
                           std::optional<double> accuracy);
    [[nodiscard]] bool put(const DeckCard& card, bool replace);
    [[nodiscard]] bool put(const TrainingAnswer& answer);
    [[nodiscard]] bool finish(bool good);

    LibraryFile& m_file;
};

}  // namespace gomoku
