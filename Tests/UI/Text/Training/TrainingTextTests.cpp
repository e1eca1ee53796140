// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Lessons.h"
#include "Tests/Support/Engine/Positions/At.h"
#include "UI/Text/Training/LessonText.h"
#include "UI/Text/Training/PracticeText.h"
#include "UI/Text/Training/PuzzleText.h"
#include "UI/Text/ValueText.h"

#include <gtest/gtest.h>

#include <set>

namespace gomoku {

TEST(LessonText, HasWordsForEveryLesson)
{
    std::set<QString> titles;
    for (const Lesson& lesson : lessons()) {
        const LessonWords words = LessonText::words(lesson.id);
        EXPECT_TRUE(titles.insert(words.title).second) << lesson.id;
        for (const QString& text : {words.title, words.task, words.done, words.wrong})
            EXPECT_FALSE(text.isEmpty()) << lesson.id;
        for (const QString& sentence : {words.task, words.done, words.wrong})
            EXPECT_TRUE(sentence.endsWith('.') || sentence.endsWith('!') || sentence.endsWith('?'))
                << sentence.toStdString();
    }
    EXPECT_TRUE(LessonText::words("no-such-lesson").title.isEmpty());
}

TEST(LessonText, IsShortEnoughToBeRead)
{
    constexpr int kMostLetters = 220;
    for (const Lesson& lesson : lessons())
        EXPECT_LE(LessonText::words(lesson.id).task.size(), kMostLetters) << lesson.id;
}

TEST(LessonText, SpeaksOfTheFirstMoveOnlyThere)
{
    const Lesson& lesson = *findLesson("four-three");
    const PracticeTask task = taskFor(lesson);
    const QString firstMove = LessonText::words(lesson.id).wrong;
    const auto session = startPractice(task);
    EXPECT_EQ(PracticeText::verdict(task, session->play(*Point::parse("e4"))), firstMove);
    ASSERT_FALSE(session->play(*Point::parse("e5")).isWrong());
    const PracticeVerdict later = session->play(*Point::parse("a1"));
    ASSERT_TRUE(later.isWrong());
    EXPECT_EQ(PracticeText::verdict(task, later), PuzzleText::whyWrong(later.answer));

    PracticeVerdict slow;
    slow.answer = {.verdict = PuzzleAnswer::Verdict::Wrong,
                   .move = Point::at(0, 0),
                   .reason = PuzzleAnswer::Reason::TooSlow};
    EXPECT_EQ(PracticeText::verdict(task, slow),
              "A1 wins too, but takes longer. Find the shorter win.")
        << "what wins must not be told not to";
}

TEST(PuzzleText, NamesEveryKindAndStep)
{
    std::set<QString> names;
    for (const PuzzleKind kind : kPuzzleKinds) {
        EXPECT_TRUE(names.insert(PuzzleText::kind(kind)).second);
        Puzzle puzzle{.side = Color::White, .kind = kind, .moves = 3};
        EXPECT_TRUE(PuzzleText::task(puzzle).startsWith("White to move"));
    }
    for (const PuzzleLevel level : kPuzzleLevels)
        EXPECT_TRUE(names.insert(PuzzleText::level(level)).second);
    for (int step = 1; step <= kFoulSteps; ++step)
        EXPECT_TRUE(names.insert(PuzzleText::step(static_cast<FoulStep>(step))).second);
}

TEST(PuzzleText, NobodyNeedsAWinByFoursForOneMove)
{
    const Puzzle five{.side = Color::White, .kind = PuzzleKind::Vcf, .moves = 1};
    EXPECT_EQ(PuzzleText::title(five), "Make five");
    EXPECT_EQ(PuzzleText::task(five), "White to move: make five.");
    const Puzzle stop{.side = Color::White, .kind = PuzzleKind::Only, .moves = 1};
    EXPECT_EQ(PuzzleText::title(stop), PuzzleText::kind(PuzzleKind::Only));
}

TEST(PracticeText, OfPointsToFindItSaysHowManyThereAre)
{
    const PracticeTask task = taskFor(*findLesson("find-all-defences"));
    const PracticeVerdict first = startPractice(task)->play(*Point::parse("d5"));
    EXPECT_EQ(PracticeText::verdict(task, first), "D5 is right. Found 1 of 3.");
}

TEST(PracticeText, TellsReadersTheLineThatTheBoardShows)
{
    const PracticeTask lesson = taskFor(*findLesson("stop-five"));
    const PracticeVerdict wrong = startPractice(lesson)->play(*Point::parse("a1"));
    EXPECT_EQ(PracticeText::spokenRefutation(lesson, wrong), "A1, G5.");

    PracticeTask puzzle;
    PracticeVerdict named;
    named.answer = {.verdict = PuzzleAnswer::Verdict::Wrong,
                    .move = Point::at(0, 0),
                    .reason = PuzzleAnswer::Reason::Defended,
                    .refutation = {Point::at(0, 0), Point::at(1, 1)}};
    EXPECT_TRUE(PracticeText::spokenRefutation(puzzle, named).isEmpty()) << "the words say it";
    EXPECT_EQ(PracticeText::spokenArea(Point::at(5, 5), Point::at(9, 9)), "F6–J10.");
}

TEST(PracticeText, TellsNobodyToPlayOnAForbiddenPoint)
{
    PuzzleHint hint;
    hint.step = PuzzleHint::Step::Point;
    hint.point = gomoku::testing::at("e5");
    PracticeTask task;
    task.kind = PracticeTask::Kind::Lesson;
    task.subject = "forbidden-six";
    EXPECT_EQ(PracticeText::hint(task, hint), "E5 is forbidden for Black.");
    task.subject = "stop-five";
    EXPECT_EQ(PracticeText::hint(task, hint), "Play E5.");
}

TEST(PracticeText, SaysThatACardMayBeTurned)
{
    PracticeTask task{.kind = PracticeTask::Kind::Mistake};
    EXPECT_EQ(PracticeText::circumstances(task), "Freestyle");
    task.wrong = {gomoku::testing::at("h8")};
    EXPECT_EQ(PracticeText::task(task), "You are Black. In your game you played H8.");
    task.mayBeTurned = true;
    EXPECT_EQ(PracticeText::circumstances(task), "Freestyle · may be turned or mirrored");
    EXPECT_EQ(PracticeText::task(task), "You are Black. The move from your game is marked at H8.")
        << "it was another point";
}

TEST(PuzzleText, SaysWhyAMoveIsWrong)
{
    Puzzle puzzle{.kind = PuzzleKind::Vcf, .moves = 2};
    for (const int column : {3, 4, 5})
        puzzle.stones.set(Point::at(column, 7), Cell::Black);
    puzzle.accepted = {Point::at(2, 7), Point::at(6, 7)};
    PuzzleSession session(puzzle);
    const PuzzleAnswer wrong = session.play(Point::at(0, 0));
    ASSERT_GE(wrong.refutation.size(), 2u);
    EXPECT_EQ(PuzzleText::verdict(session, wrong),
              "A1 can be answered by " + ValueText::point(wrong.refutation[1]) + '.');
    const PuzzleAnswer right = session.play(Point::at(2, 7));
    EXPECT_EQ(PuzzleText::verdict(session, right), "C8 is right. Continue.");
}

}  // namespace gomoku
