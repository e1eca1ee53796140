// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Eval/ThreatPattern.h"
#include "Models/Search/Parallel/RootChunks.h"
#include "Models/Search/Parallel/SplitPoint.h"
#include "Models/Search/SearchParameters.h"
#include "Models/Search/SearchTypes.h"
#include "Models/Search/Threats/QuiescenceSearch.h"
#include "Models/Search/TimeManager.h"
#include "Models/Search/TranspositionTable.h"

#include <atomic>
#include <functional>
#include <mutex>

namespace gomoku {

/// What the threads of one search have in common: the root moves, dealt in chunks, the split points
/// below them, what has been found, and when it is over.
class SharedSearch
{
public:
    using Listener = std::function<void(const SearchReport&)>;

    SharedSearch(TranspositionTable& table, const PerColor<PatternWeights>& patterns,
                 const SearchTuning& tuning, const SearchLimits& limits, const TimeManager& clock,
                 const std::atomic<bool>& stop, Listener listener);

    TranspositionTable& table;
    const PerColor<PatternWeights>& patterns;
    const SearchTuning& tuning;
    const SearchLimits& limits;
    QuiescenceFailures failures;
    RootChunks chunks;
    SplitPoints splitPoints;
    std::atomic<std::uint64_t> nodes{0};

    [[nodiscard]] bool isStopped() const noexcept { return splitPoints.isOver() || m_stop.load(); }
    /// To be asked now and then by every thread; notices when a limit has been reached.
    [[nodiscard]] bool mustStop() noexcept;
    /// The same for time alone, at less cost.
    [[nodiscard]] bool isOutOfTime() noexcept;
    void finish() noexcept { splitPoints.finish(); }

    /// Steps are the iterations, and within an iteration the lines, in order.
    [[nodiscard]] int completedSteps() const noexcept
    {
        return m_completedSteps.load(std::memory_order_relaxed);
    }
    /// A root move has been searched; if it is better than all before it, it is the candidate.
    void raiseAlpha(const SearchLine& line);
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
    std::atomic<int> m_completedSteps{0};

    mutable std::mutex m_mutex;
    SearchLine m_candidate;  ///< Best of the step under way.
    bool m_hasCandidate = false;
    std::vector<SearchLine> m_lines;  ///< Of the last finished iteration.
    std::vector<SearchLine> m_nextLines;  ///< Of the iteration under way, as far as finished.
};

}  // namespace gomoku
