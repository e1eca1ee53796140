// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Glicko2.h"

#include <cmath>
#include <numbers>

namespace gomoku {

namespace {

constexpr double kGlickoScale = 173.7178;  ///< Points of Elo to one unit of the algorithm.
constexpr double kGlickoCentre = 1500;
constexpr double kVolatilityPrecision = 1e-6;

/// How much less a game tells the less is known of the opponent.
double glickoWeight(double deviation)
{
    return 1 / std::sqrt(1 + 3 * deviation * deviation / (std::numbers::pi * std::numbers::pi));
}

double expectation(double mean, double opponent, double opponentDeviation)
{
    return 1 / (1 + std::exp(-glickoWeight(opponentDeviation) * (mean - opponent)));
}

/// What the games of a period say together.
struct PeriodEvidence
{
    double variance = 0;  ///< Of the rating as estimated from these games alone.
    double surprise = 0;  ///< Sum of (score - expectation), weighted.
};

PeriodEvidence evidenceOf(double mean, std::span<const GlickoGame> games)
{
    double information = 0;
    PeriodEvidence evidence;
    for (const GlickoGame& game : games) {
        const double opponent = (game.opponent - kGlickoCentre) / kGlickoScale;
        const double deviation = game.opponentDeviation / kGlickoScale;
        const double weight = glickoWeight(deviation);
        const double expected = expectation(mean, opponent, deviation);
        information += weight * weight * expected * (1 - expected);
        evidence.surprise += weight * (game.score - expected);
    }
    evidence.variance = 1 / information;
    return evidence;
}

/// Step 5 of the description: the volatility at which these results are likeliest, found by the
/// Illinois variant of false position.
double volatilityAfter(double volatility, double deviation, const PeriodEvidence& evidence,
                       double tau)
{
    const double start = std::log(volatility * volatility);
    const double square = deviation * deviation;
    const double delta = evidence.variance * evidence.surprise;
    const auto slope = [&](double x) {
        const double power = std::exp(x);
        const double sum = square + evidence.variance + power;
        return power * (delta * delta - sum) / (2 * sum * sum) - (x - start) / (tau * tau);
    };
    double low = start;
    double high = start;
    if (delta * delta > square + evidence.variance) {
        high = std::log(delta * delta - square - evidence.variance);
    } else {
        do
            high -= tau;
        while (slope(high) < 0);
    }
    double atLow = slope(low);
    double atHigh = slope(high);
    while (std::abs(high - low) > kVolatilityPrecision) {
        const double middle = low + (low - high) * atLow / (atHigh - atLow);
        const double atMiddle = slope(middle);
        if (atMiddle * atHigh <= 0) {
            low = high;
            atLow = atHigh;
        } else {
            atLow /= 2;
        }
        high = middle;
        atHigh = atMiddle;
    }
    return std::exp(low / 2);
}

}  // namespace

GlickoRating ratedAfter(const GlickoRating& before, std::span<const GlickoGame> games, double tau)
{
    const double mean = (before.rating - kGlickoCentre) / kGlickoScale;
    const double deviation = before.deviation / kGlickoScale;
    if (games.empty())
        return {before.rating, kGlickoScale * std::hypot(deviation, before.volatility),
                before.volatility};
    const PeriodEvidence evidence = evidenceOf(mean, games);
    const double volatility = volatilityAfter(before.volatility, deviation, evidence, tau);
    const double widened = std::hypot(deviation, volatility);
    const double square = 1 / (1 / (widened * widened) + 1 / evidence.variance);
    return {kGlickoScale * (mean + square * evidence.surprise) + kGlickoCentre,
            kGlickoScale * std::sqrt(square), volatility};
}

double expectedScore(double rating, double opponent, double opponentDeviation)
{
    return expectation((rating - kGlickoCentre) / kGlickoScale,
                       (opponent - kGlickoCentre) / kGlickoScale, opponentDeviation / kGlickoScale);
}

}  // namespace gomoku
