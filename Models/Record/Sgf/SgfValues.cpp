// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Sgf/SgfValues.h"

#include "Models/Core/Ascii.h"
#include "Models/Record/Formats/TextValues.h"

#include <algorithm>
#include <array>

namespace gomoku {

namespace {

/// 0.. for a letter of either case, -1 for anything else.
constexpr int letterIndex(char c) noexcept
{
    if (c >= 'a' && c <= 'z')
        return c - 'a';
    return c >= 'A' && c <= 'Z' ? c - 'A' : -1;
}

constexpr std::string_view kFischer = " fischer";
constexpr std::string_view kPerMove = " per move";

struct RuleWord
{
    std::string_view word;
    Rule rule;
};

/// Lower case, without spaces and hyphens. The numbers are Gomocup's.
constexpr std::array kRuleWords{
    RuleWord{"freestyle", Rule::Freestyle},
    RuleWord{"free", Rule::Freestyle},
    RuleWord{"freestylegomoku", Rule::Freestyle},
    RuleWord{"0", Rule::Freestyle},
    RuleWord{"standard", Rule::Standard},
    RuleWord{"standardgomoku", Rule::Standard},
    RuleWord{"exactfive", Rule::Standard},
    RuleWord{"1", Rule::Standard},
    RuleWord{"renju", Rule::Renju},
    RuleWord{"2", Rule::Renju},
    RuleWord{"4", Rule::Renju},
    RuleWord{"caro", Rule::Caro},
    RuleWord{"8", Rule::Caro},
    RuleWord{"caroexact", Rule::CaroExact},
    RuleWord{"9", Rule::CaroExact},
};

GameResult::Reason reasonOf(std::string_view word)
{
    if (word == "r" || word.starts_with("res"))
        return GameResult::Reason::Resignation;
    if (word == "t" || word.starts_with("time"))
        return GameResult::Reason::Time;
    if (word == "f" || word.starts_with("forf"))
        return GameResult::Reason::Forfeit;
    return GameResult::Reason::Unstated;
}

}  // namespace

std::optional<Point> parseSgfPoint(std::string_view text, int boardSize)
{
    text = trimmed(text);
    if (text.size() >= 2 && isDigit(text[1])) {
        const auto point = Point::parse(text);
        return point && point->isOn(boardSize) ? point : std::nullopt;
    }
    if (text.size() != 2)
        return std::nullopt;
    const int column = letterIndex(text[0]);
    const int rowFromTop = letterIndex(text[1]);
    const bool onBoard
        = column >= 0 && column < boardSize && rowFromTop >= 0 && rowFromTop < boardSize;
    return onBoard ? std::optional(Point::at(column, boardSize - 1 - rowFromTop)) : std::nullopt;
}

std::optional<std::vector<Point>> parseSgfPoints(std::string_view text, int boardSize)
{
    const std::size_t colon = text.find(':');
    const auto from = parseSgfPoint(text.substr(0, colon), boardSize);
    const auto to
        = colon == std::string_view::npos ? from : parseSgfPoint(text.substr(colon + 1), boardSize);
    if (!from || !to)
        return std::nullopt;
    const auto [left, right] = std::minmax({from->column(), to->column()});
    const auto [low, high] = std::minmax({from->row(), to->row()});
    std::vector<Point> points;
    for (int row = high; row >= low; --row)
        for (int column = left; column <= right; ++column)
            points.push_back(Point::at(column, row));
    return points;
}

std::string sgfPoint(Point point, int boardSize)
{
    return {static_cast<char>('a' + point.column()),
            static_cast<char>('a' + boardSize - 1 - point.row())};
}

int sizeNeededFor(std::string_view points)
{
    if (points == "tt" || points == "TT")
        return 0;  // a pass, in files that do not say how large the board is
    if (const auto point = Point::parse(trimmed(points)))
        return std::max(point->column(), point->row()) + 1;
    int needed = 0;
    for (const char c : points.substr(0, 5))
        needed = std::max(needed, letterIndex(c) + 1);
    return needed;
}

std::optional<GameResult> parseSgfResult(std::string_view text)
{
    const std::string word = lowered(trimmed(text));
    if (word.empty() || word == "?" || word == "unknown")
        return GameResult{};
    if (word == "void")
        return GameResult{.kind = GameResult::Kind::Void};
    const bool saysDraw = word == "0" || word == "d" || word == "jigo" || word == "1/2-1/2"
        || word.find("draw") != std::string::npos;
    if (saysDraw)
        return GameResult::draw();
    if (word == "1-0" || word == "0-1")
        return GameResult::win(word == "1-0" ? Color::Black : Color::White);
    const std::size_t plus = word.find('+');
    const std::string who = word.substr(0, plus);
    const bool black = who == "b" || who == "black";
    if (plus == std::string::npos || (!black && who != "w" && who != "white"))
        return std::nullopt;
    return GameResult::win(black ? Color::Black : Color::White,
                           reasonOf(std::string_view(word).substr(plus + 1)));
}

std::string sgfResult(const GameResult& result)
{
    switch (result.kind) {
    case GameResult::Kind::Unknown:
        return "";
    case GameResult::Kind::Draw:
        return "0";
    case GameResult::Kind::Void:
        return "Void";
    case GameResult::Kind::Win:
        break;
    }
    constexpr std::array<std::string_view, 4> kReasons{"", "R", "T", "F"};
    return std::string(result.winner == Color::Black ? "B+" : "W+")
        + std::string(kReasons[static_cast<std::size_t>(result.reason)]);
}

std::optional<Rule> parseRuleLiberally(std::string_view text)
{
    std::string word = lowered(text);
    std::erase_if(word, [](char c) { return c == ' ' || c == '-' || c == '_'; });
    for (const RuleWord& known : kRuleWords)
        if (known.word == word)
            return known.rule;
    return std::nullopt;
}

void readOvertime(std::string_view text, TimeControl& time)
{
    time = {.perGame = time.perGame};
    if (text.ends_with(kFischer))
        time.increment = parseSeconds(text.substr(0, text.size() - kFischer.size()));
    else if (text.ends_with(kPerMove))
        time.perMove = parseSeconds(text.substr(0, text.size() - kPerMove.size()));
    if (!time.increment && !time.perMove)
        time.other = text;
}

std::string overtimeText(const TimeControl& time)
{
    if (time.increment)
        return secondsText(*time.increment) + std::string(kFischer);
    if (time.perMove)
        return secondsText(*time.perMove) + std::string(kPerMove);
    return time.other;
}

}  // namespace gomoku
