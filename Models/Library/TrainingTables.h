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
    /// among them, so that it need not be looked at again; 0: none.
    [[nodiscard]] bool add(const std::vector<DeckCard>& cards, qint64 game = 0);
    /// The answer and, if it was about a card, how the card stands now.
    [[nodiscard]] bool write(const TrainingAnswer& answer, const DeckCard* card);
    /// Forgets cards, answers and ratings; the games stay.
    [[nodiscard]] bool clear();

private:
    [[nodiscard]] bool readCards(TrainingBook& book);
    [[nodiscard]] bool readAnswers(TrainingBook& book);
    [[nodiscard]] bool readGames(TrainingBook& book);
    [[nodiscard]] bool readReviews(TrainingBook& book);
    [[nodiscard]] bool put(const DeckCard& card, bool replace);
    [[nodiscard]] bool finish(bool good);

    LibraryFile& m_file;
};

}  // namespace gomoku
