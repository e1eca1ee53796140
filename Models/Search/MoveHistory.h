// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Core/Point.h"
#include "Models/Core/Score.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace gomoku {

/// What refuted earlier in the search, to be tried early again: killers by ply, answers by the
/// opponent's last move, and a running success rate by colour and point. One for each thread.
class MoveHistory
{
public:
    static constexpr int kMost = 2048;

    [[nodiscard]] int score(Color color, Point point) const noexcept
    {
        return m_success[color][slot(point)];
    }
    [[nodiscard]] bool isKiller(int ply, Point point) const noexcept
    {
        return m_killers[static_cast<std::size_t>(ply)][0] == point
            || m_killers[static_cast<std::size_t>(ply)][1] == point;
    }
    /// None before any answer has refuted `last`.
    [[nodiscard]] Point answerTo(Color answering, Point last) const noexcept
    {
        return last.isNone() ? Point() : m_answers[answering][slot(last)];
    }

    void reward(Color color, Point point, int bonus) noexcept { adjust(color, point, bonus); }
    void punish(Color color, Point point, int malus) noexcept { adjust(color, point, -malus); }
    void noteRefutation(int ply, Color color, Point last, Point point) noexcept
    {
        auto& killers = m_killers[static_cast<std::size_t>(ply)];
        if (killers[0] != point) {
            killers[1] = killers[0];
            killers[0] = point;
        }
        if (!last.isNone())
            m_answers[color][slot(last)] = point;
    }
    void clearKillers(int ply) noexcept { m_killers[static_cast<std::size_t>(ply)] = {}; }

private:
    static std::size_t slot(Point point) noexcept
    {
        return static_cast<std::size_t>(point.index());
    }

    /// Moves the rate towards its bound by a share of the distance left, so that it never gets
    /// stuck.
    void adjust(Color color, Point point, int change) noexcept
    {
        std::int16_t& rate = m_success[color][slot(point)];
        rate = static_cast<std::int16_t>(rate + change - rate * std::abs(change) / kMost);
    }

    PerColor<std::array<std::int16_t, kPointSpace>> m_success{};
    PerColor<std::array<Point, kPointSpace>> m_answers{};
    std::array<std::array<Point, 2>, kMaxPly + 2> m_killers{};
};

}  // namespace gomoku
