// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Searcher.h"

#include <chrono>
#include <thread>

namespace gomoku {

namespace {

constexpr Depth kShareDepth = 3;  ///< Below it sharing a node costs more than it saves.

constexpr std::uint32_t bitOf(int thread)
{
    return 1U << static_cast<unsigned>(thread);
}

/// Waits for others, mostly for microseconds. Whoever waits longer leaves its core: on a busy
/// machine that is where the thread it waits for can go on.
class Patience
{
public:
    void wait()
    {
        if (++m_times < kBriefly)
            std::this_thread::yield();
        else
            std::this_thread::sleep_for(kLonger);
    }

private:
    static constexpr int kBriefly = 1000;
    static constexpr std::chrono::microseconds kLonger{20};

    int m_times = 0;
};

bool isBelow(const SharedNode* node, const SharedNode* above)
{
    while (node && node != above)
        node = node->above;
    return node != nullptr;
}

}  // namespace

void Searcher::assist()
{
    Patience patience;
    while (!m_shared.isStopped()) {
        m_aborted = false;
        if (help(nullptr))
            patience = {};
        else
            patience.wait();
    }
    flushNodes();
}

/// Searches moves of the node for as long as there are any to be taken.
void Searcher::workAt(SharedNode& shared)
{
    const SearchNode& node = shared.node;
    const bool mayOpen = !m_isAlone && node.depth >= kShareDepth && !node.forced;
    while (const auto task = takeMove(shared)) {
        const std::uint64_t nodesBefore = m_nodes;
        const Score score
            = shared.rootMoves ? scoreOfRootMove(node, *task) : scoreOfMove(node, *task);
        if (m_aborted && !hasReturnedTo(shared)) {
            shared.isAbandoned.store(true, std::memory_order_relaxed);
            return;
        }
        note(shared, *task, score, m_nodes - nodesBefore);
        if (mayOpen && !shared.isOpen)
            open(shared);
    }
}

std::optional<Searcher::Task> Searcher::takeMove(SharedNode& shared)
{
    const auto lock = lockOf(shared);
    if (shared.isExhausted)
        return std::nullopt;
    Score alpha = shared.node.window.alpha;
    if (shared.rootMoves)
        alpha = std::max(alpha, m_shared.globalAlpha(m_step));
    const Point move = alpha < shared.node.window.beta ? nextMove(shared) : Point();
    ++shared.place;
    if (move.isNone() || (!shared.rootMoves && isSkipped(shared.node, move, shared.place))) {
        exhaust(shared);
        return std::nullopt;
    }
    return Task{move, shared.place, alpha};
}

Point Searcher::nextMove(SharedNode& shared) const
{
    if (shared.rootMoves) {
        const auto next = static_cast<std::size_t>(shared.place);
        return next < shared.rootMoves->size() ? (*shared.rootMoves)[next]->point : Point();
    }
    for (;;) {
        const Point move = shared.picker->next(m_board);
        if (move.isNone() || (move != shared.node.excluded && !isIdleFour(shared.node, move)))
            return move;
    }
}

void Searcher::note(SharedNode& shared, const Task& task, Score score, std::uint64_t effort)
{
    const auto lock = lockOf(shared);
    if (shared.rootMoves)
        (*shared.rootMoves)[static_cast<std::size_t>(task.place - 1)]->effort += effort;
    if (shared.isOver.load(std::memory_order_relaxed))
        return;  // and the score is that of a search broken off
    if (shared.node.isPv() && shared.line && score > shared.node.window.alpha)
        copyLine(*shared.line, shared.node.ply, task.move);
    const bool ends = shared.rootMoves ? noteRootScore(shared.node, task, score)
                                       : noteScore(shared.node, task, score);
    if (ends)
        end(shared);
}

/// From now on other threads may take moves of the node.
void Searcher::open(SharedNode& shared)
{
    if (shared.isExhausted)
        return;
    shared.owner = m_thread;
    shared.workers = bitOf(m_thread);
    shared.above = m_duties.empty() ? nullptr : m_duties.back();
    shared.step = m_step;
    shared.rootDepth = m_rootDepth;
    if (shared.node.ply > 0)
        shared.evalBefore = m_plies[static_cast<std::size_t>(shared.node.ply - 1)].eval;
    shared.isOpen = true;
    m_duties.push_back(&shared);
    const std::lock_guard lock(m_bench.mutex);
    m_bench.open.push_back(&shared);
    m_bench.joinable.fetch_add(1, std::memory_order_relaxed);
}

/// Waits until nobody is at the node any more, and helps those who are. If one of them was called
/// away from its move, so is this thread, now or soon: then it waits for that call.
void Searcher::close(SharedNode& shared)
{
    if (!shared.isOpen)
        return;
    {
        const std::lock_guard lock(m_bench.mutex);
        exhaust(shared);
        m_bench.open.pop_back();
    }
    Patience patience;
    while (shared.helpers.load(std::memory_order_acquire) > 0 || isLeftOpen(shared)) {
        m_nextPoll = m_nodes;  // time passes without nodes here
        const bool isGivenUp = isAborted() && !hasReturnedTo(shared);
        if (isGivenUp && !shared.isOver.load(std::memory_order_relaxed)) {
            const std::lock_guard lock(m_bench.mutex);
            end(shared);
        }
        if (!shared.isOver.load(std::memory_order_relaxed) && help(&shared))
            patience = {};
        else
            patience.wait();
    }
    (void)hasReturnedTo(shared);
    m_duties.pop_back();
}

/// Has nobody said yet why a move of the node was left unsearched?
bool Searcher::isLeftOpen(const SharedNode& shared) const
{
    return !m_aborted && shared.isAbandoned.load(std::memory_order_relaxed)
        && !shared.isOver.load(std::memory_order_relaxed);
}

/// Nothing below the node matters any more; whoever is there goes home. Its owner's bench is
/// locked.
void Searcher::end(SharedNode& shared)
{
    exhaust(shared);
    shared.isOver.store(true, std::memory_order_relaxed);
    const std::uint32_t others = shared.workers & ~bitOf(m_thread);
    for (int thread = 0; others >> thread != 0; ++thread)
        if (others & bitOf(thread))
            m_shared.benches[static_cast<std::size_t>(thread)].interrupted.store(
                true, std::memory_order_release);
}

void Searcher::exhaust(SharedNode& shared)
{
    if (shared.isExhausted)
        return;
    shared.isExhausted = true;
    if (shared.isOpen)
        m_shared.benches[static_cast<std::size_t>(shared.owner)].joinable.fetch_sub(
            1, std::memory_order_relaxed);
}

bool Searcher::help(const SharedNode* above)
{
    SharedNode* shared = nullptr;
    for (int thread = 0; thread < m_shared.limits.threads && !shared; ++thread)
        if (thread != m_thread)
            shared = join(m_shared.benches[static_cast<std::size_t>(thread)], above);
    if (!shared)
        return false;
    helpAt(*shared);
    const auto lock = lockOf(*shared);
    shared->workers &= ~bitOf(m_thread);
    shared->helpers.fetch_sub(1, std::memory_order_release);  // from here on it may be gone
    return true;
}

/// The nearest to the root has the most work to give.
SharedNode* Searcher::join(Workbench& bench, const SharedNode* above)
{
    if (bench.joinable.load(std::memory_order_relaxed) == 0)
        return nullptr;
    const std::lock_guard lock(bench.mutex);
    for (SharedNode* shared : bench.open)
        if (!shared->isExhausted && (!above || isBelow(shared, above))) {
            shared->workers |= bitOf(m_thread);
            shared->helpers.fetch_add(1, std::memory_order_relaxed);
            return shared;
        }
    return nullptr;
}

void Searcher::helpAt(SharedNode& shared)
{
    const int from = m_duties.empty() ? 0 : m_duties.back()->node.ply;
    const int to = shared.node.ply;
    const auto& moves = m_shared.benches[static_cast<std::size_t>(shared.owner)].moves;
    for (int ply = from; ply < to; ++ply)
        makeMove(moves[static_cast<std::size_t>(ply)], ply);
    if (to > 0)
        m_plies[static_cast<std::size_t>(to - 1)].eval = shared.evalBefore;
    m_plies[static_cast<std::size_t>(to)].eval = shared.node.eval;
    if (m_step != shared.step)
        m_selectiveDepth = 0;
    m_step = shared.step;
    m_rootDepth = shared.rootDepth;

    m_duties.push_back(&shared);
    workAt(shared);
    m_duties.pop_back();
    for (int ply = from; ply < to; ++ply)
        undoMove();
}

/// Some node that this thread works below is over: everything down to it is left.
void Searcher::goHome()
{
    m_bench.interrupted.exchange(false, std::memory_order_acquire);
    for (const SharedNode* duty : m_duties)
        if (duty->isOver.load(std::memory_order_relaxed)) {
            m_aborted = true;
            m_abortedAt = duty;
            return;
        }
}

/// True once everything down to the node has been left because it is over; work goes on above it.
bool Searcher::hasReturnedTo(const SharedNode& shared)
{
    if (!m_aborted || m_abortedAt != &shared)
        return false;
    m_aborted = false;
    m_abortedAt = nullptr;
    return true;
}

std::unique_lock<std::mutex> Searcher::lockOf(const SharedNode& shared)
{
    if (!shared.isOpen)
        return {};
    return std::unique_lock(m_shared.benches[static_cast<std::size_t>(shared.owner)].mutex);
}

}  // namespace gomoku
