// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Core/Point.h"
#include "Models/Core/Score.h"
#include "Models/Setup/ClockSpec.h"

#include <optional>

namespace gomoku {

struct PlayedMove
{
    Point point{};  ///< None for a pass.
    Color color = Color::Black;
    Milliseconds used{0};
    std::optional<Score> score{};  ///< What the computer that chose it thinks it is worth to it.

    friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};

}  // namespace gomoku
