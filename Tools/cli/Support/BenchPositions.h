// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"

#include <span>
#include <string_view>

namespace gomoku::cli {

struct BenchPosition
{
    Rule rule;
    std::string_view moves;
};

/// Ten positions for each of three rules, on the usual board, from the opening to the late middle
/// game; nobody has a win by fours. They stay as they are: the signature is made of them.
[[nodiscard]] std::span<const BenchPosition> benchPositions();

}  // namespace gomoku::cli
