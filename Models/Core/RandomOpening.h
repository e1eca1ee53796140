// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"

#include <cstdint>
#include <vector>

namespace gomoku {

struct RandomOpeningShape
{
    int leastStones = 4;
    int mostStones = 8;
    int reach = 4;  ///< Points from the centre.
};

/// Some stones near the centre and near each other, Black's first, in which nobody has a three yet.
/// The same ones for the same `random`, everywhere; it moves on.
[[nodiscard]] std::vector<Point> randomOpening(int boardSize, std::uint64_t& random,
                                               const RandomOpeningShape& shape = {});

}  // namespace gomoku
