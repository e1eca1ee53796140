// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace gomoku {

enum class RecordFormat : std::uint8_t {
    Sgf,
    Psq,  ///< Piskvork.
    Rec,  ///< Gomotur: psq without a header, counted from zero. Only read.
    RenLib,  ///< .lib, with its tree.
    Pos,  ///< RenLib's binary list of moves.
    Sav,  ///< Yixin-Board.
    PositionText,  ///< "h8 i9 g7"
    RenjuPortal,  ///< A link of renjuportal.com.
    Offsets,  ///< Gomocup openings: steps from the centre.
    Diagram,  ///< A board drawn with characters.
    Rif,  ///< RenjuNet's XML. Only read.
    Html,  ///< A page that replays the game. Only written.
};

struct RecordFormatInfo
{
    RecordFormat format;
    std::string_view name;  ///< For lists and messages; not translated.
    std::string_view extension;  ///< With its dot; empty if it has none of its own.
    bool canRead;
    bool canWrite;
};

/// Every format, in the order in which a file dialog would list them.
[[nodiscard]] const std::vector<RecordFormatInfo>& recordFormats();
[[nodiscard]] const RecordFormatInfo& infoOf(RecordFormat format);

/// By the extension of a file name or path, in any case; nullopt if it is none of ours.
[[nodiscard]] std::optional<RecordFormat> formatForFile(std::string_view fileName);

/// What the bytes themselves look like. `hint` decides between formats that cannot be told apart.
[[nodiscard]] std::optional<RecordFormat> recogniseFormat(std::string_view bytes,
                                                          std::optional<RecordFormat> hint = {});

}  // namespace gomoku
