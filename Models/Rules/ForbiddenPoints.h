// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace gomoku {

/// What Renju forbids to Black.
enum class Foul : std::uint8_t {
    None,
    DoubleThree,  ///< More than one three that meet in the point.
    DoubleFour,  ///< More than one four that meet in the point, on one line or on several.
    Overline,  ///< Six or more in a row.
};

[[nodiscard]] std::string_view nameOf(Foul foul) noexcept;  ///< "double three", "none", ...

struct ForbiddenPoint
{
    Point point{};
    Foul foul = Foul::None;

    friend bool operator==(const ForbiddenPoint&, const ForbiddenPoint&) = default;
};

/// The foul that Black would commit on `point`, by the rules of the Renju International Federation;
/// of several the gravest: overline, then double four, then double three. None if the point is
/// taken, and none if Black makes five there, whatever else the stone makes. This is the plain law:
/// it looks at stones only and shares nothing with the tables of the search.
[[nodiscard]] Foul forbiddenKind(const Grid& grid, Point point);

/// All points forbidden to Black, in the order of points.
[[nodiscard]] std::vector<ForbiddenPoint> forbiddenPoints(const Grid& grid);

/// Is the stone that makes `three` a straight four, placed on `point`, one that Black may place?
/// Then the three is a real one. Not if the stone is a foul, by this same law with the stones of
/// the three standing, nor if it makes five elsewhere: a three becomes a four, not a win.
[[nodiscard]] bool canBecomeStraightFour(const Grid& grid, Point point);

}  // namespace gomoku
