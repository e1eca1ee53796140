// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <vector>

namespace gomoku {

/// Where either side would make five or an open four: the ends of fours and open threes.
[[nodiscard]] std::vector<Point> threatPoints(const GameSnapshot& snapshot);

}  // namespace gomoku
