// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/Positions/Puzzles.h"

#include <array>
#include <sstream>
#include <stdexcept>

namespace gomoku {

namespace {

void place(Grid& grid, const std::string& stones, Cell cell)
{
    std::istringstream words(stones);
    for (std::string word; words >> word;) {
        const auto point = Point::parse(word);
        if (!point || !grid.contains(*point))
            throw std::invalid_argument("no point: " + word);
        grid.set(*point, cell);
    }
}

std::string stonesOf(const Grid& grid, Cell cell)
{
    std::string text;
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) != cell)
            return;
        if (!text.empty())
            text += ' ';
        text += point.toString();
    });
    return text;
}

}  // namespace

ThreatPuzzle ThreatPuzzle::parse(const std::string& line)
{
    std::istringstream fields(line);
    std::array<std::string, 6> field;
    for (std::string& text : field)
        std::getline(fields, text, ';');
    const auto rule = parseRule(field[4]);
    if (!rule || (field[3] != "b" && field[3] != "w"))
        throw std::invalid_argument("no puzzle: " + line);
    Grid grid;
    place(grid, field[1], Cell::Black);
    place(grid, field[2], Cell::White);
    const Color side = field[3] == "b" ? Color::Black : Color::White;
    return {field[0], BoardManager(grid, *rule, side), std::stoi(field[5])};
}

std::string ThreatPuzzle::toString() const
{
    const Grid& grid = position.grid();
    std::ostringstream out;
    out << id << ';' << stonesOf(grid, Cell::Black) << ';' << stonesOf(grid, Cell::White) << ';'
        << (position.sideToMove() == Color::Black ? 'b' : 'w') << ';' << nameOf(position.rule())
        << ';' << plies;
    return out.str();
}

std::vector<ThreatPuzzle> readPuzzles(std::istream& in)
{
    std::vector<ThreatPuzzle> puzzles;
    for (std::string line; std::getline(in, line);)
        if (!line.empty() && line.front() != '#')
            puzzles.push_back(ThreatPuzzle::parse(line));
    return puzzles;
}

}  // namespace gomoku
