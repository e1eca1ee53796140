// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Match/MatchGame.h"
#include "Models/Match/MatchStatistics.h"

#include <QObject>

#include <array>
#include <map>
#include <memory>

namespace gomoku {

/// All that is chosen before a match. Both engines play with the same board and rule.
struct MatchPlan
{
    std::array<MatchEngine, 2> engines{};
    std::vector<MatchOpening>
        openings{};  ///< Each is played twice; after the last comes the first.
    int games = 100;  ///< An odd number leaves the last pair incomplete.
    int concurrency = 1;
    int drawAfter = 0;  ///< Stones on the board; 0: only a full board is a draw.
    std::optional<SprtBounds> sprt{};
};

/// One engine's conduct over the whole match.
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

/// How a match stands.
struct MatchStanding
{
    enum class Verdict { Running, AllPlayed, FirstHypothesis, SecondHypothesis, Stopped };

    Verdict verdict = Verdict::Running;
    MatchStatistics statistics{};
    std::array<MatchTotals, 2> totals{};
    double llr = 0;  ///< Only with a sequential test.
};

/// A match between two engines: pairs of games, several at a time, until all are played or the
/// sequential test decides. Lives on one thread with an event loop; the engines are processes.
class EngineMatch : public QObject
{
    Q_OBJECT

public:
    explicit EngineMatch(MatchPlan plan, QObject* parent = nullptr);
    ~EngineMatch() override;  ///< Kills the engines of unfinished games.

    [[nodiscard]] const MatchPlan& plan() const noexcept { return m_plan; }
    [[nodiscard]] const MatchStanding& standing() const noexcept { return m_standing; }

public slots:
    void start();
    void stop();  ///< Unfinished games do not count; finished() follows.

signals:
    void gameFinished(const gomoku::MatchGameResult& result, const gomoku::MatchStanding& standing);
    void finished(const gomoku::MatchStanding& standing);

private:
    void startGames();
    void startGame(int number);
    void handleGame(const MatchGameResult& result);
    void count(const MatchGameResult& result);
    [[nodiscard]] MatchStanding::Verdict verdict() const;
    void finish(MatchStanding::Verdict verdict);

    MatchPlan m_plan;
    MatchStanding m_standing;
    std::map<int, MatchGame*> m_running;  ///< By number; children of ours.
    std::map<int, double> m_halfPairs;  ///< Points of a game whose sibling is still to come.
    int m_nextGame = 0;
};

}  // namespace gomoku

Q_DECLARE_METATYPE(gomoku::MatchStanding)
