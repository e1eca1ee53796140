// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// Every lesson can be done, and its answers are those of the plain law: what the tables of the
// search say is compared with what the stones say.
#include "Models/Rules/ForbiddenPoints.h"
#include "Models/Rules/Referee.h"
#include "Models/Training/Lessons.h"
#include "Models/Training/Puzzles/WinProver.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace gomoku {

namespace {

class EveryLesson : public ::testing::TestWithParam<Lesson>
{
protected:
    [[nodiscard]] static const Lesson& lesson() { return GetParam(); }
};

std::string nameOfLesson(const ::testing::TestParamInfo<Lesson>& parameter)
{
    std::string name(parameter.param.id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

bool winsAt(Grid grid, Color color, Point point, Rule rule)
{
    if (judge(grid, color, point, rule) != MoveVerdict::Legal)
        return false;
    grid.set(point, cellOf(color));
    return !winningRow(grid, point, rule).empty();
}

std::vector<Point> fivesOf(const Grid& grid, Color color, Rule rule)
{
    std::vector<Point> fives;
    grid.forEachPoint([&](Point point) {
        if (winsAt(grid, color, point, rule))
            fives.push_back(point);
    });
    return fives;
}

/// How many fives a further stone makes possible, by the law.
std::size_t fivesAfter(Grid grid, Color color, Point point, Rule rule)
{
    grid.set(point, cellOf(color));
    return fivesOf(grid, color, rule).size();
}

/// Could `color`, with the stone on `point`, go on to a four that wins at two points?
bool mayMakeOpenFourAfter(Grid grid, Color color, Point point, Rule rule)
{
    grid.set(point, cellOf(color));
    bool may = false;
    grid.forEachPoint([&](Point next) {
        may = may
            || (judge(grid, color, next, rule) == MoveVerdict::Legal
                && fivesAfter(grid, color, next, rule) > 1);
    });
    return may;
}

/// The legal empty points of a lesson of which `is` says yes.
template <typename Is>
std::vector<Point> pointsWhere(const Lesson& lesson, Is&& is)
{
    std::vector<Point> points;
    const Grid grid = lesson.stones();
    grid.forEachPoint([&](Point point) {
        if (judge(grid, lesson.side, point, lesson.rule) == MoveVerdict::Legal && is(grid, point))
            points.push_back(point);
    });
    return points;
}

/// The answers by the law alone; nothing where only the solver knows.
std::optional<std::vector<Point>> lawfulAnswers(const Lesson& lesson)
{
    const Color side = lesson.side;
    const Rule rule = lesson.rule;
    switch (lesson.goal) {
    case LessonGoal::MakeFive:
        return fivesOf(lesson.stones(), side, rule);
    case LessonGoal::StopFive:
        return pointsWhere(lesson, [&](Grid grid, Point point) {
            grid.set(point, cellOf(side));
            return fivesOf(grid, opponent(side), rule).empty();
        });
    case LessonGoal::MakeOpenFour:
        return pointsWhere(lesson, [&](const Grid& grid, Point point) {
            return fivesAfter(grid, side, point, rule) > 1;
        });
    case LessonGoal::MakeOpenThree:
        return pointsWhere(lesson, [&](const Grid& grid, Point point) {
            return fivesAfter(grid, side, point, rule) == 0
                && mayMakeOpenFourAfter(grid, side, point, rule);
        });
    case LessonGoal::FindForbidden: {
        std::vector<Point> points;
        for (const ForbiddenPoint& forbidden : forbiddenPoints(lesson.stones()))
            points.push_back(forbidden.point);
        return points;
    }
    default:
        return std::nullopt;
    }
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(All, EveryLesson, ::testing::ValuesIn(lessons().begin(), lessons().end()),
                         nameOfLesson);

TEST_P(EveryLesson, ShowsAPositionOfARunningGame)
{
    const Grid grid = lesson().stones();
    const int more = grid.count(Cell::Black) - grid.count(Cell::White);
    EXPECT_EQ(more, lesson().side == Color::Black ? 0 : 1) << drawingOf(grid);
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) != Cell::Empty) {
            EXPECT_TRUE(winningRow(grid, point, lesson().rule).empty()) << drawingOf(grid);
        }
    });
}

TEST_P(EveryLesson, HasTheAnswersOfTheLaw)
{
    const std::vector<Point> answers = answersOf(lesson());
    EXPECT_FALSE(answers.empty()) << drawingOf(lesson().stones());
    for (const Point answer : answers)
        EXPECT_EQ(lesson().stones().at(answer), Cell::Empty);
    if (const auto lawful = lawfulAnswers(lesson())) {
        EXPECT_EQ(answers, *lawful) << drawingOf(lesson().stones());
    }
}

