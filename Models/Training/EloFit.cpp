// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/EloFit.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gomoku {

namespace {

constexpr double kEloPerUnit = 173.7178;  ///< 400 / ln 10
constexpr double kPriorDeviation = 1500 / kEloPerUnit;
constexpr int kMostNewtonSteps = 50;

using FitMatrix = std::vector<std::vector<double>>;

/// By elimination with the largest pivot; the matrix is positive definite.
FitMatrix inverseOf(FitMatrix matrix)
{
    const std::size_t size = matrix.size();
    FitMatrix inverse(size, std::vector<double>(size));
    for (std::size_t i = 0; i < size; ++i)
        inverse[i][i] = 1;
    for (std::size_t column = 0; column < size; ++column) {
        const double pivot = 1 / matrix[column][column];
        for (std::size_t i = 0; i < size; ++i) {
            matrix[column][i] *= pivot;
            inverse[column][i] *= pivot;
        }
        for (std::size_t row = 0; row < size; ++row) {
            const double factor = matrix[row][column];
            for (std::size_t i = 0; row != column && i < size; ++i) {
                matrix[row][i] -= factor * matrix[column][i];
                inverse[row][i] -= factor * inverse[column][i];
            }
        }
    }
    return inverse;
}

/// Slope and curvature of the logarithm of the likelihood.
struct FitSlope
{
    std::vector<double> gradient;
    FitMatrix curvature;
};

FitSlope slopeAt(const std::vector<double>& strength, const std::vector<PairScore>& scores)
{
    const std::size_t size = strength.size();
    FitSlope slope{std::vector<double>(size), FitMatrix(size, std::vector<double>(size))};
    for (std::size_t i = 0; i < size; ++i) {
        slope.curvature[i][i] = 1 / (kPriorDeviation * kPriorDeviation);
        slope.gradient[i] = -strength[i] * slope.curvature[i][i];
    }
    for (const PairScore& pair : scores) {
        const auto a = static_cast<std::size_t>(pair.first);
        const auto b = static_cast<std::size_t>(pair.second);
        const double expected = 1 / (1 + std::exp(strength[b] - strength[a]));
        const double surprise = pair.score - pair.games * expected;
        const double weight = pair.games * expected * (1 - expected);
        slope.gradient[a] += surprise;
        slope.gradient[b] -= surprise;
        slope.curvature[a][a] += weight;
        slope.curvature[b][b] += weight;
        slope.curvature[a][b] -= weight;
        slope.curvature[b][a] -= weight;
    }
    return slope;
}

/// No step is longer than one unit, so that far starts do not overshoot.
double advance(std::vector<double>& strength, const FitSlope& slope, const FitMatrix& covariance)
{
    double longest = 0;
    std::vector<double> change(strength.size());
    for (std::size_t i = 0; i < strength.size(); ++i) {
        change[i] = std::inner_product(covariance[i].begin(), covariance[i].end(),
                                       slope.gradient.begin(), 0.0);
        longest = std::max(longest, std::abs(change[i]));
    }
    for (std::size_t i = 0; i < strength.size(); ++i)
        strength[i] += longest > 1 ? change[i] / longest : change[i];
    return longest;
}

/// Of a strength from the mean of all. Games say nothing of the level that all have in common, and
/// its uncertainty must not be counted.
double deviationFromMean(const FitMatrix& covariance, std::size_t player)
{
    const auto size = static_cast<double>(covariance.size());
    const auto meanOf = [size](const std::vector<double>& row) {
        return std::accumulate(row.begin(), row.end(), 0.0) / size;
    };
    double ofMean = 0;
    for (const std::vector<double>& row : covariance)
        ofMean += meanOf(row) / size;
    const double variance = covariance[player][player] - 2 * meanOf(covariance[player]) + ofMean;
    return std::sqrt(std::max(0.0, variance));
}

}  // namespace

EloTable fitElo(int players, const std::vector<PairScore>& scores)
{
    const auto size = static_cast<std::size_t>(players);
    std::vector<double> strength(size);
    FitMatrix covariance;
    for (int i = 0; i < kMostNewtonSteps; ++i) {
        const FitSlope slope = slopeAt(strength, scores);
        covariance = inverseOf(slope.curvature);
        if (advance(strength, slope, covariance) < 1e-9)
            break;
    }
    const double mean
        = std::accumulate(strength.begin(), strength.end(), 0.0) / static_cast<double>(size);
    EloTable table;
    for (std::size_t i = 0; i < size; ++i) {
        table.elo.push_back(kEloPerUnit * (strength[i] - mean));
        table.deviation.push_back(kEloPerUnit * deviationFromMean(covariance, i));
        if (i + 1 < size)
            table.stepDeviation.push_back(kEloPerUnit
                                          * std::sqrt(covariance[i][i] + covariance[i + 1][i + 1]
                                                      - 2 * covariance[i][i + 1]));
    }
    return table;
}

}  // namespace gomoku
