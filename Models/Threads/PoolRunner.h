// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Threads/ThreadPriority.h"

#include <QThreadPool>

#include <functional>
#include <mutex>

namespace gomoku {

/// Threads for jobs that are done side by side.
class PoolRunner
{
public:
    explicit PoolRunner(ThreadPriority priority = ThreadPriority::Low);

    /// Runs job(0) .. job(count-1), each as a task of its own on a thread of its own, all of them
    /// at once, since they may wait for one another. Returns when all are done. One call at a time.
    void run(int count, const std::function<void(int)>& job);

private:
    void meet();

    const ThreadPriority m_priority;
    std::mutex m_handOver;
    QThreadPool m_pool;  ///< Our own: a search must not starve the global pool.
};

}  // namespace gomoku
