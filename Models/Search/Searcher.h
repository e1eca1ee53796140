// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Search/FourSearch.h"
#include "Models/Search/MoveHistory.h"
#include "Models/Search/SharedSearch.h"

#include <array>
#include <optional>
#include <vector>

namespace gomoku {

/// One thread of a search: iterative deepening by principal-variation search on a board of its own.
class Searcher
{
public:
    struct Options
    {
        bool isAlone = true;  ///< No other thread works on this search.
        int leafFours = 6;  ///< How many fours deep leaves are looked at.
    };

    Searcher(const BoardManager& position, SharedSearch& shared, Options options);

    /// Deepens until the search is stopped or everything is known. `rootMoves` are legal.
    void run(const std::vector<Point>& rootMoves);

private:
    struct Window
    {
        Score alpha;
        Score beta;

        [[nodiscard]] Window fromOtherSide() const { return {-beta, -alpha}; }
    };
    enum class NodeKind { Pv, Cut, All };  ///< Cut and All: which outcome is expected.

    struct Node
    {
        Window window;
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

        Node(Window nodeWindow, Depth nodeDepth, int nodePly, NodeKind nodeKind)
            : window(nodeWindow),
              depth(nodeDepth),
              ply(nodePly),
              kind(nodeKind)
        { }
        [[nodiscard]] bool isPv() const { return kind == NodeKind::Pv; }
    };
    struct RootMove
    {
        Point point;
        std::uint64_t effort = 0;
    };
    struct Line
    {
        int length = 0;
        std::array<Point, 64> moves{};
    };
    /// A node under way that another thread may finish first; none where that cannot be seen.
    struct SharedNode
    {
        const Node* node = nullptr;
        zobrist::Key key = 0;
    };
    static constexpr int kNoPly = -1;
    struct PlyState
    {
        Score eval = 0;
        Line line{};
    };

    // The root
    void searchStep(int step, Depth depth);
    Score searchRoot(int step, Window window, Depth depth);
    Score searchRootMove(Point move, Window window, Depth depth, int place);
    void moveToFront(Point point);
    void sortRest();
    [[nodiscard]] SearchLine lineFrom(Point move, Score score, Depth depth) const;

    // The tree
    Score searchNode(Window window, Depth depth, int ply, NodeKind kind, Point excluded = {});
    [[nodiscard]] std::optional<Score> endedOrStopped(Node& node);
    [[nodiscard]] std::optional<Score> decidedByFours(Node& node);
    [[nodiscard]] std::optional<Score> cutoffFromTable(Node& node);
    [[nodiscard]] std::optional<Score> prunedByMargin(Node& node);
    Score searchMoves(Node& node);
    /// Searches one move of a node; true when it ends the node.
    bool searchMove(Node& node, Point move, int place);
    [[nodiscard]] Depth extensionFor(const Node& node, Point move);
    [[nodiscard]] Depth reductionFor(const Node& node, Point move, int place) const;
    [[nodiscard]] bool isQuiet(Point move) const;
    [[nodiscard]] bool isSkipped(const Node& node, Point move, int place) const;
    [[nodiscard]] zobrist::Key busyKey(Point move) const;
    void noteCutoff(const Node& node, Point move);
    void storeResult(const Node& node, Score alphaBefore);
    Score leafScore(Node& node);
    [[nodiscard]] Score evaluate() const;

    void makeMove(Point point);
    void undoMove() { m_board.undoMove(); }
    void copyLine(int ply, Point move);
    [[nodiscard]] bool isAborted();
    void lookForAnsweredNode();
    [[nodiscard]] Score leave(const Node& node);
    [[nodiscard]] static bool answers(const TableEntry& entry, const Node& node);
    void flushNodes();

    BoardManager m_board;
    SharedSearch& m_shared;
    bool m_isAlone;
    int m_leafFours;
    MoveHistory m_history;
    FourSearch m_fours;
    std::vector<RootMove> m_rootMoves;
    std::vector<PlyState> m_plies;
    int m_step = 0;
    int m_rootDepth = 0;
    int m_selectiveDepth = 0;
    bool m_aborted = false;
    std::vector<SharedNode> m_path;  ///< By ply; valid up to m_pathEnd.
    int m_pathEnd = 0;
    int m_answeredPly = kNoPly;  ///< Aborted only as far as this node of the path,
    Score m_answer = 0;  ///< which is known to be worth this.
    std::uint64_t m_nodes = 0;
    std::uint64_t m_flushedNodes = 0;
    std::uint64_t m_nextPoll = 0;
};

}  // namespace gomoku
