// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"

#include <vector>

namespace gomoku {

/// The empty points that are the same as `point` by a symmetry of the stones: some turn or mirror
/// image of the stones lies on the stones themselves, whether or not it keeps the centre of the
/// board, and takes `point` there. `point` itself is not among them. In the order of points.
[[nodiscard]] std::vector<Point> symmetricPoints(const Grid& grid, Point point);

[[nodiscard]] bool areSymmetric(const Grid& grid, Point one, Point other);

}  // namespace gomoku
