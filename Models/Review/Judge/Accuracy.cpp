// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/Accuracy.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gomoku {

namespace {

constexpr double kLeastVolatility = 0.5;
constexpr double kMostVolatility = 12.0;
constexpr std::size_t kLeastWindow = 2;
constexpr std::size_t kMostWindow = 8;

double standardDeviation(std::span<const double> values)
{
    const auto count = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return std::sqrt(squares / count);
}

double meanByVolatility(std::span<const RatedMove> moves)
{
    double sum = 0;
    double weights = 0;
    for (const RatedMove& move : moves) {
        sum += move.accuracy * move.volatility;
        weights += move.volatility;
    }
    return sum / weights;
}

double harmonicMean(std::span<const RatedMove> moves)
{
    double sum = 0;
    for (const RatedMove& move : moves)
        sum += 1 / std::max(1.0, move.accuracy);
    return static_cast<double>(moves.size()) / sum;
}

}  // namespace

double accuracyOfMove(double drop) noexcept
{
    if (drop <= 0)
        return 100;
    return std::clamp(103.1668 * std::exp(-0.04354 * drop) - 3.1669 + 1, 0.0, 100.0);
}

std::vector<double> volatilities(std::span<const double> chances)
{
    if (chances.size() < 2)
        return {};
    const std::size_t moves = chances.size() - 1;
    const std::size_t window
        = std::min(std::clamp(moves / 10, kLeastWindow, kMostWindow), chances.size());
    std::vector<double> result;
    for (std::size_t move = 1; move <= moves; ++move) {
        // The window ends with the position after the move; the first moves share the first window.
        const std::size_t first = move + 1 > window ? move + 1 - window : 0;
        result.push_back(std::clamp(standardDeviation(chances.subspan(first, window)),
                                    kLeastVolatility, kMostVolatility));
    }
    return result;
}

std::optional<double> accuracyOf(std::span<const RatedMove> moves) noexcept
{
    if (moves.empty())
        return std::nullopt;
    return (meanByVolatility(moves) + harmonicMean(moves)) / 2;
}

}  // namespace gomoku
