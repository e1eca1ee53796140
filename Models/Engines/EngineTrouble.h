// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"

#include <QString>

namespace gomoku {

/// What went wrong with an external engine.
struct EngineTrouble
{
    enum class Kind { Unknown, CannotStart, Crashed, TooLate, Garbage, IllegalMove, Refused };

    Color color = Color::Black;
    Kind kind = Kind::Crashed;
    QString engine{};  ///< Its name.
    QString detail{};  ///< What it said, or the system; may be empty.
};

/// What the user may answer to it.
enum class EngineChoice { Retry, TakeOver, Resign };

}  // namespace gomoku
