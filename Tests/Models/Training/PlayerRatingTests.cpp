// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Zobrist.h"
#include "Models/Search/PlayingLevel.h"
#include "Models/Training/PlayerRating.h"
#include "Models/Training/TrainingLog.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gomoku {
namespace {

/// A user of known strength who plays whom the program chooses.
struct SimulatedUser
{
    double strength = 1500;
    std::uint64_t random = 0;
    std::vector<RatedGame> games{};

    void playNext()
    {
        const int step = PlayerRating(games, Rule::Freestyle).fittingStep();
        const double chance = expectedScore(strength, eloOfStep(step));
        const double draw = static_cast<double>(zobrist::nextRandom(random) >> 11) * 0x1p-53;
        games.push_back({CardTime(), Rule::Freestyle, step, draw < chance ? 1.0 : 0.0});
    }
};

constexpr int kUsers = 400;

SimulatedUser userNumber(int number)
{
    // From the lowest step to the highest, whose strengths are what can be told at all.
    const double lowest = eloOfStep(1);
    const double range = eloOfStep(kSteps) - lowest;
    return {lowest + range * number / (kUsers - 1), static_cast<std::uint64_t>(number) + 1};
}

TEST(PlayerRating, TheShownRangeHoldsTheTruthInNineteenOfTwentyCases)
{
    int held = 0;
    int shown = 0;
    for (int i = 0; i < kUsers; ++i) {
        SimulatedUser user = userNumber(i);
        for (int game = 0; game < 30; ++game)
            user.playNext();
        const PlayerRating rating(user.games, Rule::Freestyle);
        shown += rating.isKnown();
        held += std::abs(rating.current().rating - user.strength) <= rating.current().margin();
    }
    EXPECT_EQ(shown, kUsers);
    // Of 400, 19 in 20 are 380; three standard deviations of chance are 13.
    EXPECT_GE(held, 380 - 13);
}

TEST(PlayerRating, OpponentsThatFitKeepTheScoreNearAHalf)
{
    double score = 0;
    int games = 0;
    for (int i = kUsers / 8; i < kUsers * 7 / 8; ++i) {
        SimulatedUser user = userNumber(i);
        for (int game = 0; game < 40; ++game)
            user.playNext();
        for (std::size_t game = 10; game < user.games.size(); ++game, ++games)
            score += user.games[game].score;
    }
    EXPECT_NEAR(score / games, 0.5, 0.02);
}

TEST(PlayerRating, IsUnknownUntilThereAreEnoughGames)
{
    EXPECT_FALSE(PlayerRating().isKnown());
    EXPECT_EQ(PlayerRating().fittingStep(), stepOfElo(1500));
    const std::vector<RatedGame> one{{CardTime(), Rule::Freestyle, 10, 1.0}};
    EXPECT_FALSE(PlayerRating(one, Rule::Freestyle).isKnown());
    EXPECT_EQ(PlayerRating(one, Rule::Freestyle).games(), 1);
}

TEST(PlayerRating, RulesAreRatedApart)
{
    const std::vector<RatedGame> games{{CardTime(), Rule::Renju, 10, 1.0},
                                       {CardTime(), Rule::Freestyle, 10, 0.0}};
    EXPECT_GT(PlayerRating(games, Rule::Renju).current().rating, 1500);
    EXPECT_LT(PlayerRating(games, Rule::Freestyle).current().rating, 1500);
    EXPECT_EQ(PlayerRating(games, Rule::Standard).games(), 0);
}

TEST(PlayerRating, StepsOfTheLadderLieCloseTogether)
{
    for (int step = 1; step < kSteps; ++step) {
        const int distance = eloOfStep(step + 1) - eloOfStep(step);
        EXPECT_GT(distance, 0) << step;
        EXPECT_LE(distance, step >= 24 ? 150 : 100) << step;
        EXPECT_EQ(stepOfElo(eloOfStep(step) + 1), step);
    }
}

TrainingAnswer puzzleAnswer(const char* id, double rating, RecallGrade grade)
{
    return {CardTime(), TrainingAnswer::Kind::Puzzle, id, Rule::Freestyle, rating,
            grade,      std::chrono::seconds(10)};
}

TEST(PuzzleProgress, CountsEachPuzzleOnceAndAHintIsHalfAPoint)
{
    const std::vector<TrainingAnswer> answers{
        puzzleAnswer("a", 1500, RecallGrade::Good), puzzleAnswer("a", 1500, RecallGrade::Again),
        puzzleAnswer("b", 1500, RecallGrade::Hard), puzzleAnswer("d", 1500, RecallGrade::Again)};
    const PuzzleProgress progress(answers);
    EXPECT_EQ(progress.tried(), 3);
    EXPECT_EQ(progress.solved(), 2)
        << "what was said to be solved, and not what was wrong at first";
    EXPECT_EQ(progress.curve().size(), 3u);
    EXPECT_TRUE(progress.hasMet("b"));
    EXPECT_FALSE(progress.hasMet("c"));
    EXPECT_GT(progress.curve()[0].rating.rating, 1500);
    EXPECT_LT(progress.curve()[1].rating.rating, progress.curve()[0].rating.rating);
}

TEST(PuzzleProgress, AHintIsHalfAPointAndAFirstMistakeIsNoDisaster)
{
    const auto after = [](RecallGrade grade) {
        const std::vector<TrainingAnswer> answers{puzzleAnswer("a", 1100, grade)};
        return PuzzleProgress(answers).rating().rating;
    };
    const double start = PuzzleProgress({}).rating().rating;
    EXPECT_NEAR(after(RecallGrade::Hard), start, 1);
    EXPECT_GT(after(RecallGrade::Good), start + 100);
    EXPECT_LT(after(RecallGrade::Again), start - 100);
    EXPECT_GT(after(RecallGrade::Again), start - 250);
}

TEST(PuzzleProgress, TheDeviationStaysWithinItsBounds)
{
    std::vector<TrainingAnswer> answers;
    EXPECT_EQ(PuzzleProgress(answers).rating().deviation, 350);
    for (int i = 0; i < 400; ++i)
        answers.push_back(puzzleAnswer(std::to_string(i).c_str(), 1500,
                                       i % 2 == 0 ? RecallGrade::Good : RecallGrade::Again));
    EXPECT_GE(PuzzleProgress(answers).rating().deviation, 45);
    EXPECT_NEAR(PuzzleProgress(answers).rating().rating, 1500, 100);
}

TEST(TrainingLog, FinishedLessonsAndMedianTimeComeFromTheAnswers)
{
    std::vector<TrainingAnswer> answers;
    for (const int seconds : {9, 3, 5, 7, 1}) {
        answers.push_back(puzzleAnswer("a", 0, RecallGrade::Good));
        answers.back().time = std::chrono::seconds(seconds);
    }
    EXPECT_EQ(medianTime(answers), std::chrono::seconds(5));
    answers.pop_back();
    EXPECT_EQ(medianTime(answers), std::chrono::seconds(0));
    TrainingAnswer lesson = puzzleAnswer("first", 0, RecallGrade::Good);
    lesson.kind = TrainingAnswer::Kind::Lesson;
    answers.insert(answers.end(), 2, lesson);
    EXPECT_EQ(finishedLessons(answers), (std::set<std::string>{"first"}));
}

}  // namespace
}  // namespace gomoku
