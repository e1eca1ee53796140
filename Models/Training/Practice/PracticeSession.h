// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/Lessons.h"
#include "Models/Training/Puzzles/PuzzleSession.h"
#include "Models/Training/TrainingLog.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gomoku {

/// Something to do on the board: a puzzle, a mistake of one's own to do better, or a lesson.
struct PracticeTask
{
    enum class Kind : std::uint8_t { Puzzle, Mistake, Lesson };

    Kind kind = Kind::Puzzle;
    TrainingPosition position{};  ///< As it is shown.
    std::optional<Puzzle> puzzle{};  ///< As it is shown: turned like the position.
    std::vector<Point> wrong{};  ///< Mistake: what was played in the game.
    std::vector<Point> better{};  ///< Mistake: the line that the review found.
    std::string subject{};  ///< The puzzle's or lesson's id, or the card's key.
    std::string cardKey{};  ///< The card of the deck that it is; empty: none yet.
    bool mayBeTurned = false;  ///< Against the game that a mistake comes from.
};

[[nodiscard]] PracticeTask taskFor(const Puzzle& puzzle);
[[nodiscard]] PracticeTask taskFor(const Lesson& lesson);
/// The card in the image that it is asked in this time. `puzzle`: for cards made of one; null if
/// there is none any more, and then the card is a position to win.
[[nodiscard]] PracticeTask taskFor(const DeckCard& card, const Puzzle* puzzle);

/// What is said to a move, and the position after it.
struct PracticeVerdict
{
    PuzzleAnswer answer{};
    Grid grid{};
    std::vector<Point> played{};  ///< Both sides in turn since the beginning.
    std::vector<Point> found{};  ///< Where all points are asked for.
    std::size_t wanted = 0;  ///< Lessons: how many points are asked for; 0: moves are.
    int movesLeft = 0;
    double loss = 0;  ///< Mistake: points of win chance that the move gives away.

    [[nodiscard]] bool isSolved() const { return answer.verdict == PuzzleAnswer::Verdict::Solved; }
    [[nodiscard]] bool isWrong() const { return answer.verdict == PuzzleAnswer::Verdict::Wrong; }
};

/// One person at one task. Calls take up to a second and a half; one object for one thread.
class PracticeSession
{
public:
    virtual ~PracticeSession() = default;

    /// Does ahead of time what the first answer would have to wait for. May run on another thread
    /// beside the calls below, which then wait for no more than they need.
    virtual void prepare() { }
    /// Nobody wants to know any more: what is under way ends soon, with any answer. From any
    /// thread.
    virtual void abandon() noexcept { }
    [[nodiscard]] virtual PracticeVerdict play(Point point) = 0;
    [[nodiscard]] virtual PuzzleHint hint() = 0;
    /// The moves that solve it from here, both sides in turn, or all points asked for.
    [[nodiscard]] virtual std::vector<Point> solution() = 0;
};

[[nodiscard]] std::unique_ptr<PracticeSession> startPractice(const PracticeTask& task);

/// A move is right that gives away less than this of the chance to win, in points.
inline constexpr double kRightMoveLoss = 4;

}  // namespace gomoku
