// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/FlagTimer.h"

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
    if (const auto color = m_clock.running(); color && m_clock.isLimited())
        m_timer.start(m_clock.left(*color, Now::now()));
}

void FlagTimer::onTimeout()
{
    const Color color = *m_clock.running();
    if (m_clock.isOver(color, Now::now()))
        emit ranOut(color);
    else
        follow(GameClock(m_clock));  // The timer came a moment too early.
}

}  // namespace gomoku
