// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/GameReview.h"

#include <optional>

namespace gomoku {

/// The main line of a record as a game to be reviewed; after a set-up in the middle, what follows
/// it. `rule` is for records that do not say.
[[nodiscard]] ReviewedGame reviewedGame(const GameRecord& record, Rule rule = Rule::Freestyle);

/// Writes a complete review into the record, as SGF has it: V the value for Black at each node,
/// DO[] an inaccuracy, BM[1] a mistake, BM[2] a blunder, TE[2] an only move, and the better move
/// with TE[1] as a variation with its line. REVIEW[first:second] at the last move says which looks
/// made it; at the root it says that the main line has been reviewed. Marks of an earlier review of
/// the line go; variations stay. False, and nothing happens, if the record has no such line.
bool attachReview(GameRecord& record, const GameReview& review);

/// The review that attachReview() put into a record, wherever it has been since; nullopt if there
/// is none of the main line, or if moves were added to that after it.
[[nodiscard]] std::optional<GameReview> reviewOf(const GameRecord& record,
                                                 Rule rule = Rule::Freestyle);
/// The same for any line of the record from the start of the main line.
[[nodiscard]] std::optional<GameReview> reviewOf(const GameRecord& record,
                                                 const ReviewedGame& game);

/// Where the reviewed line is after so many moves, those before the review counted, and then along
/// `line`. None if the record does not have that. Which line is the main one does not matter.
[[nodiscard]] NodeId reviewedNode(const GameRecord& record, const GameReview& review, int moves,
                                  const std::vector<Point>& line = {});

}  // namespace gomoku
