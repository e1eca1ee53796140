// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/Check/Stones.h"

#include "Models/Core/Ascii.h"

#include <algorithm>
#include <vector>

namespace gomoku::proof {

namespace {

void appendImage(std::string& text, const std::vector<Point>& stones, Symmetry symmetry, int size)
{
    std::vector<Point> image = imageOf(stones, symmetry, size);
    std::sort(image.begin(), image.end());
    for (const Point stone : image)
        text += stone.toString();
}

std::size_t endOfPoint(std::string_view text, std::size_t from)
{
    std::size_t end = from + 1;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    return end;
}

bool placeAll(Grid& grid, std::string_view text, Cell colour)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = endOfPoint(text, at);
        const std::optional<Point> point = Point::parse(text.substr(at, end - at));
        if (!point || !grid.contains(*point) || grid.at(*point) != Cell::Empty)
            return false;
        grid.set(*point, colour);
        at = end;
    }
    return true;
}

}  // namespace

std::string stonesText(const Grid& grid)
{
    std::string text;
    appendImage(text, grid.pointsWith(Cell::Black), Symmetry(), grid.size());
    text += '/';
    appendImage(text, grid.pointsWith(Cell::White), Symmetry(), grid.size());
    return text;
}

std::optional<Grid> parseStones(std::string_view text, int size)
{
    const std::size_t middle = text.find('/');
    if (middle == std::string_view::npos)
        return std::nullopt;
    Grid grid(size);
    const bool isWell = placeAll(grid, text.substr(0, middle), Cell::Black)
        && placeAll(grid, text.substr(middle + 1), Cell::White);
    return isWell ? std::optional(grid) : std::nullopt;
}

CanonicalStones canonicalStones(const Grid& grid)
{
    const std::vector<Point> black = grid.pointsWith(Cell::Black);
    const std::vector<Point> white = grid.pointsWith(Cell::White);
    CanonicalStones least;
    for (const Symmetry symmetry : kSymmetries) {
        std::string text;
        appendImage(text, black, symmetry, grid.size());
        text += '/';
        appendImage(text, white, symmetry, grid.size());
        if (least.text.empty() || text < least.text)
            least = {std::move(text), symmetry};
    }
    return least;
}

}  // namespace gomoku::proof
