// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Search/ParallelSearch.h"

#include <atomic>
#include <cstdint>
#include <vector>

namespace gomoku {

/// Does this line, played from `board`, end with a five of the side that `score` says, and not
/// before its last move?
[[nodiscard]] bool endsWithFive(BoardManager board, const std::vector<Point>& line, Score score);

/// A search that knows who wins does not always know the last moves: at its leaves it sees only
/// that there are enough fours. Adds them to a line of a decided score, by further searches of so
/// many nodes on the calling thread. True if the five was reached; the distance of `score` is then
/// that of the line.
[[nodiscard]] bool playOut(ParallelSearch& search, BoardManager board, std::vector<Point>& line,
                           Score& score, std::uint64_t nodes, const std::atomic<bool>& stop);

}  // namespace gomoku
