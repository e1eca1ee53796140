// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Match/TournamentJournal.h"
#include "Models/Threads/JobThread.h"

#include <QObject>

#include <memory>

namespace gomoku {

/// A journal for the window: read and written on a thread of its own, because a disk may take its
/// time. Everything asked is done in its order. The destructor waits for it.
class JournalThread : public QObject
{
    Q_OBJECT

public:
    explicit JournalThread(QObject* parent = nullptr);
    ~JournalThread() override;

    void read(const QString& path);  ///< contentsRead() follows.
    /// A journal that was there before is renamed, so that it can still be resumed: "match.journal"
    /// becomes "match.journal.old".
    void begin(const QString& path, const TournamentPlan& plan);
    void resume(const QString& path);
    void add(const MatchGameResult& game);  ///< Nothing, if it could not be opened.
    void close();

signals:
    void contentsRead(const gomoku::TournamentJournal::Contents& contents);
    void failed(const QString& reason);  ///< Of opening or writing it.

private:
    void report(const std::optional<QString>& problem);

    std::shared_ptr<TournamentJournal> m_journal;  ///< Used by the thread alone.
    JobThread m_thread;  ///< The last member: it is waited for before the others go.
};

}  // namespace gomoku

Q_DECLARE_METATYPE(gomoku::TournamentJournal::Contents)
