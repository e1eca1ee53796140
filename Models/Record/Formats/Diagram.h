// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/Formats/FormatTypes.h"

#include <map>

// Boards drawn with characters:
//
//       a b c d e
//     5 . . . . . 5
//     4 . . X . . 4
//     3 . .(O). . 3        (O) is the newest stone
//     2 . . . X . 2
//     1 . . . . . 1
//       a b c d e
//     White to move

namespace gomoku {

struct DiagramOptions
{
    Point lastMove{};  ///< Bracketed.
    std::map<Point, char> marks{};  ///< Shown on empty points instead of the dot.
    bool coordinates = true;
};

/// The board as text, each line ended; without who is to move.
[[nodiscard]] std::string drawDiagram(const Grid& grid, const DiagramOptions& options = {});
/// The position at a node with its marks and who is to move.
[[nodiscard]] std::string drawDiagram(const GameRecord& record, NodeId node);

/// Reads X x # @ B b and filled circles as Black, O o W w and hollow circles as White, . + _ - * !
/// and line drawing as empty; coordinates, frames and other text around the board are skipped. The
/// stones become set-up stones.
[[nodiscard]] Expected<ReadGame> readDiagram(std::string_view bytes,
                                             const ReadOptions& options = {});
[[nodiscard]] bool looksLikeDiagram(std::string_view text);

}  // namespace gomoku
