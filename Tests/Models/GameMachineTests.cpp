// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// Games in which the computer has a part.
#include "Models/Setup/LadderPlayer.h"
#include "Tests/Support/Game/GameTable.h"

#include <gtest/gtest.h>

#include <optional>

namespace gomoku::testing {
namespace {

TEST(HumanAndComputer, ComputerRepliesToTheHuman)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), computer()));
    table.play("h8");
    EXPECT_TRUE(table.now.thinking);

    ASSERT_TRUE(waitFor([&] { return table.now.shown == 2; }));
    EXPECT_FALSE(table.now.thinking);
    EXPECT_TRUE(table.now.humanToMove());
}

TEST(HumanAndComputer, TheirMovesAreAnnouncedOnce)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), computer()));
    QSignalSpy changes(&table.manager, &GameManager::changed);
    table.play("h8");
    EXPECT_TRUE(table.now.thinking) << "the one announcement says that the computer is asked";
    ASSERT_TRUE(waitFor([&] { return table.movesMade == 2; }));

    EXPECT_FALSE(table.now.thinking);
    EXPECT_EQ(changes.count(), 0);
}

TEST(HumanAndComputer, ComputerOpensInTheCentre)
{
    GameTable table;
    table.manager.startNewGame(setupFor(computer(), human()));

    ASSERT_TRUE(waitFor([&] { return table.now.shown == 1; }));
    EXPECT_EQ(table.line(), "h8");
}

TEST(HumanAndComputer, AMoveWithoutAChoiceIsNoOpinion)
{
    GameTable table;
    table.manager.setUseBook(false);
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 g8 i8 a1 j8 a15 k8");  // A four that can be stopped at one point only.
    table.manager.setPlayers({human(), computer()});
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 8; }));
    EXPECT_EQ(table.now.moves.back().point, at("l8"));
    EXPECT_FALSE(table.now.moves.back().score);
}

TEST(HumanAndComputer, AnInstantReplyWaitsForThePause)
{
    GameTable table;
    table.manager.setReplyPause(Milliseconds{300}, Milliseconds{0});
    QElapsedTimer timer;
    timer.start();
    table.manager.startNewGame(setupFor(computer(), human()));

    ASSERT_TRUE(waitFor([&] { return table.now.shown == 1; }));
    EXPECT_GE(timer.elapsed(), 295);
}

TEST(HumanAndComputer, ThePauseTakesLittleOfAShortClock)
{
    GameTable table;
    table.manager.setReplyPause(Milliseconds{2000}, Milliseconds{0});
    GameSetup setup = setupFor(computer(), human());
    setup.clock = {.kind = ClockSpec::Kind::PerGame, .time = Milliseconds{5000}};
    table.manager.startNewGame(setup);

    ASSERT_TRUE(waitFor([&] { return table.now.shown == 1; }));
    EXPECT_GE(table.now.moves.front().used, Milliseconds{95});
    EXPECT_LT(table.now.moves.front().used, Milliseconds{1500});
}

/// Whether the computer's reply to h8 comes from the book.
bool repliesFromBook(GameTable& table)
{
    std::optional<SearchReport> reply;
    const QObject listener;
    QObject::connect(&table.manager, &GameManager::progressed, &listener,
                     [&](const SearchReport& report) { reply = report; });
    table.manager.startNewGame(setupFor(human(), computer()));
    table.play("h8");
    EXPECT_TRUE(waitFor([&] { return table.now.shown == 2; }));
    return reply && reply->fromBook;
}

TEST(HumanAndComputer, TheBookIsUsedAsLongAsItMayBe)
{
    GameTable table;
    EXPECT_TRUE(repliesFromBook(table));
    table.manager.setUseBook(false);
    EXPECT_FALSE(repliesFromBook(table));
    table.manager.setUseBook(true);
    EXPECT_TRUE(repliesFromBook(table));
}

TEST(Watching, TwoComputersPlayOn)
{
    GameTable table;
    table.manager.startNewGame(setupFor(computer(5), computer(5)));
    EXPECT_TRUE(waitFor([&] { return table.now.shown >= 6; }));
}

