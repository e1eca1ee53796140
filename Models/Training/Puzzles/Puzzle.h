// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Core/Symmetry.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gomoku {

/// What is asked for. docs/TRAINING.md has the exact meaning of each.
enum class PuzzleKind : std::uint8_t {
    Vcf,  ///< Win by fours alone.
    Vct,  ///< Win by fours and threats of fours; fours alone do not win.
    FourThree,  ///< Win by fours whose decisive move makes a four and an open three at once.
    Foul,  ///< Renju, White: win by fours that Black could only stop on a forbidden point.
    Defend,  ///< Find all moves that save the game from a threatened win.
    Only,  ///< Find the one move that does.
};

inline constexpr std::array kPuzzleKinds{PuzzleKind::Vcf,       PuzzleKind::Vct,
                                         PuzzleKind::FourThree, PuzzleKind::Foul,
                                         PuzzleKind::Defend,    PuzzleKind::Only};

/// The word for files and command lines: "vcf", "vct", "four-three", "foul", "defend", "only".
[[nodiscard]] std::string_view nameOf(PuzzleKind kind) noexcept;
[[nodiscard]] std::optional<PuzzleKind> parsePuzzleKind(std::string_view name) noexcept;

/// Does the solver win? Otherwise the solver has to save the game.
[[nodiscard]] constexpr bool isAttack(PuzzleKind kind) noexcept
{
    return kind != PuzzleKind::Defend && kind != PuzzleKind::Only;
}

/// The rules that puzzles are made for.
inline constexpr std::array kPuzzleRules{Rule::Freestyle, Rule::Standard, Rule::Renju};

/// A task on the board. All puzzles are on 15x15.
struct Puzzle
{
    std::string id{};  ///< Follows from the rest, see idOf(): the same in every release.
    Rule rule = Rule::Freestyle;
    Grid stones{};
    Color side = Color::Black;  ///< To move: the one who solves it.
    PuzzleKind kind = PuzzleKind::Vcf;
    /// The winner's moves in the shortest win, the five included. To be saved from, where it is the
    /// opponent who would win if the solver passed.
    int moves = 1;
    int rating = 1500;  ///< Where Glicko-2 starts; see PuzzleRating.h.
    std::vector<Point> accepted{};  ///< All right first moves, in the order of points.

    [[nodiscard]] BoardManager position() const { return BoardManager(stones, rule, side); }
    [[nodiscard]] bool accepts(Point point) const;

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// The same puzzle turned or mirrored; its id stays.
[[nodiscard]] Puzzle transformed(const Puzzle& puzzle, Symmetry symmetry);

/// Turns the puzzle into the canonical one of its eight images, and gives it its id. Two
/// puzzles are alike, and have one id, if the side to move and this image of the stones agree.
void makeCanonical(Puzzle& puzzle);
[[nodiscard]] std::string idOf(const Puzzle& puzzle);  ///< Of a canonical one: eight hex digits.

}  // namespace gomoku
