// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Search/PlayingLevel.h"
#include "Models/Setup/GameSetup.h"

#include <string_view>
#include <vector>

namespace gomoku {

/// Why the level Perfect cannot play a colour.
enum class PerfectObstacle {
    None,
    White,  ///< It is Black who wins.
    Board,  ///< Nothing is known of other sizes.
    Rule,
    Opening,  ///< An opening rule takes the first moves out of its hands.
    NoProof,  ///< The program has no proof for this rule.
    BadProof,  ///< It has one, and it cannot be read.
};

[[nodiscard]] inline bool isPerfect(const PlayerSpec& player) noexcept
{
    return player.kind == PlayerSpec::Kind::Computer && player.level == kPerfectLevel;
}

[[nodiscard]] PerfectObstacle perfectObstacle(const GameSetup& setup, Color color);
/// The same with that proof instead of the one that the program brings along.
[[nodiscard]] PerfectObstacle perfectObstacle(const GameSetup& setup, Color color,
                                              std::string_view proof);
/// Positions from which somebody may try to refute that proof, with either side to move. If the
/// whole game is proven, there is one: after Black's first move.
[[nodiscard]] std::vector<Grid> provenStarts(Rule rule);

}  // namespace gomoku