TEST(Watching, PausesAndSteps)
{
    GameTable table;
    table.manager.startNewGame(setupFor(computer(5), computer(5)));
    ASSERT_TRUE(waitFor([&] { return table.now.shown >= 2; }));
    table.manager.setPaused(true);
    const int shown = table.now.shown;
    EXPECT_FALSE(waitFor([&] { return table.now.shown > shown; }, 100));
    table.manager.step();
    ASSERT_TRUE(waitFor([&] { return table.now.shown == shown + 1; }));
    EXPECT_FALSE(waitFor([&] { return table.now.shown > shown + 1; }, 100));
    EXPECT_TRUE(table.now.paused);
    table.manager.setPaused(false);
    EXPECT_TRUE(waitFor([&] { return table.now.shown > shown + 1; }));
}

TEST(Watching, ANewGameIsNotHaltedByAStepOfTheOneBefore)
{
    GameTable table;
    table.manager.startNewGame(setupFor(computer(5000), computer(5000)));
    table.manager.step();
    ASSERT_TRUE(table.now.paused);
    table.manager.startNewGame(setupFor(computer(5), computer(5)));
    EXPECT_TRUE(waitFor([&] { return table.now.shown >= 3; }));
    EXPECT_FALSE(table.now.paused);
}

TEST(Players, MayChangeMidGame)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8");
    table.manager.setPlayers({human(), computer()});
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 2; }));
    table.manager.swapSides();
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 3; }));
    EXPECT_EQ(table.now.setup.players[Color::White], human());
    EXPECT_TRUE(table.now.humanToMove());
}

TEST(PlayForMe, MakesOneMoveForTheHuman)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.manager.playForMe();
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 1; }));
    EXPECT_FALSE(waitFor([&] { return table.now.shown > 1; }, 100));
}

TEST(Hint, NamesItsReason)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    Point hint;
    HintReason reason{};
    QObject::connect(&table.manager, &GameManager::hintFound, &table.manager,
                     [&](Point point, const SearchReport&, const MoveReason& why) {
                         hint = point;
                         reason = why.kind;
                     });
    table.manager.requestHint();

    ASSERT_TRUE(waitFor([&] { return !hint.isNone(); }));
    EXPECT_EQ(hint, at("h8"));
    EXPECT_EQ(reason, HintReason::Book);
    EXPECT_EQ(table.now.shown, 0);
}

/// A game of a human with Black against the computer, after its first reply.
class GameWithHelp : public ::testing::Test
{
protected:
    void SetUp() override
    {
        table.manager.startNewGame(setupFor(human(), computer()));
        table.play("h8");
        ASSERT_TRUE(waitFor([&] { return table.now.shown == 2; }));
        ASSERT_FALSE(table.now.helped);
    }

    GameTable table;
};

TEST_F(GameWithHelp, AHintIsHelp)
{
    table.manager.requestHint();
    EXPECT_TRUE(table.now.helped);
    EXPECT_EQ(table.record()->info().help, Help::Hint);
    EXPECT_EQ(table.now.help, Help::Hint);
    table.manager.undo();
    EXPECT_EQ(table.now.help, Help::Hint) << "the first that helped is the one that is told";
}

TEST_F(GameWithHelp, AMoveOfTheComputerIsHelp)
{
    table.manager.playForMe();
    EXPECT_TRUE(table.now.helped);
    EXPECT_EQ(table.now.help, Help::ComputerMove);
}

TEST_F(GameWithHelp, UndoIsHelp)
{
    table.manager.undo();
    EXPECT_TRUE(table.now.helped);
    EXPECT_EQ(table.now.help, Help::TakenBack);
}

TEST_F(GameWithHelp, PlayingAnotherMoveAtAnEarlierPositionIsHelp)
{
    table.manager.goToMove(0);
    EXPECT_FALSE(table.now.helped) << "looking back is not";
    table.play("g7");
    EXPECT_TRUE(table.now.helped);
}

TEST_F(GameWithHelp, RemovingTheNewestMovesIsHelp)
{
    table.manager.goToMove(1);
    table.manager.removeBranch(table.now.game, table.now.node);
    EXPECT_EQ(table.now.shown, 0);
    EXPECT_TRUE(table.now.helped);
}

TEST_F(GameWithHelp, LookingAtValuesOfTheGameIsHelp)
{
    table.manager.noteStudy();
    EXPECT_EQ(table.now.help, Help::Analysis);
    EXPECT_EQ(table.now.rating, GameRating::Unrated);
}

