// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/Players/Player.h"

namespace gomoku {

/// Somebody in front of the board. Their moves do not come from here: a click is a request to the
/// GameManager, which may also be about another position than the one asked about.
class HumanPlayer : public Player
{
    Q_OBJECT

public:
    using Player::Player;

    void ask(Ticket, const Question&) override { }
    void forget() override { }
    [[nodiscard]] bool isThinking() const override { return false; }
};

}  // namespace gomoku
