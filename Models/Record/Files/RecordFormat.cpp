// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Files/RecordFormat.h"

#include "Models/Core/Ascii.h"
#include "Models/Record/Formats/Diagram.h"
#include "Models/Record/Formats/MoveListFormats.h"
#include "Models/Record/Formats/MoveSequence.h"
#include "Models/Record/Formats/TextValues.h"
#include "Models/Record/Trees/RenLibFormat.h"

#include <algorithm>

namespace gomoku {

namespace {

/// However odd the bytes in its comments may be.
bool beginsLikeSgf(std::string_view bytes)
{
    const std::string_view start = trimmed(bytes.substr(0, 4096));
    return start.starts_with("(") && trimmed(start.substr(1)).starts_with(";");
}

bool isBinary(std::string_view bytes)
{
    const std::string_view start = bytes.substr(0, 4096);
    if (start.starts_with("\xFF\xFE") || start.starts_with("\xFE\xFF"))
        return false;  // UTF-16 text
    return std::any_of(start.begin(), start.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f' && c != '\v';
    });
}

std::optional<RecordFormat> recogniseBinary(std::string_view bytes,
                                            std::optional<RecordFormat> hint)
{
    const auto first = static_cast<unsigned char>(bytes[0]);
    const bool fitsPos = first > 0 && first <= 225 && bytes.size() == first + 1U;
    const bool fitsLib = first == 0x78 && bytes.size() % 2 == 0;
    if (hint)
        return hint;
    if (fitsPos)
        return RecordFormat::Pos;
    return fitsLib ? std::optional(RecordFormat::RenLib) : std::nullopt;
}

/// Lines of numbers alone: psq without its header, openings, or Yixin-Board's list.
std::optional<RecordFormat> recogniseNumbers(const std::vector<TextLine>& lines)
{
    std::vector<std::vector<int>> numbers;
    for (const TextLine& line : lines)
        if (auto list = parseIntList(line.text))
            numbers.push_back(std::move(*list));
    if (numbers.size() >= 3 && std::all_of(numbers.begin(), numbers.begin() + 3, [](const auto& n) {
            return n.size() == 1;
        }))
        return RecordFormat::Sav;
    if (numbers.empty() || numbers.size() < lines.size())
        return std::nullopt;
    const auto& first = numbers.front();
    const bool negative = std::any_of(first.begin(), first.end(), [](int n) { return n < 0; });
    const bool openings = first.size() % 2 == 0 && (first.size() > 2 || negative);
    return openings ? RecordFormat::Offsets : RecordFormat::Psq;
}

/// Two lines of text, then moves: Gomotur.
bool looksLikeRec(const std::vector<TextLine>& lines)
{
    const auto isMove = [](const TextLine& line) {
        const auto numbers = parseIntList(line.text);
        return numbers && (numbers->size() == 2 || numbers->size() == 3);
    };
    return lines.size() > 2 && !isMove(lines[0]) && !isMove(lines[1]) && isMove(lines[2]);
}

std::optional<RecordFormat> recogniseText(std::string_view text, std::optional<RecordFormat> hint)
{
    if (text.find("Piskvorky") != std::string_view::npos)
        return RecordFormat::Psq;
    const std::string_view start = trimmed(text);
    if (start.starts_with("(") || text.find("(;") != std::string_view::npos)
        return RecordFormat::Sgf;
    if (start.starts_with("<"))
        return RecordFormat::Rif;
    if (text.find("mvs=") != std::string_view::npos || text.find("?mv=") != std::string_view::npos)
        return RecordFormat::RenjuPortal;
    if (hint)
        return hint;
    if (looksLikePairs(text))
        return RecordFormat::Pairs;
    std::vector<TextLine> lines = splitLines(text);
    std::erase_if(lines, [](const TextLine& line) { return line.text.empty(); });
    if (const auto format = recogniseNumbers(lines))
        return format;
    if (looksLikeRec(lines))
        return RecordFormat::Rec;
    return looksLikeDiagram(text) ? RecordFormat::Diagram : RecordFormat::PositionText;
}

}  // namespace

const std::vector<RecordFormatInfo>& recordFormats()
{
    static const std::vector<RecordFormatInfo> kFormats{
        {RecordFormat::Sgf, "Smart Game Format", ".sgf", true, true},
        {RecordFormat::Psq, "Piskvork game", ".psq", true, true},
        {RecordFormat::RenLib, "RenLib library", ".lib", true, true},
        {RecordFormat::PositionText, "Position text", ".txt", true, true},
        {RecordFormat::Pos, "RenLib position", ".pos", true, true},
        {RecordFormat::Sav, "Yixin-Board game", ".sav", true, true},
        {RecordFormat::Rec, "Gomotur game", ".rec", true, false},
        {RecordFormat::Rif, "RenjuNet games", ".rif", true, false},
        {RecordFormat::RenjuPortal, "Renju Portal link", "", true, true},
        {RecordFormat::Offsets, "Gomocup opening", "", true, true},
        {RecordFormat::Pairs, "Pairs of numbers", "", true, false},
        {RecordFormat::Diagram, "Board diagram", "", true, true},
        {RecordFormat::Html, "Replay page", ".html", false, true},
    };
    return kFormats;
}

const RecordFormatInfo& infoOf(RecordFormat format)
{
    const auto& formats = recordFormats();
    return *std::find_if(formats.begin(), formats.end(),
                         [format](const RecordFormatInfo& info) { return info.format == format; });
}

std::optional<RecordFormat> formatForFile(std::string_view fileName)
{
    const std::string lower = lowered(fileName);
    if (lower.ends_with(".htm"))
        return RecordFormat::Html;
    for (const RecordFormatInfo& info : recordFormats())
        if (!info.extension.empty() && lower.ends_with(info.extension))
            return info.format;
    return std::nullopt;
}

std::optional<RecordFormat> recogniseFormat(std::string_view bytes,
                                            std::optional<RecordFormat> hint)
{
    if (hint && !infoOf(*hint).canRead)
        hint.reset();
    // A .txt may hold anything that is text.
    if (hint == RecordFormat::PositionText)
        hint.reset();
    if (hasRenLibHeader(bytes))
        return RecordFormat::RenLib;
    if (beginsLikeSgf(bytes))
        return RecordFormat::Sgf;
    if (trimmed(bytes.substr(0, 64)).starts_with("Piskvorky"))
        return RecordFormat::Psq;
    if (bytes.empty())
        return hint;
    return isBinary(bytes) ? recogniseBinary(bytes, hint) : recogniseText(bytes, hint);
}

}  // namespace gomoku
