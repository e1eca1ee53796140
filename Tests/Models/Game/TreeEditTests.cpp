// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Sgf/SgfFormat.h"
#include "Models/Record/Trees/RenLibFormat.h"
#include "Tests/Support/Game/GameTable.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

/// h8 i9 g7 k8, and at move 3 also g9 j7.
class TreeEdits : public ::testing::Test
{
protected:
    TreeEdits()
    {
        GameRecord tree(15);
        const NodeId i9 = tree.addLine(GameRecord::root(),
                                       {{at("h8"), Color::Black}, {at("i9"), Color::White}});
        g7 = tree.addMove(i9, {at("g7"), Color::Black});
        k8 = tree.addMove(g7, {at("k8"), Color::White});
        g9 = tree.addMove(i9, {at("g9"), Color::Black});
        j7 = tree.addMove(g9, {at("j7"), Color::White});
        table.manager.openRecord(setupFor(human(), human()),
                                 std::make_shared<const GameRecord>(tree));
    }
    [[nodiscard]] quint64 number() const { return table.now.game; }
    [[nodiscard]] QString mainLine()
    {
        QStringList words;
        for (const RecordedMove move : table.record()->mainMoves())
            words << QString::fromStdString(move.point.toString());
        return words.join(u' ');
    }

    GameTable table;
    NodeId g7, k8, g9, j7;
};

TEST_F(TreeEdits, ATreeOpensAtItsRoot)
{
    EXPECT_EQ(table.now.shown, 0);
    EXPECT_TRUE(table.now.hasBranches);
    EXPECT_EQ(table.now.treeMoves, 6);
}

TEST_F(TreeEdits, AGameWithoutBranchesOpensAtItsEnd)
{
    GameRecord line(15);
    line.addLine(GameRecord::root(), {{at("h8"), Color::Black}, {at("i9"), Color::White}});
    table.manager.openRecord(setupFor(human(), human()), std::make_shared<const GameRecord>(line));
    EXPECT_EQ(table.now.shown, 2);
    EXPECT_FALSE(table.now.hasBranches);
}

TEST_F(TreeEdits, APromotedBranchIsTheMainLine)
{
    table.manager.promoteBranch(number(), j7, false);
    EXPECT_EQ(mainLine(), "h8 i9 g9 j7");
    table.manager.promoteBranch(number(), k8, true);
    EXPECT_EQ(mainLine(), "h8 i9 g7 k8");
}

TEST_F(TreeEdits, ADeletedBranchComesBackByUndo)
{
    table.manager.goToNode(j7);
    table.manager.removeBranch(number(), g9);
    EXPECT_EQ(table.now.treeMoves, 4);
    EXPECT_EQ(table.now.shown, 2);
    EXPECT_EQ(table.now.removedMoves, 2);
    EXPECT_TRUE(table.now.canUndo);
    table.manager.undo();
    EXPECT_EQ(table.now.treeMoves, 6);
    EXPECT_EQ(table.now.node, j7);
    EXPECT_EQ(table.now.removedMoves, 0);
}

TEST_F(TreeEdits, AGameThatStoodInADeletedBranchStandsThereAgainAfterUndo)
{
    table.manager.returnToGame();
    ASSERT_EQ(table.now.node, k8);
    table.manager.removeBranch(number(), g7);
    EXPECT_EQ(table.now.live, 2);
    EXPECT_FALSE(table.now.isLookingBack());
    EXPECT_EQ(table.now.sideToMove, Color::Black);
    table.manager.restoreBranch(number());
    EXPECT_EQ(table.now.live, 4);
    EXPECT_EQ(table.now.node, k8);
    EXPECT_EQ(mainLine(), "h8 i9 g7 k8");
}

TEST_F(TreeEdits, SeveralDeletionsComeBackOneByOne)
{
    const auto before = *table.record();
    table.manager.removeBranch(number(), j7);
    table.manager.removeBranch(number(), g9);
    table.manager.removeBranch(number(), g7);
    EXPECT_EQ(table.now.treeMoves, 2);
    table.manager.restoreBranch(number());
    table.manager.restoreBranch(number());
    table.manager.restoreBranch(number());
    EXPECT_EQ(*table.record(), before);
}

TEST_F(TreeEdits, AfterAMoveUndoTakesBackTheMove)
{
    table.manager.removeBranch(number(), g9);
    table.manager.returnToGame();
    table.play("a1");
    ASSERT_EQ(table.now.shown, 5);
    table.manager.undo();
    EXPECT_EQ(table.now.live, 4);
    EXPECT_EQ(table.now.removedMoves, 2);  // Still there to be restored.
}

