// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/Puzzles/Puzzle.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace gomoku {

/// What the session says to a move.
struct PuzzleAnswer
{
    enum class Verdict : std::uint8_t {
        Right,  ///< There is more to do.
        Solved,
        Wrong,  ///< The position stays as it was before the move.
        Again,  ///< Defences: this point has been found before. Not counted.
        Illegal,  ///< Occupied, off the board, or the puzzle is over. Not counted.
    };
    /// Why a move is wrong.
    enum class Reason : std::uint8_t {
        None,
        Forbidden,  ///< Renju: a foul of Black's.
        NoThreat,  ///< The opponent need not answer it.
        Defended,  ///< The opponent has an answer: the refutation shows it.
        OpponentWins,  ///< The refutation shows how.
        TooSlow,  ///< It wins as well, but not in the moves of the puzzle.
        Unproven,  ///< No win could be proven.
    };

    Verdict verdict = Verdict::Illegal;
    Point move{};
    /// After Right in an attack: what the opponent has answered. The position has both moves.
    Point reply{};
    /// After Solved in a Foul puzzle: where Black would have to play and may not.
    Point foulPoint{};
    Reason reason = Reason::None;
    /// After Wrong: the move itself and what follows, both sides in turn. At least the move.
    std::vector<Point> refutation{};
};

/// Hints come in steps; each step has all that the steps before it had.
struct PuzzleHint
{
    enum class Step : std::uint8_t { Area, Threat, Point };
    /// What the move does.
    enum class Threat : std::uint8_t {
        Five,
        OpenFour,  ///< Or two fours.
        FourThree,
        Four,
        OpenThree,  ///< One or two.
        Quiet,  ///< It threatens a win by fours without making a three or a four.
        Calm,  ///< It threatens nothing; no puzzle asks for such a move, but a mistake may.
        StopFive,
        StopFours,
    };

    Step step = Step::Area;
    Point corner{};  ///< The lower left corner of a square of kHintArea points that has the move.
    std::optional<Threat> threat{};
    Point point{};  ///< None before the last step.
};

inline constexpr int kHintArea = 5;

/// One person at one puzzle. Without widgets and without a clock: each call depends only on the
/// puzzle and on the moves before it. play() and hint() ask the solver and take some ten
/// milliseconds, 300 at most on an idle machine; call them off the GUI thread if that is too long.
/// One object for one thread.
class PuzzleSession
{
public:
    explicit PuzzleSession(Puzzle puzzle);

    [[nodiscard]] const Puzzle& puzzle() const noexcept { return m_puzzle; }
    [[nodiscard]] const BoardManager& position() const noexcept { return m_position; }
    [[nodiscard]] const std::vector<Point>& played() const noexcept { return m_played; }
    /// The solver's moves that are left to win with; 1 for defences.
    [[nodiscard]] int movesLeft() const noexcept { return m_movesLeft; }
    /// Defences: the points found so far.
    [[nodiscard]] const std::vector<Point>& found() const noexcept { return m_found; }
    [[nodiscard]] bool isSolved() const noexcept { return m_isSolved; }
    [[nodiscard]] int mistakes() const noexcept { return m_mistakes; }
    [[nodiscard]] int hints() const noexcept { return m_hints; }

    /// Judges a move of the solver. Every move that still wins within the moves left is right, not
    /// only those of a stored line; the opponent answers by what resists longest.
    PuzzleAnswer play(Point point);

    /// The next step of help for the position as it is; the last one again when there are no more.
    [[nodiscard]] PuzzleHint hint();

    /// A win from here to the five, both sides in turn; for defences the points not found yet.
    [[nodiscard]] std::vector<Point> solution() const;

private:
    PuzzleAnswer attack(Point point);
    PuzzleAnswer defend(Point point);
    PuzzleAnswer wrong(Point point, PuzzleAnswer::Reason reason, std::vector<Point> refutation);
    PuzzleAnswer refuted(Point point);
    PuzzleAnswer goOn(Point point, const std::vector<Point>& line);
    [[nodiscard]] bool provesWin(Point point, std::vector<Point>& line) const;
    [[nodiscard]] Point helpfulMove() const;

    Puzzle m_puzzle;
    BoardManager m_position;
    std::vector<Point> m_played{};
    std::vector<Point> m_found{};
    int m_movesLeft;
    int m_mistakes = 0;
    int m_hints = 0;
    int m_hintsHere = 0;  ///< Since the last right move.
    bool m_isSolved = false;
};

}  // namespace gomoku
