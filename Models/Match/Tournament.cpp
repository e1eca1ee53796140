// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/Tournament.h"

#include <QTimer>

namespace gomoku {

namespace {

/// A busy machine may let an engine miss its start once.
constexpr int kStartAttempts = 2;

using Reached = TournamentStanding::Verdict;

}  // namespace

Tournament::Tournament(TournamentPlan plan, const std::vector<MatchGameResult>& played,
                       QObject* parent)
    : QObject(parent),
      m_plan(std::move(plan)),
      m_standing(m_plan),
      m_played(static_cast<std::size_t>(m_plan.games()))
{
    for (const MatchGameResult& game : played) {
        const auto number = static_cast<std::size_t>(game.number);
        if (number >= m_played.size() || m_played[number])
            continue;
        m_played[number] = true;
        m_standing.add(game, m_plan);
    }
    m_standing.verdict = verdict();
}

Tournament::~Tournament() = default;

void Tournament::start()
{
    m_standing.verdict = Reached::Running;
    goOn();
}

void Tournament::stop()
{
    if (m_standing.verdict == Reached::Running)
        finish(Reached::Stopped);
}

void Tournament::goOn()
{
    const Reached reached = verdict();
    if (reached == Reached::Running)
        startGames();
    // All that is left may be games of engines that were withdrawn.
    if (reached != Reached::Running || m_running.empty())
        finish(reached == Reached::Running ? Reached::AllPlayed : reached);
}

void Tournament::startGames()
{
    for (; std::ssize(m_running) < m_plan.concurrency && m_nextGame < m_plan.games(); ++m_nextGame)
        if (isToBePlayed(m_nextGame))
            startGame(m_nextGame);
}

bool Tournament::isToBePlayed(int number) const
{
    const Pairing pairing = m_plan.game(number).pairing;
    return m_plan.isInShard(number) && !m_played[static_cast<std::size_t>(number)]
        && !m_running.contains(number) && !m_standing.withdrawn.contains(pairing.first)
        && !m_standing.withdrawn.contains(pairing.second);
}

void Tournament::startGame(int number)
{
    const ScheduledGame scheduled = m_plan.game(number);
    const std::array engines{m_plan.engines[static_cast<std::size_t>(scheduled.pairing.first)],
                             m_plan.engines[static_cast<std::size_t>(scheduled.pairing.second)]};
    auto* game
        = new MatchGame(engines, m_plan.openingOf(scheduled), scheduled, m_plan.drawAfter, this);
    m_running[number] = game;
    connect(game, &MatchGame::finished, this, &Tournament::handleGame);
    game->start();
}

void Tournament::handleGame(const MatchGameResult& result)
{
    if (m_standing.verdict != Reached::Running)
        return;
    m_running.extract(result.number).mapped()->deleteLater();
    if (result.unstarted)
        return handleUnstarted(result);
    m_played[static_cast<std::size_t>(result.number)] = true;
    m_failedStarts.erase(result.pairing.first);
    m_failedStarts.erase(result.pairing.second);
    m_standing.add(result, m_plan);
    m_standing.verdict = verdict();
    emit gameFinished(result, m_standing);
    if (m_standing.verdict != Reached::Stopped)  // A listener may have stopped us.
        goOn();
}

void Tournament::handleUnstarted(const MatchGameResult& result)
{
    const int engine = result.engineNumber(*result.unstarted);
    const EngineFailure failure
        = result.conduct[static_cast<std::size_t>(*result.unstarted)].failure.value_or(
            EngineFailure{});
    const bool mayTryAgain = failure.kind != EngineFailure::Kind::CannotStart
        && ++m_failedStarts[engine] < kStartAttempts;
    if (!mayTryAgain && m_standing.withdrawn.emplace(engine, failure).second)
        emit engineWithdrawn(engine, failure);
    if (m_standing.verdict != Reached::Running)
        return;
    if (isToBePlayed(result.number))
        startGame(result.number);
    goOn();
}

Reached Tournament::verdict() const
{
    const bool mayDecide = m_plan.sprt && m_plan.shard.isWhole();
    if (mayDecide && m_standing.llr() >= m_plan.sprt->upper())
        return Reached::SecondHypothesis;
    if (mayDecide && m_standing.llr() <= m_plan.sprt->lower())
        return Reached::FirstHypothesis;
    return m_standing.games() >= m_plan.gamesOfShard() ? Reached::AllPlayed : Reached::Running;
}

void Tournament::finish(Reached verdict)
{
    m_standing.verdict = verdict;
    for (const auto& [number, game] : m_running)
        game->deleteLater();
    m_running.clear();
    // Later, so that whoever stops us, or starts us in vain, hears of it in the same way.
    QTimer::singleShot(0, this, [this] { emit finished(m_standing); });
}

}  // namespace gomoku
