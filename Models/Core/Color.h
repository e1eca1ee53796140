// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace gomoku {

enum class Color : std::uint8_t { Black, White };

inline constexpr Color kColors[] = {Color::Black, Color::White};

[[nodiscard]] constexpr Color opponent(Color color) noexcept
{
    return color == Color::Black ? Color::White : Color::Black;
}

[[nodiscard]] constexpr std::string_view nameOf(Color color) noexcept
{
    return color == Color::Black ? "black" : "white";
}

/// What stands on an intersection.
enum class Cell : std::uint8_t { Empty, Black, White };

[[nodiscard]] constexpr Cell cellOf(Color color) noexcept
{
    return color == Color::Black ? Cell::Black : Cell::White;
}

/// One value for each player, indexed by Color so that no caller has to cast.
template <typename T>
struct PerColor
{
    T black{};
    T white{};

    constexpr T& operator[](Color color) noexcept { return color == Color::Black ? black : white; }
    constexpr const T& operator[](Color color) const noexcept
    {
        return color == Color::Black ? black : white;
    }

    friend bool operator==(const PerColor&, const PerColor&) = default;
};

}  // namespace gomoku
