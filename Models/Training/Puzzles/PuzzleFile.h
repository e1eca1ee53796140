// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Formats/Expected.h"
#include "Models/Training/Puzzles/Puzzle.h"

#include <string>
#include <string_view>
#include <vector>

// Puzzles as text: one line each,
//
//   id;rule;black stones;white stones;side;kind;moves;rating;accepted first moves
//
// with points separated by blanks, such as "h8 i9". Empty lines and lines that begin with # say
// nothing.

namespace gomoku {

[[nodiscard]] std::string toText(const Puzzle& puzzle);  ///< Without a line end.

/// Strict: a puzzle that contradicts itself is refused, with the reason. Nothing is proven here.
[[nodiscard]] Expected<Puzzle> parsePuzzle(std::string_view line);

/// All puzzles of a file, or the first thing wrong with it, with its line. Two alike are wrong too.
[[nodiscard]] Expected<std::vector<Puzzle>> parsePuzzles(std::string_view text);

/// The puzzles that come with the program, easiest first. Read at each call, in some milliseconds;
/// keep the answer.
[[nodiscard]] std::vector<Puzzle> builtInPuzzles();

/// The file that comes with the program, as it was embedded.
[[nodiscard]] std::string_view builtInPuzzleText() noexcept;

}  // namespace gomoku
