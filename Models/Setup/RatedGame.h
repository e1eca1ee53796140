// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Setup/GameSetup.h"

#include <optional>

namespace gomoku {

/// The human of a game that counts for a rating unless somebody helps: one against a computer of
/// known strength, from the empty board that strengths were measured on.
[[nodiscard]] std::optional<Color> ratedHuman(const GameSetup& setup, const Grid& start);

}  // namespace gomoku
