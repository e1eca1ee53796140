// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/GameTable.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

using Refusals = std::vector<Refusal>;

TEST(TwoHumans, TakeTurns)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9 h9");

    EXPECT_EQ(table.line(), "h8 i9 h9");
    EXPECT_EQ(table.now.grid.at(at("h8")), Cell::Black);
    EXPECT_EQ(table.now.grid.at(at("i9")), Cell::White);
    EXPECT_EQ(table.now.sideToMove, Color::White);
    EXPECT_EQ(table.movesMade, 3);
}

TEST(TwoHumans, AMoveIsAnnouncedOnce)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    QSignalSpy changes(&table.manager, &GameManager::changed);
    table.play("h8 i9");

    EXPECT_EQ(table.movesMade, 2);
    EXPECT_EQ(changes.count(), 0);
}

TEST(TwoHumans, FiveInARowEndsTheGame)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 h9 i8 i9 j8 j9 k8 k9 l8");

    EXPECT_EQ(table.now.outcome.end, GameEnd::Row);
    EXPECT_EQ(table.now.outcome.winner, Color::Black);
    EXPECT_EQ(table.now.outcome.row,
              (std::vector{at("h8"), at("i8"), at("j8"), at("k8"), at("l8")}));
    EXPECT_FALSE(table.now.clockRunning);
}

TEST(Requests, ThatAreIllegalChangeNothingAndSayWhy)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8");
    const GameSnapshot before = table.now;

    table.play("h8");
    table.manager.handleHumanMove(Point());
    table.manager.handleHumanMove(Point::at(15, 3));
    table.manager.redo();
    table.manager.pass();
    table.manager.claimTime();
    table.manager.goToMove(7);
    table.manager.answerDraw(true);

    EXPECT_EQ(
        table.refusals,
        (Refusals{Refusal::Occupied, Refusal::OffBoard, Refusal::OffBoard, Refusal::NothingToRedo,
                  Refusal::NoPass, Refusal::NoClock, Refusal::NoSuchMove, Refusal::Busy}));
    EXPECT_EQ(table.now.revision, before.revision);
    EXPECT_EQ(table.line(), "h8");
}

TEST(Requests, AfterTheEndAreRefused)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 h9 i8 i9 j8 j9 k8 k9 l8");
    table.play("a1");
    table.manager.resign();
    table.manager.requestHint();

    EXPECT_EQ(table.refusals, (Refusals{Refusal::GameOver, Refusal::GameOver, Refusal::GameOver}));
    EXPECT_EQ(table.now.outcome.end, GameEnd::Row);
}

TEST(Requests, ForAnImpossibleBoardLeaveTheGameAlone)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8");
    GameSetup huge = setupFor(human(), human());
    huge.boardSize = 23;
    table.manager.startNewGame(huge);

    EXPECT_EQ(table.refusals, Refusals{Refusal::BadSetup});
    EXPECT_EQ(table.line(), "h8");
}

TEST(Requests, OutOfTurnAreRefused)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), computer(5000)));
    table.play("h8 i9");

    EXPECT_EQ(table.refusals, Refusals{Refusal::NotYourTurn});
    EXPECT_EQ(table.line(), "h8");
    EXPECT_TRUE(table.now.thinking);
}

TEST(Renju, RefusesAForbiddenMoveAndNamesIt)
{
    GameTable table;
    GameSetup setup = setupFor(human(), human());
    setup.rule = Rule::Renju;
    table.manager.startNewGame(setup);
    // Two open threes would meet in h8.
    table.play("i8 a1 j8 a3 h9 a5 h10 a7");
    EXPECT_EQ(table.now.forbidden, std::vector{at("h8")});
    table.play("h8");

    EXPECT_EQ(table.refusals, Refusals{Refusal::DoubleThree});
    EXPECT_EQ(table.now.moves.size(), 8U);
}

TEST(Renju, PunishesAForbiddenMoveWhereThatWasChosen)
{
    GameTable table;
    GameSetup setup = setupFor(human(), human());
    setup.rule = Rule::Renju;
    setup.foulPolicy = FoulPolicy::Punish;
    table.manager.startNewGame(setup);
    table.play("i8 a1 j8 a3 h9 a5 h10 a7 h8");

    EXPECT_EQ(table.now.outcome.end, GameEnd::Foul);
    EXPECT_EQ(table.now.outcome.winner, Color::White);
}

TEST(Renju, TwoPassesAreADraw)
{
    GameTable table;
    GameSetup setup = setupFor(human(), human());
    setup.rule = Rule::Renju;
    table.manager.startNewGame(setup);
    table.play("h8");
    table.manager.pass();
    EXPECT_FALSE(table.now.outcome.isOver());
    table.manager.pass();

    EXPECT_EQ(table.now.outcome.end, GameEnd::Passes);
    EXPECT_FALSE(table.now.outcome.winner);
}

TEST(Game, IsDrawnAtItsMoveLimit)
{
    GameTable table;
    GameSetup setup = setupFor(human(), human());
    setup.moveLimit = 3;
    table.manager.startNewGame(setup);
    table.play("h8 i9 h9");

    EXPECT_EQ(table.now.outcome.end, GameEnd::MoveLimit);
}

