// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace gomoku {

/// Lets threads sleep until something has changed, at hardly any cost while nobody sleeps.
///
/// A thread takes a ticket, looks once more whether it has something to do, and waits with the
/// ticket if not. Whoever changes something calls notify() after the change. Either the look sees
/// the change, or notify() sees the ticket: no change is missed.
class EventCount
{
public:
    using Ticket = std::uint64_t;

    /// Must be followed by wait() or cancelWait().
    [[nodiscard]] Ticket prepareWait()
    {
        m_waiters.fetch_add(1);
        const std::lock_guard lock(m_mutex);
        return m_changes;
    }
    void cancelWait() noexcept { m_waiters.fetch_sub(1); }
    /// Returns once notify() has been called since the ticket was taken.
    void wait(Ticket ticket)
    {
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [&] { return m_changes != ticket; });
        }
        cancelWait();
    }
    /// Would wait() return at once?
    [[nodiscard]] bool hasChangedSince(Ticket ticket)
    {
        const std::lock_guard lock(m_mutex);
        return m_changes != ticket;
    }
    void notify()
    {
        if (m_waiters.load() == 0)
            return;
        {
            const std::lock_guard lock(m_mutex);
            ++m_changes;
        }
        m_changed.notify_all();
    }

private:
    std::atomic<int> m_waiters{0};
    std::mutex m_mutex;
    std::condition_variable m_changed;
    Ticket m_changes = 0;
};

}  // namespace gomoku