TEST_P(EveryLesson, CanBeDoneWithHelp)
{
    LessonSession session(lesson());
    for (int step = 0; step < 40 && !session.isDone(); ++step) {
        const Point point = session.help();
        ASSERT_FALSE(point.isNone());
        const LessonAnswer answer = session.play(point);
        ASSERT_TRUE(answer.verdict == LessonAnswer::Verdict::Right
                    || answer.verdict == LessonAnswer::Verdict::Done);
    }
    EXPECT_TRUE(session.isDone());
    EXPECT_EQ(session.play(Point::at(0, 0)).verdict, LessonAnswer::Verdict::Illegal);
}

TEST_P(EveryLesson, RefusesWhatIsNoAnswer)
{
    LessonSession session(lesson());
    const Grid before = session.position().grid();
    Point wrong;
    before.forEachPoint([&](Point point) {
        const auto& answers = session.answers();
        if (wrong.isNone() && before.at(point) == Cell::Empty
            && std::find(answers.begin(), answers.end(), point) == answers.end())
            wrong = point;
    });
    ASSERT_FALSE(wrong.isNone());
    const LessonAnswer answer = session.play(wrong);
    EXPECT_EQ(answer.verdict, LessonAnswer::Verdict::Wrong);
    EXPECT_EQ(session.position().grid(), before);
    EXPECT_FALSE(session.isDone());
    const LessonGoal goal = lesson().goal;
    if (goal == LessonGoal::StopFive || goal == LessonGoal::StopTheWin
        || goal == LessonGoal::FindDefences) {
        ASSERT_GT(answer.refutation.size(), 1U) << "the board shows what happens";
        EXPECT_EQ(answer.refutation.front(), wrong);
        BoardManager board = session.position();
        for (const Point move : answer.refutation)
            board.makeMove(move);
        EXPECT_EQ(board.winner(), opponent(lesson().side)) << drawingOf(board.grid());
    }
}

TEST(Lessons, AreTwentyOrMoreWithNamesOfTheirOwn)
{
    EXPECT_GE(lessons().size(), 20U);
    std::set<std::string_view> ids;
    for (const Lesson& lesson : lessons()) {
        EXPECT_TRUE(ids.insert(lesson.id).second) << lesson.id;
        EXPECT_EQ(findLesson(lesson.id), &lesson);
    }
    EXPECT_EQ(findLesson("no-such-lesson"), nullptr);
}

TEST(Lessons, LeadFromFiveToThreatsForbiddenPointsAndOpenings)
{
    std::set<LessonGoal> goals;
    for (const Lesson& lesson : lessons())
        goals.insert(lesson.goal);
    for (const LessonGoal goal :
         {LessonGoal::MakeFive, LessonGoal::StopFive, LessonGoal::MakeOpenFour,
          LessonGoal::MakeOpenThree, LessonGoal::MakeTwoThrees, LessonGoal::StopTheWin,
          LessonGoal::FindDefences, LessonGoal::FindForbidden, LessonGoal::WinByFours,
          LessonGoal::WinByFourThree, LessonGoal::WinByThreats, LessonGoal::MakeBlackFoul,
          LessonGoal::PlaceOpeningStone})
        EXPECT_TRUE(goals.contains(goal)) << static_cast<int>(goal);
    EXPECT_EQ(lessons().front().goal, LessonGoal::MakeFive);
}

TEST(Lessons, OfManyAnswersTheHintIsTheOneNearTheStones)
{
    const auto help = [](std::string_view id) { return LessonSession(*findLesson(id)).help(); };
    EXPECT_EQ(help("three-with-a-gap"), *Point::parse("d5")) << "the gap, not the far end";
    const Point third = help("open-three");
    EXPECT_TRUE(third == *Point::parse("c4") || third == *Point::parse("f7"));
    const Point pro = help("opening-pro");
    EXPECT_LE(std::max(std::abs(pro.column() - 7), std::abs(pro.row() - 7)), 3)
        << "no corner, though the rule allows it";
}

TEST(Lessons, SayWhyAMoveOfAnAttackIsWrong)
{
    LessonSession session(*findLesson("four-three"));
    EXPECT_EQ(session.play(*Point::parse("e4")).reason, PuzzleAnswer::Reason::Defended);
    EXPECT_EQ(session.play(*Point::parse("e5")).reason, PuzzleAnswer::Reason::None);
    EXPECT_NE(session.play(*Point::parse("a1")).reason, PuzzleAnswer::Reason::None);
}

TEST(Lessons, WantAllForbiddenPointsToBeFound)
{
    LessonSession session(*findLesson("forbidden-two-threes"));
    ASSERT_FALSE(session.answers().empty());
    const Point first = session.answers().front();
    const LessonAnswer answer = session.play(first);
    EXPECT_EQ(answer.verdict == LessonAnswer::Verdict::Done, session.answers().size() == 1);
    if (!session.isDone()) {
        EXPECT_EQ(session.play(first).verdict, LessonAnswer::Verdict::Again);
    }
}

}  // namespace gomoku
