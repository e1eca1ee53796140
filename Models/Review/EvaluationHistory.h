// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Zobrist.h"
#include "Models/Game/GameSnapshot.h"
#include "Models/Search/SearchTypes.h"

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

/// The chance to win that an estimate stands for, 0 to 1; a draw counts as half.
[[nodiscard]] double winChance(Score score);
[[nodiscard]] MoveJudgement judgeDrop(double chanceBefore, double chanceAfter);

/// What searches said about the positions of one game. Kept by position, so that undo, redo and
/// variations find their values again.
class EvaluationHistory
{
public:
    void clear() { m_values.clear(); }
    /// Takes the report of a search at full strength of the position that `snapshot` shows.
    void note(const GameSnapshot& snapshot, const SearchReport& report);
    /// Takes what a player thought of the position after so many moves of the line that `snapshot`
    /// shows. A value for the graph, but nothing to judge moves by: the player may be a weak one,
    /// and nobody wants to be judged before his answer.
    void noteThought(const GameSnapshot& snapshot, int moves, const SearchReport& report);

    /// Black's score after each number of moves of the snapshot, 0 to all of them. Where no search
    /// was noted, what the computer that made the move thought of it.
    [[nodiscard]] std::vector<std::optional<Score>> blackScores(const GameSnapshot& snapshot) const;
    /// One judgement for each move of the snapshot, by searches at full strength alone.
    [[nodiscard]] std::vector<MoveJudgement> judgements(const GameSnapshot& snapshot) const;

private:
    struct Value
    {
        Score score = 0;  ///< For Black.
        bool sound = false;  ///< Found at full strength.
    };

    void keep(const GameSnapshot& snapshot, int moves, const SearchReport& report, bool sound);
    [[nodiscard]] std::vector<std::optional<Value>> values(const GameSnapshot& snapshot) const;

    std::unordered_map<zobrist::Key, Value> m_values;
};

}  // namespace gomoku
