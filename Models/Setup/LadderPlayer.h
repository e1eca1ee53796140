// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Setup/PlayerSpec.h"

namespace gomoku {

/// The computer at a step of the ladder.
[[nodiscard]] PlayerSpec computerAtStep(int step);

/// The step of the ladder that a computer plays at; 0 for full strength, and for anybody else.
[[nodiscard]] int stepOf(const PlayerSpec& player) noexcept;

}  // namespace gomoku
