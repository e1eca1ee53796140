// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Threads/JobThread.h"

#include "Models/Threads/StackSize.h"

#include <utility>

namespace gomoku {

JobThread::~JobThread()
{
    waitForDone();
    {
        // Our own mutex hands over what the thread has touched: ThreadSanitizer cannot see that
        // QThread::wait() does so too.
        std::unique_lock lock(m_mutex);
        m_leaving = true;
        m_changed.notify_all();
        m_changed.wait(lock, [this] { return !m_running; });
    }
    if (m_thread)
        m_thread->wait();
}

void JobThread::start(std::function<void()> job)
{
    std::unique_lock lock(m_mutex);
    // The thread first: a job without one would be waited for forever.
    if (hasThread()) {
        m_jobs.push_back(std::move(job));
        m_changed.notify_all();
        return;
    }
    lock.unlock();
    job();
}

/// With the lock held. Starts it if need be; without memory the system may refuse.
bool JobThread::hasThread()
{
    if (m_thread)
        return true;
    std::unique_ptr<QThread> thread(QThread::create([this] { run(); }));
    thread->setStackSize(kThreadStackBytes);
    thread->start();
    m_running = thread->isRunning();
    if (m_running)
        m_thread = std::move(thread);
    return m_running;
}

void JobThread::waitForDone()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_jobs.empty(); });
}

void JobThread::run()
{
    if (m_priority == ThreadPriority::Low)
        lowerPriorityOfThisThread();
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_leaving || !m_jobs.empty(); });
        if (m_leaving)
            break;
        const std::function<void()>& job = m_jobs.front();  // Stays where it is while others come.
        lock.unlock();
        job();
        lock.lock();
        m_jobs.pop_front();
        m_changed.notify_all();
    }
    m_running = false;
    m_changed.notify_all();
}

}  // namespace gomoku
