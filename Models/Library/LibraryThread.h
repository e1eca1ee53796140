// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

class QThread;

namespace gomoku {

class GameLibrary;

/// Owns the thread on which a GameLibrary lives, and with it the library's life: it is made here,
/// moved there, and deleted there when the thread ends. Where the system has no thread to give, the
/// library stays where it was made: slower, but games are kept.
class LibraryThread
{
public:
    LibraryThread();
    /// Has everything written that waits, which is the one place where a disk is waited for: at
    /// most kLongestLeave. A thread that hangs in a dead disk for longer is left behind.
    ~LibraryThread();

    LibraryThread(const LibraryThread&) = delete;
    LibraryThread& operator=(const LibraryThread&) = delete;

    /// For connections, queued calls and what may be called from any thread.
    [[nodiscard]] GameLibrary* library() const noexcept { return m_library; }

private:
    QThread* m_thread;
    GameLibrary* m_library;
};

}  // namespace gomoku
