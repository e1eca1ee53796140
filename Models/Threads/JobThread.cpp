// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Threads/JobThread.h"

#include "Models/Threads/StackSize.h"
#include "Models/Threads/ThreadPriority.h"

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
    const std::scoped_lock lock(m_mutex);
    m_jobs.push_back(std::move(job));
    if (!m_thread) {
        m_thread.reset(QThread::create([this] { run(); }));
        m_thread->setStackSize(kThreadStackBytes);
        m_running = true;
        m_thread->start();
    }
    m_changed.notify_all();
}

void JobThread::waitForDone()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_jobs.empty(); });
}

void JobThread::run()
{
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
