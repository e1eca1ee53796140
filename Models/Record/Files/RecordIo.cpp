// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Files/RecordIo.h"

#include "Models/Core/InputLimit.h"
#include "Models/Record/Encoding/TextEncoding.h"
#include "Models/Record/Formats/Diagram.h"
#include "Models/Record/Formats/HtmlExport.h"
#include "Models/Record/Formats/MoveListFormats.h"
#include "Models/Record/Formats/PositionText.h"
#include "Models/Record/Formats/PsqFormat.h"
#include "Models/Record/Sgf/SgfFormat.h"
#include "Models/Record/Trees/RenLibFormat.h"
#include "Models/Record/Trees/RifFormat.h"

namespace gomoku {

namespace {

Expected<ReadGame> readAs(RecordFormat format, std::string_view bytes, const ReadOptions& options)
{
    switch (format) {
    case RecordFormat::Sgf:
        return readSgf(bytes, options);
    case RecordFormat::Psq:
        return readPsq(bytes, options);
    case RecordFormat::Rec:
        return readRec(bytes, options);
    case RecordFormat::RenLib:
        return readRenLib(bytes, options);
    case RecordFormat::Pos:
        return readPos(bytes, options);
    case RecordFormat::Sav:
        return readSav(bytes, options);
    case RecordFormat::PositionText:
        return readPositionText(bytes, options);
    case RecordFormat::RenjuPortal:
        return readRenjuPortal(bytes, options);
    case RecordFormat::Offsets:
        return readOffsets(bytes, options);
    case RecordFormat::Pairs:
        return readPairs(bytes, options);
    case RecordFormat::Diagram:
        return readDiagram(bytes, options);
    case RecordFormat::Rif:
        return readRif(bytes, options);
    case RecordFormat::Html:
        break;
    }
    return ParseError::overall("this format can only be written, not read");
}

WrittenGame writeDiagram(const GameRecord& record)
{
    const NodeId end = record.mainLine().back();
    const std::string side
        = record.sideToMove(end) == Color::White ? "White to move\n" : "Black to move\n";
    WrittenGame written{drawDiagram(record.position(end)) + side};
    if (record.nodeCount() > 1)
        written.lost.emplace_back("the order of the moves");
    return written;
}

/// The formats whose files may be libraries of many games; the others hold one game.
bool mayBeLarge(RecordFormat format)
{
    return format == RecordFormat::Sgf || format == RecordFormat::RenLib
        || format == RecordFormat::Rif || format == RecordFormat::Offsets;
}

/// UTF-16 would be taken for binary by everything after this; the other texts stay as they are.
std::string withoutUtf16(std::string_view bytes)
{
    const bool isUtf16 = bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
    return isUtf16 ? decodeLiberally(bytes).text : std::string(bytes);
}

}  // namespace

Expected<ReadGame> readGame(std::string_view bytes, const ReadOptions& options)
{
    if (bytes.empty())
        return ParseError::overall("there is nothing to read");
    if (std::ssize(bytes) > kMaxInputBytes)
        return ParseError::overall("the file is too large to be a game");
    const std::string plain = withoutUtf16(bytes);
    const auto format = recogniseFormat(plain, options.format);
    if (!format)
        return ParseError::overall("unknown file format");
    if (bytes.size() > kMaxSingleGameBytes && !mayBeLarge(*format))
        return ParseError::overall("the file is too large to be a game");
    return readAs(*format, plain, options);
}

ReadGames readGames(std::string_view bytes, const ReadOptions& options)
{
    const std::string plain = std::ssize(bytes) > kMaxInputBytes ? "" : withoutUtf16(bytes);
    const auto format = recogniseFormat(plain, options.format);
    if (format == RecordFormat::Sgf)
        return readSgfCollection(plain, options);
    if (format == RecordFormat::Rif)
        return readRifGames(plain, options);
    if (format == RecordFormat::Offsets)
        return readOffsetList(plain, options);
    ReadGames all;
    auto game = readGame(bytes, options);
    if (game)
        all.games.push_back(std::move(game->record));
    else
        all.refused.push_back(game.error());
    return all;
}

Expected<WrittenGame> writeGame(const GameRecord& record, RecordFormat format)
{
    switch (format) {
    case RecordFormat::Sgf:
        return WrittenGame{writeSgf(record)};
    case RecordFormat::Psq:
        return writePsq(record);
    case RecordFormat::RenLib:
        return writeRenLib(record);
    case RecordFormat::Pos:
        return writePos(record);
    case RecordFormat::Sav:
        return writeSav(record);
    case RecordFormat::PositionText:
        return writePositionText(record);
    case RecordFormat::RenjuPortal:
        return writeRenjuPortal(record);
    case RecordFormat::Offsets:
        return writeOffsets(record);
    case RecordFormat::Diagram:
        return writeDiagram(record);
    case RecordFormat::Html:
        return WrittenGame{writeHtml(record)};
    case RecordFormat::Pairs:
    case RecordFormat::Rec:
    case RecordFormat::Rif:
        break;
    }
    return ParseError::overall("this format can only be read, not written");
}

}  // namespace gomoku
