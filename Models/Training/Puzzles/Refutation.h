// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/Threats/ThreatKind.h"
#include "Models/Training/Puzzles/PuzzleSession.h"

#include <vector>

namespace gomoku {

/// Why a move of the attacker does not win, and a line that begins with it and shows so.
struct Refutation
{
    PuzzleAnswer::Reason reason = PuzzleAnswer::Reason::Unproven;
    std::vector<Point> line{};
};

/// `point` is legal and does not start a win of that kind within `moves`.
[[nodiscard]] Refutation refuteAttack(const BoardManager& position, Point point, ThreatKind kind,
                                      int moves);

/// `point` is legal and does not save the side to move: the move and the opponent's win after it.
[[nodiscard]] std::vector<Point> refuteDefence(const BoardManager& position, Point point);

}  // namespace gomoku
