// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Record/GameInfo.h"
#include "Models/Record/NodeId.h"
#include "Models/Record/NodeNotes.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

namespace gomoku {

/// A move as records keep it: with its colour, for not every record alternates.
struct RecordedMove
{
    Point point{};  ///< None for a pass.
    Color color = Color::Black;

    [[nodiscard]] constexpr bool isPass() const noexcept { return point.isNone(); }

    friend constexpr bool operator==(RecordedMove, RecordedMove) noexcept = default;
};

/// A branch that was taken out of a record and can be put back.
struct DetachedBranch
{
    NodeId node{};  ///< Its first.
    NodeId before{};  ///< The sibling that it stood after; none if it was the first.
    std::size_t nodes = 0;  ///< With the first one.
};

/// A game with all its variations: what is known of it as a whole, and a tree of moves. The root
/// carries no move but may carry set-up stones; the first child of a node continues its main line.
///
/// A value: a copy is a snapshot, and undo of an edit is putting an older copy back. Nothing here
/// judges moves; only points on the board may be given.
class GameRecord
{
public:
    explicit GameRecord(int boardSize = kDefaultBoardSize, std::optional<Rule> rule = {});

    [[nodiscard]] const GameInfo& info() const noexcept { return m_info; }
    [[nodiscard]] GameInfo& info() noexcept { return m_info; }
    [[nodiscard]] int boardSize() const noexcept { return m_info.boardSize; }

    // The tree. Every NodeId given must be of this record and not removed, unless it says so.
    [[nodiscard]] static constexpr NodeId root() noexcept { return NodeId{0}; }
    [[nodiscard]] bool contains(NodeId node) const noexcept;  ///< Takes any NodeId.
    [[nodiscard]] std::size_t nodeCount() const noexcept { return m_liveNodes; }  ///< With root.
    [[nodiscard]] NodeId parent(NodeId node) const noexcept { return at(node).parent; }
    [[nodiscard]] NodeId firstChild(NodeId node) const noexcept { return at(node).firstChild; }
    [[nodiscard]] NodeId nextSibling(NodeId node) const noexcept { return at(node).nextSibling; }
    [[nodiscard]] std::vector<NodeId> children(NodeId node) const;
    [[nodiscard]] bool hasVariations(NodeId node) const noexcept;  ///< Two children or more.
    [[nodiscard]] bool isOnMainLine(NodeId node) const noexcept;
    /// The child of `node` that plays `move`, none if there is none.
    [[nodiscard]] NodeId childPlaying(NodeId node, RecordedMove move) const noexcept;

    [[nodiscard]] std::vector<NodeId> pathTo(NodeId node) const;  ///< From the root, both included.
    [[nodiscard]] std::vector<NodeId> mainLine() const { return lineThrough(root()); }
    /// The path to `node`, then first children to the end.
    [[nodiscard]] std::vector<NodeId> lineThrough(NodeId node) const;
    /// The next node in the order in which files list them (a node, its children, its siblings);
    /// none after the last. Removing the subtree of a visited node invalidates the walk.
    [[nodiscard]] NodeId nextInOrder(NodeId node) const noexcept;

    // What a node says.
    [[nodiscard]] const std::optional<RecordedMove>& move(NodeId node) const noexcept
    {
        return at(node).move;
    }
    [[nodiscard]] const NodeNotes& notes(NodeId node) const noexcept;
    /// For changing; makes room for notes if the node had none.
    [[nodiscard]] NodeNotes& editNotes(NodeId node);
    [[nodiscard]] int moveNumber(NodeId node) const noexcept;  ///< Moves on the path to it.
    [[nodiscard]] std::vector<RecordedMove> movesTo(NodeId node) const;
    [[nodiscard]] std::vector<RecordedMove> mainMoves() const;
    /// The stones on the board at a node. Where several stones claim a point the last one has it.
    [[nodiscard]] Grid position(NodeId node) const;
    /// Who is to move at a node: as a set-up says, else the opponent of the last mover, else (on
    /// a set-up board) the side with fewer stones, Black if equal.
    [[nodiscard]] Color sideToMove(NodeId node) const;
    [[nodiscard]] const SetupStones& setup() const noexcept { return notes(root()).setup; }
    [[nodiscard]] bool hasSetupAfterRoot() const noexcept;

    // Editing.
    /// The child of `parent` that plays `move`, added as its last variation if there is none.
    NodeId addMove(NodeId parent, RecordedMove move);
    /// Adds the moves as one line of new or existing nodes; gives the last.
    NodeId addLine(NodeId parent, const std::vector<RecordedMove>& moves);
    /// A new last child, even if it repeats another; without a move if none is given.
    NodeId appendNode(NodeId parent, std::optional<RecordedMove> move = {});
    void setMove(NodeId node, std::optional<RecordedMove> move) noexcept;
    void moveBeforeSiblings(NodeId node);  ///< Makes it its parent's main continuation.
    void promoteToMainLine(NodeId node);  ///< Makes the whole path to it the main line.
    void removeSubtree(NodeId node);  ///< For the root: all its children.
    /// Takes out a branch, which must not be the root, with everything that is said in it. Its
    /// handles mean the same nodes again once it is put back.
    DetachedBranch detachSubtree(NodeId node);
    void reattach(const DetachedBranch& branch);  ///< Where it was; its parent must be there.

    /// The same game with nothing but the way to `node` and what follows it.
    [[nodiscard]] GameRecord branchThrough(NodeId node) const;

    /// The same game: equal information and equal trees, whatever the handles.
    friend bool operator==(const GameRecord& a, const GameRecord& b);

private:
    struct Node
    {
        NodeId parent{};
        NodeId firstChild{};
        NodeId lastChild{};
        NodeId nextSibling{};
        std::int32_t notes = -1;  ///< Place in m_notes; most nodes of a large library have none.
        std::optional<RecordedMove> move{};
        bool removed = false;
    };

    [[nodiscard]] const Node& at(NodeId node) const noexcept
    {
        return m_nodes[static_cast<std::size_t>(node.index)];
    }
    [[nodiscard]] Node& at(NodeId node) noexcept
    {
        return m_nodes[static_cast<std::size_t>(node.index)];
    }
    [[nodiscard]] NodeId previousSibling(NodeId node) const noexcept;
    void unlink(NodeId node);
    void discard(NodeId node);
    /// All nodes of a branch, whether it is in the tree or not.
    [[nodiscard]] std::vector<NodeId> branchOf(NodeId node) const;

    GameInfo m_info;
    std::vector<Node> m_nodes;
    std::deque<NodeNotes> m_notes;  ///< A deque: notes() stays valid while others get theirs.
    std::size_t m_liveNodes = 1;
};

}  // namespace gomoku
