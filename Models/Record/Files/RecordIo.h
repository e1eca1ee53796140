// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Encoding/TextEncoding.h"
#include "Models/Record/Files/RecordFormat.h"
#include "Models/Record/Formats/Expected.h"
#include "Models/Record/GameRecord.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// Larger files are refused: nothing that people keep of a game comes near it.
inline constexpr std::size_t kMaxRecordBytes = 256U * 1024 * 1024;
inline constexpr std::size_t kMaxSingleGameBytes = 16U * 1024 * 1024;
inline constexpr std::size_t kMaxRecordNodes = 8U * 1024 * 1024;

struct ReadOptions
{
    /// What the file's name promises. Contents that clearly are something else win.
    std::optional<RecordFormat> format{};
    std::string encoding{};  ///< Of the texts in the file; empty: as the file says, else a guess.
    TextDecoder decoder{};  ///< For encodings beyond our own; see TextEncoding.h.
    std::optional<int> boardSize{};  ///< Where the format does not say.
    bool rowsFromTop = false;  ///< Position text whose row 1 is the topmost.
    /// Position text with columns a..h j..p; unset: if it uses p and never i.
    std::optional<bool> columnsSkipI{};
};

/// A game that was read, and what one should know about the reading.
struct ReadGame
{
    GameRecord record{};
    RecordFormat format = RecordFormat::Sgf;
    int gamesInFile = 1;  ///< Only the first one was read.
    bool rowsAreAmbiguous = false;  ///< Reading with rowsFromTop would make sense as well.
    std::vector<std::string> remarks{};  ///< For people: guesses made, things left out.
};

/// Reads a game in any format we know. `bytes` may come from a file, the clipboard or a drop.
[[nodiscard]] Expected<ReadGame> readGame(std::string_view bytes, const ReadOptions& options = {});

/// Many games at once, for databases and statistics.
struct ReadGames
{
    std::vector<GameRecord> games{};
    std::vector<ParseError> refused{};  ///< One for each game that could not be read.
};

/// As readGame(), but every game of the file: of SGF collections, of RenjuNet's database and of
/// opening lists. One broken game does not keep the others out.
[[nodiscard]] ReadGames readGames(std::string_view bytes, const ReadOptions& options = {});

/// The bytes of a file, and what of the record the format cannot hold.
struct WrittenGame
{
    std::string bytes{};
    std::vector<std::string> lost{};  ///< "variations", "comments", …; empty if nothing.
};

/// Refuses what would be another game when read back, such as set-up stones in a psq file.
[[nodiscard]] Expected<WrittenGame> writeGame(const GameRecord& record, RecordFormat format);

}  // namespace gomoku
