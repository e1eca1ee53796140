// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Match/TournamentPlan.h"
#include "Models/Record/GameRecord.h"

namespace gomoku {

/// A game as a record, for files, for the library and for the board: players, event, result, times,
/// and how it ended as a comment.
[[nodiscard]] GameRecord recordOf(const MatchGameResult& game, const TournamentPlan& plan);

/// How a game ended, in English and in a few words: "five in a row", "late: no move within 5 ms".
[[nodiscard]] QString endText(const MatchGameResult& game);

}  // namespace gomoku
