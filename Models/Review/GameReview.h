// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Core/Rule.h"
#include "Models/Record/GameRecord.h"
#include "Models/Review/Judge/Judge.h"
#include "Models/Review/Judge/MoveReason.h"
#include "Models/Review/Judge/Verdict.h"
#include "Models/Rules/OpeningNames.h"

#include <optional>
#include <vector>

namespace gomoku {

/// The moves to be reviewed and where they start from. They alternate as a rule, but a record may
/// say otherwise.
struct ReviewedGame
{
    Rule rule = Rule::Freestyle;
    Grid start{};
    std::vector<RecordedMove> moves{};
    int openingMoves = 0;  ///< So many were placed under an opening rule: they are not judged.
    int firstMove = 0;  ///< So many moves of the game come before `start` and are not reviewed.

    /// The position after so many moves, the side to move as the next move says.
    [[nodiscard]] BoardManager positionAfter(std::size_t count) const;
    /// Moves up to the first that ends the game, by five, by a foul or by filling the board, that
    /// one included.
    [[nodiscard]] std::size_t playedMoves() const;
    /// What is known without a search after so many moves, for the side to move.
    [[nodiscard]] std::optional<Score> resultAfter(std::size_t count) const;
};

/// A win that the mover had at an earlier move, shorter than the one missed now. Wins get longer by
/// slow moves, which keep them and are not marked.
struct ShorterWin
{
    int number = 0;  ///< Of the move in the game; 0 if there was none.
    int moves = 0;  ///< Of the winner.

    friend bool operator==(const ShorterWin&, const ShorterWin&) = default;
};

/// One move as the review sees it.
struct MoveReview
{
    Point point{};  ///< None for a pass.
    Color mover = Color::Black;
    Verdict verdict = Verdict::Unjudged;
    std::optional<Score> scoreBefore{};  ///< Of the mover, as long as somebody judged it.
    std::optional<Score> scoreAfter{};
    std::optional<double> chanceBefore{};  ///< Of the mover, in percent.
    std::optional<double> chanceAfter{};
    // Of a marked move only:
    std::vector<Point> betterLine{};  ///< The better move first.
    MoveReason reason{};  ///< For the better move.
    AllowedWin allowed{};  ///< What the opponent can do now.
    ShorterWin shorterBefore{};

    [[nodiscard]] Point better() const { return betterLine.empty() ? Point() : betterLine.front(); }
    /// Points of win chance given away; a drop that did not survive the second look is none.
    [[nodiscard]] double loss() const;

    friend bool operator==(const MoveReview&, const MoveReview&) = default;
};

struct PlayerReview
{
    std::optional<double> accuracy{};  ///< 0 to 100; none without judged moves.
    int inaccuracies = 0;
    int mistakes = 0;
    int blunders = 0;

    friend bool operator==(const PlayerReview&, const PlayerReview&) = default;
};

inline constexpr std::size_t kMostTurningPoints = 5;

/// All that is said of a game. A value; while a review runs, what is known so far.
struct GameReview
{
    Rule rule = Rule::Freestyle;
    std::uint64_t nodes = kFirstLookNodes;  ///< That it was made with.
    std::uint64_t secondNodes = kSecondLookNodes;
    int firstMove = 0;  ///< Of the reviewed game: so many moves come before the first in `moves`.
    std::vector<MoveReview> moves{};
    /// Of Black, before the first move and after each; none where nobody has judged yet.
    std::vector<std::optional<Score>> blackScores{};
    PerColor<PlayerReview> players{};
    /// The mistakes and blunders that cost most, at most five, as places in `moves` in the order of
    /// play.
    std::vector<std::size_t> turningPoints{};
    const RenjuOpening* opening = nullptr;  ///< One of the 26 by name; null for any other.
    bool isComplete = false;

    friend bool operator==(const GameReview&, const GameReview&) = default;
};

/// Fills in players, turning points, shorter wins and opening from the moves and scores.
void summarise(GameReview& review, const ReviewedGame& game);

}  // namespace gomoku
