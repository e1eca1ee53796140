// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"

#include <istream>
#include <string>
#include <vector>

namespace gomoku {

/// A position in which the side to move is said to win, as a line `id;black;white;side;rule;plies`
/// with stones like "h8 i9" and the side as b or w. 15x15.
struct ThreatPuzzle
{
    std::string id{};
    BoardManager position{};
    int plies = 0;  ///< To the five; 0 if not known.

    /// Throws std::invalid_argument for a line that is none.
    [[nodiscard]] static ThreatPuzzle parse(const std::string& line);
    [[nodiscard]] std::string toString() const;
};

/// All lines but empty ones and those that begin with #.
[[nodiscard]] std::vector<ThreatPuzzle> readPuzzles(std::istream& in);

}  // namespace gomoku
