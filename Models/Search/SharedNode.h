// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/MovePicker.h"
#include "Models/Search/SearchParameters.h"
#include "Models/Search/TranspositionTable.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

namespace gomoku {

struct SearchWindow
{
    Score alpha;
    Score beta;

    [[nodiscard]] SearchWindow fromOtherSide() const { return {-beta, -alpha}; }
};

enum class NodeKind { Pv, Cut, All };  ///< Cut and All: which outcome is expected.

/// A node of the tree, as far as its search has come.
struct SearchNode
{
    SearchWindow window;
    Depth depth;
    int ply;
    NodeKind kind;
    std::optional<TableEntry> hit{};
    Score eval = 0;
    bool improving = false;
    bool forced = false;  ///< A five must be stopped: there is one move, and it costs no depth.
    bool threatened = false;  ///< An open four must be stopped.
    Score best = -kInfinity;
    Point bestMove{};
    Point excluded{};  ///< Left out, to see how good the rest is.
    int triedCount = 0;
    /// Indices of quiet moves that did not refute; filled up to triedCount only.
    std::array<std::int16_t, kMovesPerNode> tried;

    SearchNode(SearchWindow nodeWindow, Depth nodeDepth, int nodePly, NodeKind nodeKind)
        : window(nodeWindow),
          depth(nodeDepth),
          ply(nodePly),
          kind(nodeKind)
    { }
    [[nodiscard]] bool isPv() const { return kind == NodeKind::Pv; }
};

/// The moves expected from a node on.
struct ExpectedLine
{
    int length = 0;
    std::array<Point, 64> moves{};
};

struct RootMove
{
    Point point;
    std::uint64_t effort = 0;  ///< Nodes spent on it so far.
};

/// A node and its moves as they are given out, one by one. Once its first move has been searched it
/// may be opened: from then on other threads take moves too, until its owner, the thread that came
/// to it, closes it. While it is open, all but the constants is guarded by the owner's Workbench.
struct SharedNode
{
    SearchNode& node;
    MovePicker* picker = nullptr;  ///< None at the root,
    const std::vector<RootMove*>* rootMoves = nullptr;  ///< where the moves are these.
    ExpectedLine* line = nullptr;  ///< What is expected from here on, for a Pv node.
    int owner = 0;
    const SharedNode* above = nullptr;  ///< The open node below which its owner works.
    int step = 0;
    Depth rootDepth = 0;
    Score evalBefore = 0;  ///< Static score one ply earlier.

    int place = 0;  ///< How many moves have been given out.
    bool isOpen = false;
    bool isExhausted = false;  ///< No move is left to be given out.
    std::atomic<bool> isOver{false};  ///< Refuted or given up: whoever works below it goes home.
    /// A thread that was called away has left a move of it unsearched: nothing may be concluded.
    std::atomic<bool> isAbandoned{false};
    std::atomic<int> helpers{0};
    std::uint32_t workers = 0;  ///< Threads at it, by their bits.
};

/// What a thread of a search lets the others see: its open nodes, and where it is.
struct alignas(64) Workbench
{
    std::mutex mutex;
    std::vector<SharedNode*> open;  ///< From the root down.
    std::array<Point, kMaxPly + 4> moves{};  ///< From the root; those above an open node stand.
    alignas(64) std::atomic<int> joinable{0};  ///< Open nodes with moves left; a hint.
    alignas(64) std::atomic<bool> interrupted{false};  ///< A node its thread works at is over.
};

}  // namespace gomoku
