// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/SearchTeam.h"

#include <thread>

namespace gomoku {

ParallelRunner standardThreads()
{
    return [](int count, const std::function<void(int)>& job) {
        std::vector<std::thread> threads;
        for (int i = 1; i < count; ++i)
            threads.emplace_back(job, i);
        job(0);
        for (std::thread& thread : threads)
            thread.join();
    };
}

struct SearchTeam::Internals
{
};

SearchTeam::SearchTeam(std::size_t /*tableMegabytes*/) : m_internals(std::make_unique<Internals>())
{ }
SearchTeam::~SearchTeam() = default;

// Placeholder of the first hour: deepens without searching, so that limits, reports and
// cancellation can be built and tested around it.
SearchReport SearchTeam::think(const BoardManager& position, const SearchLimits& limits,
                               const ParallelRunner& run, const std::atomic<bool>& stop,
                               const std::function<void(const SearchReport&)>& progressed)
{
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    SearchReport report;
    Point best = centreOf(position.size());
    position.candidates().forEach([&](Point point) { best = point; });
    if (!position.isEmpty(best))
        return report;
    for (Depth depth = 1; !stop.load(std::memory_order_relaxed); ++depth) {
        run(limits.threads,
            [&](int) { std::this_thread::sleep_for(std::chrono::milliseconds(1)); });
        report.elapsed
            = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
        report.nodes += 100;
        report.lines = {SearchLine{{best}, 0, depth, depth}};
        if (progressed && depth % 100 == 0)
            progressed(report);
        if ((limits.moveTime && report.elapsed >= *limits.moveTime)
            || (limits.depth && depth >= *limits.depth)
            || (limits.nodes && report.nodes >= *limits.nodes))
            break;
    }
    report.isFinal = true;
    return report;
}

void SearchTeam::clear()
{ }
void SearchTeam::setTableSize(std::size_t /*megabytes*/)
{ }

}  // namespace gomoku
