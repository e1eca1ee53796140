// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/ProofNodes.h"

#include <algorithm>
#include <bit>

namespace gomoku {

namespace {

// As measured: three moves to a position that has been looked at, some of them stored twice, as
// they move to another place when their node is widened.
constexpr std::size_t kEdgesPerNode = 4;
constexpr std::size_t kBytesPerNode
    = sizeof(ProofNode) + kEdgesPerNode * sizeof(ProofEdge) + 2 * sizeof(ProofIndex);
constexpr std::size_t kRoomForOneExpansion = 1024;

}  // namespace

ProofNodes::ProofNodes(std::size_t bytes) : m_capacity(bytes / kBytesPerNode + kRoomForOneExpansion)
{
    m_nodes.reserve(m_capacity);
    m_edges.reserve(kEdgesPerNode * m_capacity);
    m_slots.resize(std::bit_floor(2 * m_capacity));
}

void ProofNodes::clear() noexcept
{
    m_nodes.clear();
    m_edges.clear();
    std::fill(m_slots.begin(), m_slots.end(), 0);
}

bool ProofNodes::isFull() const noexcept
{
    return m_nodes.size() + kRoomForOneExpansion > m_capacity
        || m_edges.size() + kRoomForOneExpansion > kEdgesPerNode * m_capacity;
}

/// Where the key is, or where it would have to be put.
std::size_t ProofNodes::slotOf(zobrist::Key key) const noexcept
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = key & mask;
    while (m_slots[slot] != 0 && m_nodes[m_slots[slot] - 1].key != key)
        slot = (slot + 1) & mask;
    return slot;
}

ProofIndex ProofNodes::find(zobrist::Key key) const noexcept
{
    return m_slots[slotOf(key)] - 1;  // of 0 this makes kNoNode
}

ProofIndex ProofNodes::findOrAdd(zobrist::Key key)
{
    const std::size_t slot = slotOf(key);
    if (m_slots[slot] == 0) {
        m_nodes.push_back({.key = key});
        m_slots[slot] = static_cast<ProofIndex>(m_nodes.size());
    }
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

std::span<ProofEdge> ProofNodes::edges(ProofIndex node) noexcept
{
    return {m_edges.data() + m_nodes[node].firstEdge, m_nodes[node].edgeCount};
}

}  // namespace gomoku
