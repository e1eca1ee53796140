// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"

#include <array>

namespace gomoku {

/// Black, White, Black: an opening to offer under Swap2, with which neither colour is clearly
/// better. The same one every time.
[[nodiscard]] std::array<Point, 3> swap2Opening(int boardSize);

}  // namespace gomoku
