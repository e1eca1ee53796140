// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Setup/GameTypes.h"

namespace gomoku {

/// Is there such a board?
[[nodiscard]] bool isPlayable(const GameSetup& setup);

/// Can a game of `setup` begin with these stones: do they fit, with room left and nobody's five?
[[nodiscard]] bool isPlayable(const GameSetup& setup, const Grid& stones);

}  // namespace gomoku
