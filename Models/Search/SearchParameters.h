// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Score.h"

#include <algorithm>
#include <array>
#include <bit>
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

/// Quiet moves worth trying at a node off the main line; the rest of the ordered list is cut off.
constexpr int quietMoveLimit(Depth depth, bool improving) noexcept
{
    const int limit = (improving ? 4 : 3) + depth * depth / (improving ? 2 : 4) + depth;
    return depth > 2 ? limit * 3 / 4 : limit;
}

/// Up to here whoever has to stop an open four leaves out fours that do nothing else: they only
/// delay.
inline constexpr Depth kIdleFourDepth = 9;

inline constexpr Depth kSingularDepth = 7;
inline constexpr Depth kReducedWithoutTableMove = 4;  ///< From here on such a node loses a ply.

inline constexpr int kPly = 16;  ///< Reductions are summed up in sixteenths of a ply.
inline constexpr Depth kReductionDepth = 3;  ///< From here on late moves are reduced,
inline constexpr int kReductionPlace = 3;  ///< counted from this one in the order.
inline constexpr int kHistoryPerSixteenth = 64;

/// How far above alpha a reduced move must come out to be looked at one ply deeper than usual, and
/// two plies. The more it was reduced, the less its score says.
constexpr Score betterMargin(Depth reduction) noexcept
{
    return 40 + 14 * reduction;
}
constexpr Score muchBetterMargin(Depth reduction) noexcept
{
    return 700 + 52 * reduction;
}

/// Late-move reductions by depth and place in the order: 0.4 + ln(depth) ln(place) / 1.9 plies, in
/// sixteenths, rounded down. Computed from whole numbers, so that every compiler gets the same
/// table.
class ReductionTable
{
public:
    constexpr ReductionTable() noexcept
    {
        for (int depth = 1; depth < kSize; ++depth)
            for (int place = 1; place < kSize; ++place)
                m_sixteenths[static_cast<std::size_t>(depth)][static_cast<std::size_t>(place)]
                    = sixteenthsFor(depth, place);
    }
    [[nodiscard]] constexpr int sixteenths(Depth depth, int place) const noexcept
    {
        return m_sixteenths[static_cast<std::size_t>(std::min(depth, kSize - 1))]
                           [static_cast<std::size_t>(std::min(place, kSize - 1))];
    }

    static constexpr int kSize = 64;

private:
    static constexpr int kFractionBits = 24;
    static constexpr std::int64_t kBase = 6'710'886;  ///< 0.4
    static constexpr std::int64_t kPerLogarithms = 4'242'455;  ///< ln(2) ln(2) / 1.9

    /// Each squaring of a number between 1 and 2 gives one more binary digit of its logarithm.
    static constexpr std::int64_t binaryLogarithm(std::uint64_t value) noexcept
    {
        constexpr int kOne = 31;
        std::int64_t logarithm = std::bit_width(value) - 1;
        std::uint64_t mantissa = (value << kOne) >> logarithm;
        for (int digit = 0; digit < kFractionBits; ++digit) {
            mantissa = mantissa * mantissa >> kOne;
            const bool isSet = mantissa >> (kOne + 1) != 0;
            mantissa >>= isSet;
            logarithm = 2 * logarithm + isSet;
        }
        return logarithm;
    }
    static constexpr std::uint8_t sixteenthsFor(int depth, int place) noexcept
    {
        const std::int64_t product = binaryLogarithm(static_cast<std::uint64_t>(depth))
                * binaryLogarithm(static_cast<std::uint64_t>(place))
            >> kFractionBits;
        const std::int64_t plies = kBase + (product * kPerLogarithms >> kFractionBits);
        return static_cast<std::uint8_t>(plies * kPly >> kFractionBits);
    }

    std::array<std::array<std::uint8_t, kSize>, kSize> m_sixteenths{};
};

inline constexpr ReductionTable kReductions;

}  // namespace gomoku
