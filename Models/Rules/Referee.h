// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Core/Rule.h"

#include <cstdint>
#include <vector>

namespace gomoku {

enum class MoveVerdict : std::uint8_t {
    Legal,
    OffBoard,
    Occupied,
    DoubleThree,  ///< This and the following: only Black, only under Rule::Renju.
    DoubleFour,
    Overline,
};

/// What the rules say of `mover` placing a stone on `point`, in a game that is not over.
[[nodiscard]] MoveVerdict judge(const Grid& grid, Color mover, Point point, Rule rule);

/// The stones of the row, or rows, by which the stone on `last` has won; empty if it has not. In
/// the order of points.
[[nodiscard]] std::vector<Point> winningRow(const Grid& grid, Point last, Rule rule);

[[nodiscard]] bool isFull(const Grid& grid);

}  // namespace gomoku
