// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Openings/OpeningTable.h"

#include "Models/Core/Symmetry.h"
#include "Models/Record/Formats/TextValues.h"
#include "Models/Training/Data/Openings.txt.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace gomoku {

namespace {

constexpr std::size_t kOpeningFields = 3;

/// Thrown inside this file only.
struct OpeningFault
{
    std::string reason;
};

/// A percentage or a number of points: 0 to 100. No library function that asks for a locale.
double percentIn(std::string_view text)
{
    int whole = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, whole);
    const bool hasTenth = end + 2 == last && *end == '.' && end[1] >= '0' && end[1] <= '9';
    const double number = whole + (hasTenth ? (end[1] - '0') / 10.0 : 0.0);
    if (error != std::errc() || !hasTenth || number < 0 || number > 100)
        throw OpeningFault{'"' + std::string(text) + "\" is not a percentage such as 52.5"};
    return number;
}

std::string percentText(double number)
{
    const long tenths = std::lround(number * 10);
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

Point openingPointIn(std::string_view text)
{
    const auto point = Point::parse(text);
    if (!point || !point->isOn(kDefaultBoardSize))
        throw OpeningFault{'"' + std::string(text) + "\" is not a point of the board"};
    return *point;
}

Grid openingGrid(const std::vector<Point>& moves)
{
    Grid grid;
    Color color = Color::Black;
    for (const Point move : moves) {
        if (grid.at(move) != Cell::Empty)
            throw OpeningFault{move.toString() + " is occupied"};
        grid.set(move, cellOf(color));
        color = opponent(color);
    }
    return grid;
}

ValuedMove choiceIn(std::string_view text)
{
    const auto words = splitAt(' ', text);
    if (words.size() != 2)
        throw OpeningFault{'"' + std::string(text) + "\" is not a point and a percentage"};
    return {openingPointIn(words[0]), percentIn(words[1])};
}

void checkChoices(const KnownOpening& opening, double stated)
{
    const Grid grid = openingGrid(opening.moves);
    const bool isBlack = opening.side() == Color::Black;
    for (const ValuedMove& choice : opening.choices)
        if (grid.at(choice.point) != Cell::Empty)
            throw OpeningFault{choice.point.toString() + " is occupied"};
    const auto isBetter = [isBlack](const ValuedMove& one, const ValuedMove& other) {
        return isBlack ? one.forBlack > other.forBlack : one.forBlack < other.forBlack;
    };
    if (!std::is_sorted(opening.choices.begin(), opening.choices.end(), isBetter))
        throw OpeningFault{"the moves are not in order, the best first"};
    if (std::abs(opening.forBlack() - stated) > 0.01)
        throw OpeningFault{"a position is worth what its best move is worth"};
}

KnownOpening openingIn(std::string_view line)
{
    const auto fields = splitAt(';', line);
    if (fields.size() != kOpeningFields)
        throw OpeningFault{"a position has three fields, this one has "
                           + std::to_string(fields.size())};
    KnownOpening opening;
    for (const std::string_view word : splitAt(' ', fields[0]))
        opening.moves.push_back(openingPointIn(word));
    for (const std::string_view choice : splitAt(',', fields[2]))
        opening.choices.push_back(choiceIn(choice));
    checkChoices(opening, percentIn(fields[1]));
    return opening;
}

zobrist::Key keyOfImage(const Grid& grid, Symmetry symmetry)
{
    zobrist::Key key = 0;
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) == Cell::Empty)
            return;
        const Color color = grid.at(point) == Cell::Black ? Color::Black : Color::White;
        key ^= zobrist::stone(symmetry.apply(point, grid.size()), color);
    });
    return key;
}

Grid afterMove(Grid grid, Point point, Color color)
{
    grid.set(point, cellOf(color));
    return grid;
}

}  // namespace

bool isWithin(double margin, double forBlack, double best)
{
    return std::lround(std::abs(forBlack - best) * 10) < std::lround(margin * 10);
}

zobrist::Key keyOfAllImages(const Grid& grid)
{
    zobrist::Key least = keyOfImage(grid, kSymmetries[0]);
    for (const Symmetry symmetry : kSymmetries)
        least = std::min(least, keyOfImage(grid, symmetry));
    return least;
}

