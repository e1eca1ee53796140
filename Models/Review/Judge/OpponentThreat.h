// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Review/Judge/MoveReason.h"

#include <atomic>
#include <vector>

namespace gomoku {

/// What the opponent of the side to move would do if the side to move did nothing.
struct OpponentThreat
{
    AllowedThreat kind = AllowedThreat::Nothing;
    Color attacker = Color::Black;
    std::vector<Point> line{};  ///< The attacker's move first, to the five.

    /// Of the attacker, the five included.
    [[nodiscard]] int moves() const { return static_cast<int>(line.size() + 1) / 2; }

    friend bool operator==(const OpponentThreat&, const OpponentThreat&) = default;
};

/// Looks for wins by fours first, then for wins by fours and threes, both with a fixed number of
/// nodes: the same position has the same answer. Nothing once `stop` is true.
[[nodiscard]] OpponentThreat threatAgainst(const BoardManager& position,
                                           const std::atomic<bool>& stop);

}  // namespace gomoku
