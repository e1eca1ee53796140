// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Core/Rule.h"

#include <span>
#include <string>

namespace gomoku {

/// Plays a winning line of `attacker`, who moves first, under the law. Says what is wrong with it:
/// an illegal move, a win too early or for the wrong side, no five at the end, or, with
/// `foursOnly`, an attacker's move that threatens no five. Empty if all is well.
[[nodiscard]] std::string faultInLine(Grid grid, Rule rule, Color attacker,
                                      std::span<const Point> line, bool foursOnly);

}  // namespace gomoku
