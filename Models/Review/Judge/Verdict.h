// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Score.h"
#include "Models/Search/SearchTypes.h"

#include <cstdint>
#include <string_view>

namespace gomoku {

/// What a move was, measured by how much of the mover's chance to win it gave away.
enum class Verdict : std::uint8_t {
    Unjudged,  ///< A value is missing, or the move was a stone of an opening rule.
    Ok,
    OnlyMove,  ///< Good, and every other move is proven to lose.
    Inaccuracy,
    Mistake,
    Blunder,
};

// Points of win chance, as Lichess and chess.com use them (November 2026).
inline constexpr double kInaccuracyDrop = 5.0;
inline constexpr double kMistakeDrop = 10.0;
inline constexpr double kBlunderDrop = 15.0;

[[nodiscard]] constexpr Verdict verdictOf(double drop) noexcept
{
    return drop >= kBlunderDrop   ? Verdict::Blunder
        : drop >= kMistakeDrop    ? Verdict::Mistake
        : drop >= kInaccuracyDrop ? Verdict::Inaccuracy
                                  : Verdict::Ok;
}

[[nodiscard]] constexpr bool isMarked(Verdict verdict) noexcept
{
    return verdict >= Verdict::Inaccuracy;
}
[[nodiscard]] constexpr bool isMistakeOrWorse(Verdict verdict) noexcept
{
    return verdict >= Verdict::Mistake;
}

/// "ok", "only", "inaccuracy", "mistake", "blunder"; "unjudged".
[[nodiscard]] std::string_view nameOf(Verdict verdict) noexcept;

/// How many moves the winner still makes in a decided game, the five included: the N of "wins
/// in N".
[[nodiscard]] constexpr int winnersMoves(Score score) noexcept
{
    return (pliesToEnd(score) + 1) / 2;
}

/// Does a decided line go to its five? Only then may "wins in N" be said of it.
[[nodiscard]] inline bool isComplete(const SearchLine& line)
{
    return isDecided(line.score) && static_cast<int>(line.moves.size()) == pliesToEnd(line.score);
}

/// Does a move from a proven loss to a proven loss end the game much sooner? By five of the
/// winner's moves or more, and by half or more; distances are not exact enough to say less.
[[nodiscard]] constexpr bool shortensLoss(Score before, Score after) noexcept
{
    constexpr int kMuch = 5;
    return isLoss(before) && isLoss(after) && winnersMoves(before) - winnersMoves(after) >= kMuch
        && 2 * winnersMoves(after) <= winnersMoves(before);
}

/// Was a position so bad that the loss after its move may have been there before, only too deep to
/// be proven? Of 6 blunders of this kind 5 were gone at ten times the work, of 25 others none
/// (November 2026).
[[nodiscard]] constexpr bool mayHaveBeenLost(double chanceBefore, Score after) noexcept
{
    constexpr double kFarBehind = 25;
    constexpr int kDeep
        = 8;  // Nearer losses are seen at once: a better move would have been found.
    return chanceBefore < kFarBehind && isLoss(after) && winnersMoves(after) >= kDeep;
}

}  // namespace gomoku
