// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/SearchTypes.h"

#include <algorithm>
#include <chrono>
#include <optional>

namespace gomoku {

/// How long this move may take.
class TimeManager
{
public:
    using Clock = std::chrono::steady_clock;

    explicit TimeManager(const SearchLimits& limits) : m_start(Clock::now())
    {
        if (const auto budget = budgetFor(limits))
            m_end = m_start + *budget;
    }

    /// None where time does not matter.
    [[nodiscard]] std::optional<std::chrono::milliseconds> budget() const
    {
        if (!m_end)
            return std::nullopt;
        return std::chrono::duration_cast<std::chrono::milliseconds>(*m_end - m_start);
    }
    [[nodiscard]] bool isOver() const { return m_end && Clock::now() >= *m_end; }
    [[nodiscard]] std::chrono::milliseconds elapsed() const
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_start);
    }
    /// Is it too late for another iteration to be worth its start?
    [[nodiscard]] bool isLateForIteration() const
    {
        return m_end && (Clock::now() - m_start) > (*m_end - m_start) * 9 / 10;
    }

    [[nodiscard]] static std::optional<std::chrono::milliseconds>
    budgetFor(const SearchLimits& limits)
    {
        using std::chrono::milliseconds;
        std::optional<milliseconds> budget = limits.moveTime;
        if (limits.matchTime) {
            // A game is mostly decided within some thirty moves of a side; what is left over is
            // shared out again at each move, so that time never runs out.
            constexpr int kMovesToGo = 18;
            const milliseconds share = *limits.matchTime / kMovesToGo
                + limits.increment.value_or(milliseconds(0)) * 3 / 4;
            const milliseconds most = *limits.matchTime * 4 / 5;
            budget = std::min({share, most, budget.value_or(milliseconds::max())});
        }
        if (budget)
            budget = std::max(*budget, milliseconds(1));
        return budget;
    }

private:
    Clock::time_point m_start;
    std::optional<Clock::time_point> m_end;
};

}  // namespace gomoku
