// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// The engine plays itself under every rule, and the plain law watches each move.
#include "Models/Rules/Referee.h"
#include "Models/Search/SearchTeam.h"
#include "Tests/Support/BoardDiagram.h"
#include "Tests/Support/RandomPositions.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kRandomMoves = 6;

/// A few random stones, so that no two games are alike; none of them wins or is a foul.
BoardManager randomBeginning(Rule rule, RandomPositions& random)
{
    BoardManager position(15, rule);
    while (position.moveCount() < kRandomMoves) {
        const Point point = random.moveNear(position);
        if (judge(position.grid(), position.sideToMove(), point, rule) == MoveVerdict::Legal)
            position.makeMove(point);
    }
    return position;
}

}  // namespace

class SelfPlayLaw : public testing::TestWithParam<Rule>
{
};

TEST_P(SelfPlayLaw, NoIllegalMoveAndNoWinUnseen)
{
    const Rule rule = GetParam();
    const std::atomic<bool> stop{false};
    RandomPositions random(31);
    SearchTeam team(4);
    for (int game = 0; game < roundsOf(3); ++game) {
        BoardManager position = randomBeginning(rule, random);
        team.clear();
        while (!position.isFull() && !position.winner()) {
            const Color mover = position.sideToMove();
            const Point move
                = team.think(position, {.nodes = 1500, .useBook = false}, standardThreads(), stop)
                      .bestMove();
            if (move.isNone())
                break;  // Under Renju all that is left may be forbidden.
            ASSERT_EQ(judge(position.grid(), mover, move, rule), MoveVerdict::Legal)
                << move.toString() << drawingOf(position.grid());
            position.makeMove(move);
            ASSERT_EQ(position.winner().has_value(),
                      !winningRow(position.grid(), move, rule).empty())
                << move.toString() << drawingOf(position.grid());
        }
    }
}

INSTANTIATE_TEST_SUITE_P(EveryRule, SelfPlayLaw, testing::ValuesIn(kRules),
                         [](const auto& parameter) {
                             std::string name(nameOf(parameter.param));
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

}  // namespace gomoku
