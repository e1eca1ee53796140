// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Constants.h"
#include "Models/Core/Color.h"
#include "Models/Core/Rule.h"
#include "Models/Rules/OpeningRule.h"
#include "Models/Setup/ClockSpec.h"
#include "Models/Setup/PlayerSpec.h"

namespace gomoku {

/// What becomes of a forbidden move under Renju.
enum class FoulPolicy { Refuse, Punish };

/// All that is chosen before a game.
struct GameSetup
{
    Rule rule = Rule::Freestyle;
    int boardSize = kDefaultBoardSize;
    PerColor<PlayerSpec> players{};  ///< An opening rule may let them change colours.
    ClockSpec clock{};
    FoulPolicy foulPolicy = FoulPolicy::Refuse;
    int moveLimit = 0;  ///< The game is drawn after so many moves; 0: no limit.
    OpeningRule openingRule = OpeningRule::Free;

    friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

}  // namespace gomoku
