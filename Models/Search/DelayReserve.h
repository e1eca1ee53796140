// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>

namespace gomoku {

/// What a clock has to keep back on this machine. A search keeps to its time, but its threads have
/// to be woken and its answer has to be carried to whoever stops the clock. On a busy machine that
/// takes far longer than on a quiet one, so it is measured at every move. A value that asks no
/// clock itself.
class DelayReserve
{
public:
    using Milliseconds = std::chrono::milliseconds;

    /// What a move took beyond the time that its search was given. Only the newest ones count.
    void note(Milliseconds delay)
    {
        m_delays[m_next] = std::max(delay, Milliseconds{0});
        m_next = (m_next + 1) % m_delays.size();
    }

    [[nodiscard]] Milliseconds worst() const
    {
        return *std::max_element(m_delays.begin(), m_delays.end());
    }
    /// To be kept back from the time for one move.
    [[nodiscard]] Milliseconds forMove() const { return worst() * 3 / 2; }
    /// To be kept back from the time for the rest of a game, of which nobody knows how long it
    /// will be: the delays of most of a full board, and a bad one at the end.
    [[nodiscard]] Milliseconds forGame() const
    {
        constexpr int kMovesToCome = 72;
        Milliseconds sum{0};
        for (const Milliseconds delay : m_delays)
            sum += delay;
        return forMove() + sum * kMovesToCome / kCount;
    }

private:
    static constexpr int kCount = 16;

    std::array<Milliseconds, kCount> m_delays{};
    std::size_t m_next = 0;
};

}  // namespace gomoku
