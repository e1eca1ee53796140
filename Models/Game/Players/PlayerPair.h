// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/EngineList.h"
#include "Models/Engines/EngineReaper.h"
#include "Models/Game/Players/ComputerPlayer.h"

#include <QTimer>

#include <chrono>
#include <memory>
#include <variant>

namespace gomoku {

/// The players of a game, one for each colour, of whom one is asked at a time. Whether a computer
/// is thinking, how it is stopped, the pause before its reply and the answers that come too late
/// are settled here, whatever kind of player it is.
class PlayerPair : public QObject
{
    Q_OBJECT

public:
    /// Both references must outlive it.
    PlayerPair(GomokuAI& ai, const ComputerSettings& settings, QObject* parent = nullptr);

    void setEngines(const EngineList& engines) { m_engines = engines; }
    /// A player who stays keeps what it has; a question to one who leaves is forgotten.
    void setPlayers(const PerColor<PlayerSpec>& players);

    /// The least time between a move and the reply to a human, and to a computer: an instant reply
    /// feels abrupt.
    void setReplyPause(Milliseconds toHuman, Milliseconds toMachine);

    /// Asks the player of that colour, and nobody else any more. answered() or failed() follows,
    /// never during this call, and no sooner than after the pause.
    void ask(const Question& question);
    void askComputer(const Question& question);  ///< Likewise, but it answers for the player.
    void forget();  ///< Nothing more is heard of the question that is open.
    [[nodiscard]] bool isThinking() const;  ///< Has a computer or an engine still to reply?
    /// Of the player of that colour: its engine's, or as records have it.
    [[nodiscard]] QString nameOf(Color color) const;
    void leave();  ///< No more questions: ends all engines.

signals:
    void answered(const gomoku::Answer& answer);
    void failed(const gomoku::EngineFailure& failure);
    void progressed(const gomoku::SearchReport& report);
    void logged(gomoku::Color color, const QString& line);

private:
    using Reply = std::variant<Answer, EngineFailure>;

    [[nodiscard]] std::unique_ptr<Player> make(const PlayerSpec& spec);
    void listenTo(Player& player);
    void ask(Player& player, const Question& question);
    void take(Ticket ticket, Reply reply);
    void deliver();

    GomokuAI& m_ai;
    const ComputerSettings& m_settings;
    EngineList m_engines;
    EngineReaper m_reaper;
    PerColor<PlayerSpec> m_specs;
    Milliseconds m_pauseToHuman{400};
    Milliseconds m_pauseToMachine{600};
    Ticket m_lastTicket = 0;
    Ticket m_ticket = 0;  ///< Of the question that is open; 0: none.
    Player* m_asked = nullptr;
    std::chrono::steady_clock::time_point m_notBefore{};
    std::optional<Reply> m_reply;  ///< Waits for the pause to end.
    QTimer m_pauseTimer;
    ComputerPlayer m_standIn;
    PerColor<std::unique_ptr<Player>> m_players;  ///< Last: they use all the above.
};

}  // namespace gomoku
