// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Files/RecordIo.h"
#include "Tests/Support/Game/GameTable.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

using Refusals = std::vector<Refusal>;

GameSetup setupWith(OpeningRule opening, const PlayerSpec& black, const PlayerSpec& white)
{
    GameSetup setup = setupFor(black, white);
    setup.openingRule = opening;
    if (laysRenjuOpening(opening))
        setup.rule = Rule::Renju;
    return setup;
}

PlayerSpec named(PlayerSpec player, const char* name)
{
    player.name = QString::fromLatin1(name);
    return player;
}

/// A table whose game has begun under an opening rule.
class OpeningTable : public GameTable
{
public:
    explicit OpeningTable(OpeningRule opening, const PlayerSpec& first = human(),
                          const PlayerSpec& second = human())
    {
        manager.startNewGame(setupWith(opening, named(first, "first"), named(second, "second")));
    }

    void choose(OpeningChoice choice) { manager.takeOpeningAction(OpeningAction::choose(choice)); }
    void declare(int fifths) { manager.takeOpeningAction(OpeningAction::declare(fifths)); }
    [[nodiscard]] QString nameOf(Color color) const { return now.setup.players[color].name; }
    [[nodiscard]] OpeningStep asked() const { return now.opening.value().task.step; }
};

TEST(OpeningRules, FreeAsksForNothing)
{
    OpeningTable table(OpeningRule::Free);
    EXPECT_FALSE(table.now.opening);
}

TEST(OpeningRules, AnOpeningOfRenjuNeedsRenju)
{
    for (const OpeningRule opening : kOpeningRules) {
        GameTable table;
        GameSetup setup = setupFor(human(), human());
        setup.openingRule = opening;
        table.manager.startNewGame(setup);
        EXPECT_EQ(!table.refusals.empty(), laysRenjuOpening(opening));
    }
}

TEST(OpeningRules, SwapExchangesThePlayers)
{
    OpeningTable table(OpeningRule::Swap);
    EXPECT_EQ(table.asked(), OpeningStep::PlaceStone);
    table.play("h8 h9 i10");

    ASSERT_TRUE(table.now.opening);
    EXPECT_EQ(table.asked(), OpeningStep::Choose);
    EXPECT_EQ(table.now.opening->actor, Color::White);
    EXPECT_EQ(table.now.setup.players[table.now.toAct()].name, u"second");
    EXPECT_FALSE(table.now.humanToMove());  // A button is asked for, not a point.
    table.choose(OpeningChoice::Swap);

    EXPECT_FALSE(table.now.opening);
    EXPECT_EQ(table.nameOf(Color::Black), u"second");
    EXPECT_EQ(table.nameOf(Color::White), u"first");
    EXPECT_EQ(table.now.sideToMove, Color::White);
    table.play("j9");
    EXPECT_EQ(table.line(), "h8 h9 i10 j9");
    EXPECT_TRUE(table.refusals.empty());
}

TEST(OpeningRules, TheFirstPlayerLaysAllThreeStones)
{
    OpeningTable table(OpeningRule::Swap, human(), computer(5000));
    table.play("h8");
    EXPECT_TRUE(table.now.humanToMove());
    EXPECT_EQ(table.now.sideToMove, Color::White);
    EXPECT_EQ(table.now.toAct(), Color::Black);
    table.play("h9");
    EXPECT_FALSE(table.now.thinking);
    table.play("i10");
    EXPECT_TRUE(table.now.thinking);
}

TEST(OpeningRules, RefusalsChangeNothingAndSayWhy)
{
    OpeningTable table(OpeningRule::Rif);
    table.play("a1");
    table.choose(OpeningChoice::Swap);
    table.manager.pass();
    table.manager.redo();
    EXPECT_EQ(table.line(), "");
    table.play("h8 h9 j8");
    table.play("a1");  // A choice is asked for.
    EXPECT_EQ(table.line(), "h8 h9 j8");
    EXPECT_EQ(table.refusals,
              (Refusals{Refusal::OutsideOpeningArea, Refusal::Busy, Refusal::Busy,
                        Refusal::NothingToRedo, Refusal::Busy}));
}

