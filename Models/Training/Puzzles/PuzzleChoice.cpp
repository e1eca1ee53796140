// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Puzzles/PuzzleChoice.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace gomoku {

namespace {

/// So many come into question: enough to vary, few enough to stay near the rating.
constexpr std::size_t kNearestPuzzles = 20;

}  // namespace

bool PuzzleWish::fits(const Puzzle& puzzle) const
{
    return (!rule || *rule == puzzle.rule) && (!kind || *kind == puzzle.kind);
}

const Puzzle* choosePuzzle(std::span<const Puzzle> puzzles, const PuzzleWish& wish,
                           const std::function<bool(const Puzzle&)>& isKnown, std::uint64_t random)
{
    std::vector<const Puzzle*> fitting;
    for (const Puzzle& puzzle : puzzles)
        if (wish.fits(puzzle) && !isKnown(puzzle))
            fitting.push_back(&puzzle);
    if (fitting.empty())
        return nullptr;
    const std::size_t near = std::min(fitting.size(), kNearestPuzzles);
    const auto distance
        = [&](const Puzzle* puzzle) { return std::abs(puzzle->rating - wish.rating); };
    std::partial_sort(fitting.begin(), fitting.begin() + static_cast<std::ptrdiff_t>(near),
                      fitting.end(), [&](const Puzzle* one, const Puzzle* other) {
                          return distance(one) != distance(other) ? distance(one) < distance(other)
                                                                  : one->id < other->id;
                      });
    return fitting[zobrist::nextRandom(random) % near];
}

}  // namespace gomoku
