// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/GifWriter.h"

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kMaxCodes = 4096;
constexpr std::size_t kMaxBlock = 255;

/// Packs codes of growing width into bytes, least significant bit first, in blocks of 255.
class CodeStream
{
public:
    explicit CodeStream(std::string& out) : m_out(out) { }

    void put(int code, int bits)
    {
        m_bits |= static_cast<std::uint32_t>(code) << m_count;
        m_count += bits;
        for (; m_count >= 8; m_count -= 8, m_bits >>= 8)
            putByte();
    }

    void finish()
    {
        if (m_count > 0)
            putByte();
        flush();
        m_out += '\0';
    }

private:
    void putByte()
    {
        m_block += static_cast<char>(m_bits & 0xFF);
        if (m_block.size() == kMaxBlock)
            flush();
    }

    void flush()
    {
        if (m_block.empty())
            return;
        m_out += static_cast<char>(m_block.size());
        m_out += m_block;
        m_block.clear();
    }

    std::string& m_out;
    std::string m_block;
    std::uint32_t m_bits = 0;
    int m_count = 0;
};

/// The variant of LZW that GIF uses: known strings are nodes of a trie, numbered as they come up.
class LzwEncoder
{
public:
    LzwEncoder(std::string& out, int colorBits)
        : m_stream(out),
          m_colors(1 << colorBits),
          m_firstBits(colorBits + 1)
    {
        restart();
    }

    void put(int color)
    {
        if (m_string < 0) {
            m_string = color;
            return;
        }
        int& known = m_next[static_cast<std::size_t>(m_string * m_colors + color)];
        if (known > 0) {
            m_string = known;
            return;
        }
        m_stream.put(m_string, m_bits);
        if (m_codes < kMaxCodes) {
            known = m_codes++;
            // The decoder is one code behind, so the width grows only after the code that needs it.
            if (known == 1 << m_bits)
                ++m_bits;
        } else {
            restart();
        }
        m_string = color;
    }

    void finish()
    {
        if (m_string >= 0)
            m_stream.put(m_string, m_bits);
        m_stream.put(m_colors + 1, m_bits);
        m_stream.finish();
    }

private:
    void restart()
    {
        if (!m_next.empty())
            m_stream.put(m_colors, m_bits);
        else
            m_stream.put(m_colors, m_firstBits);
        m_next.assign(static_cast<std::size_t>(kMaxCodes * m_colors), 0);
        m_bits = m_firstBits;
        m_codes = m_colors + 2;  // after the codes for "start again" and "end"
    }

    CodeStream m_stream;
    int m_colors;
    int m_firstBits;
    int m_bits = 0;
    int m_codes = 0;
    int m_string = -1;  ///< The code of what was read but not yet written; -1 if nothing.
    std::vector<int> m_next;  ///< [code * colours + colour]: the longer string; 0 if unknown.
};

int bitsFor(std::size_t colors)
{
    int bits = 2;  // GIF images of fewer bits are an old trap for decoders
    while ((std::size_t{1} << bits) < colors)
        ++bits;
    return bits;
}

}  // namespace

GifWriter::GifWriter(int width, int height, const std::vector<Rgb>& palette)
    : m_width(width),
      m_height(height),
      m_colorBits(bitsFor(palette.size()))
{
    m_bytes = "GIF89a";
    append16(width);
    append16(height);
    m_bytes += static_cast<char>(0xF0 | (m_colorBits - 1));  // a global palette of that many bits
    m_bytes += '\0';  // background
    m_bytes += '\0';  // square pixels
    for (std::size_t i = 0; i < std::size_t{1} << m_colorBits; ++i) {
        const Rgb color = i < palette.size() ? palette[i] : Rgb{};
        for (const std::uint8_t part : {color.red, color.green, color.blue})
            m_bytes += static_cast<char>(part);
    }
    m_bytes += "\x21\xFF\x0BNETSCAPE2.0";
    m_bytes += std::string("\x03\x01\x00\x00\x00", 5);  // repeat for ever
}

void GifWriter::append16(int number)
{
    m_bytes += static_cast<char>(number & 0xFF);
    m_bytes += static_cast<char>(number >> 8 & 0xFF);
}

GifWriter::Rectangle GifWriter::changedRectangle(const Pixels& pixels) const
{
    if (m_shown.empty())
        return {0, 0, m_width, m_height};
    int left = m_width;
    int right = -1;
    int top = m_height;
    int bottom = -1;
    for (int y = 0; y < m_height; ++y)
        for (int x = 0; x < m_width; ++x) {
            const auto place = static_cast<std::size_t>(y * m_width + x);
            if (pixels[place] == m_shown[place])
                continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = std::max(bottom, y);
        }
    // Even a frame in which nothing changed must have a pixel, or its delay would be lost.
    return right < 0 ? Rectangle{0, 0, 1, 1}
                     : Rectangle{left, top, right - left + 1, bottom - top + 1};
}

void GifWriter::addFrame(const Pixels& pixels, std::chrono::milliseconds delay)
{
    m_bytes += "\x21\xF9\x04";
    m_bytes += '\x04';  // the next frame is drawn over this one; nothing is transparent
    append16(static_cast<int>(std::clamp<std::int64_t>(delay.count() / 10, 0, 65535)));
    m_bytes += std::string(2, '\0');
    appendImage(pixels, changedRectangle(pixels));
    m_shown = pixels;
}

void GifWriter::appendImage(const Pixels& pixels, Rectangle part)
{
    m_bytes += '\x2C';
    for (const int number : {part.left, part.top, part.width, part.height})
        append16(number);
    m_bytes += '\0';  // the global palette, not interlaced
    m_bytes += static_cast<char>(m_colorBits);
    LzwEncoder encoder(m_bytes, m_colorBits);
    for (int y = part.top; y < part.top + part.height; ++y)
        for (int x = part.left; x < part.left + part.width; ++x)
            encoder.put(pixels[static_cast<std::size_t>(y * m_width + x)]);
    encoder.finish();
}

std::string GifWriter::finish()
{
    m_bytes += '\x3B';
    return std::move(m_bytes);
}

}  // namespace gomoku
