// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Parallel/RootChunks.h"

#include <algorithm>
#include <utility>

namespace gomoku {

void RootChunks::deal(std::vector<RootMove*> moves)
{
    m_moves = std::move(moves);
    m_next = 0;
    m_chunkEnd = 0;
    openNextChunk();
}

RootMove* RootChunks::next()
{
    return isChunkGivenOut() ? nullptr : m_moves[m_next++];
}

void RootChunks::openNextChunk()
{
    m_chunkEnd = std::min(m_chunkEnd + m_chunkSize, m_moves.size());
}

void RootChunks::noteEffort(int place, std::uint64_t nodes)
{
    m_moves[static_cast<std::size_t>(place - 1)]->effort += nodes;
}

bool RootChunks::raiseAlpha(Score score) noexcept
{
    Score known = globalAlpha();
    while (score > known)
        if (m_globalAlpha.compare_exchange_weak(known, score, std::memory_order_relaxed))
            return true;
    return false;
}

}  // namespace gomoku
