// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Puzzles/PuzzleFile.h"

#include "Models/Core/Ascii.h"
#include "Models/Record/Formats/TextValues.h"
#include "Models/Rules/Referee.h"
#include "Models/Training/Data/Puzzles.txt.h"

#include <algorithm>
#include <unordered_set>

namespace gomoku {

namespace {

constexpr std::size_t kPuzzleFields = 9;
constexpr int kLeastRating = 100;
constexpr int kHighestRating = 4000;

/// Thrown inside this file only.
struct PuzzleFault
{
    std::string reason;
};

std::string quoted(std::string_view text)
{
    return '"' + std::string(text) + '"';
}

std::vector<Point> readPoints(std::string_view text)
{
    std::vector<Point> points;
    if (text.empty())
        return points;
    for (const std::string_view word : splitAt(' ', text)) {
        const auto point = Point::parse(word);
        if (!point || !point->isOn(kDefaultBoardSize))
            throw PuzzleFault{quoted(word) + " is not a point of the board"};
        points.push_back(*point);
    }
    return points;
}

void placeStones(Grid& grid, std::string_view text, Color color)
{
    for (const Point point : readPoints(text)) {
        if (grid.at(point) != Cell::Empty)
            throw PuzzleFault{"two stones on " + point.toString()};
        grid.set(point, cellOf(color));
    }
}

int readNumber(std::string_view text, std::string_view what, int least, int most)
{
    const auto number = parseNumber(text);
    if (!number || *number < least || *number > most)
        throw PuzzleFault{quoted(text) + " is not a number of " + std::string(what)};
    return *number;
}

template <typename Value>
Value known(const std::optional<Value>& value, std::string_view text, std::string_view what)
{
    if (!value)
        throw PuzzleFault{quoted(text) + " is not a " + std::string(what)};
    return *value;
}

std::optional<Rule> parsePuzzleRule(std::string_view name)
{
    const auto rule = parseRule(name);
    const bool isOurs
        = rule && std::find(kPuzzleRules.begin(), kPuzzleRules.end(), *rule) != kPuzzleRules.end();
    return isOurs ? rule : std::nullopt;
}

std::optional<Color> parseSide(std::string_view name)
{
    for (const Color color : kColors)
        if (nameOf(color) == name)
            return color;
    return std::nullopt;
}

void requireRunningGame(const Puzzle& puzzle)
{
    puzzle.stones.forEachPoint([&](Point point) {
        if (puzzle.stones.at(point) != Cell::Empty
            && !winningRow(puzzle.stones, point, puzzle.rule).empty())
            throw PuzzleFault{"the game is already won at " + point.toString()};
    });
}

void checkAccepted(const Puzzle& puzzle)
{
    if (puzzle.accepted.empty())
        throw PuzzleFault{"no first move is accepted"};
    if (!std::is_sorted(puzzle.accepted.begin(), puzzle.accepted.end(), std::less_equal<Point>()))
        throw PuzzleFault{"the accepted first moves are not in order"};
    for (const Point point : puzzle.accepted)
        if (judge(puzzle.stones, puzzle.side, point, puzzle.rule) != MoveVerdict::Legal)
            throw PuzzleFault{point.toString() + " cannot be played"};
    if (puzzle.kind == PuzzleKind::Only && puzzle.accepted.size() != 1)
        throw PuzzleFault{"an only move is one move"};
}

void checkWhole(const Puzzle& puzzle)
{
    if (puzzle.kind == PuzzleKind::Foul
        && (puzzle.rule != Rule::Renju || puzzle.side != Color::White))
        throw PuzzleFault{"only White can make Black foul, and only under Renju"};
    requireRunningGame(puzzle);
    checkAccepted(puzzle);
    Puzzle canonical = puzzle;
    makeCanonical(canonical);
    if (!(canonical.stones == puzzle.stones))
        throw PuzzleFault{"the stones are not in their canonical position"};
    if (canonical.id != puzzle.id)
        throw PuzzleFault{"the id of this puzzle is " + canonical.id + ", not "
                          + quoted(puzzle.id)};
}

/// What the fields say, whether or not it makes sense together.
Puzzle readFields(std::string_view line)
{
    const auto fields = splitAt(';', line);
    if (fields.size() != kPuzzleFields)
        throw PuzzleFault{"a puzzle has nine fields, this one has "
                          + std::to_string(fields.size())};
    Puzzle puzzle;
    puzzle.id = fields[0];
    puzzle.rule = known(parsePuzzleRule(fields[1]), fields[1], "rule of puzzles");
    placeStones(puzzle.stones, fields[2], Color::Black);
    placeStones(puzzle.stones, fields[3], Color::White);
    puzzle.side = known(parseSide(fields[4]), fields[4], "side");
    puzzle.kind = known(parsePuzzleKind(fields[5]), fields[5], "kind of puzzle");
    puzzle.moves = readNumber(fields[6], "moves", 1, kDefaultBoardSize * kDefaultBoardSize);
    puzzle.rating = readNumber(fields[7], "rating points", kLeastRating, kHighestRating);
    puzzle.accepted = readPoints(fields[8]);
    return puzzle;
}

Puzzle readPuzzle(std::string_view line)
{
    Puzzle puzzle = readFields(line);
    checkWhole(puzzle);
    return puzzle;
}

bool isComment(std::string_view line)
{
    return line.empty() || line.front() == '#';
}

void appendPoint(std::string& text, Point point)
{
    if (!text.empty())
        text += ' ';
    text += point.toString();
}

std::string stonesOf(const Grid& grid, Color color)
{
    std::string text;
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) == cellOf(color))
            appendPoint(text, point);
    });
    return text;
}

}  // namespace

