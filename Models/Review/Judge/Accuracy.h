// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace gomoku {

/// How well a move kept its chance, 0 to 100; `drop` in points of win chance. The formulae of this
/// file are those that Lichess publishes (November 2026).
[[nodiscard]] double accuracyOfMove(double drop) noexcept;

/// How much is at stake at each move: the standard deviation of the chances around it, within
/// bounds. `chances` are those of one side before the first move and after each.
[[nodiscard]] std::vector<double> volatilities(std::span<const double> chances);

/// One move of a player whose accuracy is asked for.
struct RatedMove
{
    double accuracy = 100;
    double volatility = 1;
};

/// The mean of the mean by volatility and the harmonic mean; nullopt without moves. One bad move
/// weighs heavily in the harmonic mean, so the winner of a game may get the lower figure.
[[nodiscard]] std::optional<double> accuracyOf(std::span<const RatedMove> moves) noexcept;

}  // namespace gomoku
