// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Support/Positions.h"

#include "Models/Core/Ascii.h"
#include "Models/Protocol/GomocupText.h"
#include "Models/Record/Files/RecordIo.h"
#include "Models/Rules/Referee.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <filesystem>
#include <iostream>

namespace gomoku::cli {

namespace {

std::vector<std::string_view> fieldsOf(std::string_view line)
{
    std::vector<std::string_view> fields;
    for (;;) {
        const std::size_t end = line.find(';');
        fields.push_back(trimmed(line.substr(0, end)));
        if (end == std::string_view::npos)
            return fields;
        line.remove_prefix(end + 1);
    }
}

void placeStones(Grid& grid, std::string_view text, Cell cell, const std::string& where)
{
    while (!(text = trimmed(text)).empty()) {
        const std::size_t end = std::min(text.find_first_of(" \t,"), text.size());
        const auto point = Point::parse(text.substr(0, end));
        if (!point || !grid.contains(*point))
            throw UsageError(where + ": " + gomocup::quoted(text.substr(0, end))
                             + " is not on the board");
        if (grid.at(*point) != Cell::Empty)
            throw UsageError(where + ": two stones on " + point->toString());
        grid.set(*point, cell);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

NamedPosition parsePosition(std::string_view line, bool withSide, int boardSize,
                            const std::string& where)
{
    const auto fields = fieldsOf(line);
    const bool sideGiven = fields.size() == 4 && !fields[3].empty();
    if (fields.size() < 3 || fields.size() > 4 || (sideGiven && !withSide))
        throw UsageError(where + ": expected id;black stones;white stones"
                         + (withSide ? ";b or w" : ""));
    NamedPosition position{printable(fields[0]), Grid(boardSize)};
    placeStones(position.grid, fields[1], Cell::Black, where);
    placeStones(position.grid, fields[2], Cell::White, where);
    position.sideToMove = BoardManager(position.grid, Rule::Freestyle).sideToMove();
    if (sideGiven) {
        if (fields[3] != "b" && fields[3] != "w")
            throw UsageError(where + ": the side to move must be b or w, not "
                             + gomocup::quoted(fields[3]));
        position.sideToMove = fields[3] == "b" ? Color::Black : Color::White;
    }
    return position;
}

bool exists(const std::string& path)
{
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

}  // namespace

std::vector<NamedPosition> readNamedPositions(const Options& options, bool withSide)
{
    const int boardSize = chosenSize(options);
    const std::string path = options.arguments().empty() ? "-" : options.arguments().front();
    const std::string text = readFile(path);
    std::vector<NamedPosition> positions;
    std::string_view rest = text;
    for (int number = 1; !rest.empty(); ++number) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.empty() || line.starts_with('#'))
            continue;
        const std::string where
            = (path == "-" ? "standard input" : path) + " line " + std::to_string(number);
        positions.push_back(parsePosition(line, withSide, boardSize, where));
    }
    return positions;
}

std::vector<SelfPlayGame> readSelfPlayGames(const std::vector<std::string>& paths)
{
    std::vector<SelfPlayGame> games;
    for (const std::string& path : paths) {
        int number = 0;
        for (const std::string& line : readLines(path)) {
            ++number;
            auto game = parseSelfPlayGame(line);
            if (!game)
                throw UsageError(path + ": line " + std::to_string(number) + " is not a game");
            games.push_back(std::move(*game));
        }
    }
    return games;
}

GameRecord readRecord(const Options& options)
{
    std::string text;
    for (const std::string& argument : options.arguments())
        text += (text.empty() ? std::string() : std::string(1, ' ')).append(argument);
    ReadOptions reading;
    if (options.has("size"))
        reading.boardSize = chosenSize(options);
    std::string where = gomocup::quoted(text);
    if (text.empty())
        return GameRecord(chosenSize(options));
    if (text == "-" || exists(text)) {
        where = text == "-" ? "standard input" : text;
        reading.format = formatForFile(text);
        text = readFile(text);
    }
    auto game = readGame(text, reading);
    if (!game)
        throw UsageError(where + ": " + game.error().toString());
    for (const std::string& remark : game->remarks)
        std::cerr << printable(where + ": " + remark) << '\n';
    return std::move(game).value().record;
}

NodeId chosenNode(const GameRecord& record, const Options& options)
{
    const auto line = record.mainLine();
    if (!options.has("move"))
        return line.back();
    const auto wanted = options.number("move", 0, 0, 10000);
    for (const NodeId node : line)
        if (record.moveNumber(node) == wanted)
            return node;
    throw UsageError("--move: the game has only " + std::to_string(record.moveNumber(line.back()))
                     + " moves");
}

Rule chosenRule(const Options& options, std::optional<Rule> recorded)
{
    if (!options.has("rule"))
        return recorded.value_or(Rule::Freestyle);
    const std::string name = options.text("rule", "");
    const auto rule = parseRule(name);
    if (!rule)
        throw UsageError("--rule: there is no rule " + gomocup::quoted(name));
    return *rule;
}

int chosenSize(const Options& options)
{
    return static_cast<int>(
        options.number("size", kDefaultBoardSize, kMinBoardSize, kMaxBoardSize));
}

void requireRunningGame(const BoardManager& position, const std::string& where)
{
    if (isFull(position.grid()))
        throw UsageError(where + ": the board is full");
    position.grid().forEachPoint([&](Point point) {
        if (position.at(point) != Cell::Empty
            && !winningRow(position.grid(), point, position.rule()).empty())
            throw UsageError(where + ": the game is over, five in a row at " + point.toString());
    });
}

std::string textOf(const std::vector<Point>& points)
{
    std::string text;
    for (const Point point : points) {
        if (!text.empty())
            text += ' ';
        text += point.toString();
    }
    return text;
}

std::string scoreText(Score score)
{
    if (isWin(score))
        return "win in " + std::to_string(pliesToEnd(score));
    if (isLoss(score))
        return "loss in " + std::to_string(pliesToEnd(score));
    return withSign(std::to_string(score));
}

}  // namespace gomoku::cli
