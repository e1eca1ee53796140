// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/GifWriter.h"
#include "Tests/Support/Engine/GifDecoder.h"

#include <gtest/gtest.h>

#include <random>

namespace gomoku {

using namespace std::chrono_literals;
using Pixels = GifWriter::Pixels;

namespace {

std::vector<GifWriter::Rgb> grays(int count)
{
    std::vector<GifWriter::Rgb> palette;
    for (int i = 0; i < count; ++i) {
        const auto level = static_cast<std::uint8_t>(i * 255 / std::max(1, count - 1));
        palette.push_back({level, level, static_cast<std::uint8_t>(i)});
    }
    return palette;
}

}  // namespace

TEST(Gif, DecodesToTheFramesThatWentIn)
{
    std::mt19937 random(7);
    for (const int colors : {1, 2, 5, 16, 200, 256}) {
        const int width = 97;
        const int height = 61;
        GifWriter writer(width, height, grays(colors));
        std::vector<Pixels> frames(5, Pixels(static_cast<std::size_t>(width * height)));
        for (std::size_t i = 0; i < frames.size(); ++i) {
            if (i > 0)
                frames[i] = frames[i - 1];
            // Noise at first, which fills the table many times over; then small changes.
            for (std::uint8_t& pixel : frames[i])
                if (i == 0 || random() % 500 == 0)
                    pixel = static_cast<std::uint8_t>(random() % static_cast<unsigned>(colors));
            writer.addFrame(frames[i], 100ms * (static_cast<int>(i) + 1));
        }
        const auto gif = testing::decodeGif(writer.finish());
        ASSERT_TRUE(gif) << colors;
        EXPECT_EQ(gif->width, width);
        EXPECT_EQ(gif->height, height);
        EXPECT_EQ(gif->frames, frames) << colors;
        EXPECT_EQ(gif->delays, (std::vector{10, 20, 30, 40, 50}));
        EXPECT_TRUE(gif->repeats);
    }
}

TEST(Gif, PlainAreasCompressWell)
{
    GifWriter writer(400, 400, grays(4));
    writer.addFrame(Pixels(160000, 2), 1s);
    writer.addFrame(Pixels(160000, 2), 1s);  // nothing changed
    const std::string bytes = writer.finish();
    EXPECT_LT(bytes.size(), 2000U);
    const auto gif = testing::decodeGif(bytes);
    ASSERT_TRUE(gif);
    EXPECT_EQ(gif->frames.size(), 2U);
    EXPECT_EQ(gif->frames[1], Pixels(160000, 2));
}

TEST(Gif, PaletteIsKept)
{
    GifWriter writer(1, 1, {{1, 2, 3}, {250, 128, 7}});
    writer.addFrame({1}, 20ms);
    const auto gif = testing::decodeGif(writer.finish());
    ASSERT_TRUE(gif);
    ASSERT_GE(gif->palette.size(), 6U);
    EXPECT_EQ(gif->palette.substr(0, 6), "\x01\x02\x03\xFA\x80\x07");
}

}  // namespace gomoku
