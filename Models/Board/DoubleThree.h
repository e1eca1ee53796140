// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Board/LineStore.h"

namespace gomoku {

/// Are two of the open threes that a black stone on `point` makes real ones, so that it is a foul?
/// A three is real if one more stone can legally turn it into an open four, which asks the same
/// question again one stone later. `point` is empty and makes no five, overline or double four.
[[nodiscard]] bool isDoubleThree(const LineStore& lines, const ShapeTable& black, Point point,
                                 int boardSize) noexcept;

}  // namespace gomoku
