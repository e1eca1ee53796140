// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

#include <array>
#include <cstdint>
#include <vector>

namespace gomoku {

/// A palette of at most 256 colours that fits some pictures, found by median cut over their
/// histogram (Heckbert 1982), and the way from any colour to its nearest one.
class ColorReduction
{
public:
    explicit ColorReduction(const std::vector<QImage>& pictures);

    [[nodiscard]] const std::vector<QRgb>& palette() const { return m_palette; }
    /// Palette places of the picture, row by row from the top.
    [[nodiscard]] std::vector<std::uint8_t> reduced(const QImage& picture) const;

private:
    /// Colours are told apart by five bits of each channel, which no eye misses on a board.
    static constexpr std::size_t kCells = 1U << 15;

    struct Color
    {
        std::uint16_t cell;
        int count;
    };
    struct Box
    {
        std::size_t first;
        std::size_t last;  ///< One past the end.
    };

    [[nodiscard]] static std::uint16_t cellOf(QRgb color);
    [[nodiscard]] static int channel(std::uint16_t cell, int index);
    void cut(std::vector<Color>& colors, std::vector<Box>& boxes) const;
    [[nodiscard]] static QRgb meanOf(const std::vector<Color>& colors, const Box& box);
    void fillNearest();

    std::vector<QRgb> m_palette;
    std::array<std::uint8_t, kCells> m_nearest{};
};

}  // namespace gomoku
