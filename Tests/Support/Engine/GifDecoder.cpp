// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/GifDecoder.h"

#include <algorithm>
#include <stdexcept>

namespace gomoku::testing {

namespace {

/// Every read is checked; decodeGif() turns the exception into nullopt.
class Reader
{
public:
    explicit Reader(std::string_view bytes) : m_bytes(bytes) { }

    int byte()
    {
        if (m_at >= m_bytes.size())
            throw std::runtime_error("the file is too short");
        return static_cast<unsigned char>(m_bytes[m_at++]);
    }
    int word()
    {
        const int low = byte();
        return low | byte() << 8;
    }
    std::string take(int count)
    {
        std::string taken;
        for (int i = 0; i < count; ++i)
            taken += static_cast<char>(byte());
        return taken;
    }
    /// Sub-blocks up to the empty one, joined.
    std::string blocks()
    {
        std::string joined;
        for (int length = byte(); length > 0; length = byte())
            joined += take(length);
        return joined;
    }

private:
    std::string_view m_bytes;
    std::size_t m_at = 0;
};

class LzwDecoder
{
public:
    LzwDecoder(const std::string& data, int colorBits)
        : m_data(data),
          m_colorBits(colorBits),
          m_clear(1 << colorBits)
    {
        reset();
    }

    std::vector<std::uint8_t> run()
    {
        std::vector<std::uint8_t> pixels;
        std::vector<std::uint8_t> previous;
        while (true) {
            const int code = readCode();
            if (code == m_clear + 1)
                return pixels;
            if (code == m_clear) {
                reset();
                previous.clear();
                continue;
            }
            std::vector<std::uint8_t> string = lookUp(code, previous);
            if (!previous.empty())
                define(previous, string.front());
            pixels.insert(pixels.end(), string.begin(), string.end());
            previous = std::move(string);
        }
    }

private:
    void reset()
    {
        m_bits = m_colorBits + 1;
        m_strings.clear();
        for (int i = 0; i < m_clear + 2; ++i)
            m_strings.push_back({static_cast<std::uint8_t>(i)});
    }

    int readCode()
    {
        int code = 0;
        for (int i = 0; i < m_bits; ++i, ++m_at) {
            if (m_at / 8 >= m_data.size())
                throw std::runtime_error("no end code");
            const int bit = static_cast<unsigned char>(m_data[m_at / 8]) >> (m_at % 8) & 1;
            code |= bit << i;
        }
        return code;
    }

    std::vector<std::uint8_t> lookUp(int code, const std::vector<std::uint8_t>& previous)
    {
        const auto known = static_cast<int>(m_strings.size());
        if (code < known)
            return m_strings[static_cast<std::size_t>(code)];
        if (code > known || previous.empty())
            throw std::runtime_error("a code from nowhere");
        std::vector<std::uint8_t> string = previous;
        string.push_back(previous.front());
        return string;
    }

    void define(std::vector<std::uint8_t> string, std::uint8_t last)
    {
        if (m_strings.size() >= 4096)
            return;
        string.push_back(last);
        m_strings.push_back(std::move(string));
        if (m_strings.size() == std::size_t{1} << m_bits && m_bits < 12)
            ++m_bits;
    }

    const std::string& m_data;
    int m_colorBits;
    int m_clear;
    int m_bits = 0;
    std::size_t m_at = 0;
    std::vector<std::vector<std::uint8_t>> m_strings;
};

void readExtension(Reader& reader, DecodedGif& gif)
{
    const int label = reader.byte();
    const std::string data = reader.blocks();
    if (label == 0xF9 && data.size() == 4)
        gif.delays.push_back(static_cast<unsigned char>(data[1])
                             | static_cast<unsigned char>(data[2]) << 8);
    else if (label == 0xFF && data.starts_with("NETSCAPE2.0"))
        gif.repeats = true;
}

void readImage(Reader& reader, DecodedGif& gif)
{
    const int left = reader.word();
    const int top = reader.word();
    const int width = reader.word();
    const int height = reader.word();
    if (reader.byte() != 0 || left + width > gif.width || top + height > gif.height)
        throw std::runtime_error("an image that we never write");
    const int colorBits = reader.byte();
    const auto pixels = LzwDecoder(reader.blocks(), colorBits).run();
    if (pixels.size() != static_cast<std::size_t>(width * height))
        throw std::runtime_error("too many pixels or too few");
    auto frame = gif.frames.empty()
        ? std::vector<std::uint8_t>(static_cast<std::size_t>(gif.width * gif.height))
        : gif.frames.back();
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            frame[static_cast<std::size_t>((top + y) * gif.width + left + x)]
                = pixels[static_cast<std::size_t>(y * width + x)];
    gif.frames.push_back(std::move(frame));
}

DecodedGif decode(Reader& reader)
{
    DecodedGif gif;
    if (reader.take(6) != "GIF89a")
        throw std::runtime_error("no GIF");
    gif.width = reader.word();
    gif.height = reader.word();
    const int flags = reader.byte();
    (void)reader.word();
    gif.palette = reader.take(3 * (2 << (flags & 7)));
    for (int kind = reader.byte(); kind != 0x3B; kind = reader.byte()) {
        if (kind == 0x21)
            readExtension(reader, gif);
        else if (kind == 0x2C)
            readImage(reader, gif);
        else
            throw std::runtime_error("an unknown block");
    }
    return gif;
}

}  // namespace

std::optional<DecodedGif> decodeGif(std::string_view bytes)
{
    try {
        Reader reader(bytes);
        return decode(reader);
    } catch (const std::runtime_error&) {
        return std::nullopt;
    }
}

}  // namespace gomoku::testing
