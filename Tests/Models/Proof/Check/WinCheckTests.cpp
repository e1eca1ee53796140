// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/Check/WinCheck.h"
#include "Models/Proof/LeafSolver.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Rounds.h"
#include "Tests/Support/Engine/Witnesses/PlainGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace gomoku::proof {

namespace {

/// Knows nothing: proposes some empty point near the middle of the list.
class GuessingProposer : public Proposer
{
public:
    explicit GuessingProposer(unsigned seed) : m_random(seed) { }

    bool prepare(const Grid&) override { return true; }
    std::vector<Point> propose(const Grid& position) override
    {
        std::vector<Point> empty;
        forEachEmpty(position, [&](Point point) { empty.push_back(point); });
        return empty.empty() ? empty : std::vector<Point>{empty[m_random() % empty.size()]};
    }

private:
    std::mt19937 m_random;
};

/// Proposes the same line whatever the position.
class StubbornProposer : public Proposer
{
public:
    explicit StubbornProposer(std::vector<Point> line) : m_line(std::move(line)) { }

    bool prepare(const Grid&) override { return true; }
    std::vector<Point> propose(const Grid&) override { return m_line; }

private:
    std::vector<Point> m_line;
};

bool hasFive(const Grid& grid, Rule rule)
{
    bool has = false;
    grid.forEachPoint([&](Point point) {
        has = has || (grid.at(point) != Cell::Empty && !winningRow(grid, point, rule).empty());
    });
    return has;
}

/// A small board with few empty points, Black to move. Nobody has five or can make it at once.
Grid crowdedBoard(std::mt19937& random, int size, int empties, Rule rule)
{
    const FiveWindows windows(size);
    for (;;) {
        Grid grid(size);
        std::vector<Point> points;
        grid.forEachPoint([&](Point point) { points.push_back(point); });
        std::shuffle(points.begin(), points.end(), random);
        for (std::size_t i = static_cast<std::size_t>(empties); i < points.size(); ++i)
            grid.set(points[i], i % 2 == 0 ? Cell::Black : Cell::White);
        if (!hasFive(grid, rule) && windows.fives(grid, Color::Black, rule).empty()
            && windows.fives(grid, Color::White, rule).empty())
            return grid;
    }
}

struct Tally
{
    int accepted = 0;
    int spared = 0;  ///< Boards with white stones on points that do not matter.
    int exchanged = 0;  ///< The same for one stone instead of another; every seventh is asked.
};

void expectBearsStones(const Grid& grid, const PointMask& matters, PlainGame& plain, Tally& tally)
{
    forEachEmpty(grid, [&](Point one) {
        if (matters.test(bitOf(one)))
            return;
        ++tally.spared;
        const Grid more = withStone(grid, one, Color::White);
        EXPECT_TRUE(plain.blackWins(more, Color::Black))
            << "with " << one.toString() << drawingOf(grid);
    });
}

/// A white stone stands on a point that does not matter instead of somewhere else.
void expectBearsExchange(const Grid& grid, const PointMask& matters, PlainGame& plain, Tally& tally)
{
    grid.forEachPoint([&](Point taken) {
        if (grid.at(taken) != Cell::White)
            return;
        forEachEmpty(grid, [&](Point added) {
            if (matters.test(bitOf(added)) || tally.exchanged % 7 != 0) {
                tally.exchanged += !matters.test(bitOf(added));
                return;
            }
            ++tally.exchanged;
            Grid other = withStone(grid, added, Color::White);
            other.set(taken, Cell::Empty);
            EXPECT_TRUE(plain.blackWins(other, Color::Black))
                << "with " << added.toString() << " for " << taken.toString() << drawingOf(grid);
        });
    });
}

void expectBearsPairs(const Grid& grid, const PointMask& matters, PlainGame& plain, Tally& tally)
{
    forEachEmpty(grid, [&](Point one) {
        forEachEmpty(grid, [&](Point other) {
            if (other <= one || matters.test(bitOf(one)) || matters.test(bitOf(other)))
                return;
            ++tally.spared;
            const Grid more = withStone(withStone(grid, one, Color::White), other, Color::White);
            EXPECT_TRUE(plain.blackWins(more, Color::Black))
                << "with " << one.toString() << ' ' << other.toString() << drawingOf(grid);
        });
    });
}

/// Whatever the check accepts must be a win for the plain game, with spare stones too.
template <typename MakeProposer>
Tally compareWithPlainGame(int rounds, int empties, Rule rule, MakeProposer&& makeProposer)
{
    constexpr int kSmallSize = 7;
    std::mt19937 random(2026);
    Tally tally;
    for (int round = 0; round < rounds; ++round) {
        const Grid grid = crowdedBoard(random, kSmallSize, empties, rule);
        auto proposer = makeProposer(static_cast<unsigned>(round));
        if (!proposer.prepare(grid))
            continue;
        PlainGame plain(rule);
        WinCheck check(kSmallSize, rule, proposer);
        const CheckedWin win = check.check(grid, 0);
        if (!win.holds)
            continue;
        ++tally.accepted;
        EXPECT_TRUE(plain.blackWins(grid, Color::Black)) << drawingOf(grid);
        if (const CheckedWin one = check.check(grid, 1); one.holds) {
            expectBearsStones(grid, one.matters, plain, tally);
            expectBearsExchange(grid, one.matters, plain, tally);
        }
        if (const CheckedWin two = check.check(grid, 2); two.holds)
            expectBearsPairs(grid, two.matters, plain, tally);
    }
    return tally;
}

}  // namespace

