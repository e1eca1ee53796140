// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT

// The positions of the lessons. X Black, O White.
#include "Models/Training/Lessons.h"

#include <array>

namespace gomoku {

namespace {

constexpr auto kLessons = std::to_array<Lesson>({
    Lesson{.id = "first-five", .goal = LessonGoal::MakeFive, .drawing = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . . . . . .
        . . X X X X . . .
        . . . O . O . . .
        . . . . . O . . .
        . . . . . . . . .
        . . . . . . . . .)"},
    Lesson{.id = "diagonal-five", .goal = LessonGoal::MakeFive, .drawing = R"(
        . . . . . . . . .
        . . . . . . X . .
        . . . . . X . . .
        . . . . . . O . .
        . . . X O . . . .
        . . X O O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)"},
    Lesson{.id = "stop-five", .goal = LessonGoal::StopFive, .drawing = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . X . . . . .
        . X O O O O . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)"},
    Lesson{.id = "win-before-you-block", .goal = LessonGoal::MakeFive, .drawing = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . O . . . .
        . . . . O . X . .
        . . . . O . X . .
        . . . . X . X . .
        . . . . . . X . .
        . . . . . . O . .)"},
    Lesson{.id = "open-four", .goal = LessonGoal::MakeOpenFour, .drawing = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . . . X . O . .
        . . . . . . . . .
        . . O . . . . . .
        . . . . . . . . .)"},
    Lesson{.id = "stop-three", .goal = LessonGoal::StopTheWin, .drawing = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . X . . .
        . . . . . . . . .
        . . . O O O . . .
        . . . . X . . . .
        . . . X . . . . .
        . . . . . . . . .
        . . . . . . . . .)"},
    Lesson{.id = "open-three", .goal = LessonGoal::MakeOpenThree, .drawing = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . . . .
        . . . . X . . . .
        . . . X . . . . .
        . . . . . . . . .
        . . . . . O . . .
        . . . . . . . . .
        . . . . . . . . .)"},
    Lesson{.id = "three-with-a-gap", .goal = LessonGoal::StopTheWin, .drawing = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . O . O O . . .
        . . . X . . . . .
        . . . . . X . . .
        . . . . . . . . .
        . . . . . . . . .)"},
    Lesson{.id = "two-fours", .goal = LessonGoal::MakeOpenFour, .drawing = R"(
        . . . . . . . . .
        . . . . . . O . .
        . O . . . . X . .
        . . . . O . X . .
        . . . . . . X . .
        . . O X X X . . .
        . . . . . O . . .
        . . . . . . . . .
        . . . O . . . . .)"},
    Lesson{.id = "four-three", .goal = LessonGoal::WinByFourThree, .drawing = R"(
        . . . . . . . . .
        . O . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        O X X X . . . . .
        . . . . . . . . .
        . . . O . . O . .
        . . . . . O . . .
        . . . . . . . . .)"},
    Lesson{.id = "two-threes", .goal = LessonGoal::MakeTwoThrees, .drawing = R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . X . . . . .
        . . . . . X . . . . .
        . . . X X . . . . . .
        . . . . . . . . . . .
        . O . . . . . . O . .
        . . . O . O . . . . .
        . . . . . . . . . . .)"},
    Lesson{.id = "find-all-defences", .goal = LessonGoal::FindDefences, .drawing = R"(
        . . . . . . . . .
        . . . . . . O . .
        . . . . . O . . .
        . . . . O . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . . . . X . . .
        . . . X . . . . .
        . . . . . . . . .)"},
    Lesson{.id = "win-by-fours", .goal = LessonGoal::WinByFours, .drawing = R"(
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . O . . . . . . .
        . . . . . . . . X . . O . . .
        . . . . . . . X . X . X . . .
        . . . . . . O . X O X X . . .
        . . . . . X O O O O X . . . .
        . . . . . . . . . . O . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .)"},
    Lesson{.id = "long-fours", .goal = LessonGoal::WinByFours, .drawing = R"(
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . O . . . . .
        . . . . . . O X X . . . . . .
        . . . . . O X X O O O O X . .
        . . . . . . X O O . . . . . .
        . . . . . . . X . X . . . . .
        . . . . . . . . X . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .)"},
    Lesson{.id = "one-defence", .goal = LessonGoal::StopTheWin, .drawing = R"(
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . O . . . . . . . .
        . . . . . . . O . X . . . . .
        . . . . . . . O X . X . . . .
        . . . . . . . O . X . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .)"},
    Lesson{.id = "win-by-threats", .goal = LessonGoal::WinByThreats, .drawing = R"(
        . . . . . . . . . . . . . . .
        . . . . . . O . . . . . . . .
        . . . . . . X . . . . . . . .
        . . . . . . X . . . . . . . .
        . . . O X X X O . . . . . . .
        . . . . X O X X . . . . . . .
        . . . O . X O O O X O . . . .
        . . . . . . . O . . . . . . .
        . . . . . . . . O . . . . . .
        . . . . . . . . . X . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .)"},
    Lesson{.id = "long-threats", .goal = LessonGoal::WinByThreats, .drawing = R"(
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . O . . . . . .
        . . . . . . . . . X . . . . .
        . . . . . . X . . . . . . . .
        . . . . . . O . . . . . . . .
        . . . . . O X . O . X . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .)"},
    Lesson{.id = "six-is-not-five",
           .goal = LessonGoal::MakeFive,
           .rule = Rule::Standard,
           .drawing = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . O . . . . .
        . X X X X . X . .
        . . . O . O . . .
        . . . . . O . . .
        . . . . . . . . .
        . . . . . . . . .)"},
    Lesson{.id = "forbidden-six",
           .goal = LessonGoal::FindForbidden,
           .rule = Rule::Renju,
           .drawing = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . O . O . . .
        . . . . O . . . .
        . X X X . X X . .
        . . O . . O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)"},
    Lesson{.id = "forbidden-two-threes",
           .goal = LessonGoal::FindForbidden,
           .rule = Rule::Renju,
           .drawing = R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . X . . . . .
        . . . . . X . . . . .
        . . . X X . . . . . .
        . . . . . . . . . . .
        . O . . . . . . O . .
        . . . O . O . . . . .
        . . . . . . . . . . .)"},
    Lesson{.id = "forbidden-two-fours",
           .goal = LessonGoal::FindForbidden,
           .rule = Rule::Renju,
           .drawing = R"(
        . . . . . . . . .
        . . . . . . O . .
        . O . . . . X . .
        . . . . O . X . .
        . . . . . . X . .
        . . O X X X . . .
        . . . . . O . . .
        . . . . . . . . .
        . . . O . . . . .)"},
    Lesson{.id = "allowed-four-three",
           .goal = LessonGoal::WinByFourThree,
           .rule = Rule::Renju,
           .drawing = R"(
        . . . . . . . . .
        . O . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        O X X X . . . . .
        . . . . . . . . .
        . . . O . . O . .
        . . . . . O . . .
        . . . . . . . . .)"},
    Lesson{.id = "make-black-foul",
           .goal = LessonGoal::MakeBlackFoul,
           .rule = Rule::Renju,
           .side = Color::White,
           .drawing = R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . O . . . . O . . .
        . . . . . X . . . . .
        . . . . . X . . . . .
        X O O O . . . . . . .
        . . . . . X . . . . .
        . . . . . X . . . . .
        . . . . . X . . . . .
        . . . . . . . . . . .)"},
    Lesson{.id = "opening-centre",
           .goal = LessonGoal::PlaceOpeningStone,
           .drawing = R"(
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .)",
           .opening = OpeningRule::Pro},
    Lesson{.id = "opening-pro",
           .goal = LessonGoal::PlaceOpeningStone,
           .drawing = R"(
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . O . . . . . .
        . . . . . . . X . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .)",
           .opening = OpeningRule::Pro},
    Lesson{.id = "opening-renju-second",
           .goal = LessonGoal::PlaceOpeningStone,
           .rule = Rule::Renju,
           .side = Color::White,
           .drawing = R"(
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . X . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .)",
           .opening = OpeningRule::Rif},
    Lesson{.id = "opening-renju-third",
           .goal = LessonGoal::PlaceOpeningStone,
           .rule = Rule::Renju,
           .drawing = R"(
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . O . . . . . . .
        . . . . . . . X . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .)",
           .opening = OpeningRule::Rif},
});

}  // namespace

std::span<const Lesson> lessons() noexcept
{
    return kLessons;
}

}  // namespace gomoku
