// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/FoulProgress.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

TrainingAnswer foulAnswer(const std::string& subject, bool isRight)
{
    TrainingAnswer answer;
    answer.kind = TrainingAnswer::Kind::Foul;
    answer.subject = subject;
    answer.rule = Rule::Renju;
    answer.grade = isRight ? RecallGrade::Good : RecallGrade::Again;
    return answer;
}

TEST(FoulProgress, BeginsWithTheFirstQuestionOfTheFirstStep)
{
    const FoulProgress progress;
    EXPECT_EQ(progress.next(), (FoulSubject{FoulStep::Overlines, 1}));
    EXPECT_EQ(progress.asked(), 0);
}

TEST(FoulProgress, CountsRightAnswersAndRowsOfThem)
{
    std::vector<TrainingAnswer> answers;
    int seed = 0;
    for (const bool isRight : {true, true, true, false, true, true})
        answers.push_back(foulAnswer("2:" + std::to_string(++seed), isRight));
    const FoulProgress progress(answers);
    EXPECT_EQ(progress.asked(), 6);
    EXPECT_EQ(progress.right(), 5);
    EXPECT_EQ(progress.streak(), 2);
    EXPECT_EQ(progress.bestStreak(), 3);
    EXPECT_EQ(progress.next(), (FoulSubject{FoulStep::PlainDoubles, 7}));
}

TEST(FoulProgress, FiveRightInARowLeadAStepUpUntilTheLast)
{
    FoulProgress progress;
    for (int i = 0; i < 4; ++i)
        progress.add(progress.next(), true);
    EXPECT_EQ(progress.step(), FoulStep::Overlines);
    progress.add(progress.next(), true);
    EXPECT_EQ(progress.step(), FoulStep::PlainDoubles);
    for (int i = 0; i < 100; ++i)
        progress.add(progress.next(), true);
    EXPECT_EQ(progress.step(), FoulStep::NestedThrees);
    EXPECT_EQ(progress.streak(), 105);
}

TEST(FoulProgress, ThreeWrongInARowLeadAStepDownButNotBelowTheFirst)
{
    FoulProgress progress;
    progress.choose(FoulStep::BrokenThrees);
    for (const bool isRight : {false, false, true, false, false})
        progress.add(progress.next(), isRight);
    EXPECT_EQ(progress.step(), FoulStep::BrokenThrees);
    progress.add(progress.next(), false);
    EXPECT_EQ(progress.step(), FoulStep::CloseCalls);
    for (int i = 0; i < 20; ++i)
        progress.add(progress.next(), false);
    EXPECT_EQ(progress.step(), FoulStep::Overlines);
}

TEST(FoulProgress, AChosenStepIsKeptByItsAnswers)
{
    const FoulProgress progress({foulAnswer("1:1", true), foulAnswer("5:1", true)});
    EXPECT_EQ(progress.next(), (FoulSubject{FoulStep::NestedThrees, 2}));
}

TEST(FoulProgress, NoQuestionComesTwice)
{
    FoulProgress progress;
    std::set<std::string> asked;
    for (int i = 0; i < 60; ++i) {
        const FoulSubject subject = progress.next();
        EXPECT_TRUE(asked.insert(subject.toString()).second) << subject.toString();
        progress.add(subject, i % 7 != 6);
    }
}

TEST(FoulProgress, LooksAtNothingButFouls)
{
    TrainingAnswer puzzle = foulAnswer("1:4", true);
    puzzle.kind = TrainingAnswer::Kind::Puzzle;
    const FoulProgress progress({puzzle, foulAnswer("nonsense", true), foulAnswer("9:1", true)});
    EXPECT_EQ(progress.asked(), 0);
}

TEST(FoulProgress, SubjectsAreReadAsTheyAreWritten)
{
    const FoulSubject subject{FoulStep::CloseCalls, 123};
    EXPECT_EQ(subject.toString(), "3:123");
    EXPECT_EQ(FoulSubject::parse("3:123"), subject);
    for (const char* wrong : {"", "3", "3:", ":3", "0:1", "6:1", "3:1x", "-1:4"})
        EXPECT_FALSE(FoulSubject::parse(wrong)) << wrong;
}

}  // namespace
}  // namespace gomoku
