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

/// What people would answer to a four: the answer of the proof or, where nothing stops five any
/// more, one of the points where it can be made, if the law allows one.
[[nodiscard]] Point sensibleReply(const BoardManager& afterMove, Point inProof);

/// A proof's line to the five as people would play it. It ends with a four that may not be stopped:
/// whatever is played then says nothing.
[[nodiscard]] std::vector<Point> sensibleLine(BoardManager board, std::vector<Point> line);

/// `point` is legal and does not save the side to move: the move and the opponent's win after it.
[[nodiscard]] std::vector<Point> refuteDefence(const BoardManager& position, Point point);

}  // namespace gomoku
