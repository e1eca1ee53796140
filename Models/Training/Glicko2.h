// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace gomoku {

/// What is known of a player's strength, on the scale of Elo.
struct GlickoRating
{
    double rating = 1500;
    double deviation = 350;  ///< Standard deviation of the rating.
    double volatility = 0.06;  ///< How erratic the player's results are.

    /// Half of the range that holds the true strength in 95 of 100 cases.
    [[nodiscard]] double margin() const noexcept { return 1.96 * deviation; }

    friend bool operator==(const GlickoRating&, const GlickoRating&) = default;
};

struct GlickoGame
{
    double opponent = 1500;
    double opponentDeviation = 0;
    double score = 0;  ///< 1 for a win, 0.5 for a draw, 0 for a loss.
};

inline constexpr double kGlickoTau = 0.5;  ///< How quickly a volatility may change.

/// The rating after one rating period with these games, by Glicko-2 as its author describes it
/// (M. Glickman, "Example of the Glicko-2 system", 2013). A period without games widens the
/// deviation.
[[nodiscard]] GlickoRating ratedAfter(const GlickoRating& before, std::span<const GlickoGame> games,
                                      double tau = kGlickoTau);

/// The score that a player may expect of a game.
[[nodiscard]] double expectedScore(double rating, double opponent, double opponentDeviation = 0);

}  // namespace gomoku
