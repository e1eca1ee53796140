// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameClock.h"
#include "Models/Game/PlayedGame.h"

namespace gomoku {

/// All of a snapshot that a game, the stones shown and the clock determine.
[[nodiscard]] GameSnapshot snapshotOf(const PlayedGame& game, const Grid& shown,
                                      const GameClock& clock, GameClock::TimePoint now);

}  // namespace gomoku
