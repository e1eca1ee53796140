// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace gomoku {

/// Value of a position for the side to move; wins and losses are counted in plies from the root.
using Score = int;
using Depth = int;

inline constexpr Score kWin = 30000;  ///< Five on the board now.
inline constexpr Score kInfinity = 31000;  ///< Beyond every score.
inline constexpr int kMaxPly = 500;  ///< More plies than any board has points.
inline constexpr Score kDecided = kWin - kMaxPly;  ///< At or beyond it, in size: proven.
inline constexpr Score kMaxEval = 20000;  ///< What an estimate never exceeds.

/// The side to move has five `plies` from now.
[[nodiscard]] constexpr Score winIn(int plies) noexcept
{
    return kWin - plies;
}
[[nodiscard]] constexpr Score lossIn(int plies) noexcept
{
    return plies - kWin;
}
[[nodiscard]] constexpr bool isWin(Score score) noexcept
{
    return score >= kDecided;
}
[[nodiscard]] constexpr bool isLoss(Score score) noexcept
{
    return score <= -kDecided;
}
[[nodiscard]] constexpr bool isDecided(Score score) noexcept
{
    return isWin(score) || isLoss(score);
}
/// Plies to the end of a decided game.
[[nodiscard]] constexpr int pliesToEnd(Score score) noexcept
{
    return kWin - std::max(score, -score);
}

}  // namespace gomoku
