// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

namespace gomoku {

/// How a match stands, from the first engine's point of view. Games come in pairs, the same opening
/// with colours exchanged; the pair is the unit of statistics, for its two games are not
/// independent.
class MatchStatistics
{
public:
    /// Pairs by the points they brought: 0, 1/2, 1, 3/2, 2.
    using Pentanomial = std::array<int, 5>;

    void addGame(double points);  ///< 0, 1/2 or 1.
    void addPair(double points);  ///< Of both games: 0 to 2.

    [[nodiscard]] int games() const noexcept { return m_wins + m_draws + m_losses; }
    [[nodiscard]] int wins() const noexcept { return m_wins; }
    [[nodiscard]] int draws() const noexcept { return m_draws; }
    [[nodiscard]] int losses() const noexcept { return m_losses; }
    [[nodiscard]] double points() const noexcept { return m_wins + m_draws / 2.0; }
    [[nodiscard]] const Pentanomial& pairs() const noexcept { return m_pairs; }

private:
    int m_wins = 0;
    int m_draws = 0;
    int m_losses = 0;
    Pentanomial m_pairs{};
};

/// A difference of playing strength, with the bounds between which it lies with 95 percent
/// probability. Infinite where a score of 0 or 1 is the best guess.
struct EloEstimate
{
    double elo = 0;
    double low = 0;
    double high = 0;
    double superiority = 0.5;  ///< Probability that the difference is positive.
};

[[nodiscard]] double scoreOfElo(double elo) noexcept;  ///< Expected points of one game.
[[nodiscard]] double eloOfScore(double score) noexcept;

/// nullopt while no pair is complete.
[[nodiscard]] std::optional<EloEstimate> estimateElo(const MatchStatistics::Pentanomial& pairs);

/// Sequential test of "the difference is elo0" against "it is elo1".
struct SprtBounds
{
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;  ///< Probability of a wrong decision for elo1, and the next for elo0.
    double beta = 0.05;

    [[nodiscard]] double lower() const noexcept;
    [[nodiscard]] double upper() const noexcept;
};

/// The logarithm of the likelihood ratio of the two hypotheses, each with the distribution of pairs
/// that fits best under it (generalised test over the pentanomial frequencies). 0 without pairs.
[[nodiscard]] double logLikelihoodRatio(const MatchStatistics::Pentanomial& pairs,
                                        const SprtBounds& bounds);

}  // namespace gomoku
