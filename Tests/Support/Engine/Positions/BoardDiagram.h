// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"

#include <map>
#include <ostream>
#include <string_view>
#include <vector>

namespace gomoku {

/// A position as a drawing, read by the test: one line of text per row of the board, the top row
/// first, points separated by blanks. `X` is a black stone, `O` a white one, `.` an empty point.
/// Any other character marks a point: `x` and `o` mark stones of their colour, the rest empty
/// points.
class BoardDiagram
{
public:
    /// Throws std::invalid_argument for a drawing that is no square of a possible size.
    explicit BoardDiagram(std::string_view drawing);

    [[nodiscard]] const Grid& board() const noexcept { return m_grid; }
    [[nodiscard]] int size() const noexcept { return m_grid.size(); }
    [[nodiscard]] std::vector<Point> marked(char mark) const;  ///< In the order of points.
    [[nodiscard]] Point point(char mark) const;  ///< The only point with this mark; throws if not.

private:
    Grid m_grid;
    std::map<char, std::vector<Point>> m_marks;
};

/// The points of a list of things that have one, such as forbiddenPoints().
template <typename Things>
[[nodiscard]] std::vector<Point> pointsOf(const Things& things)
{
    std::vector<Point> points;
    for (const auto& thing : things)
        points.push_back(thing.point);
    return points;
}

/// The position as a drawing with coordinates, for the message of a failed test.
[[nodiscard]] std::string drawingOf(const Grid& grid);

inline void PrintTo(Point point, std::ostream* out)
{
    *out << point.toString();
}
inline void PrintTo(const Grid& grid, std::ostream* out)
{
    *out << '\n' << drawingOf(grid);
}

}  // namespace gomoku
