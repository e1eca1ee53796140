// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Puzzles/PuzzleRating.h"

#include <algorithm>
#include <cmath>

namespace gomoku {

namespace {

// The formula of docs/TRAINING.md, in rating points. Set by hand, 17 November 2026; answers of real
// players correct it, for a puzzle's rating moves as a player's does.
constexpr double kRatingOfOneMove = 500;
constexpr double kPerDoubledLength = 440;
constexpr double kPerTemptingMistake = 25;
constexpr double kMostForMistakes = 200;
constexpr double kPerFurtherSolution = 60;  ///< Less for attacks, more where all must be found.
constexpr double kMostForSolutions = 180;
constexpr double kPerDoubledWork = 25;
constexpr double kFreeWork = 100;  ///< Nodes that say nothing about difficulty.
constexpr double kMostForWork = 200;
constexpr double kLowestEstimate = 400;
constexpr double kHighestEstimate = 2800;

constexpr std::array kLowestRatings{0, 1000, 1350, 1700, 2050};

double ratingOfKind(PuzzleKind kind)
{
    switch (kind) {
    case PuzzleKind::Vcf:
        return 0;
    case PuzzleKind::FourThree:
        return -50;
    case PuzzleKind::Vct:
    case PuzzleKind::Foul:
        return 150;
    case PuzzleKind::Defend:
    case PuzzleKind::Only:
        break;
    }
    return 200;
}

double doublings(double ratio)
{
    return std::log2(std::max(ratio, 1.0));
}

bool temptsAttacker(const BoardManager& board, Point point)
{
    const PointClass made = board.classOf(board.sideToMove(), point);
    return made >= PointClass::OpenThree && made <= PointClass::OpenFour;
}

bool temptsDefender(const BoardManager& board, Point point)
{
    return board.classOf(opponent(board.sideToMove()), point) >= PointClass::OpenThree
        && board.classOf(opponent(board.sideToMove()), point) <= PointClass::Five;
}

double forSolutions(const Puzzle& puzzle)
{
    const double further = static_cast<double>(puzzle.accepted.size()) - 1;
    const double amount = std::min(kPerFurtherSolution * further, kMostForSolutions);
    return isAttack(puzzle.kind) ? -amount : amount;
}

}  // namespace

PuzzleLevel levelOf(int rating) noexcept
{
    PuzzleLevel level = PuzzleLevel::Beginner;
    for (const PuzzleLevel next : kPuzzleLevels)
        if (rating >= lowestRating(next))
            level = next;
    return level;
}

int lowestRating(PuzzleLevel level) noexcept
{
    return kLowestRatings[static_cast<std::size_t>(level)];
}

int temptingMistakes(const Puzzle& puzzle)
{
    const BoardManager board = puzzle.position();
    int mistakes = 0;
    board.grid().forEachPoint([&](Point point) {
        if (!board.isEmpty(point) || puzzle.accepts(point) || !board.isLegal(puzzle.side, point))
            return;
        mistakes
            += isAttack(puzzle.kind) ? temptsAttacker(board, point) : temptsDefender(board, point);
    });
    return mistakes;
}

int estimatedRating(const Puzzle& puzzle, std::uint64_t nodes)
{
    const double mistakes = puzzle.moves > 1 ? temptingMistakes(puzzle) : 0;
    const double rating = kRatingOfOneMove + kPerDoubledLength * doublings(puzzle.moves)
        + (puzzle.moves > 1 ? ratingOfKind(puzzle.kind) : 0)
        + std::min(kPerTemptingMistake * mistakes, kMostForMistakes) + forSolutions(puzzle)
        + std::min(kPerDoubledWork * doublings(static_cast<double>(nodes) / kFreeWork),
                   kMostForWork);
    return static_cast<int>(std::lround(std::clamp(rating, kLowestEstimate, kHighestEstimate)));
}

}  // namespace gomoku
