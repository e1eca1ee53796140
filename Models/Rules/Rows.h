// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"

#include <optional>
#include <vector>

namespace gomoku {

/// Stones of one colour side by side on a line, as far as they go.
struct Row
{
    Point first{};
    Direction direction{};
    int length = 0;
    Point before{};  ///< The point beyond the first stone; none at the edge of the board.
    Point after{};  ///< The point beyond the last stone; none at the edge of the board.

    [[nodiscard]] std::vector<Point> stones() const;
};

/// The row that the stone standing on `stone` belongs to.
[[nodiscard]] Row rowThrough(const Grid& grid, Point stone, Direction direction);

/// Four stones which one more makes exactly five in a row.
struct Four
{
    std::vector<Point> stones{};
    std::vector<Point> fivePoints{};  ///< Where that one more may stand: two for a straight four.
};

/// The fours on one line that the black stone on `stone` takes part in: two of them when the line
/// is like X_XXX_X, where each four has a stone that the other has not.
[[nodiscard]] std::vector<Four> foursOn(const Grid& grid, Point stone, Direction direction);

/// Three stones which one more makes a straight four, whether or not Black may put it there.
struct SeemingThree
{
    std::vector<Point> stones{};
    std::vector<Point> straightFourPoints{};  ///< One or two.
};

/// What looks like a three on one line through the black stone on `stone`; there is at most one.
[[nodiscard]] std::optional<SeemingThree> seemingThreeOn(const Grid& grid, Point stone,
                                                         Direction direction);

}  // namespace gomoku