std::string toText(const Puzzle& puzzle)
{
    std::string accepted;
    for (const Point point : puzzle.accepted)
        appendPoint(accepted, point);
    return puzzle.id + ';' + std::string(nameOf(puzzle.rule)) + ';'
        + stonesOf(puzzle.stones, Color::Black) + ';' + stonesOf(puzzle.stones, Color::White) + ';'
        + std::string(nameOf(puzzle.side)) + ';' + std::string(nameOf(puzzle.kind)) + ';'
        + std::to_string(puzzle.moves) + ';' + std::to_string(puzzle.rating) + ';' + accepted;
}

Expected<Puzzle> parsePuzzle(std::string_view line)
{
    try {
        return readPuzzle(line);
    } catch (const PuzzleFault& fault) {
        return ParseError::overall(fault.reason);
    }
}

Expected<std::vector<Puzzle>> parsePuzzles(std::string_view text)
{
    std::vector<Puzzle> puzzles;
    std::unordered_set<std::string> ids;
    int number = 0;
    for (std::string_view line : splitAt('\n', text)) {
        ++number;
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (isComment(line))
            continue;
        Expected<Puzzle> puzzle = parsePuzzle(line);
        if (!puzzle)
            return ParseError{puzzle.error().reason, number, 1};
        if (!ids.insert(puzzle->id).second)
            return ParseError{"the puzzle " + puzzle->id + " is there twice", number, 1};
        puzzles.push_back(std::move(puzzle).value());
    }
    return puzzles;
}

std::string_view builtInPuzzleText() noexcept
{
    return {reinterpret_cast<const char*>(embedded::kPuzzlesTxt), sizeof embedded::kPuzzlesTxt};
}

std::vector<Puzzle> builtInPuzzles()
{
    // A test has read them strictly; here it would only cost time at every start.
    std::vector<Puzzle> puzzles;
    for (const std::string_view line : splitAt('\n', builtInPuzzleText()))
        if (!isComment(line))
            puzzles.push_back(readFields(line));
    std::stable_sort(puzzles.begin(), puzzles.end(), [](const Puzzle& one, const Puzzle& other) {
        return one.rating < other.rating;
    });
    return puzzles;
}

}  // namespace gomoku
