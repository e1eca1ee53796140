// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Threats/Refutations.h"
#include "Models/Search/Threats/ThreatSearch.h"
#include "Models/Search/Threats/VctSearch.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Positions/ThreatPositions.h"
#include "Tests/Support/Engine/Rounds.h"
#include "Tests/Support/Engine/Witnesses/ThreatReplay.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <unordered_set>

namespace gomoku {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t kBytes = 16 << 20;

/// Plays a proof against every legal defence, not only against those that the search looked at.
class ProofCheck
{
public:
    ProofCheck(VctSearch& proof, const BoardManager& position) : m_proof(proof), m_board(position)
    { }

    /// The moves to a position where the proof does not win; empty if it always wins.
    std::string hole()
    {
        if (attackWins())
            return "";
        std::string moves;
        for (const Point move : m_hole)
            moves += move.toString() + ' ';
        return moves + "in\n" + drawingOf(m_board.grid());
    }

private:
    bool attackWins()
    {
        if (m_checked.contains(m_board.key()))
            return true;
        const Point move = m_proof.answer(m_board);
        if (move.isNone() || !m_board.isLegal(m_board.sideToMove(), move))
            return fails();
        m_board.makeMove(move);
        const bool wins = m_board.winner() || everyDefenceFails();
        m_board.undoMove();
        m_checked.insert(m_board.key());
        return wins;
    }

    bool everyDefenceFails()
    {
        const Color defender = m_board.sideToMove();
        bool wins = true;
        m_board.grid().forEachPoint([&](Point point) {
            if (wins && m_board.isEmpty(point) && m_board.isLegal(defender, point))
                wins = defenceFails(point);
        });
        return wins;
    }

    bool defenceFails(Point point)
    {
        m_board.makeMove(point);
        const bool fiveFollows = m_board.count(m_board.sideToMove(), PointClass::Five) > 0;
        const bool wins = m_board.winner() ? fails() : fiveFollows || attackWins();
        m_board.undoMove();
        return wins;
    }

    bool fails()
    {
        for (int i = 0; m_hole.empty() && i < m_board.moveCount(); ++i)
            m_hole.push_back(m_board.move(i));
        return false;
    }

    VctSearch& m_proof;
    BoardManager m_board;
    std::vector<Point> m_hole;
    std::unordered_set<zobrist::Key> m_checked;
};

/// Solves positions and plays every proof against every defence; returns how many there were.
int checkProofs(Rule rule, int rounds, std::size_t bytes, std::uint64_t nodes)
{
    std::mt19937 random(404);
    int proofs = 0;
    for (int round = 0; round < rounds; ++round) {
        const BoardManager board = makePosition({.size = 11 + static_cast<int>(random() % 5),
                                                 .rule = rule,
                                                 .stones = 12 + static_cast<int>(random() % 50),
                                                 .carelessness = static_cast<int>(random() % 80)},
                                                random);
        ThreatClock clock(ThreatClock::Clock::now() + 1h, nodes, nullptr);
        VctSearch search(board, bytes, clock);
        if (search.solve() != ThreatOutcome::Win)
            continue;
        ++proofs;
        EXPECT_EQ(faultInLine(board.grid(), rule, board.sideToMove(), search.line(), false), "")
            << drawingOf(board.grid());
        EXPECT_EQ(ProofCheck(search, board).hole(), "") << drawingOf(board.grid());
    }
    return proofs;
}

}  // namespace

class VctByRule : public ::testing::TestWithParam<Rule>
{
};

INSTANTIATE_TEST_SUITE_P(AllRules, VctByRule, ::testing::ValuesIn(kRules));

