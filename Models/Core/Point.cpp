// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Point.h"

#include "Models/Core/Ascii.h"

namespace gomoku {

std::optional<Point> Point::parse(std::string_view text)
{
    if (text.size() < 2 || text.size() > 3)
        return std::nullopt;
    const char letter
        = text[0] >= 'A' && text[0] <= 'Z' ? static_cast<char>(text[0] - 'A' + 'a') : text[0];
    const auto number = parseNumber(text.substr(1));
    if (!number || text[1] == '0')
        return std::nullopt;
    const bool inRange
        = letter >= 'a' && letter < 'a' + kMaxBoardSize && *number >= 1 && *number <= kMaxBoardSize;
    return inRange ? std::optional(Point::at(letter - 'a', *number - 1)) : std::nullopt;
}

std::string Point::toString() const
{
    if (isNone())
        return "-";
    return static_cast<char>('a' + column()) + std::to_string(row() + 1);
}

}  // namespace gomoku
