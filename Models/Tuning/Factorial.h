// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace gomoku {

/// Many changes tried at once: in each pair of games every factor is high for one engine and low
/// for the other, at random. So every pair counts for every factor.
struct FactorialPair
{
    std::vector<int> signs{};  ///< For each factor +1 where the first engine has it high, else -1.
    double points = 1;  ///< Of the first engine in both games: 0 to 2.
};

/// What a factor is worth when high rather than low, beside the others as they came.
struct FactorEffect
{
    double elo = 0;
    double error = 0;  ///< One standard error.
};

/// The signs of a pair, always the same for the same seed and number.
[[nodiscard]] std::vector<int> signsOfPair(std::size_t factors, std::uint64_t seed,
                                           std::uint64_t pair);

/// One effect per factor, by least squares over all pairs. None while there are too few pairs to
/// tell the factors apart.
[[nodiscard]] std::vector<FactorEffect> estimateEffects(std::span<const FactorialPair> pairs);

}  // namespace gomoku
