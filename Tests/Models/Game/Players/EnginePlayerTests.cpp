// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/GameTable.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

constexpr int kPatience = 30000;  // For a busy machine; what is tested comes long before.

/// A human with Black against a fake engine that behaves as `mode` says.
class EngineGame : public ::testing::Test
{
protected:
    /// An engine that answers has all the time that a busy machine may need.
    void begin(const QString& mode, Milliseconds moveTime = Milliseconds{kPatience})
    {
        EngineList engines;
        EngineEntry entry;
        entry.name = "Fake";
        entry.command = *EngineCommand::parse(QStringLiteral(FAKE_ENGINE) + u' ' + mode);
        const QString id = engines.add(entry);
        table.manager.setEngines(engines);
        QObject::connect(&table.manager, &GameManager::engineFailed, &table.manager,
                         [this](Color color, const QString& engine, const EngineFailure& what) {
                             trouble = {color, engine, what};
                         });
        QObject::connect(&table.manager, &GameManager::engineLogged, &table.manager,
                         [this](Color, const QString& line) { log << line; });
        table.manager.startNewGame(setupFor(
            human(), {.kind = PlayerSpec::Kind::Engine, .moveTime = moveTime, .engineId = id}));
        table.play("h8");
    }
    /// Has the engine been told of Black's stone?
    [[nodiscard]] bool hasAsked() const { return log.contains(QStringLiteral("> TURN 7,7")); }
    [[nodiscard]] const EngineReaper& reaper() const
    {
        return *table.manager.findChild<EngineReaper*>();
    }
    bool waitForTrouble()
    {
        return waitFor([this] { return trouble.has_value(); }, kPatience);
    }

    GameTable table;
    QStringList log;
    struct Trouble
    {
        Color color{};
        QString engine{};
        EngineFailure failure{};
    };
    std::optional<Trouble> trouble;
};

TEST_F(EngineGame, TakesTurnsWithTheHuman)
{
    begin("good");
    EXPECT_TRUE(table.now.thinking);
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 2; }, kPatience));
    EXPECT_TRUE(table.now.humanToMove());
    table.play("o15");
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 4; }, kPatience));
    EXPECT_FALSE(trouble);
}

TEST_F(EngineGame, ACrashIsTheUsersChoiceAndTakingOverGoesOn)
{
    begin("crash");
    ASSERT_TRUE(waitForTrouble());
    EXPECT_EQ(trouble->color, Color::White);
    EXPECT_EQ(trouble->engine, "Fake");
    EXPECT_EQ(table.line(), "h8");
    EXPECT_FALSE(table.now.outcome.isOver());
    EXPECT_FALSE(table.now.clockRunning);
    table.manager.answerEngineTrouble(EngineChoice::TakeOver);
    table.play("i9");
    EXPECT_EQ(table.line(), "h8 i9");
}

TEST_F(EngineGame, ItMayBeTriedAgain)
{
    begin("crash");
    ASSERT_TRUE(waitForTrouble());
    trouble.reset();
    table.manager.answerEngineTrouble(EngineChoice::Retry);
    EXPECT_TRUE(waitForTrouble());
}

TEST_F(EngineGame, ItMayBeGivenUp)
{
    begin("silent", Milliseconds{500});
    ASSERT_TRUE(waitForTrouble());
    EXPECT_EQ(trouble->failure.kind, EngineFailure::Kind::TooLate);
    table.manager.answerEngineTrouble(EngineChoice::Resign);
    EXPECT_EQ(table.now.outcome.end, GameEnd::Forfeit);
    EXPECT_EQ(table.now.outcome.winner, Color::Black);
}

TEST_F(EngineGame, AnUnknownEngineIsNamed)
{
    QObject::connect(&table.manager, &GameManager::engineFailed, &table.manager,
                     [this](Color color, const QString& engine, const EngineFailure& what) {
                         trouble = {color, engine, what};
                     });
    table.manager.startNewGame(
        setupFor({.kind = PlayerSpec::Kind::Engine, .engineId = "nobody"}, human()));
    ASSERT_TRUE(waitForTrouble());
    EXPECT_EQ(trouble->failure.kind, EngineFailure::Kind::Unknown);
    EXPECT_EQ(trouble->failure.detail, "nobody");
}

// An event loop that waited for the engine would know that it is gone.

TEST_F(EngineGame, UndoDoesNotWaitForTheEngineToEnd)
{
    begin("silent");
    ASSERT_TRUE(waitFor([this] { return hasAsked(); }, kPatience));
    table.manager.undo();
    EXPECT_EQ(reaper().dying(), 1);
    EXPECT_EQ(table.line(), "");
    EXPECT_TRUE(waitFor([this] { return reaper().dying() == 0; }, kPatience));
}

TEST_F(EngineGame, AResetDoesNotWaitForTheEngineToEnd)
{
    begin("silent");
    ASSERT_TRUE(waitFor([this] { return hasAsked(); }, kPatience));
    table.manager.startNewGame(setupFor(human(), human()));
    EXPECT_EQ(reaper().dying(), 1);
    EXPECT_TRUE(waitFor([this] { return reaper().dying() == 0; }, kPatience));
    EXPECT_FALSE(trouble);
}

TEST_F(EngineGame, AnEngineThatLeavesTheGameIsEnded)
{
    begin("stay");
    ASSERT_TRUE(waitFor([&] { return table.now.shown == 2; }, kPatience));
    table.manager.setPlayers({human(), human()});
    EXPECT_EQ(reaper().dying(), 1);
    EXPECT_TRUE(waitFor([this] { return reaper().dying() == 0; }, kPatience));
}

TEST_F(EngineGame, AHintWouldDisturbAThinkingEngine)
{
    begin("silent");
    table.manager.goToMove(0);
    table.manager.requestHint();
    EXPECT_EQ(table.refusals, std::vector{Refusal::NotYourTurn});
    EXPECT_TRUE(table.now.thinking);
    EXPECT_EQ(reaper().dying(), 0);
}

TEST_F(EngineGame, ANewGameLeavesTheTroubleBehind)
{
    begin("silent", Milliseconds{500});
    table.manager.startNewGame(setupFor(human(), human()));
    table.play("a1 b2");
    EXPECT_EQ(table.line(), "a1 b2");
    EXPECT_FALSE(waitFor([this] { return trouble.has_value(); }, 1500));
    table.manager.answerEngineTrouble(EngineChoice::Retry);
    EXPECT_EQ(table.refusals, std::vector{Refusal::Busy});
}

}  // namespace
}  // namespace gomoku::testing
