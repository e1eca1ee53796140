// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// How a searcher shares the moves of its nodes with others; SplitPoint.h has the rules.
#include "Models/Search/Searcher.h"

#include <algorithm>
#include <thread>

namespace gomoku {

namespace {

constexpr Depth kSplitDepth = 3;  ///< Below it sharing a node costs more than it saves.

/// The short spin before a real wait: mostly it is a matter of microseconds. It yields, because on
/// a busy machine the thread that is waited for may need this very core.
class BoundedSpin
{
public:
    /// False when it is time to sleep.
    bool spin()
    {
        if (m_times == kMostTimes)
            return false;
        ++m_times;
        std::this_thread::yield();
        return true;
    }

private:
    static constexpr int kMostTimes = 500;

    int m_times = 0;
};

}  // namespace

void Searcher::assist()
{
    BoundedSpin waiting;
    while (!m_shared.isStopped()) {
        if (help(nullptr))
            waiting = {};
        else if (!waiting.spin())
            m_splitPoints.waitForChange(m_thread, nullptr);
    }
    flushNodes();
}

/// Searches moves of the node for as long as there are any to be taken.
void Searcher::workAt(SearchNode& node)
{
    const bool maySplit = !m_isAlone && node.depth >= kSplitDepth && !node.forced;
    for (;;) {
        if (maySplit && node.isRoot() && helpInsideChunk(node) && !m_aborted)
            continue;
        const auto task = m_aborted ? std::nullopt : takeMove(node);
        if (!task)
            break;
        const std::uint64_t nodesBefore = m_nodes;
        const Score score = node.isRoot() ? scoreOfRootMove(node, *task) : scoreOfMove(node, *task);
        if (m_aborted)
            break;
        note(node, *task, score, m_nodes - nodesBefore);
        if (maySplit && node.split.isClosed() && node.best < node.window.beta)
            split(node);
    }
    if (m_aborted)
        interrupt(node);
}

std::optional<Searcher::Task> Searcher::takeMove(SearchNode& node)
{
    const auto lock = m_splitPoints.lockOf(node.split);
    const auto state = node.split.state();
    if (state != SplitPoint::State::Closed && state != SplitPoint::State::Open)
        return std::nullopt;
    Score alpha = node.window.alpha;
    if (node.isRoot())
        alpha = std::max(alpha, node.chunks->globalAlpha());
    Point move;
    if (alpha < node.window.beta)
        move = node.isRoot() ? nextRootMove(node) : nextMove(node);
    ++node.place;
    if (move.isNone() || (!node.isRoot() && isSkipped(node, move, node.place))) {
        m_splitPoints.drain(node.split);
        return std::nullopt;
    }
    return Task{move, node.place, alpha, node.best};
}

Point Searcher::nextMove(SearchNode& node) const
{
    for (;;) {
        const Point move = node.picker->next(m_board);
        if (move.isNone()
            || (move != node.excluded && !isIdleFour(node, move) && !isHopeless(node, move)))
            return move;
    }
}

Point Searcher::nextRootMove(SearchNode& root)
{
    RootChunks& chunks = *root.chunks;
    if (chunks.isChunkGivenOut())
        chunks.openNextChunk();
    const RootMove* move = chunks.next();
    m_splitPoints.setReserve(root.split, chunks.isChunkGivenOut());
    return move ? move->point : Point();
}

/// All moves of the chunk are given out, so those who search them are helped before another chunk
/// is opened. False if they cannot be.
bool Searcher::helpInsideChunk(SearchNode& root)
{
    if (root.split.isClosed())
        return false;
    {
        const auto lock = m_splitPoints.lockOf(root.split);
        if (!root.chunks->isChunkGivenOut() || !root.chunks->hasMoreChunks())
            return false;
    }
    return help(&root.split);
}

void Searcher::note(SearchNode& node, const Task& task, Score score, std::uint64_t effort)
{
    const auto lock = m_splitPoints.lockOf(node.split);
    if (node.isRoot())
        node.chunks->noteEffort(task.place, effort);
    if (node.split.isCut())
        return;  // the node has its score, or will never have one
    if (node.isPv() && node.line && score > node.window.alpha)
        copyLine(*node.line, node.ply, task.move);
    const bool isCutoff
        = node.isRoot() ? noteRootScore(node, task, score) : noteScore(node, task, score);
    if (isCutoff)
        m_splitPoints.cut(node.split, SplitPoints::CutReason::Cutoff);
}

/// From now on other threads may take moves of the node.
void Searcher::split(SearchNode& node)
{
    if (node.picker)
        node.picker->rankAll();
    node.step = m_step;
    node.rootDepth = m_rootDepth;
    if (node.ply > 0)
        node.evalBefore = m_plies[static_cast<std::size_t>(node.ply - 1)].eval;
    m_splitPoints.open(node.split, m_thread, m_above.empty() ? nullptr : m_above.back());
    m_above.push_back(&node.split);
}

/// Waits until nobody else is at the node, and meanwhile helps those who are.
void Searcher::joinHelpers(SearchNode& node)
{
    if (node.split.isClosed())
        return;
    BoundedSpin waiting;
    while (!m_splitPoints.tryJoin(node.split)) {
        m_nextPoll = m_nodes;  // time passes without nodes here
        if (isAborted())
            interrupt(node);
        if (!node.split.isCut() && help(&node.split))
            waiting = {};
        else if (!waiting.spin())
            m_splitPoints.waitForChange(m_thread, &node.split);
    }
    m_above.pop_back();
    m_aborted = node.split.wasInterrupted() || mustUnwind();
}

/// A move of the node was not searched to its end: nothing is to be concluded from the others.
void Searcher::interrupt(SearchNode& node)
{
    const auto lock = m_splitPoints.lockOf(node.split);
    m_splitPoints.cut(node.split, SplitPoints::CutReason::Interruption);
}

bool Searcher::help(const SplitPoint* above)
{
    SplitPoint* split = m_splitPoints.enter(m_thread, above);
    if (!split)
        return false;
    helpAt(split->node());
    m_splitPoints.leave(*split, m_thread);  // from here on it may be gone
    m_aborted = mustUnwind();
    return true;
}

void Searcher::helpAt(SearchNode& node)
{
    const int from = m_above.empty() ? 0 : m_above.back()->node().ply;
    const int to = node.ply;
    const auto& path = m_splitPoints.pathOf(node.split.owner());
    for (int ply = from; ply < to; ++ply)
        makeMove(path[static_cast<std::size_t>(ply)], ply);
    if (to > 0)
        m_plies[static_cast<std::size_t>(to - 1)].eval = node.evalBefore;
    m_plies[static_cast<std::size_t>(to)].eval = node.ownEval;
    if (m_step != node.step)
        m_selectiveDepth = 0;
    m_step = node.step;
    m_rootDepth = node.rootDepth;

    m_above.push_back(&node.split);
    workAt(node);
    m_above.pop_back();
    for (int ply = from; ply < to; ++ply)
        undoMove();
}

/// Is all that this thread does in vain? True when the search is over, or a split point above has
/// been cut: everything below that is left.
bool Searcher::mustUnwind() const
{
    return m_shared.isStopped()
        || std::any_of(m_above.begin(), m_above.end(), [](auto* split) { return split->isCut(); });
}

}  // namespace gomoku
