// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/BoardWalk.h"
#include "Tests/Support/Engine/Positions/At.h"
#include "Tests/Support/Engine/Positions/RandomRecord.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

/// A tree of some variations in which all moves are made in turn on empty points; some are passes.
GameRecord randomTree(Random& random, int size, int nodes)
{
    GameRecord record(size);
    std::vector<NodeId> known{GameRecord::root()};
    while (static_cast<int>(known.size()) < nodes) {
        const bool goesOn = below(random, 8) != 0;
        const NodeId parent = goesOn
            ? known.back()
            : known[static_cast<std::size_t>(below(random, static_cast<int>(known.size())))];
        const Point point = Point::at(below(random, size), below(random, size));
        const bool passes = below(random, 30) == 0;
        if (passes || record.position(parent).at(point) == Cell::Empty)
            known.push_back(record.appendNode(
                parent, RecordedMove{passes ? Point() : point, record.sideToMove(parent)}));
    }
    return record;
}

std::vector<NodeId> nodesOf(const GameRecord& record)
{
    std::vector<NodeId> nodes;
    for (NodeId node = GameRecord::root(); !node.isNone(); node = record.nextInOrder(node))
        nodes.push_back(node);
    return nodes;
}

NodeId anyOf(const std::vector<NodeId>& nodes, Random& random)
{
    return nodes[static_cast<std::size_t>(below(random, static_cast<int>(nodes.size())))];
}

void expectBoardAt(const BoardManager& board, const GameRecord& record, NodeId node, Rule rule)
{
    const BoardManager fresh(record.position(node), rule, record.sideToMove(node));
    ASSERT_TRUE(board.hasSameState(fresh)) << "at node " << node.index;
    ASSERT_EQ(board.sideToMove(), fresh.sideToMove());
}

TEST(BoardWalk, LeadsToTheBoardThatWouldBeBuilt)
{
    Random random(1);
    for (const Rule rule : {Rule::Freestyle, Rule::Renju}) {
        const GameRecord record = randomTree(random, 15, 150);
        const std::vector<NodeId> nodes = nodesOf(record);
        BoardManager board;
        BoardWalk walk(board);
        walk.begin(rule);
        walk.goTo(record, GameRecord::root());
        for (int i = 0; i < 300; ++i) {
            const NodeId node = anyOf(nodes, random);
            ASSERT_TRUE(walk.goTo(record, node)) << "moves alone lead everywhere in this tree";
            expectBoardAt(board, record, node, rule);
            EXPECT_EQ(board.moveCount(), record.moveNumber(node));
        }
    }
}

TEST(BoardWalk, CopesWithSetUpStonesAndMovesOutOfTurn)
{
    Random random(2);
    for (int game = 0; game < 20; ++game) {
        GameRecord record = randomTree(random, 9, 40);
        std::vector<NodeId> nodes = nodesOf(record);
        for (int i = 0; i < 6; ++i) {
            const NodeId parent = anyOf(nodes, random);
            const NodeId odd = record.appendNode(
                parent, RecordedMove{Point::at(below(random, 9), below(random, 9)), Color::White});
            if (i % 2 == 0)
                record.editNotes(odd).setup.black = {Point::at(below(random, 9), 4)};
            nodes.push_back(odd);
            nodes.push_back(record.appendNode(odd));
        }
        BoardManager board;
        BoardWalk walk(board);
        walk.begin(Rule::Standard);
        for (int i = 0; i < 60; ++i) {
            const NodeId node = anyOf(nodes, random);
            walk.goTo(record, node);
            expectBoardAt(board, record, node, Rule::Standard);
        }
    }
}

TEST(BoardWalk, BuildsOnceWhenAGameIsSteppedThrough)
{
    Random random(3);
    const GameRecord record = randomLine(random, 15, 120);
    const std::vector<NodeId> line = record.mainLine();
    BoardManager board;
    BoardWalk walk(board);
    walk.begin(Rule::Freestyle);
    int built = 0;
    for (auto node = line.begin(); node != line.end(); ++node)
        built += !walk.goTo(record, *node);
    for (auto node = line.rbegin(); node != line.rend(); ++node)
        built += !walk.goTo(record, *node);
    EXPECT_EQ(built, 1);
}

TEST(BoardWalk, FollowsAMoveThatIsAddedWhereItStands)
{
    GameRecord record;
    BoardManager board;
    BoardWalk walk(board);
    walk.begin(Rule::Freestyle);
    walk.goTo(record, GameRecord::root());
    const NodeId first = record.addMove(GameRecord::root(), {at("h8"), Color::Black});
    EXPECT_TRUE(walk.goTo(record, first));
    const NodeId other = record.addMove(GameRecord::root(), {at("g7"), Color::Black});
    EXPECT_TRUE(walk.goTo(record, other));
    EXPECT_TRUE(board.isEmpty(at("h8")));
    EXPECT_EQ(board.lastMove(), at("g7"));
}

TEST(BoardWalk, BeginsAnotherRecordAfresh)
{
    GameRecord first;
    const NodeId node = first.addMove(GameRecord::root(), {at("h8"), Color::Black});
    GameRecord second;
    const NodeId same = second.addMove(GameRecord::root(), {at("g7"), Color::Black});
    ASSERT_EQ(node, same);
    BoardManager board;
    BoardWalk walk(board);
    walk.begin(Rule::Freestyle);
    walk.goTo(first, node);
    walk.begin(Rule::Renju);
    walk.goTo(second, same);
    EXPECT_EQ(board.rule(), Rule::Renju);
    EXPECT_EQ(board.lastMove(), at("g7"));
}

}  // namespace
}  // namespace gomoku::testing
