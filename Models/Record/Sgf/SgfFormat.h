// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Formats/FormatTypes.h"

// SGF, FF[4]. Gomoku is game number 4; points are those of Go: column then row, rows from the top.
// Beyond the standard we write OR (opening rule) and TU (seconds the move took).

namespace gomoku {

[[nodiscard]] Expected<ReadGame> readSgf(std::string_view bytes, const ReadOptions& options = {});
/// Every game of a file, and the games of it that could not be read.
[[nodiscard]] ReadGames readSgfCollection(std::string_view bytes, const ReadOptions& options = {});
/// Never refuses; everything in the record is written.
[[nodiscard]] std::string writeSgf(const GameRecord& record);

}  // namespace gomoku
