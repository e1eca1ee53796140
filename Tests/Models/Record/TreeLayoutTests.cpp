// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/TreeLayout.h"
#include "Tests/Support/Engine/Positions/RandomRecord.h"

#include <gtest/gtest.h>

#include <set>

namespace gomoku {
namespace {

RecordedMove blackAt(const char* point)
{
    return {*Point::parse(point), Color::Black};
}
RecordedMove whiteAt(const char* point)
{
    return {*Point::parse(point), Color::White};
}

/// h8 i9 g7, at move 2 also h9 h7, at move 3 also j10.
struct DrawnTree
{
    GameRecord record{15, Rule::Renju};
    NodeId h8 = record.addMove(GameRecord::root(), blackAt("h8"));
    NodeId i9 = record.addMove(h8, whiteAt("i9"));
    NodeId g7 = record.addMove(i9, blackAt("g7"));
    NodeId h9 = record.addMove(h8, whiteAt("h9"));
    NodeId h7 = record.addMove(h9, blackAt("h7"));
    NodeId j10 = record.addMove(i9, blackAt("j10"));
};

TEST(TreeLayout, TheMainLineGoesDownAndBranchesStandBesideIt)
{
    const DrawnTree tree;
    const TreeLayout layout(tree.record);
    EXPECT_EQ(layout.rows(), 4);
    EXPECT_EQ(layout.branches(), 2);
    const auto placeOf = [&](NodeId node) {
        const TreePlace* place = layout.find(node);
        return std::pair(place->row, place->lane);
    };
    EXPECT_EQ(placeOf(GameRecord::root()), std::pair(0, 0));
    EXPECT_EQ(placeOf(tree.g7), std::pair(3, 0));
    EXPECT_EQ(placeOf(tree.j10), std::pair(3, 1));
    // Right of j10, which it would meet in the third row.
    EXPECT_EQ(placeOf(tree.h9), std::pair(2, 2));
    EXPECT_EQ(placeOf(tree.h7), std::pair(3, 2));
    EXPECT_EQ(layout.find(tree.h8)->reach, 2);
    EXPECT_EQ(layout.at(3, 1)->node, tree.j10);
    EXPECT_EQ(layout.at(2, 1), nullptr);
    EXPECT_EQ(layout.at(9, 0), nullptr);
}

TEST(TreeLayout, ATranspositionKnowsItsTwin)
{
    GameRecord record;
    const NodeId first
        = record.addLine(GameRecord::root(), {blackAt("h8"), whiteAt("i9"), blackAt("g7")});
    const NodeId second
        = record.addLine(GameRecord::root(), {blackAt("g7"), whiteAt("i9"), blackAt("h8")});
    const NodeId other
        = record.addLine(GameRecord::root(), {blackAt("g7"), whiteAt("i9"), blackAt("k8")});
    const TreeLayout layout(record);
    EXPECT_EQ(layout.find(first)->twin, second);
    EXPECT_EQ(layout.find(second)->twin, first);
    EXPECT_TRUE(layout.find(other)->twin.isNone());
}

TEST(TreeLayout, TheSameStonesWithTheOtherSideToMoveAreNoTwins)
{
    GameRecord record;
    const NodeId first = record.addLine(GameRecord::root(), {blackAt("h8"), whiteAt("i9")});
    // White first: the same two stones, and White to move.
    const NodeId second = record.addLine(GameRecord::root(), {whiteAt("i9"), blackAt("h8")});
    const TreeLayout layout(record);
    EXPECT_TRUE(layout.find(first)->twin.isNone());
    EXPECT_TRUE(layout.find(second)->twin.isNone());
}

TEST(TreeLayout, SaysWhereSomethingIsWritten)
{
    DrawnTree tree;
    tree.record.editNotes(tree.g7).comment = "Good.";
    tree.record.editNotes(tree.h9).addMark({*Point::parse("a1"), BoardMark::Kind::Cross, {}});
    const TreeLayout layout(tree.record);
    EXPECT_TRUE(layout.find(tree.g7)->hasComment);
    EXPECT_FALSE(layout.find(tree.h9)->hasComment);
    EXPECT_TRUE(layout.find(tree.h9)->hasMarks);
}

/// Whatever the tree: nobody stands on another's place, children are below their parents, and the
/// nodes of a row with their lines lie side by side.
TEST(TreeLayout, NothingMeetsInRandomTrees)
{
    for (unsigned seed = 1; seed <= 60; ++seed) {
        testing::Random random(seed);
        const GameRecord record = testing::randomRecord(random);
        const TreeLayout layout(record);
        ASSERT_EQ(layout.nodeCount(), record.nodeCount()) << seed;
        std::set<std::pair<int, int>> taken;
        for (const TreePlace& place : layout.places()) {
            EXPECT_TRUE(taken.emplace(place.row, place.lane).second) << seed;
            if (place.parent < 0)
                continue;
            const TreePlace& above = layout.places()[static_cast<std::size_t>(place.parent)];
            EXPECT_EQ(above.node, record.parent(place.node));
            EXPECT_EQ(above.row + 1, place.row);
            EXPECT_GE(place.lane, above.lane);
            EXPECT_LE(place.lane, above.reach);
        }
        for (int row = 0; row < layout.rows(); ++row) {
            int end = -1;
            for (const std::int32_t index : layout.inRow(row, 0, layout.lanes())) {
                const TreePlace& place = layout.places()[static_cast<std::size_t>(index)];
                EXPECT_GT(place.lane, end) << seed;
                end = place.reach;
            }
        }
    }
}

TEST(TreeLayout, OnlyWhatTouchesTheLanesIsGiven)
{
    GameRecord record;
    for (int column = 0; column < 15; ++column)
        record.addMove(GameRecord::root(), {Point::at(column, 0), Color::Black});
    const TreeLayout layout(record);
    EXPECT_EQ(layout.inRow(1, 4, 6).size(), 3U);
    EXPECT_EQ(layout.inRow(0, 4, 6).size(), 1U);  // The root's line passes there.
    EXPECT_TRUE(layout.inRow(2, 0, 20).empty());
}

}  // namespace
}  // namespace gomoku
