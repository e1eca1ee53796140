// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameClock.h"

#include <QObject>
#include <QTimer>

namespace gomoku {

/// Waits for the end of the time on a running clock.
class FlagTimer : public QObject
{
    Q_OBJECT

public:
    explicit FlagTimer(QObject* parent = nullptr);

    /// To be called whenever the clock was started, paused, halted or set. Keeps a copy.
    void follow(const GameClock& clock);

signals:
    void ranOut(gomoku::Color color);

private:
    void onTimeout();

    GameClock m_clock;
    QTimer m_timer;
};

}  // namespace gomoku
