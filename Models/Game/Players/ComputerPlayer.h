// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/Players/ComputerSettings.h"
#include "Models/Game/Players/Player.h"
#include "Models/GomokuAI.h"

namespace gomoku {

/// The built-in computer at one strength. It shares the GomokuAI with its opponent and the Analyst,
/// so only one of them may be busy.
class ComputerPlayer : public Player
{
    Q_OBJECT

public:
    /// Both references must outlive the player.
    ComputerPlayer(const PlayerSpec& spec, GomokuAI& ai, const ComputerSettings& settings,
                   QObject* parent = nullptr);

    void ask(Ticket ticket, const Question& question) override;
    void forget() override;
    [[nodiscard]] bool isThinking() const override { return m_asked != 0; }

private:
    void onProgressed(GomokuAI::Ticket search, const SearchReport& report);
    void onFinished(GomokuAI::Ticket search, const SearchReport& report);
    void onAdvised(GomokuAI::Ticket search, const OpeningAction& action);
    void answer(const Answer& answer);

    PlayerSpec m_spec;
    GomokuAI& m_ai;
    const ComputerSettings& m_settings;
    Ticket m_asked = 0;  ///< 0: nothing.
    GomokuAI::Ticket m_search = 0;  ///< For it.
};

}  // namespace gomoku
