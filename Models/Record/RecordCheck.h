// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/GameRecord.h"

#include <optional>
#include <string>

namespace gomoku {

/// Where the stones of a record do not fit on a board.
struct RecordFault
{
    NodeId node{};
    std::string reason{};
};

/// The first node, in the order of files, whose stones do not fit: a move or set-up stone off the
/// board, a move onto a stone, a point set up twice at once. Fouls and moves after the end of the
/// game are allowed here. Takes time in proportion to the record, however deep it is.
[[nodiscard]] std::optional<RecordFault> findFault(const GameRecord& record);

}  // namespace gomoku
