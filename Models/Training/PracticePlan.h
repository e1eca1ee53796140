// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/Puzzles/Puzzle.h"
#include "Models/Training/TrainingLog.h"

#include <vector>

namespace gomoku {

/// Puzzles that were not met yet, near to the user's strength: the nearest first, then kinds in
/// turn. `rule`: of the user's games.
[[nodiscard]] std::vector<const Puzzle*> puzzlesNear(const std::vector<Puzzle>& puzzles,
                                                     const PuzzleProgress& progress, Rule rule,
                                                     double rating, std::size_t count);

/// The rating of puzzles to ask such a player. Of somebody unknown it is low, for a first puzzle
/// that nobody solves is the last one.
[[nodiscard]] double fittingPuzzleRating(const GlickoRating& player) noexcept;

/// The puzzle with that id; null if there is none.
[[nodiscard]] const Puzzle* findPuzzle(const std::vector<Puzzle>& puzzles, const std::string& id);

}  // namespace gomoku
