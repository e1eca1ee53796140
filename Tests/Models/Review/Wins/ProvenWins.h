// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Positions/ThreatPositions.h"
#include "Tests/Support/Engine/Witnesses/EveryDefence.h"

#include <gtest/gtest.h>

namespace gomoku::testing {

/// How many proofs there were, by who was to move.
struct CheckedProofs
{
    int attacks = 0;
    int defences = 0;

    [[nodiscard]] int all() const { return attacks + defences; }
};

/// Little enough for positions without a win to be given up soon.
inline WinLimits quickLimits()
{
    return {.nodes = 60'000, .attackNodes = 20'000, .quietNodes = 4'000, .quietMoves = 1};
}

inline bool holds(const BoardManager& board, Color winner)
{
    const std::atomic<bool> stop{false};
    WinPlayer player(quickLimits());
    const auto moves = player.prove(board, winner, stop);
    if (!moves)
        return false;
    EveryDefence every(player);
    EXPECT_EQ(every.faultIn(board, winner, *moves), "") << drawingOf(board.grid());
    return true;
}

/// Makes up positions of all rules until so many wins have been proven, and plays each against
/// every defence: once with the winner to move, once after his first move.
inline CheckedProofs checkProofs(int wanted, std::uint32_t seed)
{
    std::mt19937 random(seed);
    CheckedProofs checked;
    for (int round = 0; checked.all() < wanted && round < 100 * wanted; ++round) {
        const Rule rule = kRules[static_cast<std::size_t>(round) % kRules.size()];
        BoardManager board = makePosition({.size = 11 + static_cast<int>(random() % 5),
                                           .rule = rule,
                                           .stones = 12 + static_cast<int>(random() % 40),
                                           .carelessness = static_cast<int>(random() % 80)},
                                          random);
        const Color mover = board.sideToMove();
        if (holds(board, mover))
            ++checked.attacks;
        else if (holds(board, opponent(mover)))
            ++checked.defences;
    }
    return checked;
}

}  // namespace gomoku::testing
