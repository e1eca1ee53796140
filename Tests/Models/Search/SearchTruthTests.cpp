// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// A decided score is a proof, wherever it stands: at the root, in the table, from one thread or
// from several, with a table that forgets nearly everything. On small boards a search that tries
// every move and only knows the law says whether it is true.
#include "Models/Rules/Referee.h"
#include "Models/Search/ParallelSearch.h"
#include "Models/Search/Searcher.h"
#include "Models/Search/Threats/QuiescenceSearch.h"
#include "Models/Search/Threats/Refutations.h"
#include "Models/Search/Threats/ThreatMoves.h"
#include "Models/Search/Threats/VcfSearch.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Rounds.h"
#include "Tests/Support/Engine/RuleNames.h"
#include "Tests/Support/Search/PlainAlphaBeta.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

constexpr int kJudgedPlies = 9;  ///< Longer wins are too dear for the oracle.
constexpr long kOracleNodes = 60'000;

class SearchTruth : public ::testing::TestWithParam<Rule>
{
protected:
    [[nodiscard]] static Rule rule() { return GetParam(); }
    [[nodiscard]] int below(int limit)
    {
        return static_cast<int>(zobrist::nextRandom(m_random) % static_cast<std::uint64_t>(limit));
    }
    /// A small board, a third full or a little more, on which nobody has won.
    [[nodiscard]] BoardManager position()
    {
        for (;;) {
            const int size = 6 + below(2);
            BoardManager board(size, rule());
            const int stones = size * size / 3 + below(size);
            for (int tries = 0; board.moveCount() < stones && tries < 400; ++tries) {
                const Point point = Point::at(below(size), below(size));
                const Color side = board.sideToMove();
                if (board.isEmpty(point) && board.isLegal(side, point)
                    && board.classOf(side, point) != PointClass::Five)
                    board.makeMove(point);
            }
            if (board.moveCount() == stones)
                return board;
        }
    }
    /// Is what the score claims about the position true? Nothing if the oracle cannot say.
    [[nodiscard]] std::optional<bool> isTrue(const BoardManager& board, Score score)
    {
        const int plies = pliesToEnd(score);
        if (plies > kJudgedPlies)
            return std::nullopt;
        return isWin(score) ? m_oracle.wins(board.grid(), board.sideToMove(), plies)
                            : m_oracle.loses(board.grid(), board.sideToMove(), plies);
    }
    /// Fails the test for a claim that is not true; counts what could be judged.
    void judgeClaim(const BoardManager& board, Score score, const char* where)
    {
        if (!isDecided(score))
            return;
        EXPECT_EQ(pliesToEnd(score) % 2, isWin(score) ? 1 : 0)
            << where << ": one wins with one's own move and loses by the opponent's";
        const auto truth = isTrue(board, score);
        ++(truth ? m_judged : m_unjudged);
        EXPECT_TRUE(truth.value_or(true))
            << where << ": " << (isWin(score) ? "win" : "loss") << " in " << pliesToEnd(score)
            << " for " << (board.sideToMove() == Color::Black ? "Black" : "White") << '\n'
            << drawingOf(board.grid());
    }
    /// So many of `rounds` must mean something: one in `each`. Of a short run nothing is asked.
    static void expectEnough(int found, int rounds, int each)
    {
        if (roundsOf(rounds) >= rounds) {
            EXPECT_GE(found, roundsOf(rounds) / each) << "too few to mean anything";
        }
    }
    void TearDown() override
    {
        RecordProperty("judged", m_judged);
        RecordProperty("unjudged", m_unjudged);
    }

    const std::atomic<bool> m_stop{false};
    std::uint64_t m_random = 20261117;
    PlainAlphaBeta m_oracle{rule(), kOracleNodes};
    int m_judged = 0;
    int m_unjudged = 0;
};

TEST_P(SearchTruth, WhatOneThreadCallsDecidedIs)
{
    for (int round = 0; round < roundsOf(60); ++round) {
        const BoardManager board = position();
        ParallelSearch search(1);
        const SearchLimits limits{.depth = 4 + round % 5, .useBook = false};
        judgeClaim(board, search.think(board, limits, standardThreads(), m_stop).score(), "root");
    }
    expectEnough(m_judged, 60, 6);
}