TEST(OpeningRules, FifthsAreOfferedAndPicked)
{
    OpeningTable table(OpeningRule::Rif);
    table.play("h8 h9 h7");
    table.choose(OpeningChoice::Stay);
    table.play("h6 g8");
    ASSERT_TRUE(table.now.opening);
    EXPECT_EQ(table.now.opening->offered, std::vector{at("g8")});
    EXPECT_EQ(table.now.opening->mirrored, (std::vector{at("g7"), at("i7"), at("i8")}));
    EXPECT_EQ(table.now.moves.size(), 4U);  // An offer is no move yet.
    table.play("g8 i7 j9 a1 g8");

    EXPECT_EQ(table.refusals,
              (Refusals{Refusal::AlreadyOffered, Refusal::MirroredFifth, Refusal::NotOffered}));
    EXPECT_FALSE(table.now.opening);
    EXPECT_EQ(table.line(), "h8 h9 h7 h6 g8");
    EXPECT_EQ(table.now.sideToMove, Color::White);
}

TEST(OpeningRules, NumbersAreDeclared)
{
    OpeningTable table(OpeningRule::Yamaguchi);
    table.play("h8 h9 j8");
    table.declare(0);
    table.declare(1);
    table.choose(OpeningChoice::Swap);
    table.play("a1 c3 c3");
    EXPECT_EQ(table.refusals, Refusals{Refusal::Busy});
    EXPECT_FALSE(table.now.opening);
    EXPECT_EQ(table.nameOf(Color::White), u"first");
}

TEST(OpeningRules, UndoGoesBackDecisionByDecision)
{
    OpeningTable table(OpeningRule::Swap2);
    table.play("h8 h9 i10");
    table.choose(OpeningChoice::PlaceTwoMore);
    table.play("d4 l4");
    table.choose(OpeningChoice::Swap);
    EXPECT_EQ(table.nameOf(Color::Black), u"second");
    table.play("j9");

    table.manager.undo();
    EXPECT_EQ(table.line(), "h8 h9 i10 d4 l4");
    EXPECT_FALSE(table.now.opening);
    table.manager.undo();
    EXPECT_EQ(table.asked(), OpeningStep::Choose);
    EXPECT_EQ(table.nameOf(Color::Black), u"first");
    table.manager.undo();
    EXPECT_EQ(table.line(), "h8 h9 i10 d4");
    table.manager.undo();
    table.manager.undo();
    EXPECT_EQ(table.line(), "h8 h9 i10");
    EXPECT_EQ(table.asked(), OpeningStep::Choose);
    table.choose(OpeningChoice::Stay);
    EXPECT_EQ(table.nameOf(Color::Black), u"first");
    EXPECT_TRUE(table.refusals.empty());
}

TEST(OpeningRules, RedoRepeatsDecisionByDecision)
{
    OpeningTable table(OpeningRule::Swap2);
    table.play("h8 h9 i10");
    table.choose(OpeningChoice::PlaceTwoMore);
    table.play("d4 l4");
    table.choose(OpeningChoice::Swap);
    table.play("j9");
    for (int i = 0; i < 5; ++i)
        table.manager.undo();
    EXPECT_EQ(table.line(), "h8 h9 i10");
    EXPECT_EQ(table.asked(), OpeningStep::Choose);

    EXPECT_TRUE(table.now.canRedo);
    table.manager.redo();
    EXPECT_EQ(table.asked(), OpeningStep::PlaceStone);
    table.manager.redo();
    EXPECT_EQ(table.line(), "h8 h9 i10 d4");
    table.manager.redo();
    table.manager.redo();
    EXPECT_FALSE(table.now.opening);
    EXPECT_EQ(table.nameOf(Color::Black), u"second");
    table.manager.redo();
    EXPECT_EQ(table.line(), "h8 h9 i10 d4 l4 j9");
    EXPECT_TRUE(table.refusals.empty());
}

