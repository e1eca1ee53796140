// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/PlayedGame.h"

namespace gomoku {

[[nodiscard]] bool isHuman(const PlayedGame& game, Color color);
[[nodiscard]] bool hasHuman(const PlayedGame& game);

/// The human whom a request without a colour comes from: the one to move, if both are human.
[[nodiscard]] std::optional<Color> humanToAct(const PlayedGame& game);

// Both speak of the game itself, wherever somebody looks.

/// To which move undo leads: the last one before which a human was to move, so that a computer's
/// reply goes too; without a human one move back. None if there is no such move.
[[nodiscard]] std::optional<int> plyForUndo(const PlayedGame& game);

/// To which move redo leads, likewise forwards, and at the latest to the end of the line.
[[nodiscard]] std::optional<int> plyForRedo(const PlayedGame& game);

}  // namespace gomoku
