// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"

#include <cstdint>

namespace gomoku {

/// A move that overlooked something which decides the game.
struct Blunder
{
    enum class Kind : std::uint8_t {
        MissedFive,  ///< Five could have been made.
        LetFive,  ///< The opponent can make five now.
        LetOpenFour,  ///< The opponent can make an open four now.
        LetFours,  ///< The opponent can win by fours now.
    };

    Kind kind = Kind::MissedFive;
    Point point{};  ///< Where it is; the first move of a win by fours.
    int moves = 0;  ///< Of the opponent, the five included, for LetFours.

    friend bool operator==(const Blunder&, const Blunder&) = default;
};

/// Against whom a human is warned of blunders, before the reply.
enum class BlunderWarning : std::uint8_t { Off, LowestLevels, Always };

}  // namespace gomoku
