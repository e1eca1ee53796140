// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/GomocupText.h"

#include "Models/Core/Ascii.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace gomoku::gomocup {

namespace {

constexpr std::size_t kLongestQuote = 40;

}  // namespace

std::string textOf(Point point, int boardSize)
{
    return std::to_string(point.column()) + ',' + std::to_string(boardSize - 1 - point.row());
}

std::string textOf(std::span<const Point> points, int boardSize)
{
    std::string text;
    for (const Point point : points) {
        if (!text.empty())
            text += ' ';
        text += textOf(point, boardSize);
    }
    return text;
}

std::optional<Point> parsePoint(std::string_view text, int boardSize)
{
    const auto numbers = parseNumbers(text);
    if (!numbers || numbers->size() != 2)
        return std::nullopt;
    const int column = numbers->front();
    const int row = boardSize - 1 - numbers->back();
    const bool onBoard = column >= 0 && row >= 0 && column < boardSize && row < boardSize;
    return onBoard ? std::optional(Point::at(column, row)) : std::nullopt;
}

std::optional<std::vector<int>> parseNumbers(std::string_view text)
{
    std::vector<int> numbers;
    for (;;) {
        const std::size_t comma = text.find(',');
        const auto number = parseInteger(text.substr(0, comma));
        if (!number)
            return std::nullopt;
        // Nobody's board is that large: what is beyond the range stays beyond it.
        numbers.push_back(static_cast<int>(std::clamp<std::int64_t>(*number, -1000000, 1000000)));
        if (comma == std::string_view::npos)
            return numbers;
        text.remove_prefix(comma + 1);
    }
}

std::optional<std::int64_t> parseInteger(std::string_view text)
{
    text = trimmed(text);
    const bool negative = text.starts_with('-');
    const std::string_view digits = text.substr(negative || text.starts_with('+') ? 1 : 0);
    if (digits.empty() || !std::all_of(digits.begin(), digits.end(), isDigit))
        return std::nullopt;
    std::int64_t number = 0;
    const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (result.ec == std::errc::result_out_of_range)
        number = std::numeric_limits<std::int64_t>::max();
    return negative ? -number : number;
}

std::optional<Rule> ruleOfCode(std::int64_t code) noexcept
{
    if (code < 0 || code > 15)
        return std::nullopt;
    if ((code & 4) != 0 || code == 2)
        return Rule::Renju;
    const bool exact = (code & 1) != 0;
    if ((code & 8) != 0)
        return exact ? Rule::CaroExact : Rule::Caro;
    return exact ? Rule::Standard : Rule::Freestyle;
}

int codeOf(Rule rule) noexcept
{
    switch (rule) {
    case Rule::Freestyle:
        return 0;
    case Rule::Standard:
        return 1;
    case Rule::Renju:
        return 4;
    case Rule::Caro:
        return 8;
    case Rule::CaroExact:
        return 9;
    }
    return 0;
}

std::string upperCase(std::string_view text)
{
    std::string upper(text);
    for (char& letter : upper)
        if (letter >= 'a' && letter <= 'z')
            letter = static_cast<char>(letter - 'a' + 'A');
    return upper;
}

std::string quoted(std::string_view text)
{
    std::string quote = "\"";
    for (const char letter : text.substr(0, kLongestQuote))
        quote += letter >= ' ' && letter <= '~' ? letter : '?';
    return quote + (text.size() > kLongestQuote ? "...\"" : "\"");
}

}  // namespace gomoku::gomocup