std::string toText(const KnownOpening& opening)
{
    std::string moves;
    for (const Point move : opening.moves)
        moves += (moves.empty() ? "" : " ") + move.toString();
    std::string choices;
    for (const ValuedMove& choice : opening.choices)
        choices += (choices.empty() ? "" : ",") + choice.point.toString() + ' '
            + percentText(choice.forBlack);
    return moves + ';' + percentText(opening.forBlack()) + ';' + choices + '\n';
}

std::string toText(const JudgedOpenings& file)
{
    std::string text = "margin;" + percentText(file.margin) + '\n';
    for (const KnownOpening& opening : file.positions)
        text += toText(opening);
    return text;
}

Expected<JudgedOpenings> parseJudgedOpenings(std::string_view text)
{
    constexpr std::string_view kMarginWord = "margin;";
    JudgedOpenings file;
    int number = 0;
    try {
        for (std::string_view line : splitAt('\n', text)) {
            ++number;
            if (line.ends_with('\r'))
                line.remove_suffix(1);
            if (line.empty() || line.front() == '#')
                continue;
            if (line.starts_with(kMarginWord))
                file.margin = percentIn(line.substr(kMarginWord.size()));
            else
                file.positions.push_back(openingIn(line));
        }
    } catch (const OpeningFault& fault) {
        return ParseError{fault.reason, number, 1};
    }
    return file;
}

std::string_view builtInOpeningText() noexcept
{
    return {reinterpret_cast<const char*>(embedded::kOpeningsTxt), sizeof embedded::kOpeningsTxt};
}

OpeningTable::OpeningTable(JudgedOpenings file) : m_file(std::move(file))
{
    for (std::size_t i = 0; i < m_file.positions.size(); ++i) {
        const KnownOpening& opening = m_file.positions[i];
        const Grid grid = openingGrid(opening.moves);
        m_places.emplace(keyOfImage(grid, Symmetry()), i);
        for (const ValuedMove& choice : opening.choices)
            m_values.emplace(keyOfAllImages(afterMove(grid, choice.point, opening.side())),
                             choice.forBlack);
    }
    // A value found by looking a move further is better.
    for (const KnownOpening& opening : m_file.positions)
        m_values[keyOfAllImages(openingGrid(opening.moves))] = opening.forBlack();
}

OpeningTable OpeningTable::builtIn()
{
    Expected<JudgedOpenings> file = parseJudgedOpenings(builtInOpeningText());
    return file ? OpeningTable(std::move(file).value()) : OpeningTable();
}

std::optional<OpeningTable::Place> OpeningTable::find(const Grid& grid) const
{
    if (grid.size() != kDefaultBoardSize)
        return std::nullopt;
    for (const Symmetry symmetry : kSymmetries)
        if (const auto found = m_places.find(keyOfImage(grid, symmetry)); found != m_places.end())
            return Place{&m_file.positions[found->second], symmetry.code()};
    return std::nullopt;
}

std::optional<double> OpeningTable::valueOf(const Grid& grid) const
{
    if (grid.size() != kDefaultBoardSize)
        return std::nullopt;
    const auto found = m_values.find(keyOfAllImages(grid));
    return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

std::vector<ValuedMove> OpeningTable::choices(const Grid& grid) const
{
    const auto place = find(grid);
    if (!place)
        return {};
    std::vector<ValuedMove> moves = place->opening->choices;
    const Symmetry back = Symmetry(place->image).inverse();
    for (ValuedMove& move : moves)
        move.point = back.apply(move.point, grid.size());
    return moves;
}

std::vector<ValuedMove> OpeningTable::goodMoves(const Grid& grid) const
{
    std::vector<ValuedMove> moves = choices(grid);
    if (moves.empty())
        return moves;
    const double best = moves.front().forBlack;
    std::erase_if(moves, [&](const ValuedMove& move) {
        return !isWithin(m_file.margin, move.forBlack, best);
    });
    return moves;
}

std::optional<double> OpeningTable::valueOfMove(const Grid& grid, Color color, Point point) const
{
    const zobrist::Key key = keyOfAllImages(afterMove(grid, point, color));
    for (const ValuedMove& move : choices(grid))
        if (keyOfAllImages(afterMove(grid, move.point, color)) == key)
            return move.forBlack;
    return std::nullopt;
}

bool OpeningTable::isGood(const Grid& grid, Color color, Point point) const
{
    const auto value = valueOfMove(grid, color, point);
    return value && isWithin(m_file.margin, *value, choices(grid).front().forBlack);
}

}  // namespace gomoku
