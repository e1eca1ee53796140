// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Match/TournamentStanding.h"

#include <QObject>

#include <map>
#include <vector>

namespace gomoku {

/// Plays a plan: pairs of games, several at a time, until all are played or the sequential test
/// decides. Lives on one thread with an event loop; the engines are processes.
///
/// An engine that cannot be started loses no game. It is tried once more, unless there is no such
/// program, and is then withdrawn: the others continue without it.
class Tournament : public QObject
{
    Q_OBJECT

public:
    /// `played`: games of this plan that need not be played again, in the order in which they
    /// ended.
    explicit Tournament(TournamentPlan plan, const std::vector<MatchGameResult>& played = {},
                        QObject* parent = nullptr);
    ~Tournament() override;  ///< Kills the engines of unfinished games.

    [[nodiscard]] const TournamentPlan& plan() const noexcept { return m_plan; }
    [[nodiscard]] const TournamentStanding& standing() const noexcept { return m_standing; }

public slots:
    void start();
    void stop();  ///< Unfinished games do not count; finished() follows.

signals:
    void gameFinished(const gomoku::MatchGameResult& result,
                      const gomoku::TournamentStanding& standing);
    void engineWithdrawn(int engine, const gomoku::EngineFailure& failure);
    void finished(const gomoku::TournamentStanding& standing);

private:
    void startGames();
    [[nodiscard]] bool isToBePlayed(int number) const;
    void startGame(int number);
    void handleGame(const MatchGameResult& result);
    void handleUnstarted(const MatchGameResult& result);
    [[nodiscard]] TournamentStanding::Verdict verdict() const;
    void goOn();
    void finish(TournamentStanding::Verdict verdict);

    TournamentPlan m_plan;
    TournamentStanding m_standing;
    std::vector<bool> m_played;  ///< By number.
    std::map<int, MatchGame*> m_running;  ///< By number; children of ours.
    std::map<int, int> m_failedStarts;  ///< By engine, since it last finished a game.
    int m_nextGame = 0;
};

}  // namespace gomoku
