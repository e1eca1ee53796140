// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Threads/ThreadPriority.h"

#include <QThread>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>

namespace gomoku {

/// One thread that does jobs one after another. It is started by the first of them; where the
/// system has no thread to give, whoever brings a job does it.
class JobThread
{
public:
    explicit JobThread(ThreadPriority priority = ThreadPriority::Low) : m_priority(priority) { }
    ~JobThread();  ///< Waits until all jobs are done.

    JobThread(const JobThread&) = delete;
    JobThread& operator=(const JobThread&) = delete;

    /// Does not wait. A job must not throw; it may start others. If this throws for want of
    /// memory, the job is not done.
    void start(std::function<void()> job);
    /// Blocks until all jobs are done. Whatever they wrote may be read then.
    void waitForDone();

private:
    void run();
    [[nodiscard]] bool hasThread();

    const ThreadPriority m_priority;
    std::mutex m_mutex;  ///< For all of these.
    std::condition_variable m_changed;
    std::deque<std::function<void()>> m_jobs;  ///< The first is at work.
    bool m_running = false;
    bool m_leaving = false;
    std::unique_ptr<QThread> m_thread;
};

}  // namespace gomoku
