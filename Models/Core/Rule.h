// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace gomoku {

enum class Rule : std::uint8_t {
    Freestyle,  ///< Five or more in a row wins.
    Standard,  ///< Exactly five wins; six or more do not count.
    Renju,  ///< Black: exactly five, and fouls; White: five or more.
    Caro,  ///< Six or more wins; so does five, unless the opponent blocks both ends.
    CaroExact,  ///< Like Caro, but six or more do not count.
};

inline constexpr std::array kRules{Rule::Freestyle, Rule::Standard, Rule::Renju, Rule::Caro,
                                   Rule::CaroExact};

/// May `color` win with more than five in a row?
[[nodiscard]] constexpr bool overlineWins(Rule rule, Color color) noexcept
{
    switch (rule) {
    case Rule::Freestyle:
    case Rule::Caro:
        return true;
    case Rule::Standard:
    case Rule::CaroExact:
        return false;
    case Rule::Renju:
        return color == Color::White;
    }
    return true;
}

/// Is a row of five worthless when the opponent's stones block both of its ends? Edges do not
/// block, and longer rows always count. The Piskvork manager judges like this, and tournaments are
/// played under it.
[[nodiscard]] constexpr bool enclosedFiveIsNothing(Rule rule) noexcept
{
    return rule == Rule::Caro || rule == Rule::CaroExact;
}

[[nodiscard]] constexpr bool hasFouls(Rule rule, Color color) noexcept
{
    return rule == Rule::Renju && color == Color::Black;
}

/// The word for files and command lines: "freestyle", "standard", "renju", "caro", "caro-exact".
[[nodiscard]] std::string_view nameOf(Rule rule) noexcept;
[[nodiscard]] std::optional<Rule> parseRule(std::string_view name) noexcept;

}  // namespace gomoku
