// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Setup/GameTypes.h"

#include <QCoreApplication>

#include <optional>

namespace gomoku {

/// A move that overlooked something which decides the game.
struct Slip
{
    enum class Kind {
        MissedFive,  ///< Five could have been made.
        LetFive,  ///< The opponent can make five now, and it could have been stopped.
        LetOpenFour,  ///< An open three was left alone, without a four of one's own.
    };

    Kind kind = Kind::MissedFive;
    Point point{};  ///< Where it is.

    friend bool operator==(const Slip&, const Slip&) = default;
};

/// Judges moves by what is on the board alone: only slips that a beginner can see when told.
class SlipWatch
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::SlipWatch)

public:
    /// Of the newest move of the snapshot; nullopt if it overlooked nothing of the kind.
    [[nodiscard]] static std::optional<Slip> slipOf(const GameSnapshot& snapshot);
    [[nodiscard]] static QString textOf(const Slip& slip);
};

}  // namespace gomoku
