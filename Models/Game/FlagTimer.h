// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameClock.h"

#include <QObject>
#include <QTimer>

namespace gomoku {

/// Waits for what a running clock does next: it becomes low, then it is over.
class FlagTimer : public QObject
{
    Q_OBJECT

public:
    explicit FlagTimer(QObject* parent = nullptr);

    /// To be called whenever the clock was started, paused, halted or set. Keeps a copy.
    void follow(const GameClock& clock);

signals:
    void becameLow(gomoku::Color color);  ///< Once until there is more time again.
    void ranOut(gomoku::Color color);

private:
    void wait();
    void onTimeout();

    GameClock m_clock;
    PerColor<bool> m_warned;
    QTimer m_timer;
};

}  // namespace gomoku
