// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/TextValues.h"

#include "Models/Core/Ascii.h"

#include <algorithm>

namespace gomoku {

namespace {

/// Nobody's clock runs for more than this; beyond it a number is not a time.
constexpr std::int64_t kMaxSeconds = 100'000'000;

TextLine makeLine(std::string_view text, std::size_t from, std::size_t to)
{
    const std::string_view line = trimmed(text.substr(from, to - from));
    const std::size_t offset
        = line.empty() ? from : static_cast<std::size_t>(line.data() - text.data());
    return {line, offset};
}

}  // namespace

Expected<DecodedText> decodeTexts(std::string_view bytes, std::string_view wanted)
{
    const bool isMarked = bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
    if (!wanted.empty() && !isKnownEncoding(wanted) && !isMarked && !isUtf8(bytes))
        return ParseError::overall("the texts are in the encoding \"" + std::string(wanted)
                                   + "\", which this program cannot read; convert them to UTF-8");
    return decodeLiberally(bytes, wanted);
}

std::vector<TextLine> splitLines(std::string_view text)
{
    std::vector<TextLine> lines;
    std::size_t start = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\n' && text[i] != '\r')
            continue;
        lines.push_back(makeLine(text, start, i));
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n')
            ++i;
        start = i + 1;
    }
    if (start < text.size())
        lines.push_back(makeLine(text, start, text.size()));
    return lines;
}

std::vector<std::string_view> splitAt(char separator, std::string_view text)
{
    std::vector<std::string_view> parts;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(separator, start), text.size());
        parts.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return parts;
}

std::optional<std::vector<int>> parseIntList(std::string_view text)
{
    std::vector<int> numbers;
    while (true) {
        const std::size_t comma = text.find(',');
        const auto number = parseNumber(trimmed(text.substr(0, comma)));
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
        if (comma == std::string_view::npos)
            return numbers;
        text.remove_prefix(comma + 1);
        if (trimmed(text).empty())  // a comma at the very end is common
            return numbers;
    }
}

std::optional<Milliseconds> parseSeconds(std::string_view text)
{
    const std::size_t dot = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, dot);
    const std::string_view fraction = text.substr(std::min(dot + 1, text.size()));
    const auto allDigits
        = [](std::string_view part) { return std::all_of(part.begin(), part.end(), isDigit); };
    if (whole.empty() || whole.size() > 9 || !allDigits(whole) || !allDigits(fraction))
        return std::nullopt;
    std::int64_t milliseconds = 0;
    for (const char c : whole)
        milliseconds = milliseconds * 10 + (c - '0');
    if (milliseconds > kMaxSeconds)
        return std::nullopt;
    for (std::size_t i = 0; i < 3; ++i)
        milliseconds = milliseconds * 10 + (i < fraction.size() ? fraction[i] - '0' : 0);
    return Milliseconds(milliseconds);
}

std::string secondsText(Milliseconds time)
{
    const std::int64_t count = std::max<std::int64_t>(time.count(), 0);
    std::string text = std::to_string(count / 1000);
    if (count % 1000 == 0)
        return text;
    text += '.' + std::to_string(1000 + count % 1000).substr(1);
    while (text.back() == '0')
        text.pop_back();
    return text;
}

}  // namespace gomoku
