// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"

#include <random>

namespace gomoku {

/// How to make up a position that is full of threats and in which nobody has won.
struct ThreatPosition
{
    int size = kDefaultBoardSize;
    Rule rule = Rule::Freestyle;
    int stones = 30;
    int carelessness = 50;  ///< Of 100 moves so many are made without looking.
};

/// Two players who see fives, fours and threes, when they look, make the moves. The result may have
/// fewer stones than asked for, if there was no move left that neither wins nor breaks a rule.
[[nodiscard]] BoardManager makePosition(const ThreatPosition& wish, std::mt19937& random);

}  // namespace gomoku
