// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/ReviewGame.h"
#include "Models/Threads/JobThread.h"
#include "Models/Threads/PoolRunner.h"

#include <QObject>

#include <memory>
#include <optional>

namespace gomoku {

/// Reviews one game at a time on threads of its own, and reads reviews back from records there.
/// Everything given is copied; everything told is a value, on the thread of this object. After
/// cancel(), or after another job was given, nothing of the job before is heard.
class BackgroundReview : public QObject
{
    Q_OBJECT

public:
    using Record = std::shared_ptr<const GameRecord>;

    explicit BackgroundReview(QObject* parent = nullptr);
    ~BackgroundReview() override;  ///< Stops and waits for its threads: some milliseconds.

    /// Whatever `options` say, the threads are our own. progressed() and then finished() follow.
    void start(const ReviewedGame& game, const ReviewOptions& options);
    /// Looks for a review of this line of the record. wasRead() follows. Reasons are computed
    /// again, which may take a while in a long game.
    void read(const Record& record, const ReviewedGame& game);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_stop != nullptr; }

signals:
    /// What is known so far, at most ten times a second.
    void progressed(const gomoku::GameReview& review, int done, int all);
    void finished(const gomoku::GameReview& review);
    /// The review of that line, if the record has one.
    void wasRead(const std::optional<gomoku::GameReview>& review);

private:
    using Stop = std::shared_ptr<std::atomic<bool>>;

    Stop begin();
    /// Called by a worker; `tell` runs on our own thread if the job is still the current one.
    void post(const Stop& job, std::function<void()> tell);
    void end() { m_stop.reset(); }
    void reviewNow(const ReviewedGame& game, ReviewOptions options, const Stop& job);

    PoolRunner m_pool;  ///< Before the thread whose jobs use it.
    JobThread m_thread;
    Stop m_stop;  ///< Of the current job, and its ticket; null: there is none.
};

}  // namespace gomoku
