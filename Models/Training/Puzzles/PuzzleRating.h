// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/Puzzles/Puzzle.h"

#include <array>
#include <cstdint>

namespace gomoku {

/// Glicko-2 values that go with the rating of a puzzle nobody has tried yet: it is an estimate.
inline constexpr double kPuzzleDeviation = 250;
inline constexpr double kPuzzleVolatility = 0.06;

/// How difficult a puzzle is, in five steps of its rating.
enum class PuzzleLevel : std::uint8_t { Beginner, Easy, Medium, Hard, Expert };
inline constexpr std::array kPuzzleLevels{PuzzleLevel::Beginner, PuzzleLevel::Easy,
                                          PuzzleLevel::Medium, PuzzleLevel::Hard,
                                          PuzzleLevel::Expert};
[[nodiscard]] PuzzleLevel levelOf(int rating) noexcept;
[[nodiscard]] int lowestRating(PuzzleLevel level) noexcept;  ///< 0 for the first.

/// The first rating, by a model of how hard such a puzzle is for a person; docs/TRAINING.md has the
/// formula. `nodes` is what the solver needed to prove the answer.
[[nodiscard]] int estimatedRating(const Puzzle& puzzle, std::uint64_t nodes);

/// How many moves look right and are not: fours and open threes of the attacker for attacks, for
/// defences the points on which the winner would play next. Counted on the first move.
[[nodiscard]] int temptingMistakes(const Puzzle& puzzle);

}  // namespace gomoku