// Whatever is left out, reduced or extended: no number of the search can make a false proof.
TEST_P(SearchTruth, NoParameterMakesAFalseProof)
{
    for (int round = 0; round < roundsOf(60); ++round) {
        const BoardManager board = position();
        SearchParameters parameters;
        for (const TunableParameter& parameter : kTunableParameters)
            if (below(2) == 0)
                parameters.*parameter.member
                    = parameter.least + below(parameter.most - parameter.least + 1);
        ParallelSearch search(1, defaultWeights, parameters);
        const SearchLimits limits{.depth = 4 + round % 5, .useBook = false};
        judgeClaim(board, search.think(board, limits, standardThreads(), m_stop).score(), "root");
    }
    expectEnough(m_judged, 60, 6);
}

// Nodes and not a depth: threats are calculated first, and where a pass would lose, only answers
// are searched.
TEST_P(SearchTruth, WhatASearchWithNodesCallsDecidedIs)
{
    for (int round = 0; round < roundsOf(60); ++round) {
        const BoardManager board = position();
        ParallelSearch search(1);
        const SearchLimits limits{.nodes = 3000, .useBook = false, .alwaysSearch = true};
        judgeClaim(board, search.think(board, limits, standardThreads(), m_stop).score(), "root");
    }
    expectEnough(m_judged, 60, 6);
}

// One bucket of four entries, and a table that has seen other positions of the same game.
TEST_P(SearchTruth, ATinyTableAndAnOldOneTellNoLies)
{
    ParallelSearch tiny(0);
    ParallelSearch old(1);
    for (int round = 0; round < roundsOf(20); ++round) {
        BoardManager board = position();
        for (int move = 0; move < 3 && !board.isFull(); ++move) {
            const SearchLimits limits{.depth = 6, .useBook = false};
            judgeClaim(board, tiny.think(board, limits, standardThreads(), m_stop).score(), "tiny");
            const SearchReport report = old.think(board, limits, standardThreads(), m_stop);
            judgeClaim(board, report.score(), "old");
            if (report.bestMove().isNone()
                || board.classOf(board.sideToMove(), report.bestMove()) == PointClass::Five)
                break;
            board.makeMove(report.bestMove());
        }
    }
    expectEnough(m_judged, 20, 2);
}

TEST_P(SearchTruth, SeveralThreadsGiveALegalMoveAndNoFalseProof)
{
    for (int round = 0; round < roundsOf(30); ++round) {
        const BoardManager board = position();
        ParallelSearch search(1);
        const SearchLimits limits{.depth = 6, .threads = 2 + round % 3, .useBook = false};
        const SearchReport report = search.think(board, limits, standardThreads(), m_stop);
        ASSERT_FALSE(report.bestMove().isNone());
        EXPECT_EQ(judge(board.grid(), board.sideToMove(), report.bestMove(), rule()),
                  MoveVerdict::Legal);
        judgeClaim(board, report.score(), "threads");
    }
    expectEnough(m_judged, 30, 6);
}

// Not only true, but found: what is decided within three plies is seen at any depth.
TEST_P(SearchTruth, WhatIsDecidedWithinThreePliesIsSeen)
{
    int wins = 0;
    for (int round = 0; round < roundsOf(100); ++round) {
        const BoardManager board = position();
        if (m_oracle.wins(board.grid(), board.sideToMove(), 3) != true)
            continue;
        ++wins;
        for (const Depth depth : {1, 2, 5}) {
            ParallelSearch search(1);
            const SearchLimits limits{.depth = depth, .useBook = false};
            const Score score = search.think(board, limits, standardThreads(), m_stop).score();
            EXPECT_TRUE(isWin(score) && pliesToEnd(score) <= 3)
                << score << " at depth " << depth << '\n'
                << drawingOf(board.grid());
        }
    }
    expectEnough(wins, 100, 20);
}

