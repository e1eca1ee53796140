// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Puzzles/PuzzleChoice.h"

#include <gtest/gtest.h>

#include <set>

namespace gomoku {

namespace {

std::vector<Puzzle> manyPuzzles()
{
    std::vector<Puzzle> puzzles;
    for (int i = 0; i < 300; ++i)
        puzzles.push_back({.id = std::to_string(1000 + i),
                           .rule = kPuzzleRules[static_cast<std::size_t>(i) % 3],
                           .kind = kPuzzleKinds[static_cast<std::size_t>(i) % 5],
                           .rating = 600 + 5 * i});
    return puzzles;
}

const auto kNoneKnown = [](const Puzzle&) { return false; };

}  // namespace

TEST(PuzzleChoice, ComesNearTheWishedRating)
{
    const std::vector<Puzzle> puzzles = manyPuzzles();
    for (std::uint64_t random = 0; random < 50; ++random) {
        const Puzzle* const chosen = choosePuzzle(puzzles, {.rating = 1200}, kNoneKnown, random);
        ASSERT_NE(chosen, nullptr);
        EXPECT_NEAR(chosen->rating, 1200, 60);
    }
}

TEST(PuzzleChoice, KeepsToRuleAndKind)
{
    const std::vector<Puzzle> puzzles = manyPuzzles();
    const PuzzleWish wish{Rule::Renju, PuzzleKind::Defend, 1500};
    for (std::uint64_t random = 0; random < 50; ++random)
        EXPECT_TRUE(wish.fits(*choosePuzzle(puzzles, wish, kNoneKnown, random)));
}

TEST(PuzzleChoice, VariesAndCanBeRepeated)
{
    const std::vector<Puzzle> puzzles = manyPuzzles();
    std::set<std::string> ids;
    for (std::uint64_t random = 0; random < 50; ++random) {
        const Puzzle* const chosen = choosePuzzle(puzzles, {}, kNoneKnown, random);
        EXPECT_EQ(chosen, choosePuzzle(puzzles, {}, kNoneKnown, random));
        ids.insert(chosen->id);
    }
    EXPECT_GT(ids.size(), 10U);
}

TEST(PuzzleChoice, LeavesOutWhatIsKnownAndEndsWhenAllAre)
{
    const std::vector<Puzzle> puzzles = manyPuzzles();
    std::set<std::string> known;
    const auto isKnown = [&](const Puzzle& puzzle) { return known.contains(puzzle.id); };
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const Puzzle* const chosen = choosePuzzle(puzzles, {}, isKnown, i);
        ASSERT_NE(chosen, nullptr);
        EXPECT_TRUE(known.insert(chosen->id).second);
    }
    EXPECT_EQ(choosePuzzle(puzzles, {}, isKnown, 1), nullptr);
}

}  // namespace gomoku
