// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Sgf/SgfTree.h"

#include <optional>

// What must be known of an SGF file before its points and texts can be read.

namespace gomoku {

/// The value of the CA property, found before anything is decoded; empty if there is none.
[[nodiscard]] std::string_view sgfEncodingLabel(std::string_view bytes);

/// The size of the board: as the file says, else `hint`, else the smallest usual one that has all
/// its points. Refuses other games, boards that are not square, and sizes beyond ours.
[[nodiscard]] Expected<int> sgfBoardSize(std::string_view text, const SgfTree& tree,
                                         std::optional<int> hint);

/// The file says that it is a game of Go, as many programs for Gomoku do.
[[nodiscard]] bool claimsToBeGo(const SgfTree& tree);

}  // namespace gomoku
