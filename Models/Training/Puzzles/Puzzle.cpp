// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Puzzles/Puzzle.h"

#include <algorithm>

namespace gomoku {

namespace {

/// The stones as one character for each point.
std::string spelled(const Grid& stones)
{
    std::string text;
    text.reserve(static_cast<std::size_t>(stones.size() * stones.size()));
    stones.forEachPoint([&](Point point) { text += "012"[static_cast<int>(stones.at(point))]; });
    return text;
}

/// FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv): the same everywhere.
std::uint32_t hashOf(std::string_view text)
{
    std::uint32_t hash = 2166136261U;
    for (const char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
    return hash;
}

}  // namespace

std::string_view nameOf(PuzzleKind kind) noexcept
{
    switch (kind) {
    case PuzzleKind::Vcf:
        return "vcf";
    case PuzzleKind::Vct:
        return "vct";
    case PuzzleKind::FourThree:
        return "four-three";
    case PuzzleKind::Foul:
        return "foul";
    case PuzzleKind::Defend:
        return "defend";
    case PuzzleKind::Only:
        break;
    }
    return "only";
}

std::optional<PuzzleKind> parsePuzzleKind(std::string_view name) noexcept
{
    for (const PuzzleKind kind : kPuzzleKinds)
        if (nameOf(kind) == name)
            return kind;
    return std::nullopt;
}

bool Puzzle::accepts(Point point) const
{
    return std::find(accepted.begin(), accepted.end(), point) != accepted.end();
}

Puzzle transformed(const Puzzle& puzzle, Symmetry symmetry)
{
    Puzzle image = puzzle;
    image.stones = imageOf(puzzle.stones, symmetry);
    for (Point& point : image.accepted)
        point = symmetry.apply(point, puzzle.stones.size());
    std::sort(image.accepted.begin(), image.accepted.end());
    return image;
}

void makeCanonical(Puzzle& puzzle)
{
    Symmetry best;
    std::string bestText = spelled(puzzle.stones);
    for (const Symmetry symmetry : kSymmetries) {
        std::string text = spelled(imageOf(puzzle.stones, symmetry));
        if (text < bestText) {
            best = symmetry;
            bestText = std::move(text);
        }
    }
    puzzle = transformed(puzzle, best);
    puzzle.id = idOf(puzzle);
}

std::string idOf(const Puzzle& puzzle)
{
    std::uint32_t hash = hashOf(std::string(nameOf(puzzle.side)) + ';' + spelled(puzzle.stones));
    std::string id(8, '0');
    for (auto digit = id.rbegin(); digit != id.rend(); ++digit, hash >>= 4)
        *digit = "0123456789abcdef"[hash & 15];
    return id;
}

}  // namespace gomoku
