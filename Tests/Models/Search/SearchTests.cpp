// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/ParallelSearch.h"
#include "Models/Search/SearchParameters.h"
#include "Models/Search/Threats/QuiescenceSearch.h"
#include "Models/Search/Threats/VcfSearch.h"

#include <gtest/gtest.h>

#include <cmath>
#include <sstream>
#include <thread>

namespace gomoku {

namespace {

BoardManager played(const std::string& moves, Rule rule = Rule::Freestyle, int size = 15)
{
    BoardManager board(size, rule);
    std::istringstream text(moves);
    for (std::string move; text >> move;)
        board.makeMove(Point::parse(move).value());
    return board;
}

SearchReport think(const BoardManager& board, const SearchLimits& limits)
{
    ParallelSearch search(8);
    const std::atomic<bool> stop{false};
    return search.think(board, limits, standardThreads(), stop);
}

/// Stones of both colours anywhere near the centre, with nobody having won.
BoardManager randomPosition(std::uint64_t& random, Rule rule)
{
    BoardManager board(15, rule);
    while (board.moveCount() < 18) {
        const auto draw = [&] { return 4 + static_cast<int>(zobrist::nextRandom(random) % 7); };
        const Point point = Point::at(draw(), draw());
        const Color side = board.sideToMove();
        if (board.isEmpty(point) && board.isLegal(side, point)
            && board.classOf(side, point) != PointClass::Five)
            board.makeMove(point);
    }
    return board;
}

}  // namespace

/// Can the side to move win by fours alone?
bool winsByFours(BoardManager board)
{
    VcfSearch search(1 << 20);
    return search.find(board, {.nodes = 100'000}).isWin();
}

// Both from games that were lost this way: the tree tries too few fours at its leaves to see it.
TEST(Search, DoesNotWalkIntoAWinByPlainFours)
{
    const BoardManager freestyle = played(
        "d4 c3 f1 d5 e5 g6 f7 g7 g8 h9 e4 f4 f9 f8 h6 g10 f11 e10 f10 f12 h4 h5 i5 g3 i3 g5 g4 j4 "
        "k7 j5 k6 j6 j3 k4 i7 k9 i9 i8 e9 j9 h7 e6 h1 i1 g11 d8 e11 d11 j8 h10 h12 i13 g9 h8 d12 "
        "c13 l7 j7 k10 m5 m8 e3");
    const BoardManager renju = played(
        "k7 m7 l6 m6 n7 l7 i8 k8 j9 m5 m4 j5 k6 m9 m8 k11 j7 l5 n5 k9 j11 k10 k12 h9 j10 j8 l10 h6",
        Rule::Renju);
    for (const BoardManager& position : {freestyle, renju}) {
        const SearchReport report = think(position, {.nodes = 150'000});
        BoardManager after = position;
        after.makeMove(report.bestMove());
        EXPECT_TRUE(isLoss(report.score()) || !winsByFours(after)) << report.bestMove().toString();
    }
}

// White threatens to win by fours. Moves that cannot stop that are left out beforehand, so the same
// nodes reach further; before, they ended at depth 5.
TEST(Search, SpendsItsNodesOnAnswersToAThreatOfFours)
{
    const BoardManager position = played(
        "k7 m7 l6 m6 n7 l7 i8 k8 j9 m5 m4 j5 k6 m9 m8 k11 j7 l5 n5 k9 j11 k10 k12 h9 j10 j8 l10 h6",
        Rule::Renju);
    BoardManager passed = position;
    passed.makePass();
    ASSERT_TRUE(winsByFours(passed));

    const SearchReport report = think(position, {.nodes = 6'000});
    BoardManager after = position;
    after.makeMove(report.bestMove());
    EXPECT_GE(report.depth(), 6);
    EXPECT_FALSE(winsByFours(after)) << report.bestMove().toString();
}

// h8 i8 and one more make a three, which only g8, k8 and l8 would stop: each a row of six for
// Black.
TEST(Search, KnowsThatAThreeWinsWhereEveryAnswerIsAFoul)
{
    const std::string_view black = "g5 g6 g7 g9 g10 k5 k6 k7 k9 k10 l5 l6 l7 l9 l10 f8";
    const std::string_view white = "h8 i8 g4 k4 l4 a1 c2 i1 m1 o2 a14 c15 e13 g14 i15";
    std::istringstream blackText{std::string(black)};
    std::istringstream whiteText{std::string(white)};
    std::string moves;
    for (std::string stone; blackText >> stone; moves += ' ' + stone)
        if (!moves.empty()) {
            std::string other;
            whiteText >> other;
            moves += ' ' + other;
        }
    const SearchReport report = think(played(moves, Rule::Renju), {.depth = 3});
    EXPECT_TRUE(isWin(report.score())) << report.score();
}

/// Pairs of stones in turn, shifted from row to row so that nobody has five, and two free points:
/// Black's d8 would make a long row, and c1 is for anybody.
BoardManager fullBoardWithAFoul()
{
    Grid grid(15);
    grid.forEachPoint([&](Point point) {
        const bool isRow = point.row() == 7 && point.column() < 6;
        const bool isBlack = isRow || (point.column() + 2 * point.row()) % 4 < 2;
        grid.set(point, isBlack ? Cell::Black : Cell::White);
    });
    for (const char* free : {"d8", "c1"})
        grid.set(Point::parse(free).value(), Cell::Empty);
    return BoardManager(grid, Rule::Renju, Color::White);
}

TEST(Search, KnowsThatBlackHasLostWhereEveryPointIsAFoul)
{
    const SearchReport report = think(fullBoardWithAFoul(), {.depth = 3});
    EXPECT_EQ(report.bestMove().toString(), "c1");
    EXPECT_TRUE(isWin(report.score())) << report.score();
}

TEST(Search, OpensInTheCentre)
{
    EXPECT_EQ(think(BoardManager(15), {.depth = 4}).bestMove().toString(), "h8");
    EXPECT_EQ(think(BoardManager(20), {.depth = 4}).bestMove().toString(), "k11");
    EXPECT_TRUE(think(BoardManager(15), {.depth = 4, .lines = 3}).fromBook);
    EXPECT_NE(think(BoardManager(15), {.depth = 1, .excluded = {Point::at(7, 7)}}).bestMove(),
              Point::at(7, 7));
}

TEST(Search, MakesFiveRatherThanStoppingOne)
{
    const BoardManager board = played("h8 a1 i8 a2 j8 a3 k8 a4");
    const SearchReport report = think(board, {.depth = 3});
    EXPECT_EQ(report.score(), winIn(1));
    EXPECT_TRUE(report.bestMove().toString() == "g8" || report.bestMove().toString() == "l8");
}

TEST(Search, StopsAFour)
{
    const BoardManager board = played("h8 g8 i8 a1 j8 a3 k8");
    EXPECT_EQ(think(board, {.depth = 5}).bestMove().toString(), "l8");
}

TEST(Search, FindsAFourThreeWin)
{
    // Black's f8 makes a four on the eighth row and an open three on the diagonal.
    const BoardManager board = played("c8 b8 d8 a1 e8 a15 g9 o1 h10 o15");
    const SearchReport report = think(board, {.depth = 6});
    EXPECT_TRUE(isWin(report.score())) << report.score();
    EXPECT_EQ(report.bestMove().toString(), "f8");
}

TEST(Search, SameLimitsOneThreadSameNodes)
{
    const BoardManager board = played("h8 i9 i8 g8 j8 k8 j9 h7");
    const SearchLimits limits{.depth = 8};
    const SearchReport first = think(board, limits);
    const SearchReport second = think(board, limits);
    EXPECT_EQ(first.nodes, second.nodes);
    EXPECT_EQ(first.score(), second.score());
    EXPECT_EQ(first.lines.front().moves, second.lines.front().moves);
}

TEST(Search, StopsWhenTold)
{
    const BoardManager board = played("h8 i9 i8 g8");
    std::atomic<bool> stop{false};
    std::atomic<int> reports{0};
    ParallelSearch search(8);
    std::thread other([&] {
        reports.wait(0);
        stop = true;
    });
    const SearchReport report = search.think(board, {.threads = 3, .useBook = false},
                                             standardThreads(), stop, [&](const SearchReport&) {
                                                 ++reports;
                                                 reports.notify_one();
                                             });
    EXPECT_GT(reports, 0) << "it has to think before it can be stopped";
    ++reports;
    reports.notify_one();
    other.join();
    EXPECT_FALSE(report.bestMove().isNone());
    EXPECT_TRUE(report.isFinal);
}

TEST(Search, FourThreadsAgreeOnAWin)
{
    const BoardManager board = played("c8 b8 d8 a1 e8 a15 g9 o1 h10 o15");
    const SearchReport report = think(board, {.depth = 6, .threads = 4});
    EXPECT_TRUE(isWin(report.score()));
    EXPECT_EQ(report.bestMove().toString(), "f8");
}

TEST(Search, FourThreadsReachTheDepthOfOne)
{
    const BoardManager board = played("h8 i9 i8 g8 j8 k8 j9 h7");
    const SearchReport report = think(board, {.depth = 8, .threads = 4});
    EXPECT_EQ(report.depth(), 8);
    EXPECT_TRUE(board.isEmpty(report.bestMove()));
}

TEST(ReductionTable, HoldsTheLogarithmsItIsMadeOf)
{
    for (const SearchParameters& parameters :
         {SearchParameters{.reductionBase = 400, .reductionScale = 100},
          SearchParameters{.reductionBase = 1250, .reductionScale = 130}}) {
        const ReductionTable reductions(parameters);
        const double base = parameters.reductionBase / 1000.0;
        const double slope = parameters.reductionScale / 100.0 / 1.9;
        for (int depth = 1; depth < ReductionTable::kSize; ++depth)
            for (int place = 1; place < ReductionTable::kSize; ++place)
                ASSERT_EQ(
                    reductions.sixteenths(depth, place),
                    static_cast<int>(kPly * (base + std::log(depth) * std::log(place) * slope)))
                    << depth << ' ' << place;
        EXPECT_EQ(reductions.sixteenths(1000, 1000), reductions.sixteenths(63, 63));
    }
}

TEST(QuiescenceFailures, AnswerForAsManyFoursAsWereLookedFor)
{
    QuiescenceFailures failures;
    constexpr zobrist::Key kKey = 0x123456789ABCDEFULL;
    EXPECT_FALSE(failures.contains(kKey, 0));
    failures.add(kKey, 3);
    EXPECT_TRUE(failures.contains(kKey, 0));
    EXPECT_TRUE(failures.contains(kKey, 3));
    EXPECT_FALSE(failures.contains(kKey, 4));
    EXPECT_FALSE(failures.contains(kKey ^ 1, 0));
    EXPECT_FALSE(failures.contains(kKey ^ (zobrist::Key{1} << 63), 0));
}

TEST(Search, ThreadsKeepToTheirNodesTogether)
{
    const BoardManager board = played("h8 i9 i8 g8");
    constexpr std::uint64_t kNodes = 60'000;
    constexpr std::uint64_t kUncounted = 1'000;  // what a thread may do before it looks again
    for (const int threads : {1, 2, 5, kMaxSearchThreads}) {
        const SearchReport report
            = think(board, {.nodes = kNodes, .threads = threads, .useBook = false});
        EXPECT_GE(report.nodes, kNodes / 2) << threads;
        EXPECT_LE(report.nodes, kNodes + kUncounted * static_cast<std::uint64_t>(threads))
            << threads;
    }
}

/// What one thread proves, several must not deny, nor the other way round: wins and losses are
/// facts, however the work was shared out.
TEST(Search, ThreadsNeverContradictAProof)
{
    std::uint64_t random = 20261116;
    for (int round = 0; round < 60; ++round) {
        const BoardManager board
            = randomPosition(random, kRules[static_cast<std::size_t>(round) % kRules.size()]);
        const Score alone = think(board, {.depth = 6}).score();
        const Score together = think(board, {.depth = 6, .threads = 4}).score();
        EXPECT_FALSE(isWin(alone) && isLoss(together)) << round;
        EXPECT_FALSE(isLoss(alone) && isWin(together)) << round;
    }
}

/// However a search is cut short, what it leaves in the table must be true: positions with a proven
/// result keep it.
TEST(Search, ThreadsThatAreStoppedLeaveNoFalseProofs)
{
    const std::atomic<bool> stop{false};
    std::uint64_t random = 3;
    for (int round = 0; round < 40; ++round) {
        const BoardManager board
            = randomPosition(random, kRules[static_cast<std::size_t>(round) % kRules.size()]);
        const Score truth = think(board, {.depth = 8}).score();
        ParallelSearch search(8);
        for (int i = 0; i < 40 && isDecided(truth); ++i) {
            const std::uint64_t nodes = 200 + zobrist::nextRandom(random) % 4'000;
            const SearchReport report
                = search.think(board, {.nodes = nodes, .threads = 2 + i % 3, .useBook = false},
                               standardThreads(), stop);
            ASSERT_FALSE(isWin(truth) && isLoss(report.score())) << round;
            ASSERT_FALSE(isLoss(truth) && isWin(report.score())) << round;
        }
    }
}

TEST(Search, LinesOfSeveralThreadsCanBePlayed)
{
    std::uint64_t random = 7;
    std::size_t moves = 0;
    constexpr int kRounds = 20;
    for (int round = 0; round < kRounds; ++round) {
        const Rule rule = kRules[static_cast<std::size_t>(round) % kRules.size()];
        BoardManager board = randomPosition(random, rule);
        const SearchReport report = think(board, {.depth = 8, .threads = 1 + 3 * (round % 2)});
        moves += report.lines.front().moves.size();
        for (const Point move : report.lines.front().moves) {
            ASSERT_TRUE(board.isEmpty(move));
            ASSERT_TRUE(board.isLegal(board.sideToMove(), move));
            board.makeMove(move);
        }
    }
    EXPECT_GE(moves, 4U * kRounds);  // and they say what is expected, not just the next move
}

TEST(Search, ReportsSeveralLinesBestFirst)
{
    const BoardManager board = played("h8 i9 i8 g8");
    const SearchReport report = think(board, {.depth = 5, .lines = 3});
    ASSERT_EQ(report.lines.size(), 3U);
    EXPECT_GE(report.lines[0].score, report.lines[1].score);
    EXPECT_GE(report.lines[1].score, report.lines[2].score);
    EXPECT_NE(report.lines[0].moves.front(), report.lines[1].moves.front());
    EXPECT_NE(report.lines[1].moves.front(), report.lines[2].moves.front());
}

TEST(Search, LinesCanBePlayed)
{
    for (const Rule rule : kRules) {
        BoardManager board = played("h8 i9 i8 g8 j10 h9", rule);
        const SearchReport report = think(board, {.depth = 7});
        for (const Point move : report.lines.front().moves) {
            ASSERT_TRUE(board.isEmpty(move));
            ASSERT_TRUE(board.isLegal(board.sideToMove(), move));
            board.makeMove(move);
        }
    }
}

TEST(Search, LeavesOutExcludedMoves)
{
    const BoardManager board = played("h8 i9 i8 g8");
    const Point best = think(board, {.depth = 5}).bestMove();
    EXPECT_NE(think(board, {.depth = 5, .excluded = {best}}).bestMove(), best);
}

TEST(Search, FillsASmallBoardToTheEnd)
{
    BoardManager board(5);
    while (!board.isFull() && !board.winner()) {
        const Point move = think(board, {.depth = 3}).bestMove();
        ASSERT_FALSE(move.isNone());
        board.makeMove(move);
    }
    SUCCEED();
}

}  // namespace gomoku
