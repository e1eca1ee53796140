// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Threads/PoolRunner.h"

#include "Models/Threads/StackSize.h"

#include <QFutureSynchronizer>
#include <QSemaphore>
#include <QThread>
#include <QtConcurrent>

namespace gomoku {

PoolRunner::PoolRunner(ThreadPriority priority) : m_priority(priority)
{
    if (priority == ThreadPriority::Low)
        m_pool.setThreadPriority(QThread::LowPriority);
    m_pool.setStackSize(kThreadStackBytes);
}

void PoolRunner::run(int count, const std::function<void(int)>& job)
{
    // No more than are needed: a thread that is just leaving its last job would else make the pool
    // start another one beside it.
    m_pool.setMaxThreadCount(count);
    meet();
    QSemaphore done;
    QFutureSynchronizer<void> tasks;
    for (int i = 0; i < count; ++i)
        tasks.addFuture(QtConcurrent::run(&m_pool, [this, &job, &done, i] {
            meet();
            if (m_priority == ThreadPriority::Low)
                lowerPriorityOfThisThread();
            job(i);
            meet();
            done.release();
        }));
    // Before the futures are asked: they would have a task that no thread has taken up yet done
    // here, at the caller's priority, or lower that for good.
    done.acquire(count);
    tasks.waitForFinished();
    meet();
}

/// Qt hands jobs over safely, but in a way that ThreadSanitizer cannot see. It sees our mutex, and
/// nothing else of this file, which is compiled without it: see Models/CMakeLists.txt.
void PoolRunner::meet()
{
    const std::scoped_lock lock(m_handOver);
}

}  // namespace gomoku
