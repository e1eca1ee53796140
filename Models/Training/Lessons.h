// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Rules/OpeningRule.h"
#include "Models/Training/Puzzles/PuzzleSession.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

// Lessons: a position and something to do on the board. The words for each lesson are in UI/Text,
// by its id; here are positions and goals only. Right answers are not written down anywhere: they
// are computed by the law and the solver.

namespace gomoku {

enum class LessonGoal : std::uint8_t {
    MakeFive,
    StopFive,
    MakeOpenFour,  ///< Or two fours with one stone: five at two points.
    MakeOpenThree,
    MakeTwoThrees,
    StopTheWin,  ///< Any move that saves the game.
    FindDefences,  ///< All of them.
    FindForbidden,  ///< All points that Renju forbids to Black.
    WinByFours,  ///< Play to the five. This and the following are puzzles.
    WinByFourThree,
    WinByThreats,
    MakeBlackFoul,
    PlaceOpeningStone,  ///< Anywhere the opening rule allows.
};

struct Lesson
{
    std::string_view id{};  ///< Such as "first-five": stays the same, for what a player has done.
    LessonGoal goal = LessonGoal::MakeFive;
    Rule rule = Rule::Freestyle;
    Color side = Color::Black;  ///< To move: the one who learns.
    /// One line of text for each row of the board, the top row first: X Black, O White, . empty.
    std::string_view drawing{};
    OpeningRule opening = OpeningRule::Free;  ///< PlaceOpeningStone.

    [[nodiscard]] Grid stones() const;
    [[nodiscard]] BoardManager position() const { return BoardManager(stones(), rule, side); }
};

/// All lessons in the order in which they are to be taken.
[[nodiscard]] std::span<const Lesson> lessons() noexcept;
[[nodiscard]] const Lesson* findLesson(std::string_view id) noexcept;  ///< Null if there is none.

/// Does the lesson ask for all answers? Else one is enough.
[[nodiscard]] constexpr bool asksForAll(LessonGoal goal) noexcept
{
    return goal == LessonGoal::FindDefences || goal == LessonGoal::FindForbidden;
}

/// The right first moves, or points to find, in the order of points; computed.
[[nodiscard]] std::vector<Point> answersOf(const Lesson& lesson);

/// The puzzle that a lesson is, for those goals that are one.
[[nodiscard]] std::optional<Puzzle> puzzleOf(const Lesson& lesson);

/// What the lesson says to a click.
struct LessonAnswer
{
    enum class Verdict : std::uint8_t {
        Right,  ///< There is more to do.
        Done,
        Wrong,  ///< Nothing has changed; one may try again.
        Again,  ///< This point has been found before.
        Illegal,  ///< No empty point, or the lesson is done.
    };

    Verdict verdict = Verdict::Illegal;
    Point reply{};  ///< After Right in a puzzle: what the opponent has answered.
    /// After Wrong in a puzzle, see PuzzleAnswer, and where something is to be stopped: how it goes
    /// on.
    std::vector<Point> refutation{};
    PuzzleAnswer::Reason reason = PuzzleAnswer::Reason::None;  ///< After Wrong in a puzzle.
};

/// One person at one lesson. No clock; one object for one thread.
class LessonSession
{
public:
    explicit LessonSession(const Lesson& lesson);

    [[nodiscard]] const Lesson& lesson() const noexcept { return m_lesson; }
    /// With the moves made so far; points that are only to be found change nothing.
    [[nodiscard]] const BoardManager& position() const noexcept;
    [[nodiscard]] const std::vector<Point>& answers() const noexcept { return m_answers; }
    [[nodiscard]] const std::vector<Point>& found() const noexcept { return m_found; }
    [[nodiscard]] bool isDone() const noexcept { return m_isDone; }

    LessonAnswer play(Point point);
    /// The next right point, to be shown to somebody who is stuck.
    [[nodiscard]] Point help() const;
    /// The moves to the end, both sides in turn, or all points still to be found, or, where any of
    /// them does, the one nearest to the stones.
    [[nodiscard]] std::vector<Point> solution() const;

private:
    LessonAnswer playPuzzle(Point point);
    LessonAnswer find(Point point);
    [[nodiscard]] std::vector<Point> refutationOf(Point point) const;

    Lesson m_lesson;
    std::vector<Point> m_answers;
    std::optional<PuzzleSession> m_puzzle;  ///< For the goals that are played out.
    BoardManager m_position;
    std::vector<Point> m_found{};
    bool m_isDone = false;
};

}  // namespace gomoku
