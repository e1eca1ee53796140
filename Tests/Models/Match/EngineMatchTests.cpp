// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/EngineMatch.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using namespace std::chrono_literals;
using Kind = EngineFailure::Kind;

constexpr int kMatchPatience = 60000;

MatchEngine fake(const QString& mode)
{
    MatchEngine engine;
    engine.name = mode;
    engine.command = *EngineCommand::parse(QStringLiteral(FAKE_ENGINE) + QLatin1Char(' ') + mode);
    engine.settings.boardSize = 7;
    engine.settings.turnTime = 300ms;
    // However busy the machine is, who answers is not too late; who never does is soon found out.
    const bool neverAnswers = mode.startsWith("silent") || mode.startsWith("wrong");
    engine.settings.tolerance = neverAnswers ? 200ms : Milliseconds(kMatchPatience);
    return engine;
}

MatchPlan planOf(const QString& first, const QString& second, int games = 2)
{
    MatchPlan plan;
    plan.engines = {fake(first), fake(second)};
    plan.games = games;
    return plan;
}

/// Plays a match to its end and keeps the games.
struct Played
{
    explicit Played(const MatchPlan& plan) : match(plan)
    {
        match.start();
        EXPECT_TRUE(!finished.isEmpty() || finished.wait(kMatchPatience));
    }
    [[nodiscard]] MatchGameResult game(int index) const
    {
        return games.at(index).at(0).value<MatchGameResult>();
    }

    EngineMatch match;
    QSignalSpy games{&match, &EngineMatch::gameFinished};
    QSignalSpy finished{&match, &EngineMatch::finished};
};

TEST(EngineMatch, PlaysPairsWithColoursExchanged)
{
    MatchPlan plan = planOf("good", "good", 4);
    plan.drawAfter = 12;
    plan.openings = randomOpenings(2, 7, 5);
    plan.concurrency = 2;
    const Played played(plan);
    ASSERT_EQ(played.games.count(), 4);
    std::array<MatchGameResult, 4> byNumber;
    for (int i = 0; i < 4; ++i)
        byNumber[static_cast<std::size_t>(played.game(i).number)] = played.game(i);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(byNumber[i].blackEngine, static_cast<int>(i % 2));
        EXPECT_EQ(byNumber[i].moves.front().point, plan.openings[i / 2].front());
    }
    EXPECT_EQ(played.match.standing().statistics.games(), 4);
    EXPECT_EQ(played.match.standing().verdict, MatchStanding::Verdict::AllPlayed);
}

TEST(EngineMatch, DrawsWhenTheStonesAreCounted)
{
    MatchPlan plan = planOf("good", "good");
    plan.drawAfter = 6;
    const Played played(plan);
    EXPECT_EQ(played.match.standing().statistics.draws(), 2);
    EXPECT_EQ(played.game(0).end, GameEnd::MoveLimit);
    EXPECT_EQ(played.match.standing().statistics.pairs(),
              (MatchStatistics::Pentanomial{0, 0, 1, 0, 0}));
}

TEST(EngineMatch, CountsEveryFaultAgainstItsEngine)
{
    const std::pair<const char*, Kind> faults[]
        = {{"silent 2", Kind::TooLate},  {"wrong", Kind::Garbage}, {"taken", Kind::IllegalMove},
           {"off 2", Kind::IllegalMove}, {"crash", Kind::Crashed}, {"exit 3", Kind::Crashed},
           {"unknown", Kind::Refused},   {"refuse", Kind::Refused}};
    for (const auto& [mode, kind] : faults) {
        const Played played(planOf("good", QLatin1String(mode)));
        const MatchStanding& standing = played.match.standing();
        EXPECT_EQ(standing.statistics.wins(), 2) << mode;
        EXPECT_EQ(standing.totals[0].faultCount(), 0) << mode;
        EXPECT_EQ(standing.totals[1].faultCount(), 2) << mode;
        EXPECT_EQ(standing.totals[1].faults.count(kind), 1u) << mode;
    }
}

TEST(EngineMatch, GoesOnWithoutAnEngineThatCannotStart)
{
    MatchPlan plan = planOf("good", "good");
    plan.engines[0].command.program = QStringLiteral("/no/such/engine");
    const Played played(plan);
    EXPECT_EQ(played.match.standing().statistics.losses(), 2);
    EXPECT_EQ(played.match.standing().totals[0].faults.at(Kind::CannotStart), 2);
}

TEST(EngineMatch, MeasuresTheTimeOfEachEngine)
{
    MatchPlan plan = planOf("good", "slow 1 450");
    plan.drawAfter = 4;
    const Played played(plan);
    const MatchTotals& slow = played.match.standing().totals[1];
    EXPECT_GE(slow.longest, 445ms);
    EXPECT_GE(slow.overrun, 145ms);
    EXPECT_EQ(slow.lateMoves, slow.moves);
    EXPECT_EQ(slow.faultCount(), 0);
    EXPECT_LT(played.match.standing().totals[0].total, slow.total);
}

TEST(EngineMatch, NotesEnginesThatLeaveBadly)
{
    MatchPlan plan = planOf("good", "die");
    plan.drawAfter = 2;
    const Played played(plan);
    EXPECT_EQ(played.match.standing().totals[0].badExits, 0);
    EXPECT_EQ(played.match.standing().totals[1].badExits, 2);
}

TEST(EngineMatch, StopsWhenTheTestHasDecided)
{
    MatchPlan plan = planOf("good", "exit", 1000);
    plan.sprt = SprtBounds{0, 200};
    plan.concurrency = 2;
    const Played played(plan);
    EXPECT_EQ(played.match.standing().verdict, MatchStanding::Verdict::SecondHypothesis);
    EXPECT_LT(played.games.count(), 200);
    EXPECT_GE(played.match.standing().llr, plan.sprt->upper());
}

TEST(EngineMatch, StopsOnRequest)
{
    EngineMatch match(planOf("good", "silent", 100));
    QSignalSpy finished(&match, &EngineMatch::finished);
    match.start();
    QTest::qWait(50);
    match.stop();
    ASSERT_TRUE(finished.wait(kMatchPatience));
    EXPECT_EQ(match.standing().verdict, MatchStanding::Verdict::Stopped);
    EXPECT_EQ(match.standing().statistics.games(), 0);
}

TEST(EngineMatch, JudgesFoulsUnderRenju)
{
    // The fake's first choice, a15, makes two fours at once: a15-a12 and a15-d15.
    MatchPlan plan = planOf("good", "good", 1);
    for (MatchEngine& engine : plan.engines) {
        engine.settings.rule = Rule::Renju;
        engine.settings.boardSize = 15;
    }
    plan.openings = {parseOpening("a14 o1 a13 o3 a12 o5 b15 o7 c15 o9 d15 o11", 15).moves};
    const Played played(plan);
    EXPECT_EQ(played.game(0).end, GameEnd::Foul);
    EXPECT_EQ(played.game(0).winner, 1);
    EXPECT_EQ(played.match.standing().totals[0].faults.at(Kind::IllegalMove), 1);
}

}  // namespace
}  // namespace gomoku
