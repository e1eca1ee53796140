// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Ascii.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gomoku {

/// One of several parts of a work, for several processes or machines. Items are dealt out one after
/// the other, so each part gets some of the beginning and some of the end.
struct Shard
{
    static constexpr std::size_t kMost = 100'000;  ///< Parts of one work.

    std::size_t number = 0;  ///< From zero; people count from one.
    std::size_t count = 1;

    [[nodiscard]] constexpr bool has(std::size_t item) const noexcept
    {
        return item % count == number;
    }
    [[nodiscard]] constexpr bool isWhole() const noexcept { return count == 1; }

    /// "2/8" is the second of eight parts.
    [[nodiscard]] static std::optional<Shard> parse(std::string_view text)
    {
        const std::size_t slash = text.find('/');
        if (slash == std::string_view::npos)
            return std::nullopt;
        const auto number = numberIn(text.substr(0, slash));
        const auto count = numberIn(text.substr(slash + 1));
        if (!number || !count || *number > *count)
            return std::nullopt;
        return Shard{*number - 1, *count};
    }
    [[nodiscard]] std::string toString() const
    {
        return std::to_string(number + 1) + '/' + std::to_string(count);
    }

    friend constexpr bool operator==(const Shard&, const Shard&) noexcept = default;

private:
    /// From 1 to kMost, in digits alone.
    [[nodiscard]] static std::optional<std::size_t> numberIn(std::string_view digits)
    {
        const auto number = parseNumber<std::size_t>(digits);
        return number && *number >= 1 && *number <= kMost ? number : std::nullopt;
    }
};

}  // namespace gomoku
