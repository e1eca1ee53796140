// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/Players/ComputerSettings.h"
#include "Models/Game/Players/Player.h"
#include "Models/Game/Players/ProofInquiry.h"
#include "Models/GomokuAI.h"

namespace gomoku {

/// The built-in computer at one strength; at the level Perfect, Black first looks whether a proof
/// says what to play. It shares the GomokuAI with its opponent and the Analyst,
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
    void search(const BoardManager& position, const SearchLimits& limits);
    void followProof(const BoardManager& position, const SearchLimits& limits);
    void approachProof(const BoardManager& position, const SearchLimits& limits);
    void playProven(const proof::ProvenMove& win);
    void tell(const SearchLine& line, int provenPlies);
    void onProgressed(GomokuAI::Ticket search, const SearchReport& report);
    void onFinished(GomokuAI::Ticket search, const SearchReport& report);
    void onAdvised(GomokuAI::Ticket search, const OpeningAction& action);
    void answer(const Answer& answer);

    PlayerSpec m_spec;
    GomokuAI& m_ai;
    const ComputerSettings& m_settings;
    std::unique_ptr<ProofInquiry> m_proofs;  ///< Of the level Perfect only.
    Ticket m_asked = 0;  ///< 0: nothing.
    GomokuAI::Ticket m_search = 0;  ///< For it.
};

}  // namespace gomoku
