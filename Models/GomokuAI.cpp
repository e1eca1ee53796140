// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/GomokuAI.h"

#include "Models/Advisor/OpeningAdvisor.h"
#include "Models/Search/TimeManager.h"

#include <QThread>

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

/// Does a clock for the game run short? So little work disturbs nobody, and where others keep the
/// machine busy, a thread of low priority would wait for its turn some thirty milliseconds each
/// time.
bool isUrgent(const SearchLimits& limits)
{
    constexpr milliseconds kShort = 20s;
    return limits.matchTime && *limits.matchTime < kShort;
}

/// Then one thread is enough, and that is the conductor's own: waking others would take as long.
bool isTooShortToShare(const SearchLimits& limits)
{
    constexpr milliseconds kInstant = 5ms;
    return isUrgent(limits) && *TimeManager::budgetFor(limits) <= kInstant;
}

}  // namespace

GomokuAI::GomokuAI(std::size_t tableMegabytes, QObject* parent)
    : QObject(parent),
      m_tableMegabytes(tableMegabytes)
{ }

GomokuAI::~GomokuAI()
{
    cancel();
    waitForDone();
}

int GomokuAI::idealThreads()
{
    return std::clamp(QThread::idealThreadCount(), 1, kMaxSearchThreads);
}

void GomokuAI::warmUp()
{
    m_conductor.start([this] { (void)parallelSearch(); });
}

GomokuAI::Ticket GomokuAI::think(const BoardManager& position, const SearchLimits& limits)
{
    return start(makeRequest(position, limits));
}

GomokuAI::Ticket GomokuAI::advise(const OpeningPlay& opening, Rule rule, const SearchLimits& limits)
{
    auto request = makeRequest(BoardManager(opening.boardSize(), rule), limits);
    request->opening = opening;
    return start(std::move(request));
}

GomokuAI::Ticket GomokuAI::start(std::shared_ptr<Request> request)
{
    const Ticket ticket = ++m_lastTicket;
    request->ticket = ticket;
    replaceCurrent(request);
    // A search that was just told to stop may take a moment; this one queues behind it.
    m_conductor.start([this, request = std::move(request)] { work(request); });
    return ticket;
}

void GomokuAI::stop() noexcept
{
    const std::scoped_lock lock(m_currentMutex);
    if (m_current)
        m_current->stop.store(true, std::memory_order_relaxed);
}

void GomokuAI::cancel()
{
    replaceCurrent(nullptr);
}

void GomokuAI::waitForDone()
{
    m_conductor.waitForDone();
}

SearchReport GomokuAI::search(const BoardManager& position, const SearchLimits& limits)
{
    Q_ASSERT(!isThinking());
    waitForDone();
    return answer(*makeRequest(position, limits));
}

Point GomokuAI::getBestMove(const BoardManager& position, const SearchLimits& limits)
{
    return search(position, limits).bestMove();
}

void GomokuAI::clear()
{
    cancel();
    m_conductor.start([this] {
        if (m_search)
            m_search->clear();
    });
}

void GomokuAI::setTableSize(std::size_t megabytes)
{
    cancel();
    m_conductor.start([this, megabytes] {
        m_tableMegabytes = megabytes;
        if (m_search)
            m_search->setTableSize(megabytes);
    });
}

std::shared_ptr<GomokuAI::Request> GomokuAI::makeRequest(const BoardManager& position,
                                                         const SearchLimits& limits) const
{
    auto request = std::make_shared<Request>();
    request->position = position;
    request->limits = limits;
    request->limits.threads
        = limits.threads > 0 ? std::min(limits.threads, kMaxSearchThreads) : idealThreads();
    if (isTooShortToShare(limits))
        request->limits.threads = 1;
    request->asked = std::chrono::steady_clock::now();
    return request;
}

const DelayReserve& GomokuAI::delaysOf(const SearchLimits& limits) const
{
    return isUrgent(limits) ? m_urgentDelays : m_delays;
}

/// A search that was not given a time, or that was stopped, says nothing.
void GomokuAI::noteDelay(const Request& request, const SearchReport& report)
{
    const auto budget = TimeManager::budgetFor(request.limits);
    if (!budget || request.stop.load(std::memory_order_relaxed))
        return;
    const auto took = std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now()
                                                               - request.asked);
    DelayReserve& delays = isUrgent(request.limits) ? m_urgentDelays : m_delays;
    delays.note(took - std::min(report.elapsed, *budget));
}

void GomokuAI::replaceCurrent(std::shared_ptr<Request> request)
{
    const std::scoped_lock lock(m_currentMutex);
    if (m_current) {
        m_current->dropped.store(true, std::memory_order_relaxed);
        m_current->stop.store(true, std::memory_order_relaxed);
    }
    m_current = std::move(request);
}

/// Runs on the conductor's thread.
void GomokuAI::work(const std::shared_ptr<Request>& request)
{
    if (request->dropped.load(std::memory_order_relaxed))
        return;  // Before its turn came.
    if (request->opening)
        workOnAdvice(*request);
    else
        post(request->ticket, answer(*request));
}

void GomokuAI::workOnAdvice(Request& request)
{
    OpeningAdvisor advisor(parallelSearch(), runner(request.limits), request.position.rule(),
                           request.limits);
    const OpeningAction action = advisor.advise(*request.opening, request.stop);
    QMetaObject::invokeMethod(
        this,
        [this, ticket = request.ticket, action] {
            if (!m_current || m_current->ticket != ticket)
                return;
            replaceCurrent(nullptr);
            emit advised(ticket, action);
        },
        Qt::QueuedConnection);
}

SearchReport GomokuAI::answer(Request& request)
{
    SearchReport report = parallelSearch().think(
        request.position, request.limits, runner(request.limits), request.stop,
        [this, ticket = request.ticket](const SearchReport& soFar) {
            if (ticket != 0 && !soFar.isFinal)
                post(ticket, soFar);
        });
    report.isFinal = true;
    return report;
}

ParallelRunner GomokuAI::runner(const SearchLimits& limits)
{
    if (!isUrgent(limits))
        return [this](int count, const std::function<void(int)>& job) { m_pool.run(count, job); };
    return [this](int count, const std::function<void(int)>& job) {
        count == 1 ? job(0) : m_urgentPool.run(count, job);
    };
}

ParallelSearch& GomokuAI::parallelSearch()
{
    if (!m_search)
        m_search = std::make_unique<ParallelSearch>(m_tableMegabytes);
    return *m_search;
}

/// Called by search threads. The signals themselves are always emitted on our own thread.
void GomokuAI::post(Ticket ticket, const SearchReport& report)
{
    QMetaObject::invokeMethod(
        this, [this, ticket, report] { deliver(ticket, report); }, Qt::QueuedConnection);
}

void GomokuAI::deliver(Ticket ticket, const SearchReport& report)
{
    if (!m_current || m_current->ticket != ticket)
        return;  // An answer to a question that nobody asks any more.
    if (!report.isFinal) {
        emit progressed(ticket, report);
        return;
    }
    noteDelay(*m_current, report);
    replaceCurrent(nullptr);
    emit finished(ticket, report);
}

}  // namespace gomoku
