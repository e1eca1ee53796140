// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"
#include "Models/Library/SaveInbox.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>

class QLockFile;

namespace gomoku {

class LibraryFile;
struct GameToImport;

/// All games ever played, in one SQLite file. Lives on a thread of its own (see LibraryThread),
/// because a disk may take its time; keep() and follow() may be called from any thread, all else
/// goes there as a queued call, and answers come back by signals that carry the asker's ticket.
///
/// A file that is damaged, or that is certainly not a library of ours, is renamed, and a new one
/// takes its place. Whatever else goes wrong leaves the file alone: savingFailed() tells of it,
/// games stay in memory and are written when that is possible again, and savingResumed() tells of
/// that.
///
/// A game belongs to the window that has it on the board: a lock file beside the library says so,
/// and two windows never write the same game.
class GameLibrary : public QObject
{
    Q_OBJECT

public:
    explicit GameLibrary(QObject* parent = nullptr);
    ~GameLibrary() override;

    /// A number that no other question has. From any thread.
    [[nodiscard]] static LibraryTicket newTicket();
    /// Writes this state of a game as soon as possible, unless a newer one comes meanwhile. From
    /// any thread.
    void keep(GameToKeep game);
    /// This game is on the board now; `id`: the library's game that it was resumed from. From any
    /// thread.
    void follow(quint64 number, qint64 id);

    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] LoadedGame load(qint64 id);
    /// The game that was on the board when the program was last left, if it was not finished.
    [[nodiscard]] std::optional<LibraryEntry> unfinished();
    [[nodiscard]] std::vector<LibraryEntry> entries(const LibraryFilter& filter);
    [[nodiscard]] LibraryList list(const LibraryFilter& filter);
    [[nodiscard]] Statistics statistics();

public slots:
    void open(const QString& path);  ///< opened() or savingFailed() follows.
    void close();
    void retry();  ///< Now, and not only when its time has come.
    void leave();  ///< Writes what can be written and closes.
    void requestList(gomoku::LibraryTicket ticket, const gomoku::LibraryFilter& filter);
    /// To look at, or to export.
    void requestRecord(gomoku::LibraryTicket ticket, qint64 id);
    /// To continue it; it belongs to us from now on, unless it is somebody else's.
    void requestGame(gomoku::LibraryTicket ticket, qint64 id);
    void requestStatistics(gomoku::LibraryTicket ticket);
    void remove(const QList<qint64>& ids);
    /// Writes the games that are not there yet, in one transaction; imported() or importFailed().
    void importGames(gomoku::LibraryTicket ticket,
                     const std::shared_ptr<const std::vector<gomoku::GameToImport>>& games);
    void clearStatistics();  ///< The games so far do not count any more; they stay.
    /// How training, which is kept in the same file, gets on with it: the user is told as of games.
    void noteTraining(const gomoku::LibraryProblem& problem);

signals:
    /// Ready, and with the game to be offered again, if there is one.
    void opened(bool hasUnfinished, const gomoku::LibraryEntry& unfinished);
    /// The file that was there is called `newName` now.
    void keptAside(const QString& newName, const gomoku::LibraryProblem& why);
    /// What is played is only in memory, until savingResumed().
    void savingFailed(const gomoku::LibraryProblem& why);
    void savingResumed();
    void failed(const gomoku::LibraryProblem& why);  ///< To read, or to remove.
    void unreadable(qint64 id);  ///< One game; the others are not concerned.
    void listed(gomoku::LibraryTicket ticket, const gomoku::LibraryList& list);
    /// With the move that the game stands at. A null record: there is none.
    void recordLoaded(gomoku::LibraryTicket ticket,
                      const std::shared_ptr<const gomoku::GameRecord>& record, gomoku::NodeId live);
    void gameLoaded(gomoku::LibraryTicket ticket, const gomoku::LoadedGame& game);
    void statisticsReady(gomoku::LibraryTicket ticket, const gomoku::Statistics& statistics);
    void imported(gomoku::LibraryTicket ticket, int added, int known);
    void importFailed(gomoku::LibraryTicket ticket, const gomoku::LibraryProblem& why);
    void changed();  ///< Something was written or removed.

private:
    void wake();
    void takeMail();
    void enrol(quint64 number, qint64 id);
    void attempt();
    [[nodiscard]] bool reopen();
    [[nodiscard]] LibraryProblem replaceFile(const LibraryProblem& why);
    void report(const LibraryProblem& problem);
    void tell();
    [[nodiscard]] LibraryProblem writeUnsaved();
    [[nodiscard]] LibraryProblem write(const GameToKeep& game);
    [[nodiscard]] LibraryProblem erase(quint64 number);
    [[nodiscard]] qint64 putRow(const GameToKeep& game, qint64 id);
    [[nodiscard]] bool noteCurrent(qint64 id);
    [[nodiscard]] bool own(qint64 id);
    void disownOthers();
    [[nodiscard]] int count(const LibraryFilter& filter);
    void bringIndexUpToDate();
    void indexSome();

    std::unique_ptr<LibraryFile> m_file;
    QString m_path;  ///< Empty: nobody has asked for a library, and nothing is kept.
    bool m_hasOpened = false;  ///< And opened() was emitted.
    LibraryProblem m_problem;  ///< Of saving games.
    LibraryProblem m_trainingProblem;
    LibraryProblem m_told;  ///< As the user knows it.
    QTimer m_retry;
    QTimer m_indexing;  ///< While older games are not in the index yet.

    SaveInbox m_inbox;
    std::map<quint64, GameToKeep> m_unsaved;  ///< By number; oldest first.
    std::map<quint64, qint64> m_ids;  ///< By number; 0: not in the library.
    quint64 m_onBoard = 0;
    qint64 m_current = 0;  ///< As the file has it.
    std::map<qint64, std::unique_ptr<QLockFile>> m_locks;  ///< Of the games that are ours now.
};

}  // namespace gomoku
