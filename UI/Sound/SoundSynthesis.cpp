// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Sound/SoundSynthesis.h"

#include "Models/Core/Zobrist.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gomoku {

namespace {

/// One way in which a piece of wood rings: a multiple of its pitch, how loud, how long.
struct Mode
{
    double ratio;
    double level;
    double decay;  ///< Seconds until it has fallen to 1/e.
};

// A free wooden bar rings at 1, 2.76, 5.4 ... times its lowest pitch, the higher the shorter.
constexpr Mode kBar[] = {{1.0, 1.0, 0.16}, {2.76, 0.30, 0.05}, {5.40, 0.12, 0.02}};
// A stone placed on a thick board: hardly more than the knock.
constexpr Mode kBoard[] = {{1.0, 1.0, 0.022}, {2.1, 0.6, 0.012}, {3.4, 0.35, 0.007}};

struct Strike
{
    double start;  ///< Seconds.
    double pitch;  ///< Hertz.
    double level;
};

constexpr double kAttack = 0.0012;  ///< Seconds in which a strike swells, so that it never pops.
constexpr double kKnockDecay = 0.0022;
constexpr double kTail = 0.012;  ///< Seconds over which the end is faded to silence.

double noise(zobrist::Key& state)
{
    return static_cast<double>(zobrist::nextRandom(state) >> 11) * 0x1.0p-52 - 1.0;
}

template <std::size_t Count>
void add(std::vector<double>& samples, const Strike& strike, const Mode (&modes)[Count],
         double knock)
{
    zobrist::Key state = static_cast<zobrist::Key>(strike.pitch);
    const auto first = static_cast<std::size_t>(strike.start * kSampleRate);
    for (std::size_t i = first; i < samples.size(); ++i) {
        const double time = static_cast<double>(i - first) / kSampleRate;
        double value = knock * noise(state) * std::exp(-time / kKnockDecay);
        for (const Mode& mode : modes)
            value += mode.level * std::exp(-time / mode.decay)
                * std::sin(2 * std::numbers::pi * strike.pitch * mode.ratio * time);
        samples[i] += strike.level * value * std::min(1.0, time / kAttack);
    }
}

std::vector<std::int16_t> finished(std::vector<double> samples, double loudness)
{
    double peak = 1e-9;
    for (const double sample : samples)
        peak = std::max(peak, std::abs(sample));
    const auto tail = static_cast<std::size_t>(kTail * kSampleRate);
    std::vector<std::int16_t> whole;
    whole.reserve(samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double left = static_cast<double>(samples.size() - 1 - i);
        const double fade = std::min(1.0, left / static_cast<double>(tail));
        whole.push_back(
            static_cast<std::int16_t>(std::lround(samples[i] / peak * loudness * fade * 32767)));
    }
    return whole;
}

std::vector<double> silence(double length)
{
    return std::vector<double>(static_cast<std::size_t>(length * kSampleRate));
}

std::vector<std::int16_t> bars(std::initializer_list<Strike> strikes, double length)
{
    std::vector<double> samples = silence(length);
    for (const Strike& strike : strikes)
        add(samples, strike, kBar, 0.15);
    return finished(std::move(samples), 0.55);
}

std::vector<std::int16_t> knocks(std::initializer_list<Strike> strikes, double length,
                                 double loudness)
{
    std::vector<double> samples = silence(length);
    for (const Strike& strike : strikes)
        add(samples, strike, kBoard, 0.8);
    return finished(std::move(samples), loudness);
}

}  // namespace

std::vector<std::int16_t> synthesised(Sound sound)
{
    constexpr double c5 = 523.25;
    constexpr double e5 = 659.25;
    constexpr double g5 = 783.99;
    constexpr double c6 = 1046.50;
    constexpr double a4 = 440.00;
    constexpr double f4 = 349.23;
    switch (sound) {
    case Sound::Stone:
        return knocks({{0.0, 1150, 1.0}}, 0.11, 0.8);
    case Sound::Win:
        return bars({{0.0, c5, 0.8}, {0.1, e5, 0.8}, {0.2, g5, 0.9}, {0.32, c6, 1.0}}, 0.95);
    case Sound::Loss:
        return bars({{0.0, a4, 0.9}, {0.2, f4, 1.0}}, 0.8);
    case Sound::Draw:
        return bars({{0.0, g5, 0.8}, {0.18, g5, 0.8}}, 0.7);
    case Sound::LowClock:
        return knocks({{0.0, 1900, 1.0}, {0.14, 1900, 0.8}}, 0.26, 0.5);
    }
    return {};
}

}  // namespace gomoku
