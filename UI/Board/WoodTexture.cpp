// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/WoodTexture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <vector>

namespace gomoku {

namespace {

// Along the width of the board; a board of any size has the same number of years.
constexpr int kBroadBands = 22;
constexpr int kMiddleBands = 90;
/// Fibres are about so many pixels wide on a board of 700, and grow with the board.
constexpr double kFibrePixels = 1.6;
/// A fibre changes its tone so many times from the upper edge to the lower.
constexpr int kFibreKnots = 7;
constexpr double kBroadShare = 0.55;
constexpr double kMiddleShare = 0.20;
constexpr double kFineShare = 0.25;
/// The grain's colour is meant for thin lines; spread over the whole plank it may be stronger.
constexpr double kGrainStrength = 2.6;

/// A fixed seed: the same board looks the same in every window.
class WoodChance
{
public:
    double next() { return static_cast<double>(m_random() % 10000) / 10000.0; }

private:
    std::minstd_rand m_random{20260};
};

/// Smooth noise between 0 and 1 along a line of `pixels`, with `bands` knots.
std::vector<float> smoothNoise(WoodChance& chance, int pixels, int bands)
{
    std::vector<double> knots(static_cast<std::size_t>(bands) + 2);
    for (double& knot : knots)
        knot = chance.next();
    std::vector<float> noise(static_cast<std::size_t>(pixels));
    for (int x = 0; x < pixels; ++x) {
        const double at = static_cast<double>(x) * bands / pixels;
        const auto knot = static_cast<std::size_t>(at);
        const double part = at - std::floor(at);
        const double eased = part * part * (3 - 2 * part);
        noise[static_cast<std::size_t>(x)]
            = static_cast<float>(knots[knot] + (knots[knot + 1] - knots[knot]) * eased);
    }
    return noise;
}

struct WoodColor
{
    float red;
    float green;
    float blue;
};

WoodColor woodColorOf(const QColor& color)
{
    return {static_cast<float>(color.red()), static_cast<float>(color.green()),
            static_cast<float>(color.blue())};
}

WoodColor between(const WoodColor& one, const WoodColor& other, float part)
{
    return {one.red + (other.red - one.red) * part, one.green + (other.green - one.green) * part,
            one.blue + (other.blue - one.blue) * part};
}

QRgb rgbOf(const WoodColor& color)
{
    const auto byte = [](float value) { return static_cast<int>(std::clamp(value, 0.F, 255.F)); };
    return qRgb(byte(color.red), byte(color.green), byte(color.blue));
}

/// How much grain lies on every pixel of a row: what the columns have in common, and the fibres.
class Grain
{
public:
    Grain(int pixels, float strength) : m_strength(strength)
    {
        WoodChance chance;
        const std::vector<float> broad = smoothNoise(chance, pixels, kBroadBands);
        const std::vector<float> middle = smoothNoise(chance, pixels, kMiddleBands);
        m_columns.resize(static_cast<std::size_t>(pixels));
        for (std::size_t x = 0; x < m_columns.size(); ++x)
            m_columns[x] = static_cast<float>(kBroadShare * broad[x] + kMiddleShare * middle[x]);
        const double fibre = kFibrePixels * std::max(1.0, pixels / 700.0);
        const int fibres = std::max(1, static_cast<int>(pixels / fibre));
        for (auto& knot : m_fibres)
            knot = smoothNoise(chance, pixels, fibres);
    }

    /// `y` from 0, the upper edge, to 1.
    [[nodiscard]] float at(std::size_t x, double y) const
    {
        const double place = y * kFibreKnots;
        const auto knot = std::min<std::size_t>(static_cast<std::size_t>(place), kFibreKnots - 1);
        const auto part = static_cast<float>(place - static_cast<double>(knot));
        const float fine = m_fibres[knot][x] + (m_fibres[knot + 1][x] - m_fibres[knot][x]) * part;
        return m_strength * (m_columns[x] + static_cast<float>(kFineShare) * fine);
    }

private:
    float m_strength;
    std::vector<float> m_columns;
    std::array<std::vector<float>, kFibreKnots + 1> m_fibres;
};

}  // namespace

QImage woodTexture(const BoardTheme& theme, QSize pixels)
{
    QImage image(pixels, QImage::Format_RGB32);
    const WoodColor light = woodColorOf(theme.woodLight);
    const WoodColor dark = woodColorOf(theme.woodDark);
    const WoodColor grained = woodColorOf(theme.grain.isValid() ? theme.grain : theme.woodDark);
    const auto strength
        = theme.grain.isValid() ? static_cast<float>(kGrainStrength * theme.grain.alphaF()) : 0.0F;
    const Grain grain(pixels.width(), strength);
    const auto across = static_cast<float>(pixels.width() + pixels.height());
    for (int y = 0; y < pixels.height(); ++y) {
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
        const double down = static_cast<double>(y) / pixels.height();
        for (int x = 0; x < pixels.width(); ++x) {
            const WoodColor wood = between(light, dark, static_cast<float>(x + y) / across);
            row[x] = rgbOf(between(wood, grained, grain.at(static_cast<std::size_t>(x), down)));
        }
    }
    return image;
}

}  // namespace gomoku
