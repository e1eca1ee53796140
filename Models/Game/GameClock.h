// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <chrono>
#include <optional>

namespace gomoku {

/// Measures what each move takes and, where a clock was asked for, what is left. A value that asks
/// no system clock itself: every call is told the time, so that tests can tell it any.
class GameClock
{
public:
    using TimePoint = std::chrono::steady_clock::time_point;

    explicit GameClock(const ClockSpec& spec = {});

    [[nodiscard]] const ClockSpec& spec() const noexcept { return m_spec; }
    [[nodiscard]] bool isLimited() const noexcept { return m_spec.kind != ClockSpec::Kind::None; }
    [[nodiscard]] std::optional<Color> running() const noexcept;

    /// A new move of `color` begins; the clock runs unless it is paused.
    void beginMove(Color color, TimePoint now) noexcept;
    /// The move is made: its time is charged and the increment added. Gives the time it took.
    Milliseconds endMove(TimePoint now) noexcept;
    /// Nobody is to move. What the move under way has used is forgotten.
    void halt() noexcept;
    void pause(TimePoint now) noexcept;
    void resume(TimePoint now) noexcept;

    [[nodiscard]] Milliseconds used(TimePoint now) const noexcept;  ///< By the move under way.
    /// Of `color`'s time, never below zero; all of it without a clock.
    [[nodiscard]] Milliseconds left(Color color, TimePoint now) const noexcept;
    [[nodiscard]] bool isOver(Color color, TimePoint now) const noexcept;

    /// Puts the budgets back to what they were after moves that used these times.
    void restore(const std::vector<PlayedMove>& moves, int count);

private:
    [[nodiscard]] Milliseconds budget(Color color) const noexcept;
    void charge(Color color, Milliseconds time) noexcept;

    ClockSpec m_spec;
    PerColor<Milliseconds> m_budget;  ///< PerGame: left before the move under way.
    std::optional<Color> m_moving;
    std::optional<TimePoint> m_since;  ///< Set while time runs.
    std::chrono::nanoseconds m_usedBefore{0};  ///< By the move under way, before the last pause.
};

}  // namespace gomoku
