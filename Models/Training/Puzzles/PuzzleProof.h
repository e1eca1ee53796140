// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/Puzzles/Puzzle.h"

#include <cstdint>
#include <vector>

namespace gomoku {

/// The longest wins that puzzles ask for, in the winner's moves.
inline constexpr int kLongestPuzzle = 15;

struct PuzzleProof
{
    enum class Outcome : std::uint8_t {
        Proven,  ///< The position is such a puzzle, and this is its whole answer.
        NotOne,  ///< Proven that it is not.
        Undecided,  ///< The nodes did not suffice for one of the questions.
    };

    Outcome outcome = Outcome::Undecided;
    int moves = 0;
    std::vector<Point> accepted{};  ///< In the order of points.
    std::uint64_t nodes = 0;  ///< What finding the length took; says how hard it is.

    [[nodiscard]] bool isProven() const noexcept { return outcome == Outcome::Proven; }
};

/// Is the position, in a game that is not over, a puzzle of that kind, how long is its shortest
/// win, and which first moves are right? Every legal move is put to the solver or ruled out by a
/// proof; one that stays undecided makes the whole undecided. `nodes` is for each question; there
/// is no clock, so that the answer is the same on every machine.
[[nodiscard]] PuzzleProof provePuzzle(const BoardManager& position, PuzzleKind kind,
                                      std::uint64_t nodes);

/// The kind that describes a position with a win by fours best: Foul, FourThree or Vcf. `proof` is
/// its proof as Vcf.
[[nodiscard]] PuzzleKind kindOfFours(const BoardManager& position, const PuzzleProof& proof);

/// Defend or Only, whichever it is, with its kind.
struct DefenceProof
{
    PuzzleProof proof{};
    PuzzleKind kind = PuzzleKind::Defend;
};
[[nodiscard]] DefenceProof proveDefence(const BoardManager& position, std::uint64_t nodes);

}  // namespace gomoku
