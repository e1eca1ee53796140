// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Board/Shape.h"
#include "Models/Constants.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace gomoku {

/// How many points are of each class: small numbers side by side in two words, so that a point
/// moves from one class to another by two additions, whichever they are.
class ClassCounts
{
public:
    [[nodiscard]] constexpr int of(PointClass pointClass) const noexcept
    {
        return static_cast<int>(m_words[wordOf(pointClass)] >> shiftOf(pointClass) & kMost);
    }
    /// `number` may be negative, the sum must not.
    constexpr void add(PointClass pointClass, int number) noexcept
    {
        m_words[wordOf(pointClass)] += static_cast<std::uint64_t>(number) << shiftOf(pointClass);
    }
    constexpr void move(PointClass from, PointClass to) noexcept
    {
        for (std::size_t i = 0; i < kWords; ++i)
            m_words[i]
                += kOne[static_cast<std::size_t>(to)][i] - kOne[static_cast<std::size_t>(from)][i];
    }

    friend constexpr bool operator==(const ClassCounts&, const ClassCounts&) noexcept = default;

private:
    static constexpr int kBits = 12;
    static constexpr std::uint64_t kMost = (1U << kBits) - 1;
    static constexpr int kPerWord = 64 / kBits;
    static constexpr std::size_t kWords = 2;
    static_assert(kMost >= kMaxBoardSize * kMaxBoardSize);
    static_assert(kWords * kPerWord >= kPointClassCount);

    using Words = std::array<std::uint64_t, kWords>;

    static constexpr std::size_t wordOf(PointClass pointClass) noexcept
    {
        return static_cast<std::size_t>(pointClass) / kPerWord;
    }
    static constexpr int shiftOf(PointClass pointClass) noexcept
    {
        return static_cast<int>(pointClass) % kPerWord * kBits;
    }

    static const std::array<Words, kPointClassCount> kOne;  ///< A count of one for each class.

    Words m_words{};
};

inline constexpr std::array<ClassCounts::Words, kPointClassCount> ClassCounts::kOne = [] {
    std::array<Words, kPointClassCount> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto pointClass = static_cast<PointClass>(i);
        all[i][wordOf(pointClass)] = std::uint64_t{1} << shiftOf(pointClass);
    }
    return all;
}();

}  // namespace gomoku
