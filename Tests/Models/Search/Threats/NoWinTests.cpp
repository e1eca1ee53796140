// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// "None" is tried as hard as "win": what the threat search says is compared with a plain search
// that knows only the law.
#include "Models/Search/Threats/QuietThreats.h"
#include "Models/Search/Threats/ThreatSearch.h"
#include "Models/Search/Threats/VcfSearch.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Positions/ThreatPositions.h"
#include "Tests/Support/Engine/Rounds.h"
#include "Tests/Support/Engine/RuleNames.h"
#include "Tests/Support/Engine/Witnesses/PlainThreats.h"
#include "Tests/Support/Engine/Witnesses/ThreatReplay.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace gomoku {

namespace {

using Moves = PlainThreats::Moves;

/// Decided by nodes alone, so that every machine gives the same answer.
constexpr ThreatLimits kLimits{.time = std::nullopt, .nodes = 20'000, .tableMegabytes = 2};

/// Of the plain search, for each question: a few milliseconds.
constexpr long kPlainNodes = 600;

/// Half of the positions come from play, half are strewn; nobody has won or can make five.
BoardManager nextPosition(Rule rule, int least, int most, std::mt19937& random)
{
    for (;;) {
        const int size
            = least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
        const int share = 10 + static_cast<int>(random() % 35);
        const int careless = random() % 2 == 0 ? 100 : static_cast<int>(random() % 90);
        const BoardManager board = makePosition({.size = size,
                                                 .rule = rule,
                                                 .stones = size * size * share / 100,
                                                 .carelessness = careless},
                                                random);
        const Color side = random() % 2 == 0 ? Color::Black : Color::White;
        const BoardManager position(board.grid(), rule, side);
        if (position.count(side, PointClass::Five) == 0)
            return position;
    }
}

std::string textOf(const BoardManager& board)
{
    return '\n' + drawingOf(board.grid()) + std::string(nameOf(board.sideToMove())) + " to move";
}

ThreatOutcome outcomeOf(const BoardManager& board, ThreatKind kind)
{
    return solveThreats(board, kind, kLimits).outcome;
}

/// What both say of the same position; nothing said by one of them contradicts nothing.
struct Comparison
{
    std::optional<bool> plain{};
    ThreatOutcome search = ThreatOutcome::GaveUp;

    [[nodiscard]] bool isOpen() const { return !plain || search == ThreatOutcome::GaveUp; }
    [[nodiscard]] bool agrees() const
    {
        return isOpen() || *plain == (search == ThreatOutcome::Win);
    }
};

struct Tally
{
    int wins = 0;
    int nones = 0;

    void add(const Comparison& comparison)
    {
        if (!comparison.isOpen())
            ++(*comparison.plain ? wins : nones);
    }
};

bool contains(const std::vector<Point>& points, Point point)
{
    return std::find(points.begin(), points.end(), point) != points.end();
}

bool winsAfterPass(BoardManager& board, Point move, VcfSearch& fours)
{
    board.makeMove(move);
    board.makePass();
    const bool wins = fours.find(board, {.nodes = 2000}).isWin();
    board.undoMove();
    board.undoMove();
    return wins;
}

class NoWin : public ::testing::TestWithParam<Rule>
{
};

}  // namespace

INSTANTIATE_TEST_SUITE_P(AllRules, NoWin, ::testing::ValuesIn(kRules), testNameOf);

TEST_P(NoWin, MeansThatNoThreatOfFoursWins)
{
    std::mt19937 random(61);
    Tally tally;
    // Wins are rare: a short run goes on until it has met one.
    for (int round = 0; round < roundsOf(50) || (tally.wins == 0 && round < 50); ++round) {
        const BoardManager board = nextPosition(GetParam(), 6, 8, random);
        PlainThreats plain(GetParam(), board.sideToMove(), board.size(), kPlainNodes);
        const Comparison both{plain.wins(board.grid(), Moves::AllThreats),
                              outcomeOf(board, ThreatKind::VctComplete)};
        ASSERT_TRUE(both.agrees()) << textOf(board);
        tally.add(both);
    }
    EXPECT_GT(tally.wins, 0);
    EXPECT_GT(tally.nones, roundsOf(50) / 5);
}

TEST_P(NoWin, ByDefaultMeansThatFoursAndThreesDoNotWin)
{
    std::mt19937 random(62);
    int nones = 0;
    for (int round = 0; round < roundsOf(30); ++round) {
        const BoardManager board = nextPosition(GetParam(), 6, 9, random);
        if (outcomeOf(board, ThreatKind::Vct) != ThreatOutcome::None)
            continue;
        PlainThreats plain(GetParam(), board.sideToMove(), board.size(), kPlainNodes);
        ASSERT_FALSE(plain.wins(board.grid(), Moves::FoursAndThrees).value_or(false))
            << textOf(board);
        ++nones;
    }
    EXPECT_GT(nones, roundsOf(30) / 5);
}

TEST_P(NoWin, NeverContradictsAWinThatWasFound)
{
    // Short wins that fours alone do not give are too rare to wait for in small positions, so the
    // search finds them and the plain search has to confirm them.
    std::mt19937 random(63);
    int confirmed = 0;
    for (int round = 0; round < roundsOf(60); ++round) {
        const BoardManager board = nextPosition(GetParam(), 7, 11, random);
        const ThreatResult result = solveThreats(board, ThreatKind::VctComplete, kLimits);
        if (result.outcome != ThreatOutcome::Win || result.line.size() > 7)
            continue;
        PlainThreats plain(GetParam(), board.sideToMove(), board.size(), kPlainNodes);
        const auto truth = plain.wins(board.grid(), Moves::AllThreats);
        ASSERT_TRUE(truth.value_or(true)) << textOf(board);
        confirmed += truth.has_value();
    }
    EXPECT_GT(confirmed, roundsOf(60) / 20);
}

TEST_P(NoWin, FirstMovesAreThoseThatWinByTheLaw)
{
    std::mt19937 random(64);
    int checked = 0;
    for (int round = 0; round < roundsOf(4); ++round) {
        const BoardManager board = nextPosition(GetParam(), 6, 7, random);
        PlainThreats plain(GetParam(), board.sideToMove(), board.size(), kPlainNodes);
        for (const auto& [kind, moves] : {std::pair(ThreatKind::Vcf, Moves::Fours),
                                          std::pair(ThreatKind::VctComplete, Moves::AllThreats)}) {
            const FirstMoves found = winningFirstMoves(board, kind, kLimits);
            board.grid().forEachPoint([&](Point point) {
                const auto truth = plain.winsWith(board.grid(), point, moves);
                if (!truth || contains(found.open, point))
                    return;
                EXPECT_EQ(contains(found.winning, point), *truth)
                    << point.toString() << textOf(board);
                ++checked;
            });
        }
    }
    EXPECT_GT(checked, roundsOf(4) * 30);
}

TEST_P(NoWin, IsNotHiddenByPointsThatWereLeftOut)
{
    std::mt19937 random(65);
    VcfSearch fours(1 << 20);
    int leftOut = 0;
    for (int round = 0; round < roundsOf(60); ++round) {
        BoardManager board = nextPosition(GetParam(), 8, 15, random);
        const bool isQuiet = board.count(opponent(board.sideToMove()), PointClass::Five) == 0;
        if (!isQuiet || fours.find(board, {.nodes = 2000}).outcome != ThreatOutcome::None)
            continue;
        const PointSet points = pointsThatMayThreaten(board);
        board.grid().forEachPoint([&](Point point) {
            if (!board.isEmpty(point) || points.test(static_cast<std::size_t>(point.index()))
                || !board.isLegal(board.sideToMove(), point))
                return;
            ++leftOut;
            EXPECT_FALSE(winsAfterPass(board, point, fours)) << point.toString() << textOf(board);
        });
    }
    if (!enclosedFiveIsNothing(GetParam())) {
        EXPECT_GT(leftOut, roundsOf(60));
    }
}

}  // namespace gomoku
