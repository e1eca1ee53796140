// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdlib>

namespace gomoku {

/// `usual`, times the environment's GOMOKU_TEST_ROUNDS, and at least one: 250 makes 10,000 games of
/// 40, and 0.2 makes 8.
inline int roundsOf(int usual)
{
    const char* const factor = std::getenv("GOMOKU_TEST_ROUNDS");
    return std::max(1, static_cast<int>(usual * (factor != nullptr ? std::atof(factor) : 1.0)));
}

}  // namespace gomoku
