// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Zobrist.h"
#include "Models/Game/GameTypes.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace gomoku {

/// How much of the mover's chance to win a move threw away.
enum class MoveJudgement {
    Unknown,  ///< The position before or after the move has no value yet.
    Fine,
    Inaccuracy,  ///< A tenth of the chance to win, or more.
    Mistake,  ///< Two tenths.
    Blunder,  ///< Three tenths.
};

[[nodiscard]] MoveJudgement judgeDrop(double chanceBefore, double chanceAfter);

/// What searches said about the positions of one game. Kept by position, so that undo, redo and
/// variations find their values again.
class EvaluationHistory
{
public:
    void clear() { m_scores.clear(); }
    /// Takes the report of a search of the position that `snapshot` shows.
    void note(const GameSnapshot& snapshot, const SearchReport& report);
    /// Likewise of the position after so many moves of the line that `snapshot` shows.
    void note(const GameSnapshot& snapshot, int moves, const SearchReport& report);

    /// Black's score after each number of moves of the snapshot, 0 to all of them. Where no search
    /// was noted, what the computer that made the move thought of it.
    [[nodiscard]] std::vector<std::optional<Score>> blackScores(const GameSnapshot& snapshot) const;
    /// One judgement for each move of the snapshot.
    [[nodiscard]] std::vector<MoveJudgement> judgements(const GameSnapshot& snapshot) const;

private:
    std::unordered_map<zobrist::Key, Score> m_scores;
};

}  // namespace gomoku
