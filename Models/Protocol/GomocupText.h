// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"
#include "Models/Core/Rule.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The words of the Gomocup protocol that both sides of the pipe need. Coordinates count rows from
/// the top there and from the bottom in this program: they are converted here and nowhere else.
namespace gomoku::gomocup {

/// "x,y" as the protocol writes `point`.
[[nodiscard]] std::string textOf(Point point, int boardSize);
/// Points with a blank between them.
[[nodiscard]] std::string textOf(std::span<const Point> points, int boardSize);
/// Reads "x,y", with blanks anywhere around the numbers; nullopt unless it is on the board.
[[nodiscard]] std::optional<Point> parsePoint(std::string_view text, int boardSize);

/// The whole numbers of a text like "7,8,2"; nullopt if it holds anything else, or none.
[[nodiscard]] std::optional<std::vector<int>> parseNumbers(std::string_view text);
/// One whole number; beyond the range of 64 bits it is the largest of its sign.
[[nodiscard]] std::optional<std::int64_t> parseInteger(std::string_view text);

/// INFO rule: bits for exact five (1), renju (4) and caro (8); 2 alone is what YX programs call
/// renju. Continuous play (2 beside another bit) is the manager's affair.
[[nodiscard]] std::optional<Rule> ruleOfCode(std::int64_t code) noexcept;
[[nodiscard]] int codeOf(Rule rule) noexcept;

[[nodiscard]] std::string upperCase(std::string_view text);
/// What may be quoted in an answer: printable, and short enough for a log line.
[[nodiscard]] std::string quoted(std::string_view text);

}  // namespace gomoku::gomocup
