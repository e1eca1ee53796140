// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/TournamentStanding.h"

#include "Models/Training/EloFit.h"

#include <algorithm>
#include <numeric>

namespace gomoku {

namespace {

constexpr double kDeviations95 = 1.96;  ///< Of a normal deviate, on both sides.

EloTable strengthsOf(const TournamentPlan& plan, const TournamentStanding& standing)
{
    std::vector<PairScore> scores;
    const std::vector<Pairing> pairings = plan.pairings();
    for (std::size_t i = 0; i < pairings.size(); ++i) {
        const MatchStatistics& statistics = standing.pairings()[i];
        if (statistics.games() > 0)
            scores.push_back({pairings[i].first, pairings[i].second,
                              static_cast<double>(statistics.games()), statistics.points()});
    }
    return fitElo(plan.engineCount(), scores);
}

}  // namespace

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

TournamentStanding::TournamentStanding(const TournamentPlan& plan)
    : m_pairings(static_cast<std::size_t>(plan.pairingCount())),
      m_totals(plan.engines.size())
{ }

void TournamentStanding::add(const MatchGameResult& game, const TournamentPlan& plan)
{
    const int place = plan.pairingOf(game.pairing.first, game.pairing.second);
    MatchStatistics& statistics = m_pairings[static_cast<std::size_t>(place)];
    ++m_games;
    statistics.addGame(game.points());
    for (const int side : {0, 1})
        m_totals[static_cast<std::size_t>(game.engineNumber(side))].add(
            game.conduct[static_cast<std::size_t>(side)]);
    if (plan.game(game.number).hasSibling) {
        if (const auto sibling = m_halfPairs.extract(game.number / 2))
            statistics.addPair(sibling.mapped() + game.points());
        else
            m_halfPairs[game.number / 2] = game.points();
    }
    if (plan.sprt)
        m_llr = logLikelihoodRatio(statistics.pairs(), *plan.sprt);
}

void EngineScore::add(const EngineScore& other) noexcept
{
    games += other.games;
    wins += other.wins;
    draws += other.draws;
}

EngineScore scoreBetween(const TournamentPlan& plan, const TournamentStanding& standing, int engine,
                         int opponent)
{
    const int place = plan.pairingOf(engine, opponent);
    if (place < 0)
        return {};
    const MatchStatistics& statistics = standing.pairings()[static_cast<std::size_t>(place)];
    const bool isFirst = engine < opponent;
    return {statistics.games(), isFirst ? statistics.wins() : statistics.losses(),
            statistics.draws()};
}

std::vector<TournamentRow> rankingOf(const TournamentPlan& plan, const TournamentStanding& standing)
{
    const EloTable strengths = strengthsOf(plan, standing);
    std::vector<TournamentRow> rows;
    for (int engine = 0; engine < plan.engineCount(); ++engine) {
        const auto at = static_cast<std::size_t>(engine);
        TournamentRow row{engine, {}, strengths.elo[at], kDeviations95 * strengths.deviation[at]};
        for (int opponent = 0; opponent < plan.engineCount(); ++opponent)
            row.score.add(scoreBetween(plan, standing, engine, opponent));
        rows.push_back(row);
    }
    const bool byPoints = plan.kind == TournamentPlan::Kind::RoundRobin;
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const TournamentRow& one, const TournamentRow& other) {
                         return byPoints && one.score.points() != other.score.points()
                             ? one.score.points() > other.score.points()
                             : one.elo > other.elo;
                     });
    return rows;
}

}  // namespace gomoku
