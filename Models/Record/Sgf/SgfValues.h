// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"
#include "Models/Core/Rule.h"
#include "Models/Record/GameInfo.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The values of single SGF properties, read liberally. Each reader gives nullopt for what it does
// not understand.

namespace gomoku {

/// "hh", or "h8" as some programs write; only points of the board.
[[nodiscard]] std::optional<Point> parseSgfPoint(std::string_view text, int boardSize);
/// One point, or the rectangle "aa:cc".
[[nodiscard]] std::optional<std::vector<Point>> parseSgfPoints(std::string_view text,
                                                               int boardSize);
[[nodiscard]] std::string sgfPoint(Point point, int boardSize);
/// The smallest board on which the letters of the value are points.
[[nodiscard]] int sizeNeededFor(std::string_view points);

/// "B+R" and the like.
[[nodiscard]] std::optional<GameResult> parseSgfResult(std::string_view text);
[[nodiscard]] std::string sgfResult(const GameResult& result);  ///< Empty if unknown.

/// Our own names, those of other programs, and the rule numbers of Gomocup.
[[nodiscard]] std::optional<Rule> parseRuleLiberally(std::string_view text);

/// What OT says of the clock, and the text that says it.
void readOvertime(std::string_view text, TimeControl& time);
[[nodiscard]] std::string overtimeText(const TimeControl& time);

}  // namespace gomoku
