// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <optional>

namespace gomoku {

/// A move that overlooked something which decides the game.
struct Blunder
{
    enum class Kind {
        MissedFive,  ///< Five could have been made.
        LetFive,  ///< The opponent can make five now, and it could have been stopped.
        LetOpenFour,  ///< An open three was left alone, without a four of one's own.
    };

    Kind kind = Kind::MissedFive;
    Point point{};  ///< Where it is.

    friend bool operator==(const Blunder&, const Blunder&) = default;
};

/// What the newest move of the snapshot overlooked; nullopt if nothing of the kind. Judged by what
/// is on the board alone: only blunders that a beginner can see when told.
[[nodiscard]] std::optional<Blunder> blunderOf(const GameSnapshot& snapshot);

}  // namespace gomoku