TEST(WinCheck, AcceptsOnlyWinsOfTheSolverThatBruteForceConfirms)
{
    for (const Rule rule : {Rule::Freestyle, Rule::Standard}) {
        const Tally tally = compareWithPlainGame(
            roundsOf(150), 11, rule, [&](unsigned) { return LeafSolver(rule, kLeafSteps[0]); });
        EXPECT_GT(tally.accepted, roundsOf(5)) << nameOf(rule);
        EXPECT_GT(tally.spared, roundsOf(20)) << nameOf(rule);
        EXPECT_GT(tally.exchanged, roundsOf(20)) << nameOf(rule);
    }
}

TEST(WinCheck, AcceptsOnlyWinsOfAGuesserThatBruteForceConfirms)
{
    for (const Rule rule : {Rule::Freestyle, Rule::Standard}) {
        const Tally tally = compareWithPlainGame(
            roundsOf(1500), 8, rule, [](unsigned seed) { return GuessingProposer(seed); });
        EXPECT_GT(tally.accepted, roundsOf(10)) << nameOf(rule);
    }
}

TEST(WinCheck, AcceptsAnOpenThreeAndKnowsWhatMatters)
{
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . a b X X X b a .
        . . . . . . . . .
        . . O O . . . O .
        . . . . . . . . .
        . . . . . . . . .)");
    LeafSolver solver(Rule::Freestyle);
    ASSERT_TRUE(solver.prepare(diagram.board()));
    WinCheck check(9, Rule::Freestyle, solver);
    const CheckedWin win = check.check(diagram.board(), 1);
    ASSERT_TRUE(win.holds);
    EXPECT_EQ(win.plies, 3);
    const auto matter = [&](Point point) { return win.matters.test(bitOf(point)); };
    const auto ends = diagram.marked('b');
    EXPECT_TRUE(std::any_of(ends.begin(), ends.end(), matter));
    EXPECT_FALSE(matter(*Point::parse("a9")));
    EXPECT_FALSE(matter(*Point::parse("i9")));
}

TEST(WinCheck, DoesNotOverlookThatWhiteMakesFiveFirst)
{
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . * X X X . . .
        . . . . . . . . .
        . . O O O O . . .
        . . . . . . . . .
        . . . . . . . . .)");
    StubbornProposer proposer({diagram.point('*')});
    WinCheck check(9, Rule::Freestyle, proposer);
    EXPECT_FALSE(check.check(diagram.board(), 0).holds);
}

TEST(WinCheck, RefusesASixWhereOnlyFiveWins)
{
    const BoardDiagram diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O X X X * X X . .
        . . . . . . . . .
        . . O O . O . . .
        . . . . . . . . .
        . . . . . . . . .)");
    StubbornProposer proposer({diagram.point('*')});
    WinCheck freestyle(9, Rule::Freestyle, proposer);
    WinCheck standard(9, Rule::Standard, proposer);
    EXPECT_TRUE(freestyle.check(diagram.board(), 0).holds);
    EXPECT_FALSE(standard.check(diagram.board(), 0).holds);
}

TEST(WinCheck, FindsTheSameAgainstEveryReply)
{
    std::mt19937 random(7);
    int accepted = 0;
    for (int round = 0; round < 300; ++round) {
        const Grid grid = crowdedBoard(random, 7, 16, Rule::Freestyle);
        LeafSolver solver(Rule::Freestyle, kLeafSteps[0]);
        if (!solver.prepare(grid))
            continue;
        WinCheck check(7, Rule::Freestyle, solver);
        WinCheck replay(7, Rule::Freestyle, solver, WinCheck::Replies::All);
        if (!check.check(grid, 0).holds)
            continue;
        ++accepted;
        EXPECT_TRUE(replay.check(grid, 0).holds) << drawingOf(grid);
    }
    EXPECT_GT(accepted, 30);
}

}  // namespace gomoku::proof
