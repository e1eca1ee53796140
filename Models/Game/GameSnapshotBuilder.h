// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/TimedGame.h"

namespace gomoku {

/// All of a snapshot that a game with its clock and its opening, and the stones shown, determine.
[[nodiscard]] GameSnapshot snapshotOf(const TimedGame& timed, const Grid& shown,
                                      GameClock::TimePoint now);

}  // namespace gomoku
