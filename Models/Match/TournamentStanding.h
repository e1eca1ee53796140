// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Match/TournamentPlan.h"

#include <QMetaType>

#include <map>

namespace gomoku {

/// One engine's conduct over all its games.
struct MatchTotals
{
    int moves = 0;
    Milliseconds total{0};
    Milliseconds longest{0};
    Milliseconds overrun{0};  ///< The worst.
    int lateMoves = 0;  ///< Those that came more than MatchConduct::kNoticedOverrun late.
    int badExits = 0;  ///< It crashed on END, or had to be killed.
    std::map<EngineFailure::Kind, int> faults{};

    void add(const MatchConduct& conduct);
    [[nodiscard]] int faultCount() const;
};

/// How a match or a tournament stands. A value: it holds no games, only what they amount to.
class TournamentStanding
{
public:
    enum class Verdict {
        Running,
        AllPlayed,  ///< But for those of engines that could not be started.
        FirstHypothesis,
        SecondHypothesis,
        Stopped,
    };

    TournamentStanding() = default;
    explicit TournamentStanding(const TournamentPlan& plan);

    void add(const MatchGameResult& game, const TournamentPlan& plan);

    [[nodiscard]] int games() const noexcept { return m_games; }
    /// By the place of the pairing in TournamentPlan::pairings(), and seen by its first engine.
    [[nodiscard]] const std::vector<MatchStatistics>& pairings() const { return m_pairings; }
    [[nodiscard]] const std::vector<MatchTotals>& totals() const { return m_totals; }
    [[nodiscard]] double llr() const noexcept { return m_llr; }  ///< Only with a sequential test.

    Verdict verdict = Verdict::Running;
    /// Engines that could not be started, by number. Their missing games are not played.
    std::map<int, EngineFailure> withdrawn{};

private:
    std::vector<MatchStatistics> m_pairings;
    std::vector<MatchTotals> m_totals;
    std::map<int, double> m_halfPairs;  ///< Points of a game whose sibling is still to come.
    int m_games = 0;
    double m_llr = 0;
};

/// What one engine has won from another, or from all.
struct EngineScore
{
    int games = 0;
    int wins = 0;
    int draws = 0;

    [[nodiscard]] int losses() const noexcept { return games - wins - draws; }
    [[nodiscard]] double points() const noexcept { return wins + draws / 2.0; }
    void add(const EngineScore& other) noexcept;
};

/// Of `engine` against `opponent`: a field of the crosstable.
[[nodiscard]] EngineScore scoreBetween(const TournamentPlan& plan,
                                       const TournamentStanding& standing, int engine,
                                       int opponent);

/// One line of the table.
struct TournamentRow
{
    int engine = 0;  ///< Its number in the plan.
    EngineScore score{};
    double elo = 0;  ///< The mean of all that have played is 0. Means nothing without games.
    double margin = 0;  ///< The strength lies within elo ± margin with 95 percent probability.
};

/// The engines from the best to the last: by points in a round robin, which all play alike, and by
/// strength in a gauntlet and between equals; those without games last.
[[nodiscard]] std::vector<TournamentRow> rankingOf(const TournamentPlan& plan,
                                                   const TournamentStanding& standing);

}  // namespace gomoku

Q_DECLARE_METATYPE(gomoku::TournamentStanding)
