// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>

namespace gomoku {

using Milliseconds = std::chrono::milliseconds;

struct ClockSpec
{
    enum class Kind { None, PerMove, PerGame };

    Kind kind = Kind::None;
    Milliseconds time{600000};  ///< For each move, or for the whole game.
    Milliseconds increment{0};  ///< PerGame: added after each move.
    bool mustBeClaimed = false;  ///< Time over ends the game only when the opponent claims it.

    friend bool operator==(const ClockSpec&, const ClockSpec&) = default;
};

}  // namespace gomoku
