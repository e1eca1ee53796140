// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Search/Threats/Refutations.h"

namespace gomoku {

/// The side to move has no win by fours and faces no five. These are the points where its stone may
/// give it one, should the opponent then pass: a stone anywhere else changes nothing in all its
/// sequences of fours. Whether it does is for a search for fours to say.
///
/// A stone can only help where, at some point of a sequence of fours,
/// - it would make a three, so that a four or a second five becomes possible,
/// - the opponent would make five: his answer makes a four there, and it is stopped in advance,
/// - under Renju it turns a foul of Black's four into a legal move, or Black's answer into a foul.
///
/// All empty points where that would take too long to find out, and under caro, where a four has
/// several answers.
[[nodiscard]] PointSet pointsThatMayThreaten(BoardManager& board);

}  // namespace gomoku
