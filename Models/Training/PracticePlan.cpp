// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/PracticePlan.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace gomoku {

namespace {

/// For the sake of variety, a further puzzle of one kind has to be so much nearer than the first of
/// another. In rating points.
constexpr double kCostOfSameKind = 40;

/// How far below the rating puzzles are asked, in deviations: 105 points for a newcomer, next to
/// nothing for somebody well known.
constexpr double kCautionInDeviations = 0.3;

/// `nearest`: in the order of `distance`.
template <typename Distance>
std::vector<const Puzzle*> mixedByKind(const std::vector<const Puzzle*>& nearest,
                                       Distance&& distance)
{
    std::map<PuzzleKind, int> met;
    std::vector<std::pair<double, const Puzzle*>> costs;
    for (const Puzzle* puzzle : nearest)
        costs.emplace_back(distance(puzzle) + kCostOfSameKind * met[puzzle->kind]++, puzzle);
    std::stable_sort(costs.begin(), costs.end(),
                     [](const auto& one, const auto& other) { return one.first < other.first; });
    std::vector<const Puzzle*> mixed;
    for (const auto& [cost, puzzle] : costs)
        mixed.push_back(puzzle);
    return mixed;
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
    found = mixedByKind(found, distance);
    found.resize(std::min(found.size(), count));
    return found;
}

double fittingPuzzleRating(const GlickoRating& player) noexcept
{
    return player.rating - kCautionInDeviations * player.deviation;
}

const Puzzle* findPuzzle(const std::vector<Puzzle>& puzzles, const std::string& id)
{
    const auto found = std::find_if(puzzles.begin(), puzzles.end(),
                                    [&](const Puzzle& puzzle) { return puzzle.id == id; });
    return found == puzzles.end() ? nullptr : &*found;
}

}  // namespace gomoku
