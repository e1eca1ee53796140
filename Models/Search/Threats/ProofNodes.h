// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"
#include "Models/Core/ZeroedPages.h"
#include "Models/Core/Zobrist.h"

#include <cstdint>
#include <span>
#include <vector>

namespace gomoku {

/// An estimate of the work left to prove something; kNever if it cannot be proven.
using Effort = std::uint32_t;
inline constexpr Effort kNever = 1'000'000'000;

using ProofIndex = std::uint32_t;

/// A position in a proof-number search. The two efforts are seen from the side to move, so that
/// attacker's and defender's nodes follow one and the same arithmetic.
struct ProofNode
{
    enum class State : std::uint8_t {
        New,  ///< Only guessed at.
        Evaluated,
        Expanded,  ///< Has its moves.
        Widened,  ///< Has the unlikely moves too.
    };

    zobrist::Key key = 0;
    Effort toSucceed = 1;  ///< To show that the side to move reaches its aim.
    Effort toFail = 1;  ///< To show that it cannot.
    std::uint32_t firstEdge = 0;
    std::uint16_t edgeCount = 0;
    std::uint16_t plies = 0;  ///< To the five, once that is certain.
    State state = State::New;

    [[nodiscard]] bool succeeds() const noexcept { return toSucceed == 0; }
    [[nodiscard]] bool fails() const noexcept { return toFail == 0; }
    [[nodiscard]] bool isSolved() const noexcept { return succeeds() || fails(); }
    void setSucceeds() noexcept { toSucceed = 0, toFail = kNever; }
    void setFails() noexcept { toSucceed = kNever, toFail = 0; }
};

inline constexpr ProofIndex kNoNode = 0xFFFFFFFF;

/// A move, and the position it leads to once that has been looked at.
struct ProofEdge
{
    Point move;
    std::uint16_t guess = 1;  ///< Of the effort to show that the other side then fails.
    ProofIndex node = kNoNode;
};

/// All nodes of one search: made once for each position, whatever the order of the moves that led
/// there, and kept until the end, so that a proof can be read from them. Has a fixed capacity.
class ProofNodes
{
public:
    explicit ProofNodes(std::size_t bytes);

    void clear() noexcept;
    [[nodiscard]] bool isFull() const noexcept;
    /// Throws away what neither the search from `root`, an attacker's node, nor a proof needs: what
    /// lies beyond attacks that failed and attacks not chosen. Nodes get other indices, the root 0.
    /// False if that does not make much room.
    bool compact(ProofIndex root);
    [[nodiscard]] std::size_t size() const noexcept { return m_nodes.size(); }
    [[nodiscard]] ProofNode& operator[](ProofIndex index) noexcept { return m_nodes[index]; }
    [[nodiscard]] const ProofNode& operator[](ProofIndex index) const noexcept
    {
        return m_nodes[index];
    }
    [[nodiscard]] ProofIndex find(zobrist::Key key) const noexcept;  ///< kNoNode if not there.
    ProofIndex findOrAdd(zobrist::Key key);
    /// Adds edges to a node, after those it has.
    void addEdges(ProofIndex node, std::span<const ProofEdge> edges);
    [[nodiscard]] std::span<const ProofEdge> edges(ProofIndex node) const noexcept;
    [[nodiscard]] std::span<ProofEdge> edges(ProofIndex node) noexcept;
    /// The efforts at the other end of an edge, or guesses of them.
    [[nodiscard]] Effort toSucceed(const ProofEdge& edge) const noexcept
    {
        return edge.node == kNoNode ? 1 : m_nodes[edge.node].toSucceed;
    }
    [[nodiscard]] Effort toFail(const ProofEdge& edge) const noexcept
    {
        return edge.node == kNoNode ? edge.guess : m_nodes[edge.node].toFail;
    }

private:
    [[nodiscard]] std::size_t slotOf(zobrist::Key key) const noexcept;
    void dropEdges(ProofNode& node, bool isAttack) noexcept;
    std::vector<ProofIndex> keepWhatIsNeeded(ProofIndex root);
    void slideNodes(std::vector<ProofIndex>& newIndex);
    void slideEdges(const std::vector<ProofIndex>& newIndex);

    template <typename T>
    using Table = std::vector<T, PageAllocator<T>>;

    std::size_t m_capacity;
    Table<ProofNode> m_nodes;
    Table<ProofEdge> m_edges;
    Table<ProofIndex> m_slots;  ///< Open addressing; index plus one, 0 for none.
};

}  // namespace gomoku
