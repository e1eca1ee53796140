// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Review/Judge/HintReason.h"
#include "Models/Review/Judge/Judge.h"

namespace gomoku {

/// Why a move is the better one, for a text to be made of: "stops the open four at H7", "wins by
/// fours in 7 moves".
struct MoveReason
{
    HintReason kind = HintReason::BestFound;
    Point at{};  ///< The point that the reason is about; none if there is none.
    int moves = 0;  ///< Of the winner, where `kind` tells of a win by either side.

    friend bool operator==(const MoveReason&, const MoveReason&) = default;
};

/// Why the first move of `judgement`, which is of `position`, is a good one.
[[nodiscard]] MoveReason reasonFor(const BoardManager& position, const Judgement& judgement);

/// What a move gave the opponent, from the plainest to the least tangible.
enum class AllowedThreat : std::uint8_t {
    Nothing,  ///< No win that the judge could prove.
    Five,
    OpenFour,
    WinByFours,
    WinByForce,
};

struct AllowedWin
{
    AllowedThreat kind = AllowedThreat::Nothing;
    Point at{};  ///< The opponent's first move; none for WinByForce, where it takes a search.
    int moves = 0;  ///< Of the opponent, the five included.

    friend bool operator==(const AllowedWin&, const AllowedWin&) = default;
};

/// What the side to move can do now, where `score` is what the judge gives it.
[[nodiscard]] AllowedWin allowedWin(const BoardManager& position, Score score);

}  // namespace gomoku
