// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/ProofNodes.h"

#include <bit>

namespace gomoku {

namespace {

// As measured: a node has hardly more than one edge to it, and some move to another place when
// their node is widened.
constexpr std::size_t kBytesPerNode
    = sizeof(ProofNode) + 2 * sizeof(ProofEdge) + 2 * sizeof(ProofIndex);
constexpr std::size_t kRoomForOneExpansion = 1024;

}  // namespace

ProofNodes::ProofNodes(std::size_t bytes) : m_capacity(bytes / kBytesPerNode + kRoomForOneExpansion)
{
    m_nodes.reserve(m_capacity);
    m_edges.reserve(2 * m_capacity);
    m_slots.resize(std::bit_floor(2 * m_capacity));
}

bool ProofNodes::isFull() const noexcept
{
    return m_nodes.size() + kRoomForOneExpansion > m_capacity
        || m_edges.size() + kRoomForOneExpansion > 2 * m_capacity;
}

ProofIndex ProofNodes::nodeOf(zobrist::Key key, const ProofNode& guess)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = key & mask;
    for (; m_slots[slot] != 0; slot = (slot + 1) & mask)
        if (m_nodes[m_slots[slot] - 1].key == key)
            return m_slots[slot] - 1;
    m_nodes.push_back(guess);
    m_nodes.back().key = key;
    m_slots[slot] = static_cast<ProofIndex>(m_nodes.size());
    return m_slots[slot] - 1;
}

void ProofNodes::addEdges(ProofIndex node, std::span<const ProofEdge> edges)
{
    const std::uint32_t oldFirst = m_nodes[node].firstEdge;
    const std::uint16_t oldCount = m_nodes[node].edgeCount;
    m_nodes[node].firstEdge = static_cast<std::uint32_t>(m_edges.size());
    m_nodes[node].edgeCount = static_cast<std::uint16_t>(oldCount + edges.size());
    for (std::uint32_t i = oldFirst; i < oldFirst + oldCount; ++i)
        m_edges.push_back(ProofEdge(m_edges[i]));
    m_edges.insert(m_edges.end(), edges.begin(), edges.end());
}

std::span<const ProofEdge> ProofNodes::edges(ProofIndex node) const noexcept
{
    return {m_edges.data() + m_nodes[node].firstEdge, m_nodes[node].edgeCount};
}

}  // namespace gomoku
