// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/GameRecord.h"

#include <random>

namespace gomoku::testing {

using Random = std::mt19937;

/// 0 .. limit-1, the same on every standard library.
[[nodiscard]] inline int below(Random& random, int limit)
{
    return static_cast<int>(random() % static_cast<unsigned>(limit));
}

/// Text with everything that formats stumble over: escapes, brackets, line ends, other scripts.
[[nodiscard]] std::string randomText(Random& random, bool oneLine);

/// A legal game as a tree with notes of every kind. `foreign` adds properties only SGF can keep.
[[nodiscard]] GameRecord randomRecord(Random& random);

/// One line of alternating moves without notes, on a board of `size`.
[[nodiscard]] GameRecord randomLine(Random& random, int size, int moves);

/// A tree that a .lib can hold: alternating moves and passes, comments, marks and labels.
[[nodiscard]] GameRecord randomLibrary(Random& random);

}  // namespace gomoku::testing
