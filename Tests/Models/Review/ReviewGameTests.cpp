// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/ReviewGame.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace gomoku {

void PrintTo(Verdict verdict, std::ostream* stream)
{
    *stream << nameOf(verdict);
}

namespace testing {
namespace {

std::string marksOf(const GameReview& review)
{
    std::string marks;
    for (const MoveReview& move : review.moves)
        if (isMarked(move.verdict))
            marks += move.point.toString() + ' ' + std::string(nameOf(move.verdict)) + '\n';
    return marks;
}

/// An only move is a good one.
Verdict gradeOf(Verdict verdict)
{
    return verdict == Verdict::OnlyMove ? Verdict::Ok : verdict;
}

TEST(AReview, MarksNeitherWinningFoursNorOnlyAnswers)
{
    const GameReview review = reviewQuickly(gameOf(kWonByFours));
    ASSERT_EQ(review.moves.size(), 25U);
    EXPECT_TRUE(review.isComplete);
    for (std::size_t i = 16; i < review.moves.size(); ++i)
        EXPECT_FALSE(isMarked(review.moves[i].verdict)) << review.moves[i].point.toString();
    EXPECT_EQ(review.blackScores.back(), kWin);
}

TEST(AReview, FindsTheBlunderThatLeavesAnOpenThreeAlone)
{
    const GameReview review = reviewQuickly(gameOf("h8 g9 i8 g7 j8 a1 k8"));
    const MoveReview& blunder = review.moves[5];
    EXPECT_EQ(blunder.verdict, Verdict::Blunder);
    const std::set<Point> stops{at("f8"), at("g8"), at("k8"), at("l8")};
    EXPECT_TRUE(stops.contains(blunder.better())) << blunder.better().toString();
    EXPECT_EQ(blunder.reason.kind, HintReason::StopsOpenThree);
    EXPECT_TRUE(blunder.reason.at == at("g8") || blunder.reason.at == at("k8"));
    EXPECT_EQ(blunder.allowed.kind, AllowedThreat::OpenFour);
    EXPECT_EQ(blunder.allowed.moves, 2);
    EXPECT_EQ(review.moves[6].verdict, Verdict::Ok) << "the open four is the answer";
    EXPECT_EQ(*blunder.chanceAfter, 0);
}

TEST(AReview, ExplainsAWinThatWasMissed)
{
    // Black could make an open four of h8 i8 j8 and plays far away instead.
    const GameReview review = reviewQuickly(gameOf("h8 g9 i8 g7 j8 a1 o15 g8 c3"));
    const MoveReview& miss = review.moves[6];
    EXPECT_EQ(miss.verdict, Verdict::Blunder);
    EXPECT_EQ(*miss.chanceBefore, 100);
    EXPECT_EQ(miss.reason.kind, HintReason::WinsByFours);
    EXPECT_EQ(2 * miss.reason.moves - 1, static_cast<int>(miss.betterLine.size()));
}

TEST(AReview, LeavesASlowerWinUnmarked)
{
    // Black has four in a row, open at both ends, and first places a quiet stone.
    const GameReview review = reviewQuickly(gameOf("h8 a1 i8 a3 j8 a5 k8 a7 h9 g8 l8"));
    EXPECT_EQ(review.moves[8].verdict, Verdict::Ok);
    EXPECT_EQ(*review.moves[8].chanceBefore, 100);
    EXPECT_EQ(*review.moves[8].chanceAfter, 100);
}

TEST(AReview, FindsNoFaultWithTheJudgesOwnMoves)
{
    constexpr std::uint64_t kFewNodes = 3'000;
    const std::atomic<bool> stop{false};
    ReviewedGame game = gameOf("h8 i9 g7");
    Judge judge;
    for (int i = 0; i < 12; ++i) {
        const BoardManager position = game.positionAfter(game.moves.size());
        game.moves.push_back(
            {judge.judge(position, kFewNodes, stop)->best(), position.sideToMove()});
    }
    game.openingMoves = 3;
    const GameReview review
        = reviewGame(game, {.nodes = kFewNodes, .secondNodes = kFewNodes}, stop);
    EXPECT_EQ(marksOf(review), "");
    EXPECT_EQ(review.moves[1].verdict, Verdict::Unjudged) << "a stone of the opening";
    EXPECT_EQ(review.moves[3].verdict, Verdict::Ok);
}

TEST(AReview, IsTheSameWithAnyNumberOfThreads)
{
    const ReviewedGame game = gameOf(kWonByFours);
    const GameReview alone = reviewQuickly(game, 1);
    EXPECT_FALSE(marksOf(alone).empty()) << "there is something to differ in";
    EXPECT_EQ(reviewQuickly(game, 2), alone);
    EXPECT_EQ(reviewQuickly(game, 4), alone);
}

TEST(AReview, ShowsTheDropThatItsVerdictSpeaksOf)
{
    const GameReview review = reviewQuickly(gameOf(kWonByFours));
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const MoveReview& move = review.moves[i];
        if (!shortensLoss(*move.scoreBefore, *move.scoreAfter) && !isWin(*move.scoreBefore)
            && !mayHaveBeenLost(*move.chanceBefore, *move.scoreAfter)) {
            EXPECT_EQ(gradeOf(move.verdict), verdictOf(*move.chanceBefore - *move.chanceAfter))
                << i;
        }
        if (i > 0) {
            EXPECT_NEAR(*review.moves[i - 1].chanceAfter + *move.chanceBefore, 100, 1e-9) << i;
        }
    }
}

TEST(AReview, CarriesAProofAlongItsLine)
{
    // Once somebody is known to win, every position of the game up to the five says so.
    const GameReview review = reviewQuickly(gameOf(kWonByFours));
    bool isWon = false;
    for (const MoveReview& move : review.moves) {
        const bool isNowWon = move.mover == Color::Black && isWin(*move.scoreBefore);
        isWon = isWon || (isNowWon && move.verdict == Verdict::Ok && isWin(*move.scoreAfter));
        if (isWon && move.mover == Color::Black) {
            EXPECT_TRUE(isWin(*move.scoreAfter)) << move.point.toString();
        }
    }
    EXPECT_TRUE(isWon);
}

/// They are looked at from several sides, so they are reviewed once.
const std::vector<GameReview>& unevenReviews()
{
    static const std::vector<GameReview> reviews = [] {
        std::vector<GameReview> all;
        for (const char* moves : kUnevenGames)
            all.push_back(reviewQuickly(gameOf(moves)));
        return all;
    }();
    return reviews;
}

/// What is said to be left of a decided game before and after a move; none if it is not decided, or
/// if the move turned it.
std::optional<std::pair<int, int>> pliesAround(const MoveReview& move)
{
    const Score before = *move.scoreBefore;
    const Score after = *move.scoreAfter;
    if (!isDecided(before) || !isDecided(after) || isWin(before) != isWin(after))
        return std::nullopt;
    return std::pair(pliesToEnd(before), pliesToEnd(after));
}

TEST(AReview, CountsAProvenWinDownMoveByMove)
{
    int seen = 0;
    for (const GameReview& review : unevenReviews())
        for (const MoveReview& move : review.moves) {
            const auto plies = pliesAround(move);
            if (!plies || isWin(*move.scoreBefore))
                continue;  // The winner may take his time.
            EXPECT_LT(plies->second, plies->first) << move.point.toString();
            ++seen;
        }
    EXPECT_GT(seen, 20) << "there is something to see";
}

TEST(AReview, ShowsEveryDecidedLineToTheFive)
{
    int seen = 0;
    for (const GameReview& review : unevenReviews())
        for (const MoveReview& move : review.moves)
            if (isMarked(move.verdict) && isDecided(*move.scoreBefore)) {
                EXPECT_EQ(static_cast<int>(move.betterLine.size()), pliesToEnd(*move.scoreBefore))
                    << move.point.toString();
                ++seen;
            }
    EXPECT_GT(seen, 0) << "there is something to see";
}

TEST(AReview, DoesNotMarkAMoveThatMayHaveKeptAProvenWin)
{
    // Where the mover is still far ahead, nobody knows whether the win is gone.
    int unmarked = 0;
    for (const GameReview& review : unevenReviews())
        for (const MoveReview& move : review.moves)
            if (isWin(*move.scoreBefore) && *move.chanceAfter < 100 && *move.chanceAfter > 80) {
                EXPECT_FALSE(isMarked(move.verdict)) << move.point.toString();
                ++unmarked;
            }
    EXPECT_GT(unmarked, 0) << "there is something to see";
}

TEST(AReview, CallsAMoveIntoADeepLossNoBlunderIfLittleWasLeft)
{
    // With ten times the nodes White is lost before h9 too.
    const std::atomic<bool> stop{false};
    const GameReview review
        = reviewGame(gameOf("f8 h8 g9 h9 h10"), {.nodes = 40'000, .secondNodes = 400'000}, stop);
    const MoveReview& move = review.moves[3];
    ASSERT_TRUE(mayHaveBeenLost(*move.chanceBefore, *move.scoreAfter));
    ASSERT_GE(*move.chanceBefore - *move.chanceAfter, kBlunderDrop);
    EXPECT_EQ(move.verdict, Verdict::Inaccuracy);
}

TEST(AReview, CallsNothingABlunderThatAThirdLookDoubts)
{
    // After two looks all three seemed to be blunders, and no proof said so.
    const std::pair<std::size_t, std::size_t> doubted[]{{0, 15}, {1, 2}, {2, 3}};
    for (const auto& [game, move] : doubted)
        EXPECT_LT(unevenReviews()[game].moves[move].verdict, Verdict::Blunder) << game;
}

TEST(AReview, HardlyEverLetsAMoveGain)
{
    // A position is worth at least what the move played in it kept. What remains are moves after
    // which the judge's best answer turned out to be none: 4 of 52, where there were 9.
    int moves = 0;
    int gains = 0;
    for (const GameReview& review : unevenReviews())
        for (const MoveReview& move : review.moves)
            if (!isDecided(*move.scoreBefore) && !isDecided(*move.scoreAfter)) {
                ++moves;
                gains += *move.chanceAfter - *move.chanceBefore >= kInaccuracyDrop;
            }
    EXPECT_GT(moves, 40) << "there is something to see";
    EXPECT_LT(10 * gains, moves);
}

TEST(AReview, MarksAMoveWhoseHarmOnlyTheReplyShows)
{
    // After g9 Black wins by e11 (proven with 400,000 nodes), which nobody sees from further away.
    ReviewedGame game = gameOf("f9 h9 f8 f10 e8 g9 e11 e9 d8 g8 d10 b10 b8 c8 c9 f12 a7");
    game.openingMoves = 2;
    const std::atomic<bool> stop{false};
    const GameReview review = reviewGame(game, {.nodes = 4'000, .secondNodes = 40'000}, stop);
    EXPECT_GE(review.moves[5].verdict, Verdict::Mistake);
    EXPECT_NE(review.moves[5].better(), at("g9"));
    EXPECT_EQ(gradeOf(review.moves[6].verdict), Verdict::Ok) << "the reply itself is good";
}

TEST(AReview, LooksAtTheWholeGameBeforeItLooksTwice)
{
    const ReviewedGame game = gameOf(kWonByFours);
    const std::atomic<bool> stop{false};
    // All positions but the last, which is a result.
    const int firstLooks = static_cast<int>(game.moves.size());
    int looks = 0;
    int all = 0;
    int rounds = 0;
    const GameReview last
        = reviewGame(game, quickLooks(), stop, [&](const ReviewProgress& progress) {
              const bool isNewRound = progress.done == looks && progress.all > all;
              EXPECT_TRUE(isNewRound || progress.done == looks + 1);
              EXPECT_LE(progress.done, progress.all);
              EXPECT_FALSE(progress.review.isComplete);
              rounds += isNewRound;
              looks = progress.done;
              all = progress.all;
              if (looks == firstLooks) {
                  for (const auto& score : progress.review.blackScores)
                      EXPECT_TRUE(score);
              }
          });
    EXPECT_GT(looks, firstLooks) << "some moves needed a second look";
    EXPECT_GE(rounds, 1) << "it is told at once that there is more to do";
    EXPECT_TRUE(last.isComplete);
}

TEST(AReview, ShowsMarksThatStay)
{
    // Whoever watches a review sees marks come; they neither change nor go again.
    int shownEarly = 0;
    for (const char* moves : kUnevenGames) {
        std::map<std::size_t, Verdict> shown;
        const auto look = [&shown](const GameReview& review) {
            for (const auto& [move, verdict] : shown)
                EXPECT_EQ(review.moves[move].verdict, verdict) << move + 1;
            for (std::size_t i = 0; i < review.moves.size(); ++i)
                if (isMarked(review.moves[i].verdict))
                    shown.emplace(i, review.moves[i].verdict);
        };
        const std::atomic<bool> stop{false};
        const GameReview last
            = reviewGame(gameOf(moves), quickLooks(), stop,
                         [&](const ReviewProgress& progress) { look(progress.review); });
        shownEarly += static_cast<int>(shown.size());
        look(last);
    }
    EXPECT_GT(shownEarly, 0) << "some are there before the end";
}

TEST(AReview, LeavesGapsWhereItWasStopped)
{
    std::atomic<bool> stop{false};
    const GameReview review
        = reviewGame(gameOf(kWonByFours), quickLooks(), stop,
                     [&](const ReviewProgress& progress) { stop = progress.done == 5; });
    EXPECT_FALSE(review.isComplete);
    EXPECT_TRUE(review.blackScores[4]);
    EXPECT_FALSE(review.blackScores[5]);
    EXPECT_EQ(review.moves[20].verdict, Verdict::Unjudged);
    EXPECT_FALSE(review.moves[20].chanceBefore);
    EXPECT_EQ(marksOf(review), "") << "nothing is marked that was looked at once";
}

TEST(AReview, EndsWithTheGame)
{
    const GameReview review = reviewQuickly(gameOf("h8 a1 i8 a3 j8 a5 k8 a7 l8 a9 a11"));
    EXPECT_EQ(review.moves.size(), 9U) << "what follows a five is no move of the game";
}

TEST(AReview, TakesAFoulForTheLossThatItIs)
{
    // Black's h8 makes two open threes.
    const ReviewedGame game = gameOf("g8 a1 i8 a3 h7 a5 h9 o2 h8", Rule::Renju);
    const GameReview review = reviewQuickly(game);
    EXPECT_EQ(review.blackScores.back(), -kWin);
    EXPECT_EQ(review.moves.back().verdict, Verdict::Blunder);
}

TEST(AReview, SumsUpWhatEachPlayerDid)
{
    const GameReview review = reviewQuickly(gameOf("h8 g9 i8 g7 j8 a1 k8 a3 l8"));
    EXPECT_GE(review.players.white.blunders, 1);
    ASSERT_TRUE(review.players.black.accuracy);
    ASSERT_TRUE(review.players.white.accuracy);
    EXPECT_GT(*review.players.black.accuracy, *review.players.white.accuracy);
    EXPECT_TRUE(std::find(review.turningPoints.begin(), review.turningPoints.end(), 5U)
                != review.turningPoints.end());
}

TEST(AReview, NamesTheOpening)
{
    EXPECT_EQ(reviewQuickly(gameOf("h8 a1 h10")).opening, nullptr);
    const GameReview review = reviewQuickly(gameOf("h8 h9 h10"));
    ASSERT_NE(review.opening, nullptr);
    EXPECT_EQ(review.opening->code, "1D");
}

TEST(AReview, HasAtMostFiveTurningPoints)
{
    GameReview review;
    for (int i = 0; i < 8; ++i) {
        MoveReview move{.mover = i % 2 == 0 ? Color::Black : Color::White};
        move.verdict = Verdict::Blunder;
        move.chanceBefore = 60;
        move.chanceAfter = 10.0 + i;
        review.moves.push_back(move);
    }
    review.blackScores.resize(9, 0);
    summarise(review, ReviewedGame{});
    EXPECT_EQ(review.turningPoints, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
}

/// Black has a win in `blackWins[i]` moves before his i-th move; White answers each.
GameReview wonFor(std::initializer_list<int> blackWins)
{
    GameReview review;
    for (const int moves : blackWins) {
        review.moves.push_back({.mover = Color::Black, .verdict = Verdict::Ok});
        review.moves.back().scoreBefore = winIn(2 * moves - 1);
        review.moves.push_back({.mover = Color::White, .verdict = Verdict::Ok});
    }
    review.moves.pop_back();
    review.blackScores.resize(review.moves.size() + 1);
    return review;
}

TEST(AReview, KnowsThatAMissedWinWasShorterBefore)
{
    GameReview review = wonFor({10, 18, 17});
    review.moves.back().verdict = Verdict::Blunder;
    summarise(review, ReviewedGame{});
    EXPECT_EQ(review.moves.back().shorterBefore, (ShorterWin{1, 10}));
    EXPECT_EQ(review.moves[2].shorterBefore, ShorterWin{}) << "it was not missed there";
    review.firstMove = 20;  // Numbers are those of the game.
    summarise(review, ReviewedGame{});
    EXPECT_EQ(review.moves.back().shorterBefore, (ShorterWin{21, 10}));
}

TEST(AReview, AWinThatShrinksOrWasGivenAwayBeforeIsNoShorterOne)
{
    GameReview shrinking = wonFor({10, 9, 8});
    shrinking.moves.back().verdict = Verdict::Blunder;
    summarise(shrinking, ReviewedGame{});
    EXPECT_EQ(shrinking.moves.back().shorterBefore, ShorterWin{});

    GameReview twice = wonFor({10, 18, 17});
    twice.moves[2].verdict = Verdict::Blunder;
    twice.moves[4].verdict = Verdict::Blunder;
    summarise(twice, ReviewedGame{});
    EXPECT_EQ(twice.moves[2].shorterBefore, (ShorterWin{1, 10}));
    EXPECT_EQ(twice.moves[4].shorterBefore, ShorterWin{}) << "the first miss has been told";
}

TEST(AReview, CountsTheMovesOfARecordThatDoNotAlternate)
{
    ReviewedGame game = gameOf("h8 i9");
    game.moves.push_back({at("i8"), Color::White});
    const GameReview review = reviewQuickly(game);
    EXPECT_EQ(game.positionAfter(2).sideToMove(), Color::White);
    EXPECT_EQ(review.moves[1].scoreAfter, -*review.blackScores[2]);
}

}  // namespace
}  // namespace testing
}  // namespace gomoku
