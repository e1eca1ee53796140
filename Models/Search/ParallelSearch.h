// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Eval/EvalWeights.h"
#include "Models/Search/SearchParameters.h"
#include "Models/Search/SearchTypes.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>

namespace gomoku {

/// Runs job(0) .. job(count-1) at the same time and returns when all of them have. GomokuAI gives
/// one made of QtConcurrent and its own pool; the command-line brain one made of std::thread.
using ParallelRunner = std::function<void(int count, const std::function<void(int)>& job)>;

/// Each job on a std::thread of its own.
[[nodiscard]] ParallelRunner standardThreads();
/// For a search with one thread: does its only job on the caller's own.
void onThisThread(int count, const std::function<void(int)>& job);

/// One engine: the transposition table, the book, and the threads' searchers that share them. Lives
/// through many searches of one game; two of them side by side share nothing.
class ParallelSearch
{
public:
    using WeightSource = std::function<EvalWeights(Rule)>;

    explicit ParallelSearch(std::size_t tableMegabytes = 64, WeightSource weights = defaultWeights,
                            const SearchParameters& parameters = {});
    ~ParallelSearch();

    ParallelSearch(const ParallelSearch&) = delete;
    ParallelSearch& operator=(const ParallelSearch&) = delete;

    /// Thinks on copies of `position`, on the caller's thread and those of `run`, until a limit is
    /// reached or `stop` becomes true. `progressed` is called after each iteration, on one of those
    /// threads, never on two at once. The game must not be over.
    SearchReport think(const BoardManager& position, const SearchLimits& limits,
                       const ParallelRunner& run, const std::atomic<bool>& stop,
                       const std::function<void(const SearchReport&)>& progressed = {});

    void clear();  ///< Forgets all that earlier searches found.
    /// Fetches the memory that searches would otherwise fetch bit by bit: for measurements.
    void fetchMemory();
    void setTableSize(std::size_t megabytes);  ///< Forgets too.

private:
    struct Internals;
    std::unique_ptr<Internals> m_internals;
};

}  // namespace gomoku
