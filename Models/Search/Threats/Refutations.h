// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"

#include <bitset>
#include <span>
#include <vector>

namespace gomoku {

/// Points of one board.
using PointSet = std::bitset<kPointSpace>;

/// The side to move is threatened with `line`, a win by fours that would follow a pass. These are
/// the points that matter to that line. A move elsewhere that makes no four changes nothing: every
/// four of the line stays a four and is answered by the same forced move, which makes no four
/// itself, until five. So the moves that may refute the threat are these points and own fours.
///
/// Points that matter are the line's own moves; the points where its fours become five; those where
/// the defender's stone, joined by his forced answers, would make a four; and under Renju those by
/// which a move of Black in the line becomes a foul or ceases to be one. Not for caro, where a four
/// has several answers.
[[nodiscard]] PointSet pointsThatMatter(BoardManager& board, std::span<const Point> line);

}  // namespace gomoku
