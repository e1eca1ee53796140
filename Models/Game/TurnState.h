// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"

#include <optional>
#include <utility>

namespace gomoku {

/// What stands between the players and the next move, beside the rules: a pause, an engine that
/// has failed, an offer that is not answered. It belongs to one game.
struct TurnState
{
    bool paused = false;
    bool stepping = false;  ///< One computer move is allowed although the game is paused.
    std::optional<Color> drawOffer{};  ///< Whose it is.
    std::optional<Color> failed{};  ///< Whose engine waits for the user's choice.

    /// Is nobody asked for a move?
    [[nodiscard]] bool isHeld() const { return (paused && !stepping) || failed; }
    /// A move ends a pause, except that of a step, and answers an offer.
    void moveMade()
    {
        paused = std::exchange(stepping, false);
        drawOffer.reset();
    }
};

}  // namespace gomoku
