// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/GameRecord.h"

#include <gtest/gtest.h>

namespace gomoku {

namespace {

RecordedMove black(const char* point)
{
    return {*Point::parse(point), Color::Black};
}
RecordedMove white(const char* point)
{
    return {*Point::parse(point), Color::White};
}

/// h8 i9 g7 with a variation (h9 h7) at move 2 and another (j10) at move 3.
struct SmallTree
{
    GameRecord record{15, Rule::Renju};
    NodeId h8 = record.addMove(GameRecord::root(), black("h8"));
    NodeId i9 = record.addMove(h8, white("i9"));
    NodeId g7 = record.addMove(i9, black("g7"));
    NodeId h9 = record.addMove(h8, white("h9"));
    NodeId h7 = record.addMove(h9, black("h7"));
    NodeId j10 = record.addMove(i9, black("j10"));
};

}  // namespace

TEST(GameRecord, MainLineIsTheFirstChildren)
{
    const SmallTree tree;
    EXPECT_EQ(tree.record.mainLine(), (std::vector{GameRecord::root(), tree.h8, tree.i9, tree.g7}));
    EXPECT_EQ(tree.record.mainMoves(), (std::vector{black("h8"), white("i9"), black("g7")}));
    EXPECT_TRUE(tree.record.isOnMainLine(tree.g7));
    EXPECT_FALSE(tree.record.isOnMainLine(tree.h7));
    EXPECT_EQ(tree.record.nodeCount(), 7U);
}

TEST(GameRecord, AddingAKnownMoveGivesItsNode)
{
    SmallTree tree;
    EXPECT_EQ(tree.record.addMove(tree.h8, white("h9")), tree.h9);
    EXPECT_EQ(tree.record.nodeCount(), 7U);
    EXPECT_NE(tree.record.appendNode(tree.h8, white("h9")), tree.h9);
}

TEST(GameRecord, WalksInTheOrderOfFiles)
{
    const SmallTree tree;
    std::vector<NodeId> seen;
    for (NodeId node = GameRecord::root(); !node.isNone(); node = tree.record.nextInOrder(node))
        seen.push_back(node);
    EXPECT_EQ(
        seen,
        (std::vector{GameRecord::root(), tree.h8, tree.i9, tree.g7, tree.j10, tree.h9, tree.h7}));
}

TEST(GameRecord, PromotingMakesThePathTheMainLine)
{
    SmallTree tree;
    tree.record.promoteToMainLine(tree.h7);
    EXPECT_EQ(tree.record.mainMoves(), (std::vector{black("h8"), white("h9"), black("h7")}));
    EXPECT_EQ(tree.record.children(tree.h8), (std::vector{tree.h9, tree.i9}));
    const NodeId added = tree.record.addMove(tree.h8, white("a1"));
    EXPECT_EQ(tree.record.children(tree.h8), (std::vector{tree.h9, tree.i9, added}));
}

TEST(GameRecord, RemovingASubtreeLeavesTheOtherHandlesGood)
{
    SmallTree tree;
    tree.record.removeSubtree(tree.i9);
    EXPECT_FALSE(tree.record.contains(tree.i9));
    EXPECT_FALSE(tree.record.contains(tree.g7));
    EXPECT_FALSE(tree.record.contains(tree.j10));
    EXPECT_TRUE(tree.record.contains(tree.h7));
    EXPECT_EQ(tree.record.nodeCount(), 4U);
    EXPECT_EQ(tree.record.mainMoves().back(), black("h7"));

    SmallTree other;
    other.record.removeSubtree(other.h9);  // the last child: appending must still work
    other.record.addMove(other.h8, white("c3"));
    EXPECT_EQ(other.record.children(other.h8).size(), 2U);
    other.record.removeSubtree(GameRecord::root());
    EXPECT_EQ(other.record, GameRecord(15, Rule::Renju));
}

TEST(GameRecord, ACopyIsASnapshot)
{
    SmallTree tree;
    const GameRecord before = tree.record;
    tree.record.editNotes(tree.g7).comment = "changed";
    EXPECT_NE(tree.record, before);
    tree.record = before;
    tree.record.removeSubtree(tree.h9);
    EXPECT_NE(tree.record, before);
    EXPECT_TRUE(before.contains(tree.h9));
}

TEST(GameRecord, EqualityIgnoresHandlesButNotOrder)
{
    GameRecord a;
    GameRecord b;
    a.addMove(GameRecord::root(), black("h8"));
    a.addMove(GameRecord::root(), black("g7"));
    b.addMove(GameRecord::root(), black("g7"));
    b.addMove(GameRecord::root(), black("h8"));
    EXPECT_NE(a, b);
    b.moveBeforeSiblings(b.childPlaying(GameRecord::root(), black("h8")));
    EXPECT_EQ(a, b);
    // A chain is not a fork, even with the same moves in the same order.
    GameRecord chain;
    chain.addLine(GameRecord::root(), {black("h8"), black("g7")});
    EXPECT_NE(a, chain);
}

TEST(GameRecord, PositionAppliesSetupThenMoves)
{
    GameRecord record(9);
    record.editNotes(GameRecord::root()).setup
        = {.black = {*Point::parse("e5"), *Point::parse("e6")}, .white = {*Point::parse("a1")}};
    EXPECT_EQ(record.sideToMove(GameRecord::root()), Color::White);
    const NodeId move = record.addMove(GameRecord::root(), white("b2"));
    EXPECT_EQ(record.sideToMove(move), Color::Black);
    const NodeId change = record.appendNode(move);
    record.editNotes(change).setup = {.emptied = {*Point::parse("e6")}, .toMove = Color::White};
    const Grid grid = record.position(change);
    EXPECT_EQ(grid.at(*Point::parse("e5")), Cell::Black);
    EXPECT_EQ(grid.at(*Point::parse("e6")), Cell::Empty);
    EXPECT_EQ(grid.count(Cell::White), 2);
    EXPECT_EQ(record.sideToMove(change), Color::White);
    EXPECT_TRUE(record.hasSetupAfterRoot());
    EXPECT_EQ(record.moveNumber(change), 1);
}

TEST(GameRecord, PassesCountAsMoves)
{
    GameRecord record;
    const NodeId pass = record.addLine(GameRecord::root(), {black("h8"), {Point(), Color::White}});
    EXPECT_EQ(record.moveNumber(pass), 2);
    EXPECT_EQ(record.sideToMove(pass), Color::Black);
    EXPECT_EQ(record.position(pass).count(Cell::White), 0);
}

TEST(GameRecord, ABranchComesBackAsItWas)
{
    SmallTree tree;
    tree.record.editNotes(tree.g7).comment = "The point.";
    const GameRecord before = tree.record;
    const DetachedBranch branch = tree.record.detachSubtree(tree.i9);
    EXPECT_EQ(branch.nodes, 3U);
    EXPECT_EQ(tree.record.nodeCount(), 4U);
    EXPECT_FALSE(tree.record.contains(tree.g7));
    EXPECT_EQ(tree.record.mainLine().back(), tree.h7);
    tree.record.addMove(tree.h7, white("a1"));
    tree.record.reattach(branch);
    EXPECT_TRUE(tree.record.contains(tree.g7));
    tree.record.removeSubtree(tree.record.firstChild(tree.h7));
    EXPECT_EQ(tree.record, before);
}

TEST(GameRecord, ABranchWhoseNeighbourIsGoneComesLast)
{
    SmallTree tree;
    const NodeId a1 = tree.record.addMove(tree.h8, white("a1"));
    const DetachedBranch branch = tree.record.detachSubtree(a1);
    const NodeId b1 = tree.record.addMove(tree.h8, white("b1"));
    tree.record.removeSubtree(tree.h9);
    tree.record.reattach(branch);
    EXPECT_EQ(tree.record.children(tree.h8), (std::vector{tree.i9, b1, a1}));
}

TEST(GameRecord, ABranchAloneHasItsWayAndWhatFollows)
{
    const SmallTree tree;
    const GameRecord branch = tree.record.branchThrough(tree.i9);
    EXPECT_EQ(branch.nodeCount(), 5U);
    EXPECT_FALSE(branch.contains(tree.h9));
    EXPECT_TRUE(branch.contains(tree.j10));
    EXPECT_EQ(branch.mainMoves(), (std::vector{black("h8"), white("i9"), black("g7")}));
}

}  // namespace gomoku
