// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Formats/FormatTypes.h"

// Piskvork's psq: "Piskvorky 20x20, 11:11, 0", then a line "x,y,ms" for each move, counted from 1
// and from the top left; then perhaps the two players and a code for how the game ended.

namespace gomoku {

/// Also without the header, and with the third number missing.
[[nodiscard]] Expected<ReadGame> readPsq(std::string_view bytes, const ReadOptions& options = {});
/// Gomotur's relative: two names, then "x,y,ms" counted from 0, on 20x20.
[[nodiscard]] Expected<ReadGame> readRec(std::string_view bytes, const ReadOptions& options = {});
[[nodiscard]] Expected<WrittenGame> writePsq(const GameRecord& record);

}  // namespace gomoku
