// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QCoreApplication>

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

/// Judges moves by what is on the board alone: only slips that a beginner can see when told.
class BlunderCheck
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::BlunderCheck)

public:
    /// Of the newest move of the snapshot; nullopt if it overlooked nothing of the kind.
    [[nodiscard]] static std::optional<Blunder> blunderOf(const GameSnapshot& snapshot);
    [[nodiscard]] static QString textOf(const Blunder& blunder);
};

}  // namespace gomoku
