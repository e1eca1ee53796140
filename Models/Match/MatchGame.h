// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Engines/EngineProcess.h"
#include "Models/Match/MatchOpenings.h"
#include "Models/Setup/GameOutcome.h"
#include "Models/Setup/PlayedMove.h"

#include <QObject>

#include <array>

namespace gomoku {

/// One engine of a match or a tournament.
struct MatchEngine
{
    QString name{};
    EngineCommand command{};
    EngineSettings settings{};
};

/// How an engine behaved in a game.
struct MatchConduct
{
    static constexpr Milliseconds kNoticedOverrun{50};

    int moves = 0;
    int lateMoves = 0;  ///< Those that came more than kNoticedOverrun late.
    Milliseconds total{0};
    Milliseconds longest{0};
    Milliseconds overrun{0};  ///< The worst, beyond the time it was given.
    std::optional<EngineFailure> failure{};
    std::optional<EngineExit> exit{};  ///< None if it was killed for its failure.
};

/// Two engines that meet, by their numbers in the plan.
struct Pairing
{
    int first = 0;
    int second = 1;

    friend bool operator==(const Pairing&, const Pairing&) = default;
};

/// One game of a plan.
struct ScheduledGame
{
    int number = 0;  ///< Counted from 0.
    Pairing pairing{};
    int blackSide = 0;  ///< Who of the pairing plays Black: 0 or 1.
    int round = 0;  ///< Which opening of the pairing.
    bool hasSibling = true;  ///< This number and its neighbour are a pair: sides swapped.
};

/// In all of this, 0 is the first engine of the pairing and 1 the second.
struct MatchGameResult
{
    int number = 0;  ///< See ScheduledGame.
    Pairing pairing{};
    Rule rule = Rule::Freestyle;
    int boardSize = kDefaultBoardSize;
    int blackEngine = 0;  ///< 0 or 1.
    std::vector<PlayedMove> moves{};  ///< With those of the opening.
    int openingMoves = 0;
    QString date{};  ///< On which it ended: "2026-11-17".
    GameEnd end = GameEnd::None;
    std::optional<int> winner{};  ///< 0 or 1; none for a draw.
    std::array<MatchConduct, 2> conduct{};
    /// This one could not be started, so there was no game, and nobody has won or lost.
    std::optional<int> unstarted{};

    [[nodiscard]] int engineNumber(int side) const
    {
        return side == 0 ? pairing.first : pairing.second;
    }
    /// The number in the plan of the engine that played this colour.
    [[nodiscard]] int engineOf(Color color) const
    {
        return engineNumber(color == Color::Black ? blackEngine : 1 - blackEngine);
    }
    [[nodiscard]] GameOutcome outcome() const;
    /// Points of the first engine.
    [[nodiscard]] double points() const { return winner ? (*winner == 0 ? 1.0 : 0.0) : 0.5; }
};

/// Plays one game between two engines that it starts for it, under the law of Rules/.
class MatchGame : public QObject
{
    Q_OBJECT

public:
    /// `engines`: those of the pairing.
    MatchGame(const std::array<MatchEngine, 2>& engines, const MatchOpening& opening,
              const ScheduledGame& game, int drawAfter, QObject* parent = nullptr);

    void start();

signals:
    /// Both engines are gone; the game object may be deleted later.
    void finished(const gomoku::MatchGameResult& result);

private:
    [[nodiscard]] const EngineSettings& settings() const { return m_engines[0].settings; }
    [[nodiscard]] int engineOf(Color color) const noexcept;
    [[nodiscard]] Color sideToMove() const noexcept;
    void handleReady(int engine);
    void handleMove(int engine, Point point, Milliseconds used);
    void handleFailure(int engine, const EngineFailure& failure);
    void handleExit(int engine, EngineExit exit);
    void askNext();
    void place(Point point, Milliseconds used);
    void charge(int engine, Milliseconds used);
    void end(GameEnd end, std::optional<int> winner);
    void leaveIfAllGone();

    std::array<MatchEngine, 2> m_engines;
    std::array<EngineProcess, 2> m_processes;
    std::array<Milliseconds, 2> m_timeLeft{};
    Grid m_grid;
    std::vector<EngineStone> m_stones;
    MatchGameResult m_result;
    int m_drawAfter;
    std::array<bool, 2> m_ready{};
    bool m_leaving = false;  ///< The game is over; the engines are on their way out.
    bool m_gone = false;
};

}  // namespace gomoku

Q_DECLARE_METATYPE(gomoku::MatchGameResult)
