// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/MatchOpenings.h"

#include "Models/Core/Ascii.h"
#include "Models/Core/Grid.h"
#include "Models/Core/RandomOpening.h"
#include "Models/Protocol/GomocupText.h"
#include "Models/Rules/Referee.h"

#include <algorithm>

namespace gomoku {

namespace {

/// "h8i9g7" with anything but letters and digits between the points.
std::optional<MatchOpening> parseNamedPoints(std::string_view line)
{
    MatchOpening opening;
    std::size_t at = 0;
    while (at < line.size()) {
        if (!isLetter(line[at]) && !isDigit(line[at])) {
            ++at;
            continue;
        }
        std::size_t end = at + 1;
        while (end < line.size() && isDigit(line[end]))
            ++end;
        const auto point = Point::parse(line.substr(at, end - at));
        if (!point)
            return std::nullopt;
        opening.push_back(*point);
        at = end;
    }
    return opening;
}

/// "0,0, 1,-1": every number is followed by a comma, so that the whole line is one list.
std::optional<MatchOpening> parseOffsets(std::string_view line, int boardSize)
{
    if (trimmed(line).ends_with(','))
        line = line.substr(0, line.rfind(','));
    const auto numbers = gomocup::parseNumbers(line);
    if (!numbers || numbers->size() % 2 != 0 || numbers->size() == 2)
        return std::nullopt;
    MatchOpening opening;
    for (std::size_t i = 0; i < numbers->size(); i += 2) {
        const int column = (*numbers)[i] + boardSize / 2;
        const int row = boardSize - 1 - ((*numbers)[i + 1] + boardSize / 2);
        if (column < 0 || row < 0 || column >= boardSize || row >= boardSize)
            return std::nullopt;
        opening.push_back(Point::at(column, row));
    }
    return opening;
}

/// "7,7 8,6": blanks between the points.
std::optional<MatchOpening> parseCoordinates(std::string_view line, int boardSize)
{
    MatchOpening opening;
    for (line = trimmed(line); !line.empty(); line = trimmed(line)) {
        const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
        const auto point = gomocup::parsePoint(line.substr(0, end), boardSize);
        if (!point)
            return std::nullopt;
        opening.push_back(*point);
        line.remove_prefix(end);
    }
    return opening;
}

std::string whyUnplayable(const MatchOpening& opening, int boardSize, Rule rule)
{
    Grid grid(boardSize);
    for (std::size_t i = 0; i < opening.size(); ++i) {
        const Color color = i % 2 == 0 ? Color::Black : Color::White;
        if (judge(grid, color, opening[i], rule) != MoveVerdict::Legal)
            return opening[i].toString() + " is not a legal move";
        grid.set(opening[i], cellOf(color));
        if (!winningRow(grid, opening[i], rule).empty())
            return opening[i].toString() + " ends the game";
    }
    return {};
}

}  // namespace

std::vector<MatchOpening> randomOpenings(int count, int boardSize, std::uint64_t seed)
{
    std::vector<MatchOpening> openings;
    while (std::ssize(openings) < count)
        openings.push_back(randomOpening(boardSize, seed));
    return openings;
}

ParsedOpening parseOpening(std::string_view line, int boardSize)
{
    const bool named = std::any_of(line.begin(), line.end(), isLetter);
    auto opening = named ? parseNamedPoints(line) : parseCoordinates(line, boardSize);
    if (!opening && !named)
        opening = parseOffsets(line, boardSize);
    if (!opening)
        return {{}, gomocup::quoted(line) + " is not a list of moves"};
    for (const Point point : *opening)
        if (!point.isOn(boardSize))
            return {{}, point.toString() + " is not on the board"};
    return {*opening, {}};
}

OpeningFile parseOpenings(std::string_view text, int boardSize, Rule rule,
                          const std::atomic<bool>* dropped)
{
    OpeningFile file;
    for (int number = 1; !text.empty() && !(dropped && *dropped); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view whole = text.substr(0, end);
        const auto line = trimmed(whole.substr(0, whole.find('#')));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty())
            continue;
        ParsedOpening opening = parseOpening(line, boardSize);
        if (opening.error.empty())
            opening.error = whyUnplayable(opening.moves, boardSize, rule);
        if (!opening.error.empty())
            return {{}, "line " + std::to_string(number) + ": " + opening.error};
        file.openings.push_back(std::move(opening.moves));
    }
    return file;
}

}  // namespace gomoku
