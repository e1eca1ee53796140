// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Formats/Expected.h"
#include "Models/Record/GameRecord.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What the readers and writers of all formats share.

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
    Pairs,  ///< "7,7 8,8": column and row from the top left. Only read.
    Diagram,  ///< A board drawn with characters.
    Rif,  ///< RenjuNet's XML. Only read.
    Html,  ///< A page that replays the game. Only written.
};

/// Trees beyond this are refused: no library that people keep comes near it.
inline constexpr std::size_t kMaxRecordNodes = 8U * 1024 * 1024;

struct ReadOptions
{
    /// What the file's name promises. Contents that clearly are something else win.
    std::optional<RecordFormat> format{};
    std::string encoding{};  ///< Of the texts in the file; empty: as the file says, else a guess.
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

/// Many games at once, for databases and statistics.
struct ReadGames
{
    std::vector<GameRecord> games{};
    std::vector<ParseError> refused{};  ///< One for each game that could not be read.
};

/// The bytes of a file, and what of the record the format cannot hold.
struct WrittenGame
{
    std::string bytes{};
    std::vector<std::string> lost{};  ///< "variations", "comments", …; empty if nothing.
};

}  // namespace gomoku
