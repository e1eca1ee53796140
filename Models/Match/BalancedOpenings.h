// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Match/MatchOpenings.h"

namespace gomoku {

/// A few hundred openings that give neither side much, moved to the centre of the board; none if
/// the board is too small for them. Always the same, in the same order.
[[nodiscard]] std::vector<MatchOpening> balancedOpenings(int boardSize);

}  // namespace gomoku
