// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/Positions/BoardDiagram.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>

namespace gomoku {

namespace {

/// The characters of the drawing, the bottom row of the board first.
std::vector<std::string> rowsOf(std::string_view drawing)
{
    std::vector<std::string> rows;
    std::istringstream lines{std::string(drawing)};
    for (std::string line; std::getline(lines, line);) {
        std::erase_if(line, [](char letter) { return letter == ' ' || letter == '\t'; });
        if (!line.empty())
            rows.insert(rows.begin(), line);
    }
    return rows;
}

int sizeOf(const std::vector<std::string>& rows)
{
    const auto size = rows.size();
    const bool isSquare = std::all_of(rows.begin(), rows.end(),
                                      [&](const std::string& row) { return row.size() == size; });
    if (!isSquare || size < kMinBoardSize || size > kMaxBoardSize)
        throw std::invalid_argument("the drawing is no square board");
    return static_cast<int>(size);
}

Cell cellOf(char letter)
{
    switch (letter) {
    case 'X':
    case 'x':
        return Cell::Black;
    case 'O':
    case 'o':
        return Cell::White;
    default:
        return Cell::Empty;
    }
}

}  // namespace

BoardDiagram::BoardDiagram(std::string_view drawing)
{
    const std::vector<std::string> rows = rowsOf(drawing);
    m_grid = Grid(sizeOf(rows));
    m_grid.forEachPoint([&](Point point) {
        const char letter
            = rows[static_cast<std::size_t>(point.row())][static_cast<std::size_t>(point.column())];
        m_grid.set(point, cellOf(letter));
        if (letter != 'X' && letter != 'O' && letter != '.')
            m_marks[letter].push_back(point);
    });
}

std::vector<Point> BoardDiagram::marked(char mark) const
{
    const auto found = m_marks.find(mark);
    return found == m_marks.end() ? std::vector<Point>() : found->second;
}

Point BoardDiagram::point(char mark) const
{
    const std::vector<Point> points = marked(mark);
    if (points.size() != 1)
        throw std::invalid_argument(std::string("not one point is marked ") + mark);
    return points.front();
}

std::string drawingOf(const Grid& grid)
{
    std::ostringstream out;
    for (int row = grid.size() - 1; row >= 0; --row) {
        out << (row < 9 ? " " : "") << row + 1;
        for (int column = 0; column < grid.size(); ++column)
            out << ' ' << ".XO"[static_cast<int>(grid.at(Point::at(column, row)))];
        out << '\n';
    }
    out << "  ";
    for (int column = 0; column < grid.size(); ++column)
        out << ' ' << static_cast<char>('a' + column);
    return out.str();
}

}  // namespace gomoku
