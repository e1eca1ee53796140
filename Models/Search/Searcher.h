// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Search/MoveHistory.h"
#include "Models/Search/SearchNode.h"
#include "Models/Search/SharedSearch.h"
#include "Models/Search/Threats/QuiescenceSearch.h"
#include "Models/Search/Threats/VcfSearch.h"

#include <bitset>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace gomoku {

/// One thread of a search: iterative deepening by principal-variation search on a board of its own.
class Searcher
{
public:
    struct Options
    {
        int thread = 0;  ///< Its number among those of this search; 0 leads.
        int leafFours = 6;  ///< How many fours deep leaves are looked at.
        bool checksRootMoves = true;  ///< Are moves about to become best checked for fours?
    };

    Searcher(const BoardManager& position, SharedSearch& shared, Options options);

    /// Deepens until the search is stopped or everything is known. `rootMoves` are legal.
    void lead(const std::vector<Point>& rootMoves);
    /// Takes moves of nodes that other threads have opened, until the search is over.
    void assist();
    /// How far from the root the search of this iteration has come.
    [[nodiscard]] int selectiveDepth() const noexcept { return m_selectiveDepth; }

private:
    struct PlyState
    {
        Score eval = 0;
        Depth reduction = 0;  ///< Of the move made here.
        int cutoffs = 0;  ///< Nodes refuted here since the node two plies up began.
        ExpectedLine line{};
    };

    /// A move of a node to be searched, what it has to exceed, and the best score so far.
    struct Task
    {
        Point move;
        int place;
        Score alpha;
        Score best;
    };

    // The root
    void searchStep(int step, Depth depth);
    Score searchRoot(int step, SearchWindow window, Depth depth);
    [[nodiscard]] Score scoreOfRootMove(const SearchNode& root, const Task& task);
    [[nodiscard]] Score checkedForFours(const Task& task, Score score);
    void showLine(std::span<const Point> moves);
    bool noteRootScore(SearchNode& root, const Task& task, Score score);
    void moveToFront(Point point);
    void sortRest();
    [[nodiscard]] SearchLine lineFrom(Point move, Score score, Depth depth);
    void continueFromTable(SearchLine& line);

    // The tree
    Score searchNode(SearchWindow window, Depth depth, int ply, NodeKind kind, Point excluded = {});
    [[nodiscard]] std::optional<Score> endedOrStopped(SearchNode& node);
    [[nodiscard]] std::optional<Score> decidedByFours(SearchNode& node);
    [[nodiscard]] std::optional<Score> cutoffFromTable(SearchNode& node);
    void judgeStatically(SearchNode& node);
    void rewardTableMove(const SearchNode& node);
    [[nodiscard]] std::optional<Score> prunedByMargin(SearchNode& node);
    void adjustDepth(SearchNode& node, Point tableMove) const;
    Score searchMoves(SearchNode& node);
    [[nodiscard]] Score scoreOfMove(const SearchNode& node, const Task& task);
    /// True when the move ends its node.
    bool noteScore(SearchNode& node, const Task& task, Score score);
    [[nodiscard]] bool mayBeSingular(const SearchNode& node) const;
    [[nodiscard]] std::optional<Score> refutedWithout(SearchNode& node);
    [[nodiscard]] static Depth extensionFor(const SearchNode& node, Point move);
    [[nodiscard]] Depth depthOfSecondLook(Depth depth, Depth reduction, Score score,
                                          const Task& task) const;
    [[nodiscard]] Depth reductionFor(const SearchNode& node, Point move, int place) const;
    [[nodiscard]] bool isQuiet(Point move) const;
    [[nodiscard]] bool isSkipped(const SearchNode& node, Point move, int place) const;
    [[nodiscard]] static bool mayLeaveOut(const SearchNode& node);
    [[nodiscard]] bool isIdleFour(const SearchNode& node, Point move) const;
    [[nodiscard]] bool isHopeless(const SearchNode& node, Point move) const;
    [[nodiscard]] zobrist::Key keyOf(const SearchNode& node) const;
    void noteCutoff(const SearchNode& node, Point move);
    [[nodiscard]] int bonusAt(Depth depth) const;
    void storeResult(const SearchNode& node, Score alphaBefore);
    Score scoreOfLeaf(SearchNode& node);
    Score leafScore(SearchNode& node);
    [[nodiscard]] Score scoreWithoutMoves(const SearchNode& node) const;
    [[nodiscard]] Score evaluate() const;

    // Nodes that threads share
    void workAt(SearchNode& node);
    [[nodiscard]] std::optional<Task> takeMove(SearchNode& node);
    [[nodiscard]] Point nextMove(SearchNode& node) const;
    [[nodiscard]] Point nextRootMove(SearchNode& root);
    void note(SearchNode& node, const Task& task, Score score, std::uint64_t effort);
    void split(SearchNode& node);
    void joinHelpers(SearchNode& node);
    void interrupt(SearchNode& node);
    /// Takes part in a split point below `above`, or in any; false if there is none.
    bool help(const SplitPoint* above);
    void helpAt(SearchNode& node);
    bool helpInsideChunk(SearchNode& root);
    [[nodiscard]] bool mustUnwind() const;

    [[nodiscard]] NodeMemory& memoryAt(int ply, bool isExclusion);
    void makeMove(Point point, int ply);
    void undoMove() { m_board.undoMove(); }
    void copyLine(ExpectedLine& line, int ply, Point move) const;
    [[nodiscard]] bool isAborted();
    void poll();
    void lookAtClock();
    void flushNodes();

    BoardManager m_board;
    SharedSearch& m_shared;
    const SearchParameters m_parameters;  ///< A copy: it is read at every node.
    int m_thread;
    bool m_isAlone;
    SplitPoints& m_splitPoints;
    int m_leafFours;
    bool m_checksRootMoves;
    /// Made when it is first needed; only those who search root moves need it.
    std::unique_ptr<VcfSearch> m_rootCheck;
    std::bitset<kPointSpace> m_checkedRootMoves;  ///< No answer by fours was found.
    MoveHistory m_history;
    QuiescenceSearch m_quiescence;
    std::vector<RootMove> m_rootMoves;
    std::vector<PlyState> m_plies;
    /// Two for each ply, made when they are first needed: a node may be searched again without one
    /// of its moves while it is under way.
    std::vector<std::unique_ptr<NodeMemory>> m_memory;
    int m_step = 0;
    Depth m_rootDepth = 0;
    int m_selectiveDepth = 0;
    bool m_aborted = false;  ///< Unwinding: nothing is to be concluded from what is returned.
    std::vector<const SplitPoint*> m_above;  ///< Split points it works below, from the root down.
    std::uint64_t m_nodes = 0;
    std::uint64_t m_flushedNodes = 0;
    std::uint64_t m_nextPoll = 0;
    std::uint64_t m_nextLook = 0;  ///< Likewise at the clock, in nodes of m_quiescence.
};

}  // namespace gomoku
