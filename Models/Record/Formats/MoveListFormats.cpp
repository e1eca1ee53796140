// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/MoveListFormats.h"

#include "Models/Core/Ascii.h"
#include "Models/Record/Formats/MoveSequence.h"
#include "Models/Record/Formats/TextValues.h"

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kPosLines = 15;  ///< .pos and Renju Portal know no other board.
constexpr std::string_view kPortalLink = "https://renjuportal.com/board?mvs=";

/// Column and row from the top left, or no point if that is off the board.
Point fromTopLeft(int column, int rowFromTop, int size)
{
    const bool onBoard = column >= 0 && column < size && rowFromTop >= 0 && rowFromTop < size;
    return onBoard ? Point::at(column, size - 1 - rowFromTop) : Point();
}

int rowFromTop(Point point, int size)
{
    return size - 1 - point.row();
}

int hexValue(char c)
{
    if (isDigit(c))
        return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// Where the moves of a link begin; npos if it is none of this kind.
std::size_t startOfPortalMoves(std::string_view text)
{
    for (const std::string_view key : {"mvs=", "mv="}) {
        const std::size_t at = text.find(key);
        if (at != std::string_view::npos)
            return at + key.size();
    }
    return std::string_view::npos;
}

/// Whitespace-separated integers with their places.
struct PlacedInt
{
    int value = 0;
    std::size_t offset = 0;
};

Expected<std::vector<PlacedInt>> scanInts(std::string_view text)
{
    std::vector<PlacedInt> numbers;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = text.find_first_not_of(" \t\r\n", at);
        if (start == std::string_view::npos)
            break;
        at = std::min(text.find_first_of(" \t\r\n", start), text.size());
        const auto number = parseNumber(text.substr(start, at - start));
        if (!number)
            return ParseError::inText(text, start, "this is not a number");
        numbers.push_back({*number, start});
    }
    return numbers;
}

std::vector<TextLine> filledLines(std::string_view text)
{
    std::vector<TextLine> lines = splitLines(text);
    std::erase_if(lines, [](const TextLine& line) { return line.text.empty(); });
    return lines;
}

Expected<GameRecord> readOpening(TextPlaces& places, const TextLine& line,
                                 const ReadOptions& options)
{
    const auto steps = parseIntList(line.text);
    if (!steps || steps->size() % 2 != 0)
        return places.error(line.offset, "an opening is a list of pairs such as 0,0, 1,-1");
    const int size = options.boardSize.value_or(kDefaultBoardSize);
    MoveSequenceBuilder builder(size);
    for (std::size_t i = 0; i < steps->size(); i += 2) {
        // Steps are bounded first: no sum of them may overflow.
        const bool near = std::max((*steps)[i], (*steps)[i + 1]) <= size
            && std::min((*steps)[i], (*steps)[i + 1]) >= -size;
        const Point point = near
            ? fromTopLeft((*steps)[i] + size / 2, (*steps)[i + 1] + size / 2, size)
            : Point();
        if (auto reason = builder.play(point))
            return places.error(line.offset, "move " + std::to_string(i / 2 + 1) + ": " + *reason);
    }
    return std::move(builder.record());
}

/// Two numbers with a comma between them and no blank.
struct PlacedPair
{
    int column = 0;
    int row = 0;
    std::size_t offset = 0;
};

/// Pairs with blanks between them; nullopt if there is anything else.
std::optional<std::vector<PlacedPair>> scanPairs(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t\r\n";
    std::vector<PlacedPair> pairs;
    for (std::size_t at = text.find_first_not_of(kBlanks); at != std::string_view::npos;
         at = text.find_first_not_of(kBlanks, at)) {
        const std::string_view word
            = text.substr(at, std::min(text.find_first_of(kBlanks, at), text.size()) - at);
        const std::size_t comma = word.find(',');
        const auto column = parseNumber(word.substr(0, comma));
        const auto row
            = comma == std::string_view::npos ? std::nullopt : parseNumber(word.substr(comma + 1));
        if (!column || !row || *column < 0 || *row < 0)
            return std::nullopt;
        pairs.push_back({*column, *row, at});
        at += word.size();
    }
    return pairs;
}

