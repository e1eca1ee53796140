// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace gomoku {

/// Makes an animated GIF (89a, endless) of frames that share one palette. Of every frame after the
/// first only the rectangle that changed is stored, so a replay costs little more than its first
/// picture.
class GifWriter
{
public:
    struct Rgb
    {
        std::uint8_t red = 0;
        std::uint8_t green = 0;
        std::uint8_t blue = 0;
    };
    using Pixels = std::vector<std::uint8_t>;  ///< Palette places, row by row from the top.

    /// `palette` has 1 to 256 colours; width and height are at most 65535.
    GifWriter(int width, int height, const std::vector<Rgb>& palette);

    /// Shows `pixels` for `delay`, which GIF knows in hundredths of a second. Must be width *
    /// height places, all within the palette.
    void addFrame(const Pixels& pixels, std::chrono::milliseconds delay);

    /// The bytes of the file. Nothing may be added afterwards.
    [[nodiscard]] std::string finish();

private:
    struct Rectangle
    {
        int left = 0;
        int top = 0;
        int width = 0;
        int height = 0;
    };

    [[nodiscard]] Rectangle changedRectangle(const Pixels& pixels) const;
    void append16(int number);
    void appendImage(const Pixels& pixels, Rectangle part);

    int m_width;
    int m_height;
    int m_colorBits;  ///< The palette is padded to a power of two.
    Pixels m_shown;  ///< The last frame; empty before the first.
    std::string m_bytes;
};

}  // namespace gomoku
