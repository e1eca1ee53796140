// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace gomoku {

/// How a game begins. docs/RULES.md explains each of them step by step.
enum class OpeningRule : std::uint8_t {
    Free,  ///< Black begins anywhere.
    Pro,  ///< Black's second stone stands outside the central 5x5.
    LongPro,  ///< Outside the central 7x7.
    Swap,  ///< One player places three stones, the other chooses the colour.
    Swap2,  ///< The other may also place two more and hand the choice back.
    Rif,  ///< One of the 26 openings, swap, two fifth moves to choose from.
    Yamaguchi,  ///< The number of fifth moves is declared with the opening.
    Soosyrv8,  ///< Up to eight fifth moves are declared with the fourth, then swap.
    Taraguchi10,  ///< A swap after each stone, or ten fifth moves.
};

inline constexpr std::array kOpeningRules{
    OpeningRule::Free,      OpeningRule::Pro,      OpeningRule::LongPro,
    OpeningRule::Swap,      OpeningRule::Swap2,    OpeningRule::Rif,
    OpeningRule::Yamaguchi, OpeningRule::Soosyrv8, OpeningRule::Taraguchi10};

/// The word for files and command lines: "free", "pro", "long-pro", "swap", "swap2", "rif",
/// "yamaguchi", "soosyrv-8", "taraguchi-10".
[[nodiscard]] std::string_view nameOf(OpeningRule rule) noexcept;
[[nodiscard]] std::optional<OpeningRule> parseOpeningRule(std::string_view name) noexcept;

/// Does it begin with one of the 26 openings of Renju?
[[nodiscard]] bool laysRenjuOpening(OpeningRule rule) noexcept;

/// May a game under `rule` begin like this? Those with an opening of Renju are for Renju alone.
[[nodiscard]] bool isForRule(OpeningRule opening, Rule rule) noexcept;

/// On smaller boards the opening could come to a step that nobody can take.
[[nodiscard]] int smallestBoardFor(OpeningRule rule) noexcept;

}  // namespace gomoku
