// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Setup/PlayerSpec.h"

namespace gomoku {

/// How many steps the ladder has.
[[nodiscard]] int ladderSteps() noexcept;

/// The computer at a step of the ladder, by its level where that step is one with a name.
[[nodiscard]] PlayerSpec computerAtStep(int step);

/// The step of the ladder that a computer plays at; 0 for full strength, and for anybody else.
[[nodiscard]] int stepOf(const PlayerSpec& player) noexcept;

/// The level with a name that is nearest to a computer's strength; 0 for full strength.
[[nodiscard]] int namedLevelOf(const PlayerSpec& player) noexcept;

}  // namespace gomoku
