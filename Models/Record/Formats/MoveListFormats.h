// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Formats/FormatTypes.h"

// Four small formats that are nothing but a list of moves. All count rows from the top.

namespace gomoku {

/// RenLib's .pos: one byte with the number of moves, then 15 * row + column for each.
[[nodiscard]] Expected<ReadGame> readPos(std::string_view bytes, const ReadOptions& options = {});
[[nodiscard]] Expected<WrittenGame> writePos(const GameRecord& record);

/// Yixin-Board's .sav: lines with height, width and number of moves, then "row column" for each.
[[nodiscard]] Expected<ReadGame> readSav(std::string_view bytes, const ReadOptions& options = {});
[[nodiscard]] Expected<WrittenGame> writeSav(const GameRecord& record);

/// A link of renjuportal.com: after "mvs=" (or "mv=") two hexadecimal digits a move, column, row.
[[nodiscard]] Expected<ReadGame> readRenjuPortal(std::string_view bytes,
                                                 const ReadOptions& options = {});
[[nodiscard]] Expected<WrittenGame> writeRenjuPortal(const GameRecord& record);

/// Gomocup openings, one a line: "dx,dy, dx,dy, …" from the centre, which is size / 2.
[[nodiscard]] Expected<ReadGame> readOffsets(std::string_view bytes,
                                             const ReadOptions& options = {});
[[nodiscard]] ReadGames readOffsetList(std::string_view bytes, const ReadOptions& options = {});
[[nodiscard]] Expected<WrittenGame> writeOffsets(const GameRecord& record);

/// "7,7 8,8": column and row from the top left, several pairs on a line. Counted from 0, or from 1
/// where that alone makes them fit a board of 15 lines.
[[nodiscard]] Expected<ReadGame> readPairs(std::string_view bytes, const ReadOptions& options = {});
[[nodiscard]] bool looksLikePairs(std::string_view text);

}  // namespace gomoku
