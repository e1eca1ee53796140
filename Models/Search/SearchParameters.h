// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Score.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace gomoku {

inline constexpr Score kAspirationWidth = 24;
inline constexpr Depth kAspirationDepth = 5;  ///< From here on the last score is worth trusting.

inline constexpr int kMovesPerNode = 40;  ///< More quiet moves than this are never looked at.

/// How far above beta the static score must lie for a shallow node to be given up as too good.
inline constexpr Depth kFutilityDepth = 6;
constexpr Score futilityMargin(Depth depth) noexcept
{
    return 55 * depth;
}

/// How far below alpha the static score may lie before a shallow node is left to the fours alone.
inline constexpr Depth kRazoringDepth = 3;
constexpr Score razoringMargin(Depth depth) noexcept
{
    return 110 + 70 * depth;
}

/// Quiet moves worth trying at a shallow node; the rest of the ordered list is cut off.
inline constexpr Depth kCountPruningDepth = 8;
constexpr int quietMoveLimit(Depth depth, bool improving) noexcept
{
    return (improving ? 4 : 3) + depth * depth / (improving ? 2 : 4) + depth;
}

/// Up to here whoever has to stop an open four leaves out fours that do nothing else: they only
/// delay.
inline constexpr Depth kIdleFourDepth = 9;

inline constexpr Depth kSingularDepth = 7;
inline constexpr Depth kReducedWithoutTableMove = 4;  ///< From here on such a node loses a ply.

/// Late-move reductions by depth and place in the order. Computed once from logarithms of small
/// integers and rounded down, so that every compiler gets the same table.
class ReductionTable
{
public:
    ReductionTable()
    {
        for (int depth = 1; depth < kSize; ++depth)
            for (int place = 1; place < kSize; ++place)
                m_plies[static_cast<std::size_t>(depth)][static_cast<std::size_t>(place)]
                    = static_cast<std::int8_t>(0.4 + std::log(depth) * std::log(place) / 1.9
                                               + 1e-9);
    }
    [[nodiscard]] Depth plies(Depth depth, int place) const noexcept
    {
        return m_plies[static_cast<std::size_t>(std::min(depth, kSize - 1))]
                      [static_cast<std::size_t>(std::min(place, kSize - 1))];
    }

private:
    static constexpr int kSize = 64;
    std::array<std::array<std::int8_t, kSize>, kSize> m_plies{};
};

}  // namespace gomoku