TEST(Undo, TakesBackTheReplyToo)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), computer()));
    table.play("h8");
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 2; }));
    table.manager.undo();

    EXPECT_EQ(table.line(), "");
    EXPECT_TRUE(table.now.humanToMove());
    table.manager.redo();
    EXPECT_EQ(table.now.shown, 2);
    EXPECT_TRUE(table.now.humanToMove());
}

TEST(Undo, CancelsAThought)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), computer(60000)));
    table.play("h8");
    table.manager.undo();

    EXPECT_EQ(table.line(), "");
    EXPECT_FALSE(table.now.thinking);
    EXPECT_FALSE(waitFor([&] { return table.now.shown > 0; }, 200));
}

TEST(Undo, WorksAfterTheEnd)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 h9 i8 i9 j8 j9 k8 k9 l8");
    table.manager.undo();

    EXPECT_FALSE(table.now.outcome.isOver());
    EXPECT_EQ(table.now.shown, 8);
    table.manager.redo();
    EXPECT_EQ(table.now.outcome.end, GameEnd::Row);
}

TEST(Undo, WithdrawsAResignation)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8");
    table.manager.resign();
    EXPECT_EQ(table.now.outcome.end, GameEnd::Resignation);
    EXPECT_EQ(table.now.outcome.winner, Color::Black);
    table.manager.undo();

    EXPECT_FALSE(table.now.outcome.isOver());
    EXPECT_EQ(table.line(), "h8");
}

TEST(Undo, HasNoLimitAndNoneBelowTheFirstMove)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9 h9 i8 a1");
    for (int i = 0; i < 5; ++i)
        table.manager.undo();
    EXPECT_EQ(table.line(), "");
    EXPECT_FALSE(table.now.canUndo);
    table.manager.undo();
    EXPECT_EQ(table.refusals, Refusals{Refusal::NothingToUndo});

    for (int i = 0; i < 5; ++i)
        table.manager.redo();
    EXPECT_EQ(table.line(), "h8 i9 h9 i8 a1");
}

TEST(Undo, OfNewGameBringsTheOldGameBack)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9");
    const quint64 game = table.now.game;
    table.manager.startNewGame(setupFor(human(), computer()));
    EXPECT_EQ(table.line(), "");
    EXPECT_TRUE(table.now.canUndo);
    table.manager.undo();

    EXPECT_EQ(table.line(), "h8 i9");
    EXPECT_EQ(table.now.game, game);
    EXPECT_EQ(table.now.setup, setupFor(human(), human()));
    EXPECT_TRUE(table.refusals.empty());
}

TEST(Undo, WithNothingToTakeBackLeavesTheViewAlone)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9");
    table.manager.undo();
    table.manager.undo();
    table.manager.goToMove(2);
    ASSERT_TRUE(table.now.isLookingBack());
    table.manager.undo();

    EXPECT_EQ(table.refusals, Refusals{Refusal::NothingToUndo});
    table.manager.requestSnapshot();
    EXPECT_EQ(table.line(), "h8 i9");
}

TEST(Redo, WithNothingToReplayLeavesTheViewAlone)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9");
    table.manager.goToMove(1);
    table.manager.redo();

    EXPECT_EQ(table.refusals, Refusals{Refusal::NothingToRedo});
    table.manager.requestSnapshot();
    EXPECT_EQ(table.line(), "h8");
}

TEST(Undo, AndRedoAreOfferedForTheGameWhateverIsShown)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9 h9");
    table.manager.goToMove(0);
    table.manager.followMove(at("a1"));
    table.manager.followMove(at("b1"));
    table.manager.goToMove(1);
    ASSERT_TRUE(table.now.aside);
    EXPECT_TRUE(table.now.canUndo);
    EXPECT_FALSE(table.now.canRedo) << "b1 is not a move that was taken back";
    table.manager.undo();
    EXPECT_EQ(table.line(), "h8 i9");

    table.manager.goToMove(0);
    table.manager.showVariation(at("a1"));
    EXPECT_TRUE(table.now.canRedo);
    table.manager.redo();
    EXPECT_EQ(table.line(), "h8 i9 h9");
    EXPECT_TRUE(table.refusals.empty());
}

TEST(LookingBack, ChangesNothing)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9 h9");
    table.manager.goToMove(1);
    EXPECT_EQ(table.line(), "h8");
    EXPECT_TRUE(table.now.isLookingBack());
    EXPECT_EQ(table.now.live, 3);
    table.manager.returnToGame();

    EXPECT_EQ(table.line(), "h8 i9 h9");
    EXPECT_FALSE(table.now.isLookingBack());
}

