// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/MatchStatistics.h"

#include <cmath>
#include <limits>
#include <numbers>

namespace gomoku {

namespace {

constexpr double kNormal95 = 1.959963984540054;  ///< Two-sided 95 percent of a normal deviate.
constexpr std::size_t kOutcomes = 5;

/// The points of each kind of pair, as a share of two games.
constexpr std::array<double, kOutcomes> kShares{0.0, 0.25, 0.5, 0.75, 1.0};

using Distribution = std::array<double, kOutcomes>;

struct Sample
{
    double count = 0;
    double mean = 0;
    double variance = 0;
    Distribution frequencies{};
};

Sample sampleOf(const Distribution& counts)
{
    Sample sample;
    for (const double count : counts)
        sample.count += count;
    for (std::size_t i = 0; i < kOutcomes; ++i) {
        sample.frequencies[i] = counts[i] / sample.count;
        sample.mean += sample.frequencies[i] * kShares[i];
    }
    for (std::size_t i = 0; i < kOutcomes; ++i)
        sample.variance += sample.frequencies[i] * std::pow(kShares[i] - sample.mean, 2);
    return sample;
}

double normalDistribution(double deviate)
{
    return 0.5 * std::erfc(-deviate / std::numbers::sqrt2);
}

struct Interval
{
    double low = 0;
    double high = 1;
};

/// Where the true score lies with 95 percent probability. If all pairs ended alike nothing is known
/// about their spread; then Wilson's interval for as many independent games as there are pairs,
/// which cannot spread more.
Interval likelyScores(const Sample& sample)
{
    if (sample.variance > 0) {
        const double reach = kNormal95 * std::sqrt(sample.variance / sample.count);
        return {sample.mean - reach, sample.mean + reach};
    }
    const double weight = kNormal95 * kNormal95 / sample.count;
    const double middle = (sample.mean + weight / 2) / (1 + weight);
    const double reach
        = std::sqrt(sample.mean * (1 - sample.mean) * weight + weight * weight / 4) / (1 + weight);
    return {middle - reach, middle + reach};
}

double superiorityOf(const Sample& sample)
{
    if (sample.variance > 0)
        return normalDistribution((sample.mean - 0.5) / std::sqrt(sample.variance / sample.count));
    return sample.mean > 0.5 ? 1 : sample.mean < 0.5 ? 0 : 0.5;
}

/// Among all distributions with the given mean, the one under which the sample is most likely. It
/// has the form p / (1 + t (share - mean)), where t makes the mean right (Van den Bergh, "A
/// practical introduction to the GSPRT", 2020); the left side of the equation falls in t, so
/// bisection finds it.
Distribution mostLikely(const Distribution& sample, double mean)
{
    double low = -1.0 / (kShares.back() - mean);
    double high = 1.0 / mean;
    const auto excess = [&](double t) {
        double sum = 0;
        for (std::size_t i = 0; i < kOutcomes; ++i)
            sum += sample[i] * (kShares[i] - mean) / (1 + t * (kShares[i] - mean));
        return sum;
    };
    for (int i = 0; i < 200 && high - low > 1e-14; ++i) {
        const double middle = (low + high) / 2;
        (excess(middle) > 0 ? low : high) = middle;
    }
    Distribution fitted{};
    for (std::size_t i = 0; i < kOutcomes; ++i)
        fitted[i] = sample[i] / (1 + (low + high) / 2 * (kShares[i] - mean));
    return fitted;
}

}  // namespace

void MatchStatistics::addGame(double points)
{
    ++(points > 0.75 ? m_wins : points < 0.25 ? m_losses : m_draws);
}

void MatchStatistics::addPair(double points)
{
    ++m_pairs[static_cast<std::size_t>(std::lround(points * 2))];
}

double scoreOfElo(double elo) noexcept
{
    return 1.0 / (1.0 + std::pow(10.0, -elo / 400.0));
}

double eloOfScore(double score) noexcept
{
    constexpr double kRounding = 1e-12;
    if (score <= kRounding)
        return -std::numeric_limits<double>::infinity();
    if (score >= 1 - kRounding)
        return std::numeric_limits<double>::infinity();
    return -400.0 * std::log10(1.0 / score - 1.0);
}

std::optional<EloEstimate> estimateElo(const MatchStatistics::Pentanomial& pairs)
{
    Distribution counts{};
    for (std::size_t i = 0; i < kOutcomes; ++i)
        counts[i] = pairs[i];
    const Sample sample = sampleOf(counts);
    if (!(sample.count > 0))
        return std::nullopt;
    const Interval scores = likelyScores(sample);
    EloEstimate estimate;
    estimate.elo = eloOfScore(sample.mean);
    estimate.low = eloOfScore(scores.low);
    estimate.high = eloOfScore(scores.high);
    estimate.superiority = superiorityOf(sample);
    return estimate;
}

double SprtBounds::lower() const noexcept
{
    return std::log(beta / (1 - alpha));
}

double SprtBounds::upper() const noexcept
{
    return std::log((1 - beta) / alpha);
}

double logLikelihoodRatio(const MatchStatistics::Pentanomial& pairs, const SprtBounds& bounds)
{
    // A kind of pair that never came must not be thought impossible.
    constexpr double kAlmostNever = 1e-3;
    Distribution counts{};
    int total = 0;
    for (std::size_t i = 0; i < kOutcomes; ++i) {
        counts[i] = pairs[i] > 0 ? pairs[i] : kAlmostNever;
        total += pairs[i];
    }
    if (total == 0)
        return 0;
    const Sample sample = sampleOf(counts);
    const Distribution first = mostLikely(sample.frequencies, scoreOfElo(bounds.elo0));
    const Distribution second = mostLikely(sample.frequencies, scoreOfElo(bounds.elo1));
    double sum = 0;
    for (std::size_t i = 0; i < kOutcomes; ++i)
        sum += counts[i] * std::log(second[i] / first[i]);
    return sum;
}

}  // namespace gomoku
