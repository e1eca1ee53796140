// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Export/ColorReduction.h"

#include <algorithm>
#include <limits>

namespace gomoku {

namespace {

constexpr std::size_t kMostColors = 256;

struct Spread
{
    int channel = 0;
    int width = 0;
};

}  // namespace

ColorReduction::ColorReduction(const std::vector<QImage>& pictures)
{
    std::vector<int> histogram(kCells);
    for (const QImage& picture : pictures)
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                ++histogram[cellOf(picture.pixel(x, y))];
    std::vector<Color> colors;
    for (std::size_t cell = 0; cell < kCells; ++cell)
        if (histogram[cell] > 0)
            colors.push_back({static_cast<std::uint16_t>(cell), histogram[cell]});
    std::vector<Box> boxes{{0, colors.size()}};
    while (boxes.size() < kMostColors && boxes.size() < colors.size())
        cut(colors, boxes);
    for (const Box& box : boxes)
        m_palette.push_back(meanOf(colors, box));
    fillNearest();
}

std::uint16_t ColorReduction::cellOf(QRgb color)
{
    return static_cast<std::uint16_t>((qRed(color) >> 3) << 10 | (qGreen(color) >> 3) << 5
                                      | qBlue(color) >> 3);
}

int ColorReduction::channel(std::uint16_t cell, int index)
{
    return cell >> (10 - 5 * index) & 31;
}

/// Halves the box whose colours lie furthest apart, at the median of that channel.
void ColorReduction::cut(std::vector<Color>& colors, std::vector<Box>& boxes) const
{
    const auto spreadOf = [&](const Box& box) {
        Spread widest;
        for (int index = 0; index < 3; ++index) {
            int least = 31;
            int most = 0;
            for (std::size_t i = box.first; i < box.last; ++i) {
                least = std::min(least, channel(colors[i].cell, index));
                most = std::max(most, channel(colors[i].cell, index));
            }
            if (most - least > widest.width)
                widest = {index, most - least};
        }
        return widest;
    };
    std::size_t chosen = 0;
    Spread widest;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        if (const Spread spread = spreadOf(boxes[i]); spread.width > widest.width) {
            widest = spread;
            chosen = i;
        }
    const Box box = boxes[chosen];
    const auto begin = colors.begin() + static_cast<std::ptrdiff_t>(box.first);
    const auto end = colors.begin() + static_cast<std::ptrdiff_t>(box.last);
    std::sort(begin, end, [&](const Color& a, const Color& b) {
        return channel(a.cell, widest.channel) < channel(b.cell, widest.channel);
    });
    const std::size_t middle = box.first + (box.last - box.first) / 2;
    boxes[chosen] = {box.first, middle};
    boxes.push_back({middle, box.last});
}

QRgb ColorReduction::meanOf(const std::vector<Color>& colors, const Box& box)
{
    long long sums[3] = {};
    long long count = 0;
    for (std::size_t i = box.first; i < box.last; ++i) {
        count += colors[i].count;
        for (int index = 0; index < 3; ++index)
            sums[index] += static_cast<long long>(colors[i].count) * channel(colors[i].cell, index);
    }
    const auto mean = [&](int index) {
        return count > 0 ? static_cast<int>(sums[index] * 255 / (31 * count)) : 0;
    };
    return qRgb(mean(0), mean(1), mean(2));
}

void ColorReduction::fillNearest()
{
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        const auto code = static_cast<std::uint16_t>(cell);
        int best = std::numeric_limits<int>::max();
        for (std::size_t i = 0; i < m_palette.size(); ++i) {
            const int red = channel(code, 0) * 255 / 31 - qRed(m_palette[i]);
            const int green = channel(code, 1) * 255 / 31 - qGreen(m_palette[i]);
            const int blue = channel(code, 2) * 255 / 31 - qBlue(m_palette[i]);
            const int distance = red * red + green * green + blue * blue;
            if (distance < best) {
                best = distance;
                m_nearest[cell] = static_cast<std::uint8_t>(i);
            }
        }
    }
}

std::vector<std::uint8_t> ColorReduction::reduced(const QImage& picture) const
{
    std::vector<std::uint8_t> places;
    places.reserve(static_cast<std::size_t>(picture.width()) * picture.height());
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            places.push_back(m_nearest[cellOf(picture.pixel(x, y))]);
    return places;
}

}  // namespace gomoku
