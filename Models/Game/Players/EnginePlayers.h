// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/EngineList.h"
#include "Models/Engines/EngineProcess.h"
#include "Models/Game/TimedGame.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace gomoku {

/// Other people's engines at the board: one watched process for each colour, started when it is
/// first asked for a move and kept for the game. Nothing here ever waits.
class EnginePlayers : public QObject
{
    Q_OBJECT

public:
    explicit EnginePlayers(QObject* parent = nullptr);

    void setEngines(const EngineList& engines) { m_engines = engines; }
    [[nodiscard]] bool isThinking() const noexcept { return m_asked.has_value(); }

    /// Asks the engine of the side to move; moveFound(), no sooner than after `pause`, or failed()
    /// follows, unless the request is dropped.
    void findMove(const TimedGame& table, Milliseconds pause, GameClock::TimePoint now);
    /// Nothing more is heard of the move being looked for. Its engine is ended: most cannot be
    /// told to stop.
    void drop();
    void leave();  ///< Ends all engines.

signals:
    void moveFound(gomoku::Point point);
    void failed(const gomoku::EngineTrouble& trouble);
    void logged(gomoku::Color color, const QString& line);

private:
    /// What an engine was started for; it has to be started anew for anything else.
    struct Job
    {
        QString engineId{};
        int boardSize = 0;
        Rule rule = Rule::Freestyle;
        Milliseconds turnTime{0};
        Milliseconds matchTime{0};

        friend bool operator==(const Job&, const Job&) = default;
    };
    struct Request
    {
        Color color = Color::Black;
        std::vector<EngineStone> stones{};
        std::optional<Milliseconds> timeLeft{};
    };

    [[nodiscard]] static Job jobFor(const PlayerSpec& player, const GameSetup& setup);
    void start(Color color, const EngineEntry& entry);
    void ask();
    void onMoved(Color color, Point point);
    void onFailed(Color color, const EngineFailure& failure);
    void deliver();

    EngineList m_engines;
    PerColor<EngineProcess> m_processes;
    PerColor<Job> m_jobs;
    std::optional<Request> m_asked;
    std::chrono::steady_clock::time_point m_notBefore{};
    Point m_found;
    QTimer m_pauseTimer;
};

}  // namespace gomoku
