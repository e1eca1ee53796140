// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Setup/ClockSpec.h"

#include <QString>

namespace gomoku {

/// Who plays a colour.
struct PlayerSpec
{
    enum class Kind { Human, Computer, Engine };

    Kind kind = Kind::Human;
    int level = 3;  ///< Computer: 1..5, 0 for full strength, or kPerfectLevel.
    Milliseconds moveTime{5000};  ///< Computer at full strength, and external engines.
    QString engineId{};  ///< Engine: its entry in the engine list.
    QString name{};  ///< For records and lists; may be empty.

    [[nodiscard]] bool isHuman() const { return kind == Kind::Human; }

    friend bool operator==(const PlayerSpec&, const PlayerSpec&) = default;
};

}  // namespace gomoku
