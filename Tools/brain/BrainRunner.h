// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Proof/ProofPlayer.h"
#include "Models/Protocol/Brain.h"
#include "Models/Protocol/LineSplitter.h"
#include "Models/Search/ParallelSearch.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <thread>

namespace gomoku {

/// Gives a brain its streams and its thinking: commands are read on the caller's thread while a
/// thread of our own prepares and searches, so that STOP and END are heard at any time and the time
/// of a turn runs from the moment its command came.
class BrainRunner
{
public:
    /// `seed` varies the openings; see Brain.
    BrainRunner(std::FILE* input, std::FILE* output, std::uint64_t seed);
    ~BrainRunner();  ///< Stops the search and waits for it.

    /// Until END or the end of the input, which also says STOP: what is being thought about is
    /// answered with the best so far.
    void run();
    /// Waits for the search afterwards; false if it is still at work when `patience` is over.
    [[nodiscard]] bool waitUntilIdle(std::chrono::milliseconds patience);
    /// Could all output be written?
    [[nodiscard]] bool wasHeard();

private:
    using Clock = std::chrono::steady_clock;

    /// Slow work: preparations, the lines to write after them, then a search.
    struct Job
    {
        BrainOutput output{};
        std::shared_ptr<std::atomic<bool>> stop{};
        Clock::time_point received{};
    };
    struct ReceivedLine
    {
        LineSplitter::Line line{};
        Clock::time_point received{};
    };

    /// The result of a search: a report, or the answer to a Swap2 question.
    struct Finding
    {
        SearchReport report{};
        std::vector<Point> swap2{};
    };

    [[nodiscard]] bool isIdle() const;  ///< With the lock held.
    bool readCommands();
    void receive(ReceivedLine line, std::unique_lock<std::mutex>& lock);
    void handle(const ReceivedLine& line);
    void carryOut(BrainOutput output, Clock::time_point received);
    void write(const std::vector<std::string>& lines);
    void stopThinking();

    void work();
    void drainBacklog();
    void prepare(const BrainOutput& output);
    void resizeTable(std::size_t megabytes);
    void warmUp(Rule rule);
    [[nodiscard]] Finding think(const Job& job);
    [[nodiscard]] std::optional<SearchReport> findProven(const BrainTask& task,
                                                         const std::atomic<bool>& stop);
    [[nodiscard]] BrainOutput report(const BrainTask& task, const Finding& found);

    std::FILE* m_input;
    std::FILE* m_output;
    LineSplitter m_splitter{Brain::kLongestLine};

    std::mutex m_mutex;  ///< Over all that follows, and over the output.
    std::condition_variable m_changed;
    Brain m_brain;
    std::optional<Job> m_job;  ///< Next for the worker.
    std::deque<ReceivedLine> m_backlog;  ///< What came while we were preparing.
    bool m_preparing = false;  ///< From the moment it is known to be necessary.
    bool m_working = false;
    bool m_inputIsOver = false;
    bool m_outputFailed = false;
    bool m_ended = false;
    std::shared_ptr<std::atomic<bool>> m_stop;  ///< Of the newest task.

    std::unique_ptr<ParallelSearch> m_search;  ///< This and the following: only the worker's.
    std::set<Rule> m_warmRules;
    std::map<Rule, std::unique_ptr<proof::ProofPlayer>> m_proofs;  ///< Null: there is none.
    std::thread m_worker;  ///< Last: it needs everything above.
};

}  // namespace gomoku