TEST(OpeningRules, ADecisionOfItsOwnEndsWhatCouldBeRepeated)
{
    OpeningTable table(OpeningRule::Swap);
    table.play("h8 h9 i10");
    table.manager.undo();
    table.play("j10");
    EXPECT_FALSE(table.now.canRedo);
    EXPECT_EQ(table.line(), "h8 h9 j10");
}

TEST(OpeningRules, ARecordKeepsWhatWasDecided)
{
    OpeningTable first(OpeningRule::Rif);
    first.play("h8 h9 h7");
    first.choose(OpeningChoice::Swap);
    first.play("h6 g8 j9 g8 j8");
    ASSERT_FALSE(first.now.opening);
    EXPECT_EQ(first.record()->info().openingActions, "h8 h9 h7 swap h6 offer=g8 offer=j9 pick=g8");

    const auto file = writeGame(*first.record(), RecordFormat::Sgf);
    ASSERT_TRUE(file.hasValue());
    const auto read = readGame(file->bytes);
    ASSERT_TRUE(read.hasValue());
    GameTable second;
    second.manager.openRecord(setupFor(human(), human()),
                              std::make_shared<const GameRecord>(read->record));
    EXPECT_EQ(second.now.setup.openingRule, OpeningRule::Rif);
    EXPECT_EQ(second.line(), "h8 h9 h7 h6 g8 j8");
    second.manager.undo();
    EXPECT_FALSE(second.now.opening);
    second.manager.undo();
    ASSERT_TRUE(second.now.opening);
    EXPECT_EQ(second.now.opening->task.step, OpeningStep::PickFifth);
    EXPECT_EQ(second.now.opening->offered, (std::vector{at("g8"), at("j9")}));
}

TEST(OpeningRules, AnUnfinishedOpeningOfARecordGoesOn)
{
    OpeningTable first(OpeningRule::Swap2);
    first.play("h8 h9 i10");
    first.choose(OpeningChoice::PlaceTwoMore);
    first.play("d4");
    GameTable second;
    second.manager.openRecord(setupFor(human(), human()), first.record());
    ASSERT_TRUE(second.now.opening);
    EXPECT_EQ(second.now.opening->task.step, OpeningStep::PlaceStone);
    second.play("l4");
    EXPECT_EQ(second.now.opening->task.step, OpeningStep::Choose);
}

TEST(OpeningRules, ARecordWhoseMovesDoNotFitItsOpeningIsAnOrdinaryGame)
{
    OpeningTable first(OpeningRule::Swap);
    first.play("h8 h9 i10");
    GameRecord record = *first.record();
    for (const char* actions : {"h8 h9 j10", "h8 swap", "nonsense", "h8 h9"}) {
        record.info().openingActions = actions;
        GameTable second;
        second.manager.openRecord(setupFor(human(), human()),
                                  std::make_shared<const GameRecord>(record));
        EXPECT_FALSE(second.now.opening) << actions;
        EXPECT_EQ(second.line(), "h8 h9 i10");
    }
}

TEST(OpeningRules, AHintSaysWhatTheOpeningAsksFor)
{
    OpeningTable table(OpeningRule::Swap2);
    QSignalSpy hints(&table.manager, &GameManager::openingHintFound);
    table.manager.requestHint();
    ASSERT_TRUE(waitFor([&] { return hints.count() == 1; }));
    EXPECT_EQ(hints[0][0].value<OpeningAction>().step, OpeningStep::PlaceStone);
    EXPECT_EQ(table.line(), "");

    table.play("h8 h9 i10");
    table.manager.requestHint();
    ASSERT_TRUE(waitFor([&] { return hints.count() == 2; }));
    EXPECT_EQ(hints[1][0].value<OpeningAction>().step, OpeningStep::Choose);
    EXPECT_EQ(table.asked(), OpeningStep::Choose);
    EXPECT_TRUE(table.refusals.empty());
}

