// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"

#include <array>
#include <cstdint>

namespace gomoku {

/// A position as far as it can be told by what both players could do somewhere, seen by the side to
/// move. The worth of points adds up; this is for what does not: a second point for a four is
/// worth less than the first, and twos count for little while the other side attacks.
class ThreatPattern
{
public:
    static constexpr std::size_t kParts = 3;
    /// Places in PatternWeights, one for each part of the pattern.
    using Places = std::array<std::uint16_t, kParts>;

    [[nodiscard]] static Places of(const BoardManager& board) noexcept;

    static constexpr std::size_t kThreatSets = 32;
    static constexpr std::size_t kThreatPlaces
        = 2 * kThreatSets * kThreatSets;  ///< Who could which.
    static constexpr std::size_t kLevels = 8;
    static constexpr std::size_t kCountPlaces = 2 * kLevels * kLevels;  ///< Who has how many.
    static constexpr std::size_t kPlaces = kThreatPlaces + 2 * kCountPlaces;
};

/// What each part of a pattern is worth to the side to move.
using PatternWeights = std::array<std::int16_t, ThreatPattern::kPlaces>;

[[nodiscard]] inline int worthOf(const PatternWeights& weights, const BoardManager& board) noexcept
{
    int sum = 0;
    for (const std::uint16_t place : ThreatPattern::of(board))
        sum += weights[place];
    return sum;
}

}  // namespace gomoku
