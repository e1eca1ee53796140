// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Eval/ThreatPattern.h"
#include "Models/Search/SearchParameters.h"
#include "Models/Search/SearchTypes.h"
#include "Models/Search/SharedNode.h"
#include "Models/Search/Threats/QuiescenceSearch.h"
#include "Models/Search/TimeManager.h"
#include "Models/Search/TranspositionTable.h"

#include <array>
#include <atomic>
#include <functional>
#include <mutex>

namespace gomoku {

/// What the threads of one search have in common. Its root is divided move by move: a thread takes
/// the next move nobody has taken, and the best score any of them has reached is every thread's
/// bound. Inner nodes are divided in the same way.
class SharedSearch
{
public:
    using Listener = std::function<void(const SearchReport&)>;

    SharedSearch(TranspositionTable& table, const ReductionTable& reductions,
                 const PerColor<PatternWeights>& patterns, const SearchLimits& limits,
                 const TimeManager& clock, const std::atomic<bool>& stop, Listener listener);

    TranspositionTable& table;
    const ReductionTable& reductions;
    const PerColor<PatternWeights>& patterns;
    const SearchLimits& limits;
    QuiescenceFailures failures;
    std::array<Workbench, kMaxSearchThreads> benches;
    std::atomic<std::uint64_t> nodes{0};

    [[nodiscard]] bool isStopped() const noexcept
    {
        return m_done.load(std::memory_order_relaxed) || m_stop.load(std::memory_order_relaxed);
    }
    /// To be asked now and then by every thread; notices when a limit has been reached.
    [[nodiscard]] bool mustStop() noexcept;
    void finish() noexcept { m_done.store(true, std::memory_order_relaxed); }

    /// Steps are the iterations, and within an iteration the lines, in order.
    [[nodiscard]] int completedSteps() const noexcept
    {
        return m_completedSteps.load(std::memory_order_relaxed);
    }
    /// Best score that any thread has proven for a root move of this step.
    [[nodiscard]] Score globalAlpha(int step) const noexcept
    {
        return m_alphaStep.load(std::memory_order_acquire) == step
            ? m_globalAlpha.load(std::memory_order_relaxed)
            : -kInfinity;
    }
    /// A root move has been searched and is better than all before it.
    void raiseAlpha(int step, const SearchLine& line);
    /// All root moves of the step have been searched within their window.
    void completeStep(int step);

    [[nodiscard]] SearchReport report(bool isFinal) const;
    /// The root moves that earlier lines of the same iteration have taken.
    [[nodiscard]] std::vector<Point> takenMoves(int step) const;
    [[nodiscard]] SearchLine bestLine() const;
    void seedWith(const SearchLine& line);

private:
    [[nodiscard]] SearchReport reportLocked(bool isFinal) const;
    [[nodiscard]] bool isSettled() const;

    const TimeManager& m_clock;
    const std::atomic<bool>& m_stop;
    Listener m_listener;
    std::atomic<bool> m_done{false};
    std::atomic<int> m_completedSteps{0};
    std::atomic<int> m_alphaStep{0};
    std::atomic<Score> m_globalAlpha{-kInfinity};

    mutable std::mutex m_mutex;
    SearchLine m_candidate;  ///< Best of the step under way.
    bool m_hasCandidate = false;
    std::vector<SearchLine> m_lines;  ///< Of the last finished iteration.
    std::vector<SearchLine> m_nextLines;  ///< Of the iteration under way, as far as finished.
};

}  // namespace gomoku
