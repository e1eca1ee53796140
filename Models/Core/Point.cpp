// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Point.h"

#include <charconv>

namespace gomoku {

std::optional<Point> Point::parse(std::string_view text)
{
    if (text.size() < 2 || text.size() > 3)
        return std::nullopt;
    const char letter
        = text[0] >= 'A' && text[0] <= 'Z' ? static_cast<char>(text[0] - 'A' + 'a') : text[0];
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data() + 1, end, number);
    if (error != std::errc() || rest != end || text[1] == '0')
        return std::nullopt;
    const Point point = Point::at(letter - 'a', number - 1);
    const bool inRange
        = letter >= 'a' && letter < 'a' + kMaxBoardSize && number >= 1 && number <= kMaxBoardSize;
    return inRange ? std::optional(point) : std::nullopt;
}

std::string Point::toString() const
{
    if (isNone())
        return "-";
    return static_cast<char>('a' + column()) + std::to_string(row() + 1);
}

}  // namespace gomoku
