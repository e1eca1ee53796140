// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace gomoku {

/// Why an engine cannot continue.
struct EngineFailure
{
    enum class Kind { Unknown, CannotStart, Crashed, TooLate, Garbage, IllegalMove, Refused };

    Kind kind = Kind::Crashed;
    QString detail{};  ///< What it said, or the system, for people; may be empty.
};

/// What the user may answer to it in a game.
enum class EngineChoice { Retry, TakeOver, Resign };

}  // namespace gomoku
