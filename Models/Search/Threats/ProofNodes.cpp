// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Threats/ProofNodes.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

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

/// Of a solved node only those edges stay that a proof runs through.
void ProofNodes::dropEdges(ProofNode& node, bool isAttack) noexcept
{
    const bool isRefuted = isAttack ? node.fails() : node.succeeds();
    if (isRefuted)
        node.edgeCount = 0;
    if (!isAttack || !node.succeeds())
        return;
    for (std::uint32_t i = node.firstEdge; i < node.firstEdge + node.edgeCount; ++i) {
        const ProofIndex child = m_edges[i].node;
        if (child == kNoNode || !m_nodes[child].fails() || m_nodes[child].plies + 1 != node.plies)
            continue;
        node.firstEdge = i;
        node.edgeCount = 1;
        return;
    }
    node.edgeCount = 0;
}

/// For each node 0 if it is needed, else kNoNode.
std::vector<ProofIndex> ProofNodes::keepWhatIsNeeded(ProofIndex root)
{
    std::vector<ProofIndex> needed(m_nodes.size(), kNoNode);
    std::vector<std::pair<ProofIndex, bool>> open{{root, true}};
    needed[root] = 0;
    while (!open.empty()) {
        const auto [index, isAttack] = open.back();
        open.pop_back();
        dropEdges(m_nodes[index], isAttack);
        for (const ProofEdge& edge : edges(index)) {
            if (edge.node == kNoNode || needed[edge.node] == 0)
                continue;
            needed[edge.node] = 0;
            open.emplace_back(edge.node, !isAttack);
        }
    }
    return needed;
}

void ProofNodes::slideNodes(std::vector<ProofIndex>& newIndex)
{
    ProofIndex next = 0;
    for (ProofIndex old = 0; old < newIndex.size(); ++old) {
        if (newIndex[old] == kNoNode)
            continue;
        m_nodes[next] = m_nodes[old];
        newIndex[old] = next++;
    }
    m_nodes.resize(next);
    std::fill(m_slots.begin(), m_slots.end(), 0);
    for (ProofIndex i = 0; i < next; ++i)
        m_slots[slotOf(m_nodes[i].key)] = i + 1;
}

void ProofNodes::slideEdges(const std::vector<ProofIndex>& newIndex)
{
    std::vector<ProofIndex> byEdges(m_nodes.size());
    std::iota(byEdges.begin(), byEdges.end(), 0);
    std::sort(byEdges.begin(), byEdges.end(), [&](ProofIndex one, ProofIndex other) {
        return m_nodes[one].firstEdge < m_nodes[other].firstEdge;
    });
    std::uint32_t next = 0;
    for (const ProofIndex index : byEdges) {
        ProofNode& node = m_nodes[index];
        const std::uint32_t first = next;
        for (std::uint32_t i = node.firstEdge; i < node.firstEdge + node.edgeCount; ++i) {
            ProofEdge edge = m_edges[i];
            edge.node = edge.node == kNoNode ? kNoNode : newIndex[edge.node];
            m_edges[next++] = edge;
        }
        node.firstEdge = first;
    }
    m_edges.resize(next);
}

bool ProofNodes::compact(ProofIndex root)
{
    std::vector<ProofIndex> newIndex = keepWhatIsNeeded(root);
    slideNodes(newIndex);
    slideEdges(newIndex);
    return m_nodes.size() < m_capacity / 4 * 3
        && m_edges.size() < kEdgesPerNode * m_capacity / 4 * 3;
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
