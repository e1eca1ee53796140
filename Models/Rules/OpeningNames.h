// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace gomoku {

/// One of the 26 openings of Renju: a black stone in the centre, a white one beside it (direct) or
/// diagonally beside it (indirect), and a second black one within two steps of the centre.
struct RenjuOpening
{
    std::string_view code{};  ///< "1D" .. "13D", "1I" .. "13I".
    std::string_view japanese{};
    std::string_view romaji{};
    Direction white{};  ///< From the centre, as the opening is usually drawn.
    Direction black{};

    /// The three stones in the order of play on a board with a centre, as usually drawn.
    [[nodiscard]] std::array<Point, 3> stones(int boardSize) const;
};

[[nodiscard]] std::span<const RenjuOpening> renjuOpenings() noexcept;

/// The opening that the first three of `moves` make, however the board is turned or mirrored and
/// whichever black stone came first; null for anything else and on boards without a centre.
[[nodiscard]] const RenjuOpening* findRenjuOpening(std::span<const Point> moves, int boardSize);

}  // namespace gomoku
