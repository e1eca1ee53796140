// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Rules/OpeningPlay.h"
#include "Models/Search/DelayReserve.h"
#include "Models/Search/ParallelSearch.h"
#include "Models/Threads/JobThread.h"
#include "Models/Threads/PoolRunner.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>

namespace gomoku {

/// The engine: a ParallelSearch on threads of its own, which share a search by QtConcurrent.
/// Requests are answered by signals, always on the thread this object lives on. One search runs at
/// a time; a new request stops the one before it without waiting for it.
class GomokuAI : public QObject
{
    Q_OBJECT

public:
    using Ticket = quint64;  ///< Names one request; never 0.

    explicit GomokuAI(std::size_t tableMegabytes = 64, QObject* parent = nullptr);
    ~GomokuAI() override;  ///< Stops the search and waits for its threads.

    /// As many as the machine has cores, and never more than kMaxSearchThreads.
    [[nodiscard]] static int idealThreads();

    /// Makes the table before the first search needs it, without waiting for it.
    void warmUp();
    /// Starts to think; `finished` will come with this ticket, unless the request is cancelled or
    /// replaced first. `limits.threads` of 0 means idealThreads().
    Ticket think(const BoardManager& position, const SearchLimits& limits);
    /// Decides what whoever the opening asks should do; `advised` will come with this ticket, under
    /// the same conditions.
    Ticket advise(const OpeningPlay& opening, Rule rule, const SearchLimits& limits);
    /// Asks the running search for its answer now. May be called from any thread.
    void stop() noexcept;
    /// Drops all requests: no signal of theirs will come. Does not wait.
    void cancel();
    void waitForDone();  ///< Blocks until all requests are answered or dropped.
    /// How late answers to such requests have been, beyond the time that they were given. A game's
    /// clock that runs short has the threads at normal priority, so that others are no later.
    [[nodiscard]] const DelayReserve& delaysOf(const SearchLimits& limits) const;
    [[nodiscard]] bool isThinking() const noexcept { return m_current != nullptr; }

    /// The answer to think(), on this very call. Not while a request is open.
    [[nodiscard]] SearchReport search(const BoardManager& position, const SearchLimits& limits);
    /// The centre of an empty board, else the best move that `limits` allow to find.
    [[nodiscard]] Point getBestMove(const BoardManager& position, const SearchLimits& limits);

    // These drop all requests and do not wait: they are done before the next request is.
    void clear();  ///< Forgets what earlier games taught it.
    void setTableSize(std::size_t megabytes);  ///< Likewise.

signals:
    /// One finished iteration. A value: the receiver may keep it, on whichever thread it lives.
    void progressed(gomoku::GomokuAI::Ticket ticket, const gomoku::SearchReport& report);
    void finished(gomoku::GomokuAI::Ticket ticket, const gomoku::SearchReport& report);
    void advised(gomoku::GomokuAI::Ticket ticket, const gomoku::OpeningAction& action);

private:
    struct Request
    {
        Ticket ticket = 0;
        BoardManager position;
        SearchLimits limits;
        std::chrono::steady_clock::time_point asked{};
        std::optional<OpeningPlay> opening{};  ///< Asked for instead of a move.
        std::atomic<bool> stop{false};
        std::atomic<bool> dropped{false};  ///< Its answer would not be heard any more.
    };

    Ticket start(std::shared_ptr<Request> request);
    void work(const std::shared_ptr<Request>& request);
    void workOnAdvice(Request& request);
    void post(Ticket ticket, const SearchReport& report);
    void deliver(Ticket ticket, const SearchReport& report);
    [[nodiscard]] SearchReport answer(Request& request);
    [[nodiscard]] std::shared_ptr<Request> makeRequest(const BoardManager& position,
                                                       const SearchLimits& limits) const;
    void replaceCurrent(std::shared_ptr<Request> request);

    void noteDelay(const Request& request, const SearchReport& report);
    [[nodiscard]] ParallelRunner runner(const SearchLimits& limits);
    [[nodiscard]] ParallelSearch& parallelSearch();

    std::size_t m_tableMegabytes;  ///< This and the search: only for jobs of the conductor.
    std::unique_ptr<ParallelSearch>
        m_search;  ///< Made for the first search: its table takes a moment.
    Ticket m_lastTicket = 0;
    std::mutex m_currentMutex;  ///< For stop(), which any thread may call.
    std::shared_ptr<Request> m_current;
    DelayReserve m_delays;
    DelayReserve m_urgentDelays;
    PoolRunner m_pool;  ///< The threads of a search.
    PoolRunner m_urgentPool{ThreadPriority::Normal};
    /// Runs the requests one after another, and mostly waits for the pool. Last: it needs all the
    /// above.
    JobThread m_conductor{ThreadPriority::Normal};
};

}  // namespace gomoku
