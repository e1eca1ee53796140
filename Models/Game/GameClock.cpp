// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/GameClock.h"

#include <algorithm>

namespace gomoku {

using std::chrono::duration_cast;

GameClock::GameClock(const ClockSpec& spec) : m_spec(spec), m_budget{spec.time, spec.time}
{ }

std::optional<Color> GameClock::running() const noexcept
{
    return m_since ? m_moving : std::nullopt;
}

void GameClock::beginMove(Color color, TimePoint now) noexcept
{
    m_moving = color;
    m_since = now;
    m_usedBefore = {};
}

Milliseconds GameClock::endMove(TimePoint now) noexcept
{
    const Milliseconds time = used(now);
    if (m_moving)
        charge(*m_moving, time);
    halt();
    return time;
}

void GameClock::halt() noexcept
{
    m_moving.reset();
    m_since.reset();
    m_usedBefore = {};
}

void GameClock::pause(TimePoint now) noexcept
{
    if (!m_since)
        return;
    m_usedBefore += now - *m_since;
    m_since.reset();
}

void GameClock::resume(TimePoint now) noexcept
{
    if (m_moving && !m_since)
        m_since = now;
}

Milliseconds GameClock::used(TimePoint now) const noexcept
{
    const auto running = m_since ? now - *m_since : std::chrono::nanoseconds{0};
    return duration_cast<Milliseconds>(m_usedBefore + running);
}

Milliseconds GameClock::left(Color color, TimePoint now) const noexcept
{
    const Milliseconds spent = m_moving == color ? used(now) : Milliseconds{0};
    return std::max(budget(color) - spent, Milliseconds{0});
}

bool GameClock::isOver(Color color, TimePoint now) const noexcept
{
    return isLimited() && left(color, now) == Milliseconds{0};
}

void GameClock::restore(const std::vector<PlayedMove>& moves, int count)
{
    halt();
    m_budget = {m_spec.time, m_spec.time};
    for (int i = 0; i < count; ++i) {
        const PlayedMove& move = moves[static_cast<std::size_t>(i)];
        charge(move.color, move.used);
    }
}

Milliseconds GameClock::budget(Color color) const noexcept
{
    return m_spec.kind == ClockSpec::Kind::PerGame ? m_budget[color] : m_spec.time;
}

void GameClock::charge(Color color, Milliseconds time) noexcept
{
    m_budget[color] = std::max(m_budget[color] - time, Milliseconds{0}) + m_spec.increment;
}

}  // namespace gomoku
