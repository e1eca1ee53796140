// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/EngineList.h"
#include "Models/Engines/EngineProcess.h"
#include "Models/Game/Players/ComputerPlayer.h"

namespace gomoku {

/// Somebody else's engine: a watched process, started when it is first asked for a move and kept
/// until the game or the player is another one. Nothing here waits for the process; one that was
/// killed is left to the EngineReaper.
class EnginePlayer : public Player
{
    Q_OBJECT

public:
    /// Engines know no opening rules: until this one can simply move, `ai` decides for it. All
    /// references must outlive the player.
    EnginePlayer(const PlayerSpec& spec, const EngineList& engines, EngineReaper& reaper,
                 GomokuAI& ai, const ComputerSettings& settings, QObject* parent = nullptr);

    void ask(Ticket ticket, const Question& question) override;
    /// Ends the engine if it is thinking: most cannot be told to stop.
    void forget() override;
    [[nodiscard]] bool isThinking() const override;

private:
    /// What an engine was started for; it has to be started anew for anything else.
    struct Job
    {
        int boardSize = 0;
        Rule rule = Rule::Freestyle;
        Milliseconds turnTime{0};
        Milliseconds matchTime{0};

        friend bool operator==(const Job&, const Job&) = default;
    };
    struct Request
    {
        Ticket ticket = 0;
        Color color = Color::Black;
        std::vector<EngineStone> stones{};
        std::optional<Milliseconds> timeLeft{};
    };

    [[nodiscard]] Job jobFor(const GameSetup& setup) const;
    void start();
    void sendRequest();
    void onMoved(Point point);
    void onFailed(const EngineFailure& failure);

    PlayerSpec m_spec;
    const EngineList& m_engines;
    EngineProcess m_process;
    ComputerPlayer m_openingAdviser;
    Job m_job;
    std::optional<Request> m_asked;
};

}  // namespace gomoku