TEST(OpeningRules, UndoAgainstAMachineReturnsToTheHumansChoice)
{
    OpeningTable table(OpeningRule::Swap, computer(), human());
    ASSERT_TRUE(waitFor([&] { return table.asked() == OpeningStep::Choose; }));
    EXPECT_FALSE(table.now.canUndo);  // Nothing of the human's yet.
    const QString laid = table.line();
    table.choose(OpeningChoice::Swap);
    ASSERT_TRUE(waitFor([&] { return table.now.moves.size() == 4; }));
    table.manager.undo();

    ASSERT_TRUE(table.now.opening);
    EXPECT_EQ(table.asked(), OpeningStep::Choose);
    EXPECT_EQ(table.line(), laid);
    EXPECT_EQ(table.nameOf(Color::Black), u"first");
    table.choose(OpeningChoice::Stay);
    EXPECT_TRUE(table.now.humanToMove());
}

TEST(OpeningRules, LookingBackDoesNotDisturbThem)
{
    OpeningTable table(OpeningRule::Swap);
    table.play("h8 h9");
    table.manager.goToMove(1);
    table.play("i10");
    EXPECT_EQ(table.line(), "h8 h9 i10");
    EXPECT_EQ(table.asked(), OpeningStep::Choose);
}

TEST(OpeningRules, NewGameInTheMiddleLeavesNothingBehind)
{
    OpeningTable table(OpeningRule::Swap, computer(5000), human());
    table.manager.startNewGame(setupFor(human(), human()));
    EXPECT_FALSE(table.now.opening);
    table.play("a1 b1");
    EXPECT_EQ(table.line(), "a1 b1");
}

TEST(OpeningRules, TheMachineLaysOtherStonesInTheNextGame)
{
    GameTable table;
    table.manager.setRandomSeed(7);
    const GameSetup setup = setupWith(OpeningRule::Swap, computer(), human());
    QStringList firstStones;
    for (int game = 0; game < 4; ++game) {
        table.manager.startNewGame(setup);
        ASSERT_TRUE(waitFor([&] { return !table.now.moves.empty(); }));
        firstStones << table.line().section(u' ', 0, 0);
    }
    firstStones.removeDuplicates();
    EXPECT_GT(firstStones.size(), 1) << firstStones.join(u' ').toStdString();
}

TEST(OpeningRules, ASmallBoardIsRefused)
{
    OpeningTable table(OpeningRule::Free);
    GameSetup setup = setupWith(OpeningRule::LongPro, human(), human());
    setup.boardSize = 7;
    table.manager.startNewGame(setup);
    EXPECT_EQ(table.refusals, Refusals{Refusal::BadSetup});
}

TEST(OpeningRules, TheClockStartsWithOrdinaryPlay)
{
    GameTable table;
    GameSetup setup = setupWith(OpeningRule::Swap, human(), human());
    setup.clock = {.kind = ClockSpec::Kind::PerGame, .time = Milliseconds(60000)};
    table.manager.startNewGame(setup);
    EXPECT_FALSE(table.now.clockRunning);
    table.play("h8 h9 i10");
    EXPECT_FALSE(table.now.clockRunning);
    table.manager.takeOpeningAction(OpeningAction::choose(OpeningChoice::Stay));
    EXPECT_EQ(table.now.clockRunning, Color::White);
}

class MachinesPlay : public ::testing::TestWithParam<OpeningRule>
{
};

TEST_P(MachinesPlay, TheOpeningAmongThemselves)
{
    OpeningTable table(GetParam(), computer(), computer());
    EXPECT_TRUE(waitFor([&] { return !table.now.opening && table.now.moves.size() >= 7; }, 20000));
    EXPECT_TRUE(table.refusals.empty());
}

INSTANTIATE_TEST_SUITE_P(OpeningRules, MachinesPlay, ::testing::ValuesIn(kOpeningRules));

}  // namespace
}  // namespace gomoku::testing
