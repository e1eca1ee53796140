// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/SearchTypes.h"

#include <string>
#include <vector>

/// What analysing GUIs read while the brain thinks, after INFO show_detail.
namespace gomoku::gomocup {

/// "MESSAGE REALTIME ..." lines, from which a GUI marks the best point.
[[nodiscard]] std::vector<std::string> realtimeLines(const SearchReport& report, int boardSize);
/// "INFO ..." lines: every best line with its depth, score and moves.
[[nodiscard]] std::vector<std::string> detailLines(const SearchReport& report, int boardSize);

/// "137", "+M7", "-M12": the value for the side to move, mates in plies.
[[nodiscard]] std::string evalText(Score score);

}  // namespace gomoku::gomocup
