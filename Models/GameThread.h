// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QThread>

namespace gomoku {

class GameManager;

/// Owns the thread on which a GameManager lives, and with it the manager's life: it is made here,
/// moved there, and deleted there when the thread ends. Where the system has no thread to give, the
/// manager stays where it was made.
class GameThread
{
public:
    GameThread();
    ~GameThread();  ///< Stops the thinking, waits for it, quits the thread and waits for that.

    GameThread(const GameThread&) = delete;
    GameThread& operator=(const GameThread&) = delete;

    /// For connections and queued calls only: it mostly lives on another thread.
    [[nodiscard]] GameManager* manager() const noexcept { return m_manager; }

private:
    QThread m_thread;
    GameManager* m_manager;
};

}  // namespace gomoku
