// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Requests.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

using Clock = GameClock::TimePoint::clock;

constexpr PlayerSpec::Kind kHuman = PlayerSpec::Kind::Human;
constexpr PlayerSpec::Kind kComputer = PlayerSpec::Kind::Computer;

TimedGame gameBetween(PlayerSpec::Kind black, PlayerSpec::Kind white,
                      OpeningRule opening = OpeningRule::Free)
{
    GameSetup setup;
    setup.players = {PlayerSpec{.kind = black}, PlayerSpec{.kind = white}};
    setup.openingRule = opening;
    return TimedGame(PlayedGame(setup), OpeningSession(setup));
}

TimedGame overGame()
{
    TimedGame timed = gameBetween(kHuman, kHuman);
    timed.finish(GameEnd::Resignation, Color::White, Clock::now());
    return timed;
}

TEST(Requests, OfAGameThatIsOverAreRefusedForThat)
{
    const TimedGame timed = overGame();
    EXPECT_EQ(refusalOfMove(timed, at("h8"), false), Refusal::GameOver);
    EXPECT_EQ(refusalOfOpeningAction(timed, {}), Refusal::GameOver);
    EXPECT_EQ(refusalOfComputerMove(timed), Refusal::GameOver);
    EXPECT_EQ(refusalOfHint(timed, false), Refusal::GameOver);
    EXPECT_EQ(refusalOfThreat(timed, false), Refusal::GameOver);
    EXPECT_EQ(refusalOfResignation(timed), Refusal::GameOver);
    EXPECT_EQ(refusalOfDrawOffer(timed, false), Refusal::GameOver);
    EXPECT_EQ(refusalOfTimeClaim(timed, Clock::now()), Refusal::GameOver);
    EXPECT_EQ(refusalOfStep(timed), Refusal::GameOver);
}

TEST(Requests, AreForWhoeverIsToMove)
{
    const TimedGame human = gameBetween(kHuman, kComputer);
    const TimedGame computer = gameBetween(kComputer, kHuman);
    EXPECT_EQ(refusalOfMove(human, at("h8"), false), std::nullopt);
    EXPECT_EQ(refusalOfMove(computer, at("h8"), false), Refusal::NotYourTurn);
    EXPECT_EQ(refusalOfComputerMove(human), std::nullopt);
    EXPECT_EQ(refusalOfComputerMove(computer), Refusal::NotYourTurn);
    EXPECT_EQ(refusalOfPass(computer), Refusal::NotYourTurn);
    EXPECT_EQ(refusalOfStep(human), Refusal::NotYourTurn);
    EXPECT_EQ(refusalOfStep(computer), std::nullopt);
    EXPECT_EQ(refusalOfResignation(computer), std::nullopt) << "at any time";
    EXPECT_EQ(refusalOfResignation(gameBetween(kComputer, kComputer)), Refusal::NobodyToResign);
}

TEST(Requests, AMoveHasToWaitForTheAnswerToAWarningUnlessItIsPlayedElsewhere)
{
    TimedGame timed = gameBetween(kHuman, kHuman);
    timed.apply(at("h8"), {}, Clock::now());
    EXPECT_EQ(refusalOfMove(timed, at("i9"), true), Refusal::Busy);
    EXPECT_EQ(refusalOfMove(timed, at("i9"), false), std::nullopt);
    EXPECT_EQ(refusalOfMove(timed, at("h8"), false), Refusal::Occupied) << "the law has its say";
    timed.game.show(0);
    EXPECT_EQ(refusalOfMove(timed, at("i9"), true), std::nullopt);
}

TEST(Requests, AMachineThatThinksIsNotDisturbed)
{
    TimedGame timed = gameBetween(kHuman, kHuman);
    timed.apply(at("h8"), {}, Clock::now());
    EXPECT_EQ(refusalOfHint(timed, true), Refusal::NotYourTurn);
    EXPECT_EQ(refusalOfThreat(timed, true), Refusal::NotYourTurn);
    timed.game.show(0);
    EXPECT_EQ(refusalOfThreat(timed, true), std::nullopt) << "it needs no search of the machine's";
    EXPECT_EQ(refusalOfHint(timed, true), Refusal::NotYourTurn);
}

TEST(Requests, ADrawIsOfferedOnceAndFromHumanToHuman)
{
    EXPECT_EQ(refusalOfDrawOffer(gameBetween(kHuman, kHuman), false), std::nullopt);
    EXPECT_EQ(refusalOfDrawOffer(gameBetween(kHuman, kHuman), true), Refusal::Busy);
    EXPECT_EQ(refusalOfDrawOffer(gameBetween(kHuman, kComputer), false), Refusal::NoHuman);
}

TEST(Requests, TimeIsClaimedFromWhoeverHasNoneLeft)
{
    EXPECT_EQ(refusalOfTimeClaim(gameBetween(kHuman, kHuman), Clock::now()), Refusal::NoClock);
    GameSetup setup;
    setup.clock.kind = ClockSpec::Kind::PerMove;
    setup.clock.time = Milliseconds(1000);
    TimedGame timed{PlayedGame(setup)};
    const GameClock::TimePoint start = Clock::now();
    timed.restartClock(start);
    EXPECT_EQ(refusalOfTimeClaim(timed, start + Milliseconds(900)), Refusal::NotOutOfTime);
    EXPECT_EQ(refusalOfTimeClaim(timed, start + Milliseconds(1100)), std::nullopt);
}

TEST(Requests, OfAnOpeningComeFirst)
{
    TimedGame timed = gameBetween(kHuman, kHuman, OpeningRule::Swap2);
    ASSERT_TRUE(timed.opening.isActive());
    EXPECT_EQ(refusalOfPass(timed), Refusal::Busy);
    EXPECT_EQ(refusalOfMove(timed, at("h8"), false), std::nullopt);
    const auto action = timed.opening.opening().actionAt(at("h8"));
    ASSERT_TRUE(action);
    EXPECT_EQ(refusalOfOpeningAction(timed, *action), std::nullopt);
    const auto stone = timed.applyOpening(*action, Clock::now());
    ASSERT_TRUE(stone);
    EXPECT_EQ(stone->point, at("h8"));
    EXPECT_TRUE(timed.isOpeningStone(timed.game.liveNode()));
    EXPECT_FALSE(timed.isOpeningStone({}));
}

}  // namespace
}  // namespace gomoku::testing
