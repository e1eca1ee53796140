// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Wins/ThreatSolver.h"

#include <utility>

namespace gomoku {

namespace {

SolvedPosition solve(const BoardManager& position, std::chrono::milliseconds time,
                     const std::atomic<bool>& stop)
{
    ThreatLimits limits{.time = time / 4, .stop = &stop};
    ThreatResult result = solveThreats(position, ThreatKind::Vcf, limits);
    SolvedPosition found{result.outcome, true, std::move(result.line), result.nodes,
                         result.elapsed};
    if (found.outcome == ThreatOutcome::Win || stop)
        return found;
    limits.time = time;
    result = solveThreats(position, ThreatKind::Vct, limits);
    return {result.outcome, false, std::move(result.line), found.nodes + result.nodes,
            found.elapsed + result.elapsed};
}

}  // namespace

ThreatSolver::ThreatSolver(QObject* parent) : QObject(parent)
{ }

ThreatSolver::~ThreatSolver()
{
    stop();
    m_thread.waitForDone();
}

void ThreatSolver::start(const Grid& stones, Rule rule, Color toMove,
                         std::chrono::milliseconds time)
{
    stop();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_thread.start([this, stop = m_stop, stones, rule, toMove, time] {
        const SolvedPosition found = solve(BoardManager(stones, rule, toMove), time, *stop);
        // We outlive the thread; what is asked for next makes this an old answer.
        QMetaObject::invokeMethod(
            this,
            [this, stop, found] {
                if (stop != m_stop)
                    return;
                m_stop = nullptr;
                emit solved(found);
            },
            Qt::QueuedConnection);
    });
}

void ThreatSolver::stop()
{
    if (const auto running = std::exchange(m_stop, nullptr))
        *running = true;
}

}  // namespace gomoku
