// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace gomoku {

struct SpsaParameter
{
    double start = 0;
    double least = 0;
    double most = 0;
    double step = 1;  ///< How far from the present value the two engines of the last pair are.
};

struct SpsaOptions
{
    int pairs = 1000;  ///< So many are planned; steps and changes shrink towards the last.
    double rate = 0.02;  ///< Steps that a whole point more than one of two changes at the end.
    std::uint64_t seed = 1;
};

/// Simultaneous perturbation stochastic approximation (Spall, 1992), with the gains that fishtest
/// uses: each pair of games is played by values a step above and below the present ones, the side
/// of each drawn at random, and all move a little towards the winner. All that it knows follows
/// from its options and the results so far.
class Spsa
{
public:
    Spsa(std::vector<SpsaParameter> parameters, const SpsaOptions& options);

    using Values = std::vector<int>;
    /// What the engines of the next pair play with. Fractions are rounded up or down by chance.
    [[nodiscard]] std::pair<Values, Values> nextPair() const;
    void note(double points);  ///< Of the first engine in both games: 0 to 2.

    [[nodiscard]] int pairs() const noexcept { return m_pairs; }  ///< Noted so far.
    [[nodiscard]] const std::vector<double>& values() const noexcept { return m_values; }

private:
    [[nodiscard]] double stepOf(std::size_t parameter) const;
    [[nodiscard]] double rate() const;
    [[nodiscard]] std::uint64_t randomOfPair() const;

    std::vector<SpsaParameter> m_parameters;
    SpsaOptions m_options;
    std::vector<double> m_values;
    int m_pairs = 0;
};

}  // namespace gomoku