// The question of the pass: where a pass loses to fours, so does every move that neither makes a
// four nor matters to them. The search does not even look at those.
TEST_P(SearchTruth, MovesThatCannotStopFoursLose)
{
    if (enclosedFiveIsNothing(rule()))
        GTEST_SKIP() << "not asked under caro";
    for (int round = 0; round < roundsOf(150); ++round) {
        BoardManager board = position();
        const Color side = board.sideToMove();
        if (canMakeFive(board, opponent(side)) || canMakeFive(board, side))
            continue;
        VcfSearch fours(1 << 18);
        board.makePass();
        const VcfResult answer = fours.find(board, {.nodes = 20'000});
        board.undoMove();
        if (!answer.isWin() || answer.plies > 7)
            continue;
        const PointSet mattering = pointsThatMatter(board, fours.line());
        board.grid().forEachPoint([&](Point point) {
            if (!board.isEmpty(point) || !board.isLegal(side, point)
                || mattering.test(static_cast<std::size_t>(point.index()))
                || makesFour(board.classOf(side, point)))
                return;
            BoardManager after = board;
            after.makeMove(point);
            judgeClaim(after, winIn(answer.plies), point.toString().c_str());
        });
    }
    expectEnough(m_judged, 150, 2);
}

// The look at every leaf: what it calls a win is one, in as many plies as it says.
TEST_P(SearchTruth, WinsSeenAtTheLeavesAreWins)
{
    QuiescenceFailures failures;
    QuiescenceSearch look(failures);
    for (int round = 0; round < roundsOf(300); ++round) {
        BoardManager board = position();
        if (canMakeFive(board, opponent(board.sideToMove())))
            continue;
        const zobrist::Key before = board.key();
        const QuiescenceSearch::Win win = look.find(board, 6);
        ASSERT_EQ(board.key(), before);
        if (win.plies > 0)
            judgeClaim(board, winIn(win.plies), "leaf");
    }
    expectEnough(m_judged, 300, 30);
}

// The table's promise: a bound is one. A lower bound that is a win is a win, an upper one that is a
// loss is a loss, and both hold for the position itself, at whatever ply it was met.
TEST_P(SearchTruth, BoundsInTheTableHoldForTheirPositions)
{
    int bounds = 0;
    for (int round = 0; round < roundsOf(30); ++round) {
        BoardManager board = position();
        TranspositionTable table(1);
        const EvalWeights weights = defaultWeights(rule());
        const PointTable points(rule(), weights.points);
        board.setPointTable(points);
        const SearchLimits limits{.depth = 7};
        const TimeManager clock(limits);
        SearchParameters parameters;
        if (round % 2 == 0)  // what is off by default is on
            parameters = {.hindsightMargin = 100, .excludedKey = 1, .storesLeaves = 1};
        const SearchTuning tuning(parameters);
        SharedSearch shared(table, weights.patterns, tuning, limits, clock, m_stop, {});
        std::vector<Point> moves;
        board.grid().forEachPoint([&](Point point) {
            if (board.isEmpty(point) && board.isLegal(board.sideToMove(), point))
                moves.push_back(point);
        });
        shared.seedWith(SearchLine{{moves.front()}, 0, 0, 0});
        Searcher(board, shared, {}).lead(moves);
        for (int walk = 0; walk < 600; ++walk) {
            BoardManager place = board;
            for (int steps = 1 + below(3); steps > 0; --steps) {
                const Point point = Point::at(below(board.size()), below(board.size()));
                const Color side = place.sideToMove();
                if (place.isEmpty(point) && place.isLegal(side, point)
                    && place.classOf(side, point) != PointClass::Five)
                    place.makeMove(point);
            }
            const auto entry = table.find(place.key(), 0);
            if (!entry)
                continue;
            ++bounds;
            ASSERT_NE(entry->bound, Bound::None);
            const bool claims = (isWin(entry->score) && entry->bound != Bound::Upper)
                || (isLoss(entry->score) && entry->bound != Bound::Lower);
            if (claims)
                judgeClaim(place, entry->score, "table");
        }
    }
    expectEnough(bounds / 5, 30, 1);
    expectEnough(m_judged, 30, 2);
}

INSTANTIATE_TEST_SUITE_P(EveryRule, SearchTruth, ::testing::ValuesIn(kRules), testNameOf);

}  // namespace
}  // namespace gomoku
