// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/FlagTimer.h"

#include <utility>

namespace gomoku {

using Now = std::chrono::steady_clock;

FlagTimer::FlagTimer(QObject* parent) : QObject(parent), m_timer(this)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &FlagTimer::onTimeout);
}

void FlagTimer::follow(const GameClock& clock)
{
    m_clock = clock;
    m_timer.stop();
    const auto color = m_clock.running();
    if (!color || !m_clock.isLimited())
        return;
    if (m_clock.left(*color, Now::now()) > m_clock.lowTime())
        m_warned[*color] = false;
    wait();
}

void FlagTimer::wait()
{
    const Color color = *m_clock.running();
    const Milliseconds left = m_clock.left(color, Now::now());
    const Milliseconds next = m_warned[color] ? left : left - m_clock.lowTime();
    m_timer.start(std::max(next, Milliseconds{0}));
}

void FlagTimer::onTimeout()
{
    const Color color = *m_clock.running();
    if (m_clock.isOver(color, Now::now())) {
        emit ranOut(color);
        return;
    }
    const bool isLow = m_clock.left(color, Now::now()) <= m_clock.lowTime();
    const bool isNews = isLow && !std::exchange(m_warned[color], true);
    wait();
    if (isNews)
        emit becameLow(color);
}

}  // namespace gomoku