TEST_F(TreeEdits, WhatBelongsToAnotherGameComesTooLate)
{
    table.manager.removeBranch(number() + 1, g9);
    table.manager.promoteBranch(number() + 1, g9, true);
    table.manager.toggleMark(number() + 1, g9, {at("a1"), BoardMark::Kind::Cross, {}});
    EXPECT_EQ(table.now.treeMoves, 6);
    EXPECT_EQ(mainLine(), "h8 i9 g7 k8");
    EXPECT_TRUE(table.record()->notes(g9).marks.empty());
}

TEST_F(TreeEdits, TheRootCannotBeDeleted)
{
    table.manager.removeBranch(number(), GameRecord::root());
    EXPECT_EQ(table.now.treeMoves, 6);
}

TEST_F(TreeEdits, AMarkIsShownAndASecondClickTakesItAway)
{
    const BoardMark cross{at("c3"), BoardMark::Kind::Cross, {}};
    table.manager.goToNode(g9);
    table.manager.toggleMark(number(), g9, cross);
    EXPECT_EQ(table.now.marks, std::vector{cross});
    const BoardMark label{at("c3"), BoardMark::Kind::Label, "A"};
    table.manager.toggleMark(number(), g9, label);  // In the place of the cross.
    EXPECT_EQ(table.now.marks, std::vector{label});
    table.manager.goToNode(g7);
    EXPECT_TRUE(table.now.marks.empty());
    table.manager.goToNode(g9);
    table.manager.toggleMark(number(), g9, label);
    EXPECT_TRUE(table.now.marks.empty());
}

TEST_F(TreeEdits, MarksGoThroughSgfAndBack)
{
    int column = 0;
    for (const auto kind : {BoardMark::Kind::Triangle, BoardMark::Kind::Square,
                            BoardMark::Kind::Circle, BoardMark::Kind::Cross})
        table.manager.toggleMark(number(), g9, {Point::at(column++, 2), kind, {}});
    table.manager.toggleMark(number(), g9, {at("a1"), BoardMark::Kind::Label, "x]"});
    const auto record = table.record();
    const auto read = readSgf(writeSgf(*record));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->record, *record);
    EXPECT_EQ(read->record.notes(g9).marks.size(), 5U);
}

TEST_F(TreeEdits, LabelsGoThroughRenLibAndBack)
{
    table.manager.toggleMark(number(), g9, {at("a1"), BoardMark::Kind::Label, "A"});
    table.manager.toggleMark(number(), g9, {at("j7"), BoardMark::Kind::Label, "B"});
    table.manager.toggleMark(number(), g9, {at("g9"), BoardMark::Kind::Triangle, {}});
    const auto record = table.record();
    const auto written = writeRenLib(*record);
    ASSERT_TRUE(written);
    const auto read = readRenLib(written->bytes);
    ASSERT_TRUE(read);
    const GameRecord& again = read->record;
    const auto line = again.mainLine();
    NodeId found;
    for (NodeId node = GameRecord::root(); !node.isNone(); node = again.nextInOrder(node))
        if (again.move(node) && again.move(node)->point == at("g9"))
            found = node;
    ASSERT_FALSE(found.isNone());
    EXPECT_EQ(again.notes(found).marks, record->notes(g9).marks);
}

TEST_F(TreeEdits, TheRuleOfAnOpenedGameCanBeChanged)
{
    EXPECT_EQ(table.now.setup.rule, Rule::Freestyle);
    table.manager.setRule(Rule::Renju);
    EXPECT_EQ(table.now.setup.rule, Rule::Renju);
    EXPECT_EQ(table.record()->info().rule, Rule::Renju);
}

TEST(TreeEditsWithClock, ADeletionGivesBackTheTimeOfItsMoves)
{
    GameTable table;
    GameSetup setup = setupFor(human(), human());
    setup.clock = {.kind = ClockSpec::Kind::PerGame, .time = Milliseconds{60000}};
    table.manager.startNewGame(setup);
    table.play("h8 i9");
    QTest::qWait(200);
    table.play("g7");
    const auto withItsMove = table.now.clock.black;
    const NodeId last = table.now.node;
    table.manager.removeBranch(table.now.game, last);
    EXPECT_GT(table.now.clock.black, withItsMove);
    EXPECT_EQ(table.now.clockRunning, Color::Black);
}

}  // namespace
}  // namespace gomoku::testing
