// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/cli/Support/Text.h"

#include <iomanip>

namespace gomoku::cli {

namespace {

/// U+0080 to U+009F are the controls of 8-bit terminals; UTF-8 writes them as C2 80 to C2 9F.
bool isHighControl(unsigned char first, unsigned char second)
{
    return first == 0xC2 && second >= 0x80 && second <= 0x9F;
}

bool isControl(unsigned char byte)
{
    return (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F;
}

void appendCode(std::string& text, unsigned char byte)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    text += "\\x";
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
}

}  // namespace

std::string padded(std::string_view text, std::size_t width)
{
    std::string filled(text);
    filled.resize(std::max(width, text.size()), ' ');
    return filled;
}

std::string rightAligned(std::string_view text, std::size_t width)
{
    return std::string(width - std::min(width, text.size()), ' ').append(text);
}

std::string fixed(double number, int digits)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(digits) << number;
    return std::move(text).str();
}

std::string withSign(std::string number)
{
    return number.starts_with('-') ? number : '+' + number;
}

std::string printable(std::string_view text)
{
    std::string safe;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const bool isHigh
            = i + 1 < text.size() && isHighControl(byte, static_cast<unsigned char>(text[i + 1]));
        if (isHigh)
            appendCode(safe, static_cast<unsigned char>(text[++i]));
        else if (isControl(byte))
            appendCode(safe, byte);
        else
            safe += text[i];
    }
    return safe;
}

}  // namespace gomoku::cli