TEST(LookingBack, AMoveThereIsAVariationAndTheMainLineStays)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9 h9 i8");
    table.manager.goToMove(1);
    table.play("j10 j9");

    EXPECT_EQ(table.line(), "h8 j10 j9");
    const GameRecord record = *table.record();
    std::vector<Point> mainLine;
    for (const RecordedMove& move : record.mainMoves())
        mainLine.push_back(move.point);
    EXPECT_EQ(mainLine, (std::vector{at("h8"), at("i9"), at("h9"), at("i8")}));
    table.manager.goToMove(1);
    EXPECT_EQ(table.now.variations, (std::vector{at("i9"), at("j10")}));
}

TEST(LookingBack, TheComputersMoveLeavesTheViewAlone)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), computer(300)));
    table.play("h8");
    table.manager.goToMove(0);
    EXPECT_TRUE(table.now.thinking);

    ASSERT_TRUE(waitFor([&] { return table.now.moves.size() == 2; }));
    EXPECT_EQ(table.now.shown, 0);
    EXPECT_EQ(table.now.live, 2);
    table.manager.returnToGame();
    EXPECT_EQ(table.now.shown, 2);
}

TEST(LookingBack, AtAnotherLineStaysThereWhenTheComputerMoves)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9 h9");
    table.manager.goToMove(1);
    table.play("j10");
    table.manager.goToMove(1);
    table.manager.setPlayers({computer(300), human()});
    table.manager.showVariation(at("i9"));
    EXPECT_EQ(table.line(), "h8 i9");
    EXPECT_TRUE(table.now.thinking);
    EXPECT_TRUE(table.now.isLookingBack());

    ASSERT_TRUE(waitFor([&] { return !table.now.thinking; }));
    EXPECT_EQ(table.line(), "h8 i9");
    table.manager.goToMove(1);
    EXPECT_TRUE(table.now.isLookingBack()) << "where the lines part, on the line not played";
    table.manager.returnToGame();
    EXPECT_EQ(table.now.shown, 3);
    EXPECT_EQ(table.now.moves[1].point, at("j10"));
}

TEST(LookingBack, AVariationThatIsNotThereIsRefused)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9");
    table.manager.showVariation(at("a1"));
    EXPECT_EQ(table.refusals, std::vector{Refusal::NoSuchMove});
    EXPECT_EQ(table.line(), "h8 i9");
}

TEST(TakingBack, AnotherMoveBecomesTheMainLineAndTheOldOneAVariation)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9 h9");
    table.manager.undo();
    table.play("j10");

    EXPECT_EQ(table.line(), "h8 i9 j10");
    EXPECT_EQ(table.record()->mainMoves().back().point, at("j10"));
    table.manager.goToMove(2);
    EXPECT_EQ(table.now.variations, (std::vector{at("j10"), at("h9")}));
}

TEST(Draw, IsOfferedToAHumanAndAnswered)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8");
    table.manager.offerDraw();
    EXPECT_EQ(table.now.drawOffer, Color::White);
    table.manager.answerDraw(false);
    EXPECT_FALSE(table.now.drawOffer);
    EXPECT_FALSE(table.now.outcome.isOver());
    table.manager.offerDraw();
    table.manager.answerDraw(true);

    EXPECT_EQ(table.now.outcome.end, GameEnd::Agreement);
    EXPECT_FALSE(table.now.outcome.winner);
}

TEST(Draw, IsNotOfferedToAMachine)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), computer()));
    table.manager.offerDraw();
    EXPECT_EQ(table.refusals, Refusals{Refusal::NoHuman});
}

TEST(Resignation, NeedsAHuman)
{
    GameTable table;
    table.manager.startNewGame(setupFor(computer(60000), computer(60000)));
    table.manager.resign();
    EXPECT_EQ(table.refusals, Refusals{Refusal::NobodyToResign});
}

TEST(SetUpPosition, IsPlayedFrom)
{
    GameTable table;
    Grid stones(15);
    stones.set(at("h8"), Cell::White);
    stones.set(at("i8"), Cell::White);
    table.manager.startFromPosition(setupFor(human(), human()), stones, Color::White);
    table.play("j8 a1 k8 a2 l8");

    EXPECT_EQ(table.now.outcome.winner, Color::White);
    EXPECT_EQ(table.now.start, stones);
}

TEST(SetUpPosition, WithAFiveIsRefused)
{
    GameTable table;
    Grid stones(15);
    for (int column = 0; column < 5; ++column)
        stones.set(Point::at(column, 0), Cell::Black);
    table.manager.startFromPosition(setupFor(human(), human()), stones, Color::White);
    EXPECT_EQ(table.refusals, Refusals{Refusal::BadSetup});
}

TEST(Record, OpensAtItsEndAndGoesOn)
{
    GameTable first;
    first.manager.startNewGame(setupFor(human(), human()));
    first.play("h8 i9 h9");
    first.manager.setComment(first.now.game, first.now.node, "well played");

    GameTable second;
    second.manager.openRecord(setupFor(human(), human()), first.record());
    EXPECT_EQ(second.line(), "h8 i9 h9");
    EXPECT_EQ(second.now.comment, "well played");
    second.play("i8");
    EXPECT_EQ(second.line(), "h8 i9 h9 i8");
}

}  // namespace
}  // namespace gomoku::testing
