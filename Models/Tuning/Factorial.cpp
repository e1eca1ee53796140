// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Tuning/Factorial.h"

#include "Models/Core/Zobrist.h"

#include <cmath>
#include <numbers>
#include <utility>

namespace gomoku {

namespace {

/// Elo for a whole point of expected score per game, near an even match.
constexpr double kEloPerScore = 1600 / std::numbers::ln10;

using Matrix = std::vector<std::vector<double>>;

Matrix squareMatrix(std::size_t size)
{
    return Matrix(size, std::vector<double>(size));
}

/// By Gauss and Jordan; empty if the matrix has no inverse.
Matrix inverseOf(Matrix matrix)
{
    constexpr double kNothing = 1e-9;
    const std::size_t size = matrix.size();
    Matrix inverse = squareMatrix(size);
    for (std::size_t i = 0; i < size; ++i)
        inverse[i][i] = 1;
    for (std::size_t column = 0; column < size; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column + 1; row < size; ++row)
            if (std::abs(matrix[row][column]) > std::abs(matrix[pivot][column]))
                pivot = row;
        if (std::abs(matrix[pivot][column]) < kNothing)
            return {};
        std::swap(matrix[pivot], matrix[column]);
        std::swap(inverse[pivot], inverse[column]);
        const double divisor = matrix[column][column];
        for (std::size_t i = 0; i < size; ++i) {
            matrix[column][i] /= divisor;
            inverse[column][i] /= divisor;
        }
        for (std::size_t row = 0; row < size; ++row) {
            const double share = matrix[row][column];
            if (row == column || share == 0)
                continue;
            for (std::size_t i = 0; i < size; ++i) {
                matrix[row][i] -= share * matrix[column][i];
                inverse[row][i] -= share * inverse[column][i];
            }
        }
    }
    return inverse;
}

/// Expected score per game above one half.
double surplusOf(const FactorialPair& pair)
{
    return pair.points / 2 - 0.5;
}

double predicted(const FactorialPair& pair, const std::vector<double>& coefficients)
{
    double sum = 0;
    for (std::size_t i = 0; i < coefficients.size(); ++i)
        sum += pair.signs[i] * coefficients[i];
    return sum;
}

/// Residual sum of squares per degree of freedom.
double residualVariance(std::span<const FactorialPair> pairs,
                        const std::vector<double>& coefficients)
{
    double sum = 0;
    for (const FactorialPair& pair : pairs) {
        const double rest = surplusOf(pair) - predicted(pair, coefficients);
        sum += rest * rest;
    }
    return sum / static_cast<double>(pairs.size() - coefficients.size());
}

}  // namespace

std::vector<int> signsOfPair(std::size_t factors, std::uint64_t seed, std::uint64_t pair)
{
    std::uint64_t random = seed;
    random = zobrist::nextRandom(random) + pair;
    std::vector<int> signs(factors);
    for (int& sign : signs)
        sign = zobrist::nextRandom(random) >> 63 ? 1 : -1;
    return signs;
}

std::vector<FactorEffect> estimateEffects(std::span<const FactorialPair> pairs)
{
    if (pairs.empty() || pairs.size() <= pairs.front().signs.size())
        return {};
    const std::size_t factors = pairs.front().signs.size();
    Matrix products = squareMatrix(factors);
    std::vector<double> target(factors);
    for (const FactorialPair& pair : pairs)
        for (std::size_t i = 0; i < factors; ++i) {
            target[i] += pair.signs[i] * surplusOf(pair);
            for (std::size_t j = 0; j < factors; ++j)
                products[i][j] += pair.signs[i] * pair.signs[j];
        }
    const Matrix inverse = inverseOf(std::move(products));
    if (inverse.empty())
        return {};
    std::vector<double> coefficients(factors);
    for (std::size_t i = 0; i < factors; ++i)
        for (std::size_t j = 0; j < factors; ++j)
            coefficients[i] += inverse[i][j] * target[j];
    const double variance = residualVariance(pairs, coefficients);
    std::vector<FactorEffect> effects(factors);
    for (std::size_t i = 0; i < factors; ++i)
        effects[i]
            = {kEloPerScore * coefficients[i], kEloPerScore * std::sqrt(variance * inverse[i][i])};
    return effects;
}

}  // namespace gomoku
