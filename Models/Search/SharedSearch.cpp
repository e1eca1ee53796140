// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/SharedSearch.h"

#include <algorithm>
#include <utility>

namespace gomoku {

SharedSearch::SharedSearch(TranspositionTable& sharedTable,
                           const PerColor<PatternWeights>& patternWeights,
                           const SearchTuning& searchTuning, const SearchLimits& searchLimits,
                           const TimeManager& clock, const std::atomic<bool>& stop,
                           Listener listener)
    : table(sharedTable),
      patterns(patternWeights),
      tuning(searchTuning),
      limits(searchLimits),
      chunks(searchLimits.threads),
      splitPoints(searchLimits.threads),
      m_clock(clock),
      m_stop(stop),
      m_listener(std::move(listener))
{ }

bool SharedSearch::mustStop() noexcept
{
    const bool outOfNodes = limits.nodes && nodes.load(std::memory_order_relaxed) >= *limits.nodes;
    // Whoever sees that the search was stopped from outside wakes those who are asleep.
    if (!splitPoints.isOver() && (m_stop.load() || outOfNodes || m_clock.isOver()))
        finish();
    return splitPoints.isOver();
}

bool SharedSearch::isOutOfTime() noexcept
{
    if (!m_clock.isOver())
        return false;
    finish();
    return true;
}

void SharedSearch::raiseAlpha(const SearchLine& line)
{
    const std::lock_guard lock(m_mutex);
    if (!chunks.raiseAlpha(line.score))
        return;
    m_candidate = line;
    m_hasCandidate = true;
}

void SharedSearch::completeStep(int step)
{
    const std::lock_guard lock(m_mutex);
    m_nextLines.push_back(m_candidate);
    m_hasCandidate = false;
    if (static_cast<int>(m_nextLines.size()) == limits.lines) {
        m_lines = std::exchange(m_nextLines, {});
        // Reductions depend on what was searched before, so a later line can come out better.
        std::stable_sort(m_lines.begin(), m_lines.end(),
                         [](const auto& a, const auto& b) { return a.score > b.score; });
        if (m_listener)
            m_listener(reportLocked(false));
        if (isSettled())
            finish();
    }
    m_completedSteps.store(step + 1, std::memory_order_relaxed);
}

bool SharedSearch::isSettled() const
{
    if (m_clock.isLateForIteration())
        return true;
    // A win is a win; against a loss, looking as far as its end finds the longest defence.
    const auto known = [](const SearchLine& line) {
        return isWin(line.score) || (isLoss(line.score) && line.depth > pliesToEnd(line.score));
    };
    return std::all_of(m_lines.begin(), m_lines.end(), known);
}

SearchReport SharedSearch::report(bool isFinal) const
{
    const std::lock_guard lock(m_mutex);
    return reportLocked(isFinal);
}

SearchReport SharedSearch::reportLocked(bool isFinal) const
{
    SearchReport report;
    report.lines = m_lines;
    // A deeper best move counts even if its iteration was cut short: the old best one has been
    // searched as deep before any other.
    if (isFinal && m_nextLines.empty() && m_hasCandidate) {
        if (report.lines.empty())
            report.lines.resize(1);
        report.lines.front() = m_candidate;
    }
    report.nodes = nodes.load(std::memory_order_relaxed);
    report.elapsed = m_clock.elapsed();
    report.isFinal = isFinal;
    return report;
}

std::vector<Point> SharedSearch::takenMoves(int step) const
{
    const std::lock_guard lock(m_mutex);
    std::vector<Point> taken;
    if (step == m_completedSteps.load(std::memory_order_relaxed))
        for (const SearchLine& line : m_nextLines)
            taken.push_back(line.moves.front());
    return taken;
}

SearchLine SharedSearch::bestLine() const
{
    const std::lock_guard lock(m_mutex);
    return m_lines.empty() ? SearchLine{} : m_lines.front();
}

void SharedSearch::seedWith(const SearchLine& line)
{
    const std::lock_guard lock(m_mutex);
    m_lines = {line};
}

}  // namespace gomoku
