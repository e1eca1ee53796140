// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Files/RecordFormat.h"

// How to open, paste and save games.
//
//   Opening:    readGame(bytes, {.format = formatForFile("game.psq")})
//   Pasting:    readGame(clipboardText)            whatever it is: SGF, "h8 i9 g7", a diagram, …
//   Saving:     writeGame(record, *formatForFile("game.sgf"))     then write the bytes atomically
//   Converting: both, one after the other; formatForFile() of each name gives the formats.
//   Collecting: readGames(bytes)                   every game of a collection
//
// Nothing here throws on bad input, touches files or remembers anything. A reader gives a whole,
// consistent game or a ParseError; there are no half games.

namespace gomoku {

/// Larger files are refused unless they are libraries of many games.
inline constexpr std::size_t kMaxSingleGameBytes = 16U * 1024 * 1024;

/// Reads a game in any format we know. `bytes` may come from a file, the clipboard or a drop.
[[nodiscard]] Expected<ReadGame> readGame(std::string_view bytes, const ReadOptions& options = {});

/// As readGame(), but every game of the file: of SGF collections, of RenjuNet's database and of
/// opening lists. One broken game does not keep the others out.
[[nodiscard]] ReadGames readGames(std::string_view bytes, const ReadOptions& options = {});

/// Refuses what would be another game when read back, such as set-up stones in a psq file.
[[nodiscard]] Expected<WrittenGame> writeGame(const GameRecord& record, RecordFormat format);

}  // namespace gomoku
