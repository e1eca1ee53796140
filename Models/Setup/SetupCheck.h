// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Setup/GameSetup.h"

namespace gomoku {

/// Is there such a board?
[[nodiscard]] bool isPlayable(const GameSetup& setup);

/// Can the game begin by its opening rule: is that one of the game's own rule, and the board large
/// enough?
[[nodiscard]] bool canOpen(const GameSetup& setup);

/// Can a game of `setup` begin with these stones: do they fit, with room left and nobody's five?
[[nodiscard]] bool isPlayable(const GameSetup& setup, const Grid& stones);

}  // namespace gomoku