/// The usual board that has so many lines.
int boardFor(int lines)
{
    for (const int size : {kDefaultBoardSize, 19, 20})
        if (lines <= size)
            return size;
    return kMaxBoardSize;
}

}  // namespace

Expected<ReadGame> readPos(std::string_view bytes, const ReadOptions&)
{
    if (bytes.empty())
        return ParseError::overall("the file is empty");
    const std::size_t count = static_cast<unsigned char>(bytes[0]);
    if (count == 0 || count > kPosLines * kPosLines)
        return ParseError::overall("the first byte is not the number of moves");
    if (bytes.size() != count + 1)
        return ParseError::inBytes(bytes.size(),
                                   "the file should contain " + std::to_string(count) + " moves");
    MoveSequenceBuilder builder(kPosLines);
    for (std::size_t i = 1; i <= count; ++i) {
        const int place = static_cast<unsigned char>(bytes[i]);
        const Point point = fromTopLeft(place % kPosLines, place / kPosLines, kPosLines);
        if (auto reason = builder.play(point))
            return ParseError::inBytes(i, std::move(*reason));
    }
    return ReadGame{std::move(builder.record()), RecordFormat::Pos};
}

Expected<WrittenGame> writePos(const GameRecord& record)
{
    const auto line = moveSequenceOf(record, {.boardSize = true, .onlyBoardSize = kPosLines});
    if (!line)
        return line.error();
    WrittenGame written{.lost = line->lost};
    written.bytes.push_back(static_cast<char>(line->moves.size()));
    for (const NodeId node : line->moves) {
        const Point point = record.move(node)->point;
        const int place = rowFromTop(point, kPosLines) * kPosLines + point.column();
        written.bytes.push_back(static_cast<char>(place));
    }
    return written;
}

Expected<ReadGame> readSav(std::string_view bytes, const ReadOptions&)
{
    const auto numbers = scanInts(bytes);
    if (!numbers)
        return numbers.error();
    if (numbers->size() < 3)
        return ParseError::inText(bytes, bytes.size(), "height, width and number of moves missing");
    const int size = (*numbers)[0].value;
    const int count = (*numbers)[2].value;
    if (size != (*numbers)[1].value)
        return ParseError::inText(bytes, (*numbers)[1].offset, "the board is not square");
    if (size < kMinBoardSize || size > kMaxBoardSize)
        return ParseError::inText(bytes, (*numbers)[0].offset,
                                  "this board size is not supported (5 to 22)");
    if (count < 0 || numbers->size() != 3 + 2 * static_cast<std::size_t>(count))
        return ParseError::inText(bytes, (*numbers)[2].offset,
                                  "the number of moves does not match the moves that follow");
    MoveSequenceBuilder builder(size);
    for (std::size_t i = 3; i < numbers->size(); i += 2) {
        const Point point = fromTopLeft((*numbers)[i + 1].value, (*numbers)[i].value, size);
        if (auto reason = builder.play(point))
            return ParseError::inText(bytes, (*numbers)[i].offset, std::move(*reason));
    }
    return ReadGame{std::move(builder.record()), RecordFormat::Sav};
}

Expected<WrittenGame> writeSav(const GameRecord& record)
{
    const auto line = moveSequenceOf(record, {.emptyGames = true, .boardSize = true});
    if (!line)
        return line.error();
    WrittenGame written{.lost = line->lost};
    const int size = record.boardSize();
    for (const std::size_t number :
         {static_cast<std::size_t>(size), static_cast<std::size_t>(size), line->moves.size()})
        written.bytes += std::to_string(number) + "\n";
    for (const NodeId node : line->moves) {
        const Point point = record.move(node)->point;
        written.bytes += std::to_string(rowFromTop(point, size)) + " "
            + std::to_string(point.column()) + "\n";
    }
    return written;
}

Expected<ReadGame> readRenjuPortal(std::string_view bytes, const ReadOptions&)
{
    std::size_t at = startOfPortalMoves(bytes);
    if (at == std::string_view::npos)
        return ParseError::inText(bytes, 0, "the link contains no moves");
    MoveSequenceBuilder builder(kPosLines);
    while (at < bytes.size() && hexValue(bytes[at]) >= 0) {
        if (at + 1 >= bytes.size() || hexValue(bytes[at + 1]) < 0)
            return ParseError::inText(bytes, at, "the last move of the link is cut off");
        const Point point = fromTopLeft(hexValue(bytes[at]), hexValue(bytes[at + 1]), kPosLines);
        if (auto reason = builder.play(point))
            return ParseError::inText(bytes, at, std::move(*reason));
        at += 2;
    }
    if (builder.last() == GameRecord::root())
        return ParseError::inText(bytes, at, "the link contains no moves");
    return ReadGame{std::move(builder.record()), RecordFormat::RenjuPortal};
}

