// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace gomoku {

/// What two players scored against each other.
struct PairScore
{
    int first = 0;  ///< Numbers of the players, from 0.
    int second = 0;
    double games = 0;
    double score = 0;  ///< Of the first; a draw is a half.
};

/// Strengths of many players on one scale, from the games between them.
struct EloTable
{
    std::vector<double> elo{};  ///< The mean is 0.
    std::vector<double> deviation{};  ///< Of each from that mean, as far as these games tell.
    std::vector<double> stepDeviation{};  ///< Of elo[i + 1] - elo[i].
};

/// The likeliest strengths. A player who won or lost everything is held within some hundred points
/// of the others by a faint prior.
[[nodiscard]] EloTable fitElo(int players, const std::vector<PairScore>& scores);

}  // namespace gomoku
