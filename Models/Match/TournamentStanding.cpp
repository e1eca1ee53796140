// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/TournamentStanding.h"

#include "Models/Training/EloFit.h"

#include <algorithm>
#include <numeric>

namespace gomoku {

namespace {

constexpr double kDeviations95 = 1.96;  ///< Of a normal deviate, on both sides.

/// By number; only those that have played. The others would blur the scale of all: nothing is known
/// of them.
std::map<int, int> placesOfPlayers(const TournamentPlan& plan, const TournamentStanding& standing)
{
    std::map<int, int> places;
    const std::vector<Pairing> pairings = plan.pairings();
    for (std::size_t i = 0; i < pairings.size(); ++i)
        if (standing.pairings()[i].games() > 0)
            for (const int engine : {pairings[i].first, pairings[i].second})
                places.emplace(engine, 0);
    int next = 0;
    for (auto& [engine, place] : places)
        place = next++;
    return places;
}

void setStrengths(std::vector<TournamentRow>& rows, const TournamentPlan& plan,
                  const TournamentStanding& standing)
{
    const std::map<int, int> places = placesOfPlayers(plan, standing);
    const std::vector<Pairing> pairings = plan.pairings();
    std::vector<PairScore> scores;
    for (std::size_t i = 0; i < pairings.size(); ++i)
        if (const MatchStatistics& statistics = standing.pairings()[i]; statistics.games() > 0)
            scores.push_back({places.at(pairings[i].first), places.at(pairings[i].second),
                              static_cast<double>(statistics.games()), statistics.points()});
    const EloTable table = fitElo(static_cast<int>(places.size()), scores);
    for (const auto& [engine, place] : places) {
        TournamentRow& row = rows[static_cast<std::size_t>(engine)];
        row.elo = table.elo[static_cast<std::size_t>(place)];
        row.margin = kDeviations95 * table.deviation[static_cast<std::size_t>(place)];
    }
}

/// Who stands before whom.
bool isBetter(const TournamentRow& one, const TournamentRow& other, bool byPoints)
{
    if ((one.score.games > 0) != (other.score.games > 0))
        return one.score.games > 0;
    if (byPoints && one.score.points() != other.score.points())
        return one.score.points() > other.score.points();
    return one.elo > other.elo;
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
    std::vector<TournamentRow> rows;
    for (int engine = 0; engine < plan.engineCount(); ++engine) {
        TournamentRow row{.engine = engine};
        for (int opponent = 0; opponent < plan.engineCount(); ++opponent)
            row.score.add(scoreBetween(plan, standing, engine, opponent));
        rows.push_back(row);
    }
    setStrengths(rows, plan, standing);
    const bool byPoints = plan.kind == TournamentPlan::Kind::RoundRobin;
    std::stable_sort(rows.begin(), rows.end(), [byPoints](const auto& one, const auto& other) {
        return isBetter(one, other, byPoints);
    });
    return rows;
}

}  // namespace gomoku
