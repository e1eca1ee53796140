// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Protocol/Brain.h"
#include "Models/Protocol/LineSplitter.h"
#include "Models/Search/SearchTeam.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>

namespace gomoku {

/// Gives a brain its streams and its thinking: commands are read on the caller's thread while a
/// thread of our own searches, so that STOP and END are heard at any time.
class BrainRunner
{
public:
    BrainRunner(std::FILE* input, std::FILE* output);
    ~BrainRunner();  ///< Stops the search and waits for it.

    /// Until END, or until the input ends and all that it asked for is answered.
    void run();
    /// Waits for the search after END; false if it is still at work when `patience` is over.
    [[nodiscard]] bool waitUntilIdle(std::chrono::milliseconds patience);

private:
    using Clock = std::chrono::steady_clock;

    struct Job
    {
        bool forgetTable = false;
        std::optional<std::size_t> tableMegabytes{};
        std::optional<BrainTask> task{};
        std::shared_ptr<std::atomic<bool>> stop{};
        Clock::time_point received{};
    };

    bool readCommands();
    void carryOut(BrainOutput output, Clock::time_point received);
    void write(const std::vector<std::string>& lines);
    void work();
    void carryOut(const Job& job);
    void prepareTable(const Job& job);
    [[nodiscard]] SearchReport think(const Job& job);
    void stopThinking();

    std::FILE* m_input;
    std::FILE* m_output;
    LineSplitter m_splitter{Brain::kLongestLine};

    std::mutex m_mutex;  ///< Over all that follows, and over the output.
    std::condition_variable m_changed;
    Brain m_brain;
    std::deque<Job> m_jobs;
    bool m_working = false;
    bool m_ended = false;
    std::shared_ptr<std::atomic<bool>> m_stop;  ///< Of the newest task.

    std::unique_ptr<SearchTeam> m_team;  ///< Only the worker touches it.
    std::thread m_worker;  ///< Last: it needs everything above.
};

}  // namespace gomoku
