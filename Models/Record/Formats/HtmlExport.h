// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/GameRecord.h"

namespace gomoku {

/// One page that replays the game with all its variations and comments in any browser: no other
/// file, no network. The texts of the record are shown, never run. Where the program was built with
/// the engine for web pages (`make web`), the reader can also play on against it.
[[nodiscard]] std::string writeHtml(const GameRecord& record);

}  // namespace gomoku