Expected<WrittenGame> writeRenjuPortal(const GameRecord& record)
{
    const auto line = moveSequenceOf(record, {.boardSize = true, .onlyBoardSize = kPosLines});
    if (!line)
        return line.error();
    constexpr std::string_view kDigits = "0123456789abcdef";
    WrittenGame written{std::string(kPortalLink), line->lost};
    for (const NodeId node : line->moves) {
        const Point point = record.move(node)->point;
        written.bytes += kDigits[static_cast<std::size_t>(point.column())];
        written.bytes += kDigits[static_cast<std::size_t>(rowFromTop(point, kPosLines))];
    }
    written.bytes += "\n";
    return written;
}

Expected<ReadGame> readOffsets(std::string_view bytes, const ReadOptions& options)
{
    const std::vector<TextLine> lines = filledLines(bytes);
    if (lines.empty())
        return ParseError::overall("there are no moves here");
    TextPlaces places(bytes);
    auto record = readOpening(places, lines.front(), options);
    if (!record)
        return record.error();
    return ReadGame{std::move(record).value(), RecordFormat::Offsets,
                    static_cast<int>(lines.size())};
}

ReadGames readOffsetList(std::string_view bytes, const ReadOptions& options)
{
    ReadGames all;
    TextPlaces places(bytes);
    for (const TextLine& line : filledLines(bytes)) {
        auto record = readOpening(places, line, options);
        if (record)
            all.games.push_back(std::move(record).value());
        else
            all.refused.push_back(record.error());
    }
    return all;
}

Expected<WrittenGame> writeOffsets(const GameRecord& record)
{
    const auto line = moveSequenceOf(record, {.boardSize = false});
    if (!line)
        return line.error();
    WrittenGame written{.lost = line->lost};
    const int centre = record.boardSize() / 2;
    for (const NodeId node : line->moves) {
        const Point point = record.move(node)->point;
        written.bytes += written.bytes.empty() ? "" : ", ";
        written.bytes += std::to_string(point.column() - centre) + ","
            + std::to_string(rowFromTop(point, record.boardSize()) - centre);
    }
    written.bytes += "\n";
    return written;
}

bool looksLikePairs(std::string_view text)
{
    const auto pairs = scanPairs(text);
    if (!pairs || pairs->empty())
        return false;
    const auto shareLine = [text](const PlacedPair& a, const PlacedPair& b) {
        return text.substr(a.offset, b.offset - a.offset).find('\n') == std::string_view::npos;
    };
    return std::adjacent_find(pairs->begin(), pairs->end(), shareLine) != pairs->end();
}

Expected<ReadGame> readPairs(std::string_view bytes, const ReadOptions& options)
{
    const auto pairs = scanPairs(bytes);
    if (!pairs || pairs->empty())
        return ParseError::overall("there are no pairs of numbers here");
    int least = kMaxBoardSize;
    int most = 0;
    for (const PlacedPair& pair : *pairs) {
        least = std::min({least, pair.column, pair.row});
        most = std::max({most, pair.column, pair.row});
    }
    const int first = least > 0 && most == options.boardSize.value_or(kDefaultBoardSize) ? 1 : 0;
    const int size = options.boardSize.value_or(boardFor(most - first + 1));
    MoveSequenceBuilder builder(size);
    for (const PlacedPair& pair : *pairs) {
        const Point point = fromTopLeft(pair.column - first, pair.row - first, size);
        if (auto reason = builder.play(point))
            return ParseError::inText(bytes, pair.offset, std::move(*reason));
    }
    ReadGame game{std::move(builder.record()), RecordFormat::Pairs};
    game.remarks.push_back("The pairs were read as column and row from the top left, counted from "
                           + std::to_string(first) + ".");
    return game;
}

}  // namespace gomoku
