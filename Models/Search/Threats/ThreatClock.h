// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

namespace gomoku {

/// Counts the nodes of a threat search and says when it has to give up: out of nodes, out of time,
/// or told to stop. The costly questions are asked once in a while only.
class ThreatClock
{
public:
    using Clock = std::chrono::steady_clock;

    ThreatClock(Clock::time_point deadline, std::uint64_t nodes,
                const std::atomic<bool>* stop) noexcept
        : m_deadline(deadline),
          m_nodeLimit(nodes),
          m_stop(stop)
    { }

    /// Counts one node that costs little; false if the search has to end.
    bool tick() noexcept
    {
        if ((++m_nodes & kAskEvery) == 0)
            ask();
        return !isOver();
    }
    /// Counts one node that may cost much.
    void tickAndAsk() noexcept
    {
        ++m_nodes;
        ask();
    }
    [[nodiscard]] bool isOver() const noexcept { return m_isOver || m_nodes > m_nodeLimit; }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return m_nodes; }

private:
    static constexpr std::uint64_t kAskEvery = 511;

    void ask() noexcept
    {
        m_isOver = m_isOver || (m_stop != nullptr && m_stop->load(std::memory_order_relaxed))
            || Clock::now() >= m_deadline;
    }

    Clock::time_point m_deadline;
    std::uint64_t m_nodeLimit;
    const std::atomic<bool>* m_stop;
    std::uint64_t m_nodes = 0;
    bool m_isOver = false;
};

}  // namespace gomoku
