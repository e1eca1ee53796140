// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Threads/JobThread.h"
#include "Models/Training/Practice/PracticeSession.h"

#include <QObject>

#include <memory>

namespace gomoku {

/// Leads through tasks, one after another, on threads of its own: what is asked here returns at
/// once, and the answer comes by a signal on the thread of this object. Answers about a task that
/// is over do not come any more.
class Coach : public QObject
{
    Q_OBJECT

public:
    explicit Coach(QObject* parent = nullptr);
    ~Coach() override;  ///< Waits for a judgement under way, which it ends.

    void begin(const PracticeTask& task);
    void end();
    void play(Point point);
    void help();
    void solve();
    [[nodiscard]] bool isBusy() const noexcept { return m_waiting > 0; }

signals:
    void judged(const gomoku::PracticeVerdict& verdict);
    void hinted(const gomoku::PuzzleHint& hint);
    void solved(const std::vector<gomoku::Point>& line);

private:
    /// Runs on the job thread; what it gives is emitted here, if the task is still the same.
    template <typename Work, typename Tell>
    void ask(Work work, Tell tell);

    std::shared_ptr<PracticeSession> m_session;  ///< Used by jobs only.
    quint64 m_task = 0;  ///< Grows with every task.
    int m_waiting = 0;
    JobThread m_preparations;  ///< Apart, so that an answer that comes at once need not wait.
    JobThread m_jobs;  ///< Last: its jobs need all the above.
};

}  // namespace gomoku