TEST_F(GameWithHelp, LookingAtValuesAfterTheEndIsNot)
{
    table.manager.resign();
    table.manager.noteStudy();
    EXPECT_EQ(table.now.help, Help::None);
}

TEST_F(GameWithHelp, AnalysisIsHelp)
{
    table.manager.setAnalysis(2);
    EXPECT_TRUE(table.now.helped);
    EXPECT_EQ(table.now.help, Help::Analysis);
}

TEST_F(GameWithHelp, ChangingSidesIsHelp)
{
    table.manager.swapSides();
    EXPECT_TRUE(table.now.helped);
    EXPECT_EQ(table.now.help, Help::OtherPlayers);
}

TEST_F(GameWithHelp, AResultThatStandsIsNotTakenAway)
{
    table.manager.resign();
    ASSERT_TRUE(table.now.result.isOver());
    table.manager.setAnalysis(2);
    table.manager.goToMove(1);
    table.manager.setAnalysis(0);
    table.manager.goToMove(0);
    table.play("g7");
    EXPECT_FALSE(table.now.helped);
}

TEST_F(GameWithHelp, TheNextGameBeginsWithoutIt)
{
    table.manager.setAnalysis(2);
    ASSERT_TRUE(table.now.helped);
    QSignalSpy analysed(&table.manager, &GameManager::analysed);
    table.manager.startNewGame(setupFor(human(), computer()));
    table.play("h8");
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 2; }));
    EXPECT_FALSE(table.now.helped);
    EXPECT_TRUE(analysed.isEmpty()) << "analysis ends with its game";
}

TEST(RatedGames, AreThoseOfOneHumanAgainstAStepOfTheLadder)
{
    GameTable table;
    const auto ratingOf = [&](const GameSetup& setup) {
        table.manager.startNewGame(setup);
        return table.now.rating;
    };
    EXPECT_EQ(ratingOf(setupFor(human(), computerAtStep(9))), GameRating::Rated);
    EXPECT_EQ(ratingOf(setupFor(computerAtStep(9), human())), GameRating::Rated);
    EXPECT_EQ(ratingOf(setupFor(human(), computer())), GameRating::Unrated)
        << "full strength is no step";
    EXPECT_EQ(ratingOf(setupFor(human(), human())), GameRating::NotApplicable);
    EXPECT_EQ(ratingOf(setupFor(computer(), computer())), GameRating::NotApplicable);
    GameSetup large = setupFor(human(), computerAtStep(9));
    large.boardSize = 19;
    EXPECT_EQ(ratingOf(large), GameRating::Unrated);
    EXPECT_EQ(table.now.help, Help::None);
}

TEST(RatedGames, BeginOnAnEmptyBoard)
{
    GameTable table;
    Grid stones(15);
    stones.set(at("h8"), Cell::Black);
    table.manager.startFromPosition(setupFor(human(), computerAtStep(9)), stones, Color::White);
    EXPECT_EQ(table.now.rating, GameRating::Unrated);
}

TEST(RatedGames, WhatIsPlayedBesideAResultThatStandsIsNotRated)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), computerAtStep(1)));
    table.play("h8");
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 2; }));
    table.manager.resign();
    EXPECT_EQ(table.now.rating, GameRating::Rated) << "this is the game that counts";
    table.manager.goToMove(0);
    table.play("g7");
    EXPECT_EQ(table.now.rating, GameRating::Unrated);
    EXPECT_EQ(table.now.help, Help::TakenBack);
}

TEST(RatedGames, AWinBesideALossThatStandsIsNotRated)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), computerAtStep(1)));
    table.play("h8");
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 2; }));
    table.manager.resign();
    table.manager.goToMove(0);
    table.manager.setPlayers({human(), human()});
    table.play("a1 a15 b1 b15 c1 c15 d1 d15 e1");
    table.manager.setPlayers({human(), computerAtStep(1)});
    ASSERT_EQ(table.now.result.winner, Color::Black);
    EXPECT_EQ(table.now.rating, GameRating::Unrated) << "the loss counts";
}

TEST(TwoHumansWithHelp, HaveNothingToLose)
{
    GameTable table;
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("h8 i9");
    table.manager.undo();
    table.manager.setAnalysis(1);
    EXPECT_FALSE(table.now.helped);
}

}  // namespace
}  // namespace gomoku::testing
