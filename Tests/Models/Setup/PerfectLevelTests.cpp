// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/BuiltInProof.h"
#include "Models/Proof/Check/ProofCheck.h"
#include "Models/Setup/PerfectLevel.h"
#include "Models/Setup/SetupJson.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

constexpr std::string_view kOnePosition
    = "gomoku-proof 1\nrule freestyle\nsize 15\nleaf-nodes 20000\ng8h8/a1i7 g7 39 -\n";

TEST(PerfectLevel, IsForBlackWithoutAnOpeningRuleOnTheUsualBoard)
{
    GameSetup setup;
    EXPECT_EQ(perfectObstacle(setup, Color::Black, kOnePosition), PerfectObstacle::None);
    EXPECT_EQ(perfectObstacle(setup, Color::White, kOnePosition), PerfectObstacle::White);
    setup.boardSize = 19;
    EXPECT_EQ(perfectObstacle(setup, Color::Black, kOnePosition), PerfectObstacle::Board);
    setup = {};
    setup.rule = Rule::Renju;
    EXPECT_EQ(perfectObstacle(setup, Color::Black, kOnePosition), PerfectObstacle::Rule);
    setup = {};
    setup.openingRule = OpeningRule::Swap2;
    EXPECT_EQ(perfectObstacle(setup, Color::Black, kOnePosition), PerfectObstacle::Opening);
}

TEST(PerfectLevel, NeedsAProofThatCanBeRead)
{
    EXPECT_EQ(perfectObstacle({}, Color::Black, "gomoku-proof 1\nrule freestyle\n"),
              PerfectObstacle::NoProof);
    EXPECT_EQ(perfectObstacle({}, Color::Black, "gomoku-proof 1\nnonsense\n"),
              PerfectObstacle::BadProof);
    EXPECT_EQ(perfectObstacle({}, Color::Black, ""), PerfectObstacle::BadProof);
}

TEST(PerfectLevel, HasAStartUnderEachRuleThatIsProven)
{
    EXPECT_EQ(provenStarts(Rule::Freestyle).size(), 1U) << "after Black's first move";
    EXPECT_EQ(provenStarts(Rule::Standard).size(), 1U);
    EXPECT_TRUE(provenStarts(Rule::Renju).empty());
}

/// The window says so.
TEST(PerfectLevel, WinsEveryGameFromTheEmptyBoard)
{
    for (const Rule rule : {Rule::Freestyle, Rule::Standard}) {
        const proof::ReadProof read = proof::readProof(proof::builtInProofText(rule));
        EXPECT_TRUE(proof::coverageOf(read.file).isWhole);
    }
}

TEST(PerfectLevel, IsKeptWithTheGame)
{
    GameSetup setup;
    setup.players.black = {.kind = PlayerSpec::Kind::Computer, .level = kPerfectLevel};
    EXPECT_EQ(setupFromJson(toJson(setup)), setup);
}

}  // namespace
}  // namespace gomoku
