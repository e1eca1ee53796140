// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/GameInfo.h"
#include "Models/Setup/GameOutcome.h"
#include "Models/Setup/GameSetup.h"

namespace gomoku {

/// What a record says of the players when they have no name of their own.
[[nodiscard]] QString playerName(const PlayerSpec& player);

/// Writes what `setup` says into `info`; the result, the date and the like stay.
void describe(const GameSetup& setup, GameInfo& info);

[[nodiscard]] GameResult resultFor(const GameOutcome& outcome);

/// The end that a record's result tells of; none if it knows of none.
[[nodiscard]] GameOutcome outcomeFor(const GameResult& result);

}  // namespace gomoku
