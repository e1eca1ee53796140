// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"
#include "Models/Review/GameReview.h"
#include "Models/Training/Practice/PracticeMaterial.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace gomoku {

class GameLibrary;
class LibraryLink;
class PuzzleReader;
class TrainingLibrary;

/// What is read and written for the training: the user's book in the file of the game library, and
/// the puzzles that come with the program. Nothing here waits. What was written comes back with
/// the next book.
class TrainingStore : public QObject
{
    Q_OBJECT

public:
    using Record = std::shared_ptr<const GameRecord>;

    /// `file`: the library's; empty: where it usually is.
    TrainingStore(LibraryLink* link, const QString& file, QObject* parent);

    [[nodiscard]] const PracticeMaterial& material() const { return m_material; }
    [[nodiscard]] const PracticeMaterial::Book& book() const { return m_material.book(); }
    [[nodiscard]] GameLibrary* library() const;  ///< In whose file everything is kept.
    void setPuzzles(std::vector<Puzzle> puzzles);  ///< Instead of those of the program.
    void readPuzzles();  ///< Unless there are some; bookChanged() follows.
    void refresh();  ///< Asks for the book; bookChanged() follows.

    /// `card`: how the card stands after the answer, if it was about one. answersTaken() follows.
    void keepAnswer(const TrainingAnswer& answer, const std::optional<DeckCard>& card = {});
    [[nodiscard]] bool isTakingAnswers() const { return m_answersUnderWay > 0; }
    /// The review of one of the user's games, and their mistakes in it as cards.
    void keepReview(const GameToCard& game, const Record& record, const GameReview& review);
    /// Forgets cards, answers and ratings; `when` names the deletion.
    void forgetAll(CardTime when);
    void restore(const std::shared_ptr<const TrainingBook>& book, CardTime when);

signals:
    void bookChanged();  ///< Or there are puzzles now.
    void answersTaken();  ///< All of them: they are on the disk, or wait for it.

private:
    void openLibrary(const QString& file);
    template <typename Call>
    void ask(Call call);  ///< Calls the training library on its own thread.
    void refreshAll();
    void take(LibraryTicket ticket, const PracticeMaterial::Book& book);
    void makeCards(const GameToCard& game);

    LibraryLink* m_link;
    TrainingLibrary* m_library;  ///< On the library's thread, which deletes it.
    PuzzleReader* m_puzzleReader;
    PracticeMaterial m_material;
    LibraryTicket m_awaited = 0;  ///< 0: no book was asked for.
    bool m_isStale = false;  ///< Something was written since the book was asked for.
    int m_answersUnderWay = 0;  ///< To the library.
    std::vector<qint64> m_carding;  ///< Games whose mistakes are being made into cards.
};

}  // namespace gomoku
