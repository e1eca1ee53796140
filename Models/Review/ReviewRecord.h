// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/GameReview.h"

#include <optional>

namespace gomoku {

/// The main line of a record as a game to be reviewed; after a set-up in the middle, what follows
/// it. `rule` is for records that do not say.
[[nodiscard]] ReviewedGame reviewedGame(const GameRecord& record, Rule rule = Rule::Freestyle);

/// Writes a complete review of reviewedGame(record) into the record, as SGF has it: V the value for
/// Black at each node, DO[] an inaccuracy, BM[1] a mistake, BM[2] a blunder, and the better move
/// with TE[1] as a variation with its line. REVIEW[first:second] at the root says which looks made
/// it. Marks of an earlier review go; variations stay.
void attachReview(GameRecord& record, const GameReview& review);

/// The review that attachReview() put into a record, wherever it has been since; nullopt if there
/// is none, or if moves were added to the main line after it.
[[nodiscard]] std::optional<GameReview> reviewOf(const GameRecord& record,
                                                 Rule rule = Rule::Freestyle);

}  // namespace gomoku
