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
                         [this](const EngineTrouble& what) { trouble = what; });
        table.manager.startNewGame(setupFor(
            human(), {.kind = PlayerSpec::Kind::Engine, .moveTime = moveTime, .engineId = id}));
        table.play("h8");
    }
    bool waitForTrouble()
    {
        return waitFor([this] { return trouble.has_value(); }, kPatience);
    }

    GameTable table;
    std::optional<EngineTrouble> trouble;
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
    EXPECT_EQ(trouble->kind, EngineTrouble::Kind::TooLate);
    table.manager.answerEngineTrouble(EngineChoice::Resign);
    EXPECT_EQ(table.now.outcome.end, GameEnd::Forfeit);
    EXPECT_EQ(table.now.outcome.winner, Color::Black);
}

TEST_F(EngineGame, AnUnknownEngineIsNamed)
{
    QObject::connect(&table.manager, &GameManager::engineFailed, &table.manager,
                     [this](const EngineTrouble& what) { trouble = what; });
    table.manager.startNewGame(
        setupFor({.kind = PlayerSpec::Kind::Engine, .engineId = "nobody"}, human()));
    ASSERT_TRUE(waitForTrouble());
    EXPECT_EQ(trouble->kind, EngineTrouble::Kind::Unknown);
    EXPECT_EQ(trouble->detail, "nobody");
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
