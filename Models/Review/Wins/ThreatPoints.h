// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <vector>

namespace gomoku {

struct ImmediateThreats
{
    std::vector<Point> fives{};
    std::vector<Point> openFours{};  ///< Where there is no five.
};

/// Where `color` would make five or an open four, were it its turn; no point that is forbidden.
[[nodiscard]] ImmediateThreats immediateThreats(const GameSnapshot& snapshot, Color color);

/// Where either side would make five or an open four: the ends of fours and open threes.
[[nodiscard]] std::vector<Point> threatPoints(const GameSnapshot& snapshot);

}  // namespace gomoku
