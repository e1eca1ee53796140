// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/BackgroundReview.h"
#include "Models/Review/LiveJudge.h"
#include "Models/Review/ReviewRecord.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Game/WaitFor.h"

#include <QElapsedTimer>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

/// What a review in the background has told.
struct Heard
{
    explicit Heard(BackgroundReview& background)
    {
        QObject::connect(&background, &BackgroundReview::progressed, &background,
                         [this](const GameReview& review, int done, int all) {
                             parts.push_back(review);
                             EXPECT_LE(done, all);
                             planned.push_back(all);
                             isFull.push_back(done == all);
                         });
        QObject::connect(&background, &BackgroundReview::finished, &background,
                         [this](const GameReview& review) { whole.push_back(review); });
        QObject::connect(&background, &BackgroundReview::wasRead, &background,
                         [this](const auto& review) { read.push_back(review); });
    }

    std::vector<GameReview> parts;
    std::vector<int> planned;
    std::vector<bool> isFull;
    std::vector<GameReview> whole;
    std::vector<std::optional<GameReview>> read;
};

/// So many nodes that nobody waits for the end.
ReviewOptions endless()
{
    return {.nodes = 1'000'000'000, .secondNodes = 1'000'000'000, .threads = 2};
}

TEST(BackgroundReviewTests, SaysTheSameAsAReviewInTheForeground)
{
    const ReviewedGame game = gameOf(kWonByFours);
    BackgroundReview background;
    Heard heard(background);
    const ReviewOptions looks{.nodes = 500, .secondNodes = 2'000, .threads = 2};
    background.start(game, looks);
    EXPECT_TRUE(background.isRunning());
    ASSERT_TRUE(waitFor([&] { return !heard.whole.empty(); }));
    EXPECT_FALSE(background.isRunning());
    const std::atomic<bool> stop{false};
    EXPECT_EQ(heard.whole.front(), reviewGame(game, looks, stop));
    EXPECT_FALSE(heard.parts.empty());
}

TEST(BackgroundReviewTests, TellsOfMoreWorkAtOnce)
{
    // All looks together take little more than the time between two pictures, if that.
    const ReviewedGame game = gameOf("h8 i9 h9 h10 g8 j11 i8 j8 g11 a1 f8");
    BackgroundReview background;
    Heard heard(background);
    background.start(game, {.nodes = 300, .secondNodes = 600, .threads = 1});
    ASSERT_TRUE(waitFor([&] { return !heard.whole.empty(); }));
    ASSERT_GT(heard.planned.size(), 1U);
    EXPECT_GT(heard.planned.back(), heard.planned.front());
    for (std::size_t i = 1; i < heard.planned.size(); ++i)
        EXPECT_TRUE(heard.planned[i] == heard.planned[i - 1] || !heard.isFull[i])
            << "what was planned last is still to be done";
}

TEST(BackgroundReviewTests, ACancelledOneIsNotHeardOfAgain)
{
    BackgroundReview background;
    Heard heard(background);
    background.start(gameOf(kWonByFours), endless());
    background.cancel();
    EXPECT_FALSE(background.isRunning());
    background.start(gameOf("h8 a1 i8 a3 j8 a5 k8"), quickLooks(2));
    ASSERT_TRUE(waitFor([&] { return !heard.whole.empty(); }));
    EXPECT_EQ(heard.whole.size(), 1U);
    EXPECT_EQ(heard.whole.front().moves.size(), 7U);
    for (const GameReview& part : heard.parts)
        EXPECT_EQ(part.moves.size(), 7U) << "a picture of the game before";
}

TEST(BackgroundReviewTests, LeavingDoesNotWaitForTheEnd)
{
    QElapsedTimer timer;
    {
        BackgroundReview background;
        Heard heard(background);
        background.start(gameOf(kWonByFours), endless());
        ASSERT_FALSE(waitFor([&] { return !heard.whole.empty(); }, 100));
        timer.start();
    }
    EXPECT_LT(timer.elapsed(), 5000);
}

TEST(BackgroundReviewTests, ReadsWhatARecordHolds)
{
    const ReviewedGame game = gameOf(kWonByFours);
    const GameReview review = reviewQuickly(game);
    auto record = std::make_shared<GameRecord>(15, Rule::Freestyle);
    record->addLine(GameRecord::root(), game.moves);
    BackgroundReview background;
    Heard heard(background);
    background.read(record, reviewedGame(*record));
    ASSERT_TRUE(waitFor([&] { return heard.read.size() == 1; }));
    EXPECT_EQ(heard.read.back(), std::nullopt);
    attachReview(*record, review);
    background.read(record, reviewedGame(*record));
    ASSERT_TRUE(waitFor([&] { return heard.read.size() == 2; }));
    ASSERT_TRUE(heard.read.back());
    EXPECT_EQ(*heard.read.back(), review);
}

TEST(LiveJudgeTests, KeepsWhatItKnowsWhenTheGameGoesOn)
{
    LiveJudge judge;
    int judged = 0;
    QObject::connect(&judge, &LiveJudge::judged, &judge, [&] { ++judged; });
    judge.follow(gameOf("h8 i9"), 500);
    ASSERT_TRUE(waitFor([&] { return judged == 3; }));
    const auto before = judge.known().blackScores;
    judge.follow(gameOf("h8 i9 h9"), 500);
    ASSERT_EQ(judge.known().blackScores.size(), 4U);
    EXPECT_FALSE(judge.known().blackScores.back()) << "nobody has judged it yet";
    ASSERT_TRUE(waitFor([&] { return judged == 4; }));
    const auto after = judge.known().blackScores;
    EXPECT_TRUE(std::equal(before.begin(), before.end(), after.begin()));
    EXPECT_TRUE(after.back());
    for (const MoveReview& move : judge.known().moves)
        EXPECT_EQ(move.verdict, Verdict::Unjudged);
}

TEST(LiveJudgeTests, TheValueOfAPositionIsTheReviews)
{
    const ReviewedGame game = gameOf("h8 i9 h9 h10 g8");
    LiveJudge judge;
    int judged = 0;
    QObject::connect(&judge, &LiveJudge::judged, &judge, [&] { ++judged; });
    judge.follow(game, 2'000);
    ASSERT_TRUE(waitFor([&] { return judged == 6; }));
    const std::atomic<bool> stop{false};
    Judge foreground;
    const auto last = foreground.judge(game.positionAfter(5), 2'000, stop);
    EXPECT_EQ(judge.known().blackScores.back(), -last->score) << "White is to move";
}

TEST(LiveJudgeTests, ForgetsWhatWasTakenBack)
{
    LiveJudge judge;
    int judged = 0;
    QObject::connect(&judge, &LiveJudge::judged, &judge, [&] { ++judged; });
    judge.follow(gameOf("h8 i9"), 500);
    ASSERT_TRUE(waitFor([&] { return judged == 3; }));
    judge.follow(gameOf("h8 j9"), 500);
    EXPECT_TRUE(judge.known().blackScores[1]);
    EXPECT_FALSE(judge.known().blackScores[2]);
    judge.clear();
    EXPECT_TRUE(judge.known().blackScores.empty());
}

}  // namespace
}  // namespace gomoku::testing
