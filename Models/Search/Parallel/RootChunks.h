// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"
#include "Models/Core/Score.h"

#include <atomic>
#include <cstdint>
#include <vector>

namespace gomoku {

struct RootMove
{
    Point point;
    std::uint64_t effort = 0;  ///< Nodes spent on it so far.
};

/// Deals the root moves, best guess first, in chunks of as many moves as there are threads. The
/// best score that any thread has proven, globalAlpha, is every thread's bound and is carried from
/// chunk to chunk: the more chunks have been searched, the cheaper the next one is.
///
/// A chunk is the unit of dealing, not a barrier. A thread that finds all moves of the chunk given
/// out helps those who search them, at a split point; if there is none, it opens the next chunk.
///
/// globalAlpha() may be asked at any time. Everything else is guarded by the lock of the root.
class RootChunks
{
public:
    explicit RootChunks(int threads) noexcept : m_chunkSize(static_cast<std::size_t>(threads)) { }

    /// Another iteration, or another line of it: nothing has been proven yet.
    void startStep() noexcept { m_globalAlpha = -kInfinity; }
    /// Deals these from the first on; a step with several windows does so for each of them.
    void deal(std::vector<RootMove*> moves);

    /// The next move of the open chunk; null if all have been given out.
    [[nodiscard]] RootMove* next();
    [[nodiscard]] bool isChunkGivenOut() const noexcept { return m_next == m_chunkEnd; }
    [[nodiscard]] bool hasMoreChunks() const noexcept { return m_chunkEnd < m_moves.size(); }
    void openNextChunk();
    /// A move has been searched: its place in the order, from 1, and the nodes it took.
    void noteEffort(int place, std::uint64_t nodes);

    [[nodiscard]] Score globalAlpha() const noexcept
    {
        return m_globalAlpha.load(std::memory_order_relaxed);
    }
    /// False, and nothing changes, if some thread has proven as much already.
    bool raiseAlpha(Score score) noexcept;

private:
    std::size_t m_chunkSize;
    std::vector<RootMove*> m_moves;
    std::size_t m_next = 0;
    std::size_t m_chunkEnd = 0;
    std::atomic<Score> m_globalAlpha{-kInfinity};
};

}  // namespace gomoku
