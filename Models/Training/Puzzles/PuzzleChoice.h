// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/Puzzles/Puzzle.h"

#include <array>
#include <functional>
#include <optional>
#include <span>

namespace gomoku {

/// How much harder than the player's rating the puzzles may be, in rating points.
inline constexpr std::array kPuzzleChallenges{-600, -300, 0, 300, 600};

struct PuzzleWish
{
    std::optional<Rule> rule{};  ///< Any if not given.
    std::optional<PuzzleKind> kind{};  ///< Any if not given.
    int rating = 1500;  ///< The player's, with the challenge added.

    [[nodiscard]] bool fits(const Puzzle& puzzle) const;
};

/// One at random of the puzzles that fit and come nearest to the wished rating, `isKnown` ones left
/// out; null if none is left. The same one for the same `random`.
[[nodiscard]] const Puzzle* choosePuzzle(std::span<const Puzzle> puzzles, const PuzzleWish& wish,
                                         const std::function<bool(const Puzzle&)>& isKnown,
                                         std::uint64_t random);

}  // namespace gomoku
