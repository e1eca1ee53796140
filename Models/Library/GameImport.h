// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"
#include "Models/Threads/JobThread.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

namespace gomoku {

class GameLibrary;

/// Brings the games of files and folders into the library. The files are read on a thread of their
/// own, the library writes them on its own thread, a thousand in one transaction; the one waits
/// when the other falls behind. Games that the library has already are left out.
class GameImport : public QObject
{
    Q_OBJECT

public:
    /// `library` lives on another thread and longer than this.
    explicit GameImport(GameLibrary* library, QObject* parent = nullptr);
    ~GameImport() override;  ///< Cancels, and waits for the file that is being read.

    /// Folders with all that is in them, as far as its name is that of a game. One at a time.
    void start(const QStringList& filesAndFolders);
    /// A game that has been read already; `rule`: where it names none.
    void start(const std::shared_ptr<const GameRecord>& record, Rule rule);
    /// What has been written by then stays; finished() follows at once.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_work != nullptr; }

signals:
    void progressed(const gomoku::ImportProgress& progress);
    void finished(const gomoku::ImportProgress& progress);
    void failed(const gomoku::LibraryProblem& why);  ///< Instead of finished().

private:
    struct Work;

    void begin();
    void take(int added, int known);
    void tell();
    [[nodiscard]] ImportProgress progress() const;

    GameLibrary* m_library;
    std::shared_ptr<Work> m_work;  ///< Shared with the reader; null while nothing is imported.
    LibraryTicket m_end = 0;  ///< The answer that comes after all others.
    int m_added = 0;
    int m_known = 0;
    QTimer m_telling;
    JobThread m_reader;  ///< The last member: it is waited for before the others go.
};

}  // namespace gomoku
