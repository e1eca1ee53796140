// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Tuning/Spsa.h"

#include "Models/Core/Zobrist.h"
#include "Models/Tuning/Factorial.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gomoku {

namespace {

constexpr double kStepDecay = 0.101;
constexpr double kRateDecay = 0.602;
constexpr double kStability = 0.1;  ///< Share of all pairs that the first ones are slowed by.

}  // namespace

Spsa::Spsa(std::vector<SpsaParameter> parameters, const SpsaOptions& options)
    : m_parameters(std::move(parameters)),
      m_options(options)
{
    for (const SpsaParameter& parameter : m_parameters)
        m_values.push_back(parameter.start);
}

double Spsa::stepOf(std::size_t parameter) const
{
    const double planned = m_options.pairs;
    return m_parameters[parameter].step
        * std::pow(std::max(1.0, planned / (m_pairs + 1)), kStepDecay);
}

double Spsa::rate() const
{
    const double planned = m_options.pairs;
    const double slowed = kStability * planned;
    const double share = (slowed + planned) / (slowed + std::min(m_pairs + 1.0, planned));
    return m_options.rate * std::pow(share, kRateDecay - 2 * kStepDecay);
}

std::uint64_t Spsa::randomOfPair() const
{
    std::uint64_t random = m_options.seed;
    return zobrist::nextRandom(random) ^ static_cast<std::uint64_t>(m_pairs);
}

std::pair<Spsa::Values, Spsa::Values> Spsa::nextPair() const
{
    const std::vector<int> signs
        = signsOfPair(m_values.size(), m_options.seed, static_cast<std::uint64_t>(m_pairs));
    std::uint64_t random = randomOfPair();
    std::pair<Values, Values> pair;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const double chance = static_cast<double>(zobrist::nextRandom(random) >> 11) * 0x1p-53;
        const auto rounded = [&](double value) {
            const SpsaParameter& parameter = m_parameters[i];
            return static_cast<int>(
                std::clamp(std::floor(value + chance), parameter.least, parameter.most));
        };
        const double change = signs[i] * stepOf(i);
        pair.first.push_back(rounded(m_values[i] + change));
        pair.second.push_back(rounded(m_values[i] - change));
    }
    return pair;
}

void Spsa::note(double points)
{
    const std::vector<int> signs
        = signsOfPair(m_values.size(), m_options.seed, static_cast<std::uint64_t>(m_pairs));
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const double change = rate() * stepOf(i) * signs[i] * (points - 1);
        m_values[i] = std::clamp(m_values[i] + change, m_parameters[i].least, m_parameters[i].most);
    }
    ++m_pairs;
}

}  // namespace gomoku
