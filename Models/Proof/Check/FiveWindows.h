// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"
#include "Models/Proof/Check/Stones.h"

#include <array>
#include <vector>

namespace gomoku::proof {

/// Every place on a board where five stones could stand in a row. Finds quickly where a five may be
/// made; whether it is one, the law is asked.
class FiveWindows
{
public:
    explicit FiveWindows(int size);

    /// The empty points where a stone of that colour wins at once, in the order of points.
    [[nodiscard]] std::vector<Point> fives(const Grid& grid, Color color, Rule rule) const;

    /// Adds the empty points of all windows in which no black stone stands and at least `least`
    /// white ones do: without a stone on one of these points, 4 - least further stones never give
    /// White four in a window that he did not have.
    void addWhiteHopes(const Grid& grid, int least, PointMask& points) const;

private:
    using Window = std::array<Point, kWinLength>;
    struct Content
    {
        int own = 0;
        int foreign = 0;
    };
    [[nodiscard]] static Content contentOf(const Grid& grid, const Window& window, Cell own);

    std::vector<Window> m_windows;
};

}  // namespace gomoku::proof
