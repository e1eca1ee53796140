// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/PracticePlan.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace gomoku {

namespace {

/// So many times the puzzles that are wanted may be chosen from, for the sake of variety.
constexpr std::size_t kChoiceOfPuzzles = 8;

/// The first of each kind before the second of any.
std::vector<const Puzzle*> mixedByKind(std::vector<const Puzzle*> puzzles)
{
    std::map<PuzzleKind, int> met;
    std::vector<std::pair<int, const Puzzle*>> turns;
    for (const Puzzle* puzzle : puzzles)
        turns.emplace_back(met[puzzle->kind]++, puzzle);
    std::stable_sort(turns.begin(), turns.end(),
                     [](const auto& one, const auto& other) { return one.first < other.first; });
    std::transform(turns.begin(), turns.end(), puzzles.begin(),
                   [](const auto& turn) { return turn.second; });
    return puzzles;
}

}  // namespace

std::vector<const Puzzle*> puzzlesNear(const std::vector<Puzzle>& puzzles,
                                       const PuzzleProgress& progress, Rule rule, double rating,
                                       std::size_t count)
{
    std::vector<const Puzzle*> found;
    for (const Puzzle& puzzle : puzzles)
        if (puzzle.rule == rule && !progress.hasMet(puzzle.id))
            found.push_back(&puzzle);
    const auto distance
        = [rating](const Puzzle* puzzle) { return std::abs(puzzle->rating - rating); };
    std::stable_sort(found.begin(), found.end(), [&](const Puzzle* one, const Puzzle* other) {
        return distance(one) < distance(other);
    });
    found.resize(std::min(found.size(), kChoiceOfPuzzles * count));
    found = mixedByKind(std::move(found));
    found.resize(std::min(found.size(), count));
    return found;
}

const Puzzle* findPuzzle(const std::vector<Puzzle>& puzzles, const std::string& id)
{
    const auto found = std::find_if(puzzles.begin(), puzzles.end(),
                                    [&](const Puzzle& puzzle) { return puzzle.id == id; });
    return found == puzzles.end() ? nullptr : &*found;
}

}  // namespace gomoku
