// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"

namespace gomoku {

/// Is there a row of five points left without a stone of the opponent? Without one, this colour
/// will not win, under any rule.
[[nodiscard]] bool hasOpenRow(const Grid& grid, Color color);

}  // namespace gomoku
