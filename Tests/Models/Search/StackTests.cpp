// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// Everything lives within a stack of 512 KB. A test that needs more does not fail: it crashes.
#include "Models/Record/Files/RecordIo.h"
#include "Models/Search/ParallelSearch.h"
#include "Models/Search/Searcher.h"
#include "Models/Search/Threats/ThreatSearch.h"
#include "Tests/Support/Engine/SmallStack.h"

#include <gtest/gtest.h>

#include <string>

namespace gomoku::testing {
namespace {

/// The largest board, with one stone of each colour in every five points of every line: nobody can
/// win, so that lines of play end only when the board is full.
BoardManager deadBoard()
{
    Grid grid(kMaxBoardSize);
    grid.forEachPoint([&](Point point) {
        const int residue = (point.column() + 2 * point.row()) % 5;
        if (residue < 2)
            grid.set(point, residue == 0 ? Cell::Black : Cell::White);
    });
    return {grid, Rule::Freestyle, Color::Black};
}

BoardManager opening(Rule rule)
{
    BoardManager board(15, rule);
    for (const char* move : {"h8", "i9", "i8", "g8", "j10", "h9"})
        board.makeMove(Point::parse(move).value());
    return board;
}

/// A search that begins at a depth no iteration would reach, so that its first line goes down to
/// the end of the board at once. Returns how many plies that were.
int searchStraightDown(int threads, std::size_t stackBytes)
{
    constexpr Depth kDepth = 3 * kMaxPly;
    const BoardManager board = deadBoard();
    TranspositionTable table(1);
    const PerColor<PatternWeights> patterns{};
    const SearchLimits limits{.nodes = 20'000, .depth = kDepth, .threads = threads};
    const TimeManager clock(limits);
    const std::atomic<bool> stop{false};
    const SearchTuning tuning;
    SharedSearch shared(table, patterns, tuning, limits, clock, stop, {});
    for (int step = 0; step + 1 < kDepth; ++step)
        shared.completeStep(step);

    int plies = 0;
    const auto search = [&](int thread) {
        auto searcher = std::make_unique<Searcher>(board, shared, Searcher::Options{thread});
        if (thread > 0)
            return searcher->assist();
        searcher->lead({Point::at(2, 0), Point::at(3, 0)});
        plies = searcher->selectiveDepth();
    };
    std::vector<std::unique_ptr<SmallStackThread>> running;
    for (int thread = 0; thread < threads; ++thread)
        running.push_back(
            std::make_unique<SmallStackThread>([&, thread] { search(thread); }, stackBytes));
    running.clear();
    return plies;
}

}  // namespace

/// No line is as long as kMaxPly, because no board is as large. So the stack is cut in proportion.
TEST(Stacks, HoldASearchToTheLastPly)
{
    const BoardManager board = deadBoard();
    const int empty = board.size() * board.size() - board.stoneCount();
    ASSERT_GT(empty, kMaxPly / 2);
    const std::size_t share = kSmallStack * static_cast<std::size_t>(empty) / kMaxPly;
    EXPECT_EQ(searchStraightDown(1, share), empty);
    EXPECT_EQ(searchStraightDown(2, share), empty);
}

TEST(Stacks, HoldASearchWithAllItsParts)
{
    for (const Rule rule : kRules)
        onSmallStack([rule] {
            ParallelSearch search(8);
            const std::atomic<bool> stop{false};
            const SearchReport report
                = search.think(opening(rule), {.nodes = 30'000, .threads = 2, .useBook = false},
                               runOnSmallStacks, stop);
            EXPECT_FALSE(report.bestMove().isNone());
        });
}

TEST(Stacks, HoldTheThreatSearches)
{
    for (const Rule rule : kRules)
        for (const ThreatKind kind : {ThreatKind::Vcf, ThreatKind::Vct, ThreatKind::Auto})
            onSmallStack([rule, kind] {
                ThreatLimits limits;
                limits.nodes = 20'000;
                EXPECT_NE(solveThreats(opening(rule), kind, limits).nodes, 0U);
            });
}

TEST(Stacks, HoldManyBoards)
{
    onSmallStack([] {
        const BoardManager first = opening(Rule::Renju);
        std::array<BoardManager, 16> boards;
        boards.fill(first);
        EXPECT_TRUE(boards.back().hasSameState(first));
    });
}

TEST(Stacks, HoldTheReadingOfALongGameWithManyVariations)
{
    // Each node is a variation within the one before it.
    constexpr int kNodes = 224;
    std::string text = "(;GM[4]SZ[15]";
    for (int i = 0; i < kNodes; ++i) {
        text += i % 2 == 0 ? "(;B[" : "(;W[";
        text += static_cast<char>('a' + i % 15);
        text += static_cast<char>('a' + i / 15);
        text += ']';
    }
    text += std::string(kNodes + 1, ')');
    onSmallStack([&text] {
        const auto read = readGame(text);
        ASSERT_TRUE(read);
        EXPECT_EQ(read->record.mainMoves().size(), static_cast<std::size_t>(kNodes));
    });
}

}  // namespace gomoku::testing