TEST_P(VctByRule, ProofsHoldAgainstEveryDefence)
{
    EXPECT_GT(checkProofs(GetParam(), roundsOf(30), kBytes, 20'000), roundsOf(30) / 10);
}

TEST_P(VctByRule, ProofsHoldWhenMemoryIsScarce)
{
    // Enough for some hundred positions, so that there is much to throw away.
    EXPECT_GT(checkProofs(GetParam(), roundsOf(10), 1 << 16, 40'000), roundsOf(10) / 10);
}

TEST_P(VctByRule, LeavesNothingToChance)
{
    std::mt19937 random(9);
    for (int round = 0; round < 6; ++round) {
        const BoardManager board
            = makePosition({.rule = GetParam(), .stones = 30, .carelessness = 40}, random);
        const ThreatLimits limits{.time = 1h, .nodes = 5000, .tableMegabytes = 4};
        const ThreatResult one = solveThreats(board, ThreatKind::Vct, limits);
        const ThreatResult two = solveThreats(board, ThreatKind::Vct, limits);
        EXPECT_EQ(one.outcome, two.outcome);
        EXPECT_EQ(one.nodes, two.nodes);
        EXPECT_EQ(one.line, two.line);
    }
}

TEST(Vct, TwoOpenThreesWinButNotForBlackUnderRenju)
{
    const BoardDiagram diagram(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . X . . . . .
        . . . . . X . . . . .
        . . . X X * . . . . .
        . . . . . . . . . . .
        . . . . . . O . . . .
        . . . . O . . . . . .
        . . . . . . O O . . .
        . . . . . . . . . . .)");
    const ThreatLimits limits{.time = 1h, .nodes = 200'000, .tableMegabytes = 16};
    const auto solve = [&](Rule rule) {
        return solveThreats(BoardManager(diagram.board(), rule, Color::Black), ThreatKind::Vct,
                            limits);
    };
    EXPECT_EQ(solve(Rule::Freestyle).outcome, ThreatOutcome::Win);
    EXPECT_EQ(solve(Rule::Standard).outcome, ThreatOutcome::Win);
    EXPECT_NE(solve(Rule::Renju).line.front(), diagram.point('*'));
}

TEST(Refutations, UnderRenjuIncludeStonesThatEndAFoul)
{
    // White threatens a four at f, which Black may not stop at g: that makes two fours. At the
    // points e Black turns one of the fives they aim at into six or makes it a five at g.
    const BoardDiagram diagram(R"(
        . . . . . e . . . . .
        . . . . . e . . . . .
        . . . . . X . . . . .
        . . . . . X . . . . .
        . . . . . X f . . . .
        . . . . O g X X X e e
        . . . . O O . . . . .
        . . . O . . . . . . .
        . . O . . . . . . . .
        . X . . . . . . . . .
        . . . . . . . . . . .)");
    BoardManager board(diagram.board(), Rule::Renju, Color::Black);
    board.makePass();
    VcfSearch fours(1 << 16);
    ASSERT_EQ(fours.find(board, {}).first, diagram.point('f'));
    board.undoMove();
    const PointSet matter = pointsThatMatter(board, fours.line());
    std::vector<Point> found;
    board.grid().forEachPoint([&](Point point) {
        if (matter.test(static_cast<std::size_t>(point.index())))
            found.push_back(point);
    });
    std::vector<Point> expected = diagram.marked('e');
    expected.push_back(diagram.point('f'));
    expected.push_back(diagram.point('g'));
    std::sort(expected.begin(), expected.end());
    EXPECT_EQ(found, expected);
}

TEST(Vct, AutoFindsFoursFirst)
{
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X X X . . . .
        . . . . . . . . .
        . . O O . . . . .
        . . O . . . . . .
        . . . . . . . . .)");
    const ThreatResult result = solveThreats(
        BoardManager(diagram.board(), Rule::Freestyle, Color::Black), ThreatKind::Auto, {});
    EXPECT_EQ(result.outcome, ThreatOutcome::Win);
    EXPECT_EQ(result.line.size(), 3U);
}

TEST(Vct, AnEmptyBoardHasNone)
{
    EXPECT_EQ(solveThreats(BoardManager(15), ThreatKind::Auto, {}).outcome, ThreatOutcome::None);
}

TEST(Vct, CountsNoWinOfMoreMovesThanAskedFor)
{
    BoardManager board(15);
    for (const char* move : {"h8", "a1", "i8", "c1", "j8", "e1"})
        board.makeMove(*Point::parse(move));
    const auto within = [&](int moves) {
        return solveThreats(board, ThreatKind::VctComplete, {.moves = moves}).outcome;
    };
    EXPECT_EQ(within(2), ThreatOutcome::Win) << "a straight four, and five";
    EXPECT_EQ(within(1), ThreatOutcome::None);
}

TEST(Vct, StopsWhenToldAndWhenTimeIsUp)
{
    std::mt19937 random(3);
    std::atomic<bool> stop{true};
    for (int round = 0; round < 10; ++round) {
        const BoardManager board = makePosition({.size = 19, .stones = 60}, random);
        // Processor time: a busy machine may keep us waiting, but not for our own work.
        const std::clock_t start = std::clock();
        (void)solveThreats(board, ThreatKind::Auto, {.time = 1h, .stop = &stop});
        (void)solveThreats(board, ThreatKind::Auto, {.time = 20ms});
        EXPECT_LT(std::clock() - start, 5 * CLOCKS_PER_SEC);
    }
}

}  // namespace gomoku
