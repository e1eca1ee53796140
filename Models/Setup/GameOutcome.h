// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Core/Point.h"

#include <optional>
#include <vector>

namespace gomoku {

enum class GameEnd {
    None,  ///< The game is not over.
    Row,  ///< Five in a row.
    Resignation,
    Time,
    Foul,  ///< A forbidden move that the players chose to allow and punish.
    BoardFull,  ///< A draw, as are the following.
    Agreement,
    MoveLimit,
    Passes,
    Forfeit,  ///< An engine failed and its owner gave the game up.
};

struct GameOutcome
{
    GameEnd end = GameEnd::None;
    std::optional<Color> winner{};  ///< None for a draw, and while the game is not over.
    std::vector<Point> row{};  ///< The winning stones, for GameEnd::Row.

    [[nodiscard]] bool isOver() const { return end != GameEnd::None; }

    friend bool operator==(const GameOutcome&, const GameOutcome&) = default;
};

}  // namespace gomoku
