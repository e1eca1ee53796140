// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/EngineMatch.h"

#include <QTimer>

#include <algorithm>
#include <numeric>

namespace gomoku {

void MatchTotals::add(const MatchConduct& conduct)
{
    moves += conduct.moves;
    total += conduct.total;
    longest = std::max(longest, conduct.longest);
    overrun = std::max(overrun, conduct.overrun);
    lateMoves += conduct.lateMoves;
    badExits += conduct.exit && *conduct.exit != EngineExit::Clean;
    if (conduct.failure)
        ++faults[conduct.failure->kind];
}

int MatchTotals::faultCount() const
{
    return std::accumulate(faults.begin(), faults.end(), 0,
                           [](int sum, const auto& fault) { return sum + fault.second; });
}

EngineMatch::EngineMatch(MatchPlan plan, QObject* parent) : QObject(parent), m_plan(std::move(plan))
{
    if (m_plan.openings.empty())
        m_plan.openings.emplace_back();
}

EngineMatch::~EngineMatch() = default;

void EngineMatch::start()
{
    m_plan.games > 0 ? startGames() : finish(MatchStanding::Verdict::AllPlayed);
}

void EngineMatch::stop()
{
    if (m_standing.verdict == MatchStanding::Verdict::Running)
        finish(MatchStanding::Verdict::Stopped);
}

void EngineMatch::startGames()
{
    while (std::ssize(m_running) < m_plan.concurrency && m_nextGame < m_plan.games)
        startGame(m_nextGame++);
}

void EngineMatch::startGame(int number)
{
    const auto pair = static_cast<std::size_t>(number / 2);
    const MatchOpening& opening = m_plan.openings[pair % m_plan.openings.size()];
    auto* game = new MatchGame(m_plan.engines, opening, number, number % 2, m_plan.drawAfter, this);
    m_running[number] = game;
    connect(game, &MatchGame::finished, this, &EngineMatch::handleGame);
    game->start();
}

void EngineMatch::handleGame(const MatchGameResult& result)
{
    if (m_standing.verdict != MatchStanding::Verdict::Running)
        return;
    m_running.extract(result.number).mapped()->deleteLater();
    count(result);
    const auto reached = verdict();
    if (reached != MatchStanding::Verdict::Running)
        m_standing.verdict = reached;
    emit gameFinished(result, m_standing);
    if (reached != MatchStanding::Verdict::Running)
        finish(reached);
    else
        startGames();
}

void EngineMatch::count(const MatchGameResult& result)
{
    m_standing.statistics.addGame(result.points());
    for (std::size_t i = 0; i < 2; ++i)
        m_standing.totals[i].add(result.conduct[i]);
    const int pair = result.number / 2;
    if (const auto sibling = m_halfPairs.extract(pair))
        m_standing.statistics.addPair(sibling.mapped() + result.points());
    else
        m_halfPairs[pair] = result.points();
    if (m_plan.sprt)
        m_standing.llr = logLikelihoodRatio(m_standing.statistics.pairs(), *m_plan.sprt);
}

MatchStanding::Verdict EngineMatch::verdict() const
{
    if (m_plan.sprt && m_standing.llr >= m_plan.sprt->upper())
        return MatchStanding::Verdict::SecondHypothesis;
    if (m_plan.sprt && m_standing.llr <= m_plan.sprt->lower())
        return MatchStanding::Verdict::FirstHypothesis;
    return m_standing.statistics.games() >= m_plan.games ? MatchStanding::Verdict::AllPlayed
                                                         : MatchStanding::Verdict::Running;
}

void EngineMatch::finish(MatchStanding::Verdict verdict)
{
    m_standing.verdict = verdict;
    for (const auto& [number, game] : m_running)
        game->deleteLater();
    m_running.clear();
    // Later, so that whoever stops us, or starts us in vain, hears of it in the same way.
    QTimer::singleShot(0, this, [this] { emit finished(m_standing); });
}

}  // namespace gomoku
