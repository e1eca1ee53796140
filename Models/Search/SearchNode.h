// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/MovePicker.h"
#include "Models/Search/Parallel/RootChunks.h"
#include "Models/Search/Parallel/SplitPoint.h"
#include "Models/Search/SearchParameters.h"
#include "Models/Search/TranspositionTable.h"

#include <array>
#include <cstdint>
#include <optional>

namespace gomoku {

struct SearchWindow
{
    Score alpha;
    Score beta;

    [[nodiscard]] SearchWindow fromOtherSide() const { return {-beta, -alpha}; }
};

enum class NodeKind { Pv, Cut, All };  ///< Cut and All: which outcome is expected.

/// The moves expected from a node on.
struct ExpectedLine
{
    int length = 0;
    std::array<Point, 64> moves{};
};

/// A node of the tree, as far as its search has come. While its split point is open, all that
/// changes is guarded by the lock of that.
struct SearchNode
{
    SearchWindow window;
    Depth depth;
    int ply;
    NodeKind kind;
    std::optional<TableEntry> hit{};
    Score eval = 0;  ///< Static score, as margins are measured from it.
    Score ownEval = 0;  ///< Static score of the position alone.
    bool improving = false;
    bool forced = false;  ///< A five must be stopped: there is one move, and it costs no depth.
    bool threatened = false;  ///< An open four must be stopped.
    bool tableAttacks = false;  ///< The table's move makes an open three or more.
    Depth tableMoveExtension = 0;
    Score best = -kInfinity;
    Point bestMove{};
    Point excluded{};  ///< Left out, to see how good the rest is.

    MovePicker* picker = nullptr;  ///< None at the root,
    RootChunks* chunks = nullptr;  ///< where the moves come from here.
    int place = 0;  ///< How many moves have been given out.
    ExpectedLine* line = nullptr;  ///< What is expected from here on, for a Pv node.
    SplitPoint split{*this};
    // For helpers, who have not come down the tree
    int step = 0;
    Depth rootDepth = 0;
    Score evalBefore = 0;  ///< Static score one ply earlier.

    int triedCount = 0;
    /// Indices of quiet moves that did not refute; filled up to triedCount only.
    std::array<std::int16_t, kMostMovesPerNode> tried;

    SearchNode(SearchWindow nodeWindow, Depth nodeDepth, int nodePly, NodeKind nodeKind)
        : window(nodeWindow),
          depth(nodeDepth),
          ply(nodePly),
          kind(nodeKind)
    { }
    [[nodiscard]] bool isPv() const { return kind == NodeKind::Pv; }
    [[nodiscard]] bool isRoot() const { return chunks != nullptr; }
};

/// The memory of one node under way. It lies on the heap and never moves: threads have small
/// stacks, and helpers read it.
struct NodeMemory
{
    std::optional<SearchNode> node;
    std::optional<MovePicker> picker;
};

}  // namespace gomoku
