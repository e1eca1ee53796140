// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"
#include "Models/Training/TrainingLog.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>

namespace gomoku {

class LibraryFile;
class TrainingTables;

/// The user's training in the file of the game library. Lives on the library's thread, like the
/// library itself: everything here goes there as a queued call, and answers come back by signals
/// that carry the asker's ticket. What cannot be written waits and is tried again; told() is for
/// the library, which tells the user.
class TrainingLibrary : public QObject
{
    Q_OBJECT

public:
    explicit TrainingLibrary(QObject* parent = nullptr);
    ~TrainingLibrary() override;

    /// Never null; empty if there is nothing, or if it cannot be read.
    [[nodiscard]] std::shared_ptr<const TrainingBook> book();

public slots:
    void open(const QString& path);
    void reopen();  ///< The library's file is another one now.
    void requestBook(gomoku::LibraryTicket ticket);
    /// Known ones stay as they are. `game`: all its mistakes are among them; 0: no game.
    /// `accuracy`: of the user in that game; none if it cannot be told who that is.
    void addCards(const std::vector<gomoku::DeckCard>& cards, qint64 game = 0,
                  std::optional<double> accuracy = {});
    /// The same for a game that was reviewed now, if it is still as it was before.
    void addReviewed(const std::vector<gomoku::DeckCard>& cards, qint64 game,
                     const std::shared_ptr<const gomoku::GameRecord>& before,
                     const std::shared_ptr<const gomoku::GameRecord>& reviewed,
                     std::optional<double> accuracy);
    /// `card`: how the card stands after the answer, if it was about one. answerTaken() follows.
    void keepAnswer(const gomoku::TrainingAnswer& answer,
                    const std::optional<gomoku::DeckCard>& card);
    /// Forgets cards, answers and ratings; the games stay. `when` names this deletion.
    void clear(gomoku::CardTime when);
    /// Takes that deletion back; `book` is what there was before it.
    void restore(const std::shared_ptr<const gomoku::TrainingBook>& book, gomoku::CardTime when);
    void writeUnsaved();

signals:
    void bookReady(gomoku::LibraryTicket ticket,
                   const std::shared_ptr<const gomoku::TrainingBook>& book);
    void changed();  ///< Something was written: it is on the disk.
    void answerTaken();  ///< It was written, or waits here until it can be.
    /// Why something cannot be written, or none: everything is.
    void told(const gomoku::LibraryProblem& problem);

private:
    using Writing = std::function<bool(TrainingTables&)>;

    void write(Writing writing);
    [[nodiscard]] LibraryProblem makeReady();
    [[nodiscard]] LibraryProblem writeFirst();
    void report(const LibraryProblem& problem);

    std::unique_ptr<LibraryFile> m_file;
    QString m_path;  ///< Empty: nobody has asked for a library, and nothing is kept.
    std::deque<Writing> m_unsaved;  ///< Oldest first.
    LibraryProblem m_problem;  ///< As told last.
    QTimer m_retry;
};

}  // namespace gomoku
