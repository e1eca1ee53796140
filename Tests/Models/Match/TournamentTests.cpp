// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/Tournament.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <map>
#include <tuple>

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

TournamentPlan planOf(const QString& first, const QString& second, int games = 2)
{
    TournamentPlan plan;
    plan.engines = {fake(first), fake(second)};
    plan.gamesPerPairing = games;
    return plan;
}

/// Plays a match to its end and keeps the games.
struct Played
{
    explicit Played(const TournamentPlan& plan, const std::vector<MatchGameResult>& before = {})
        : match(plan, before)
    {
        match.start();
        EXPECT_TRUE(!finished.isEmpty() || finished.wait(kMatchPatience));
    }
    [[nodiscard]] MatchGameResult game(int index) const
    {
        return games.at(index).at(0).value<MatchGameResult>();
    }

    [[nodiscard]] bool hasPlayed(int number) const
    {
        for (int i = 0; i < games.count(); ++i)
            if (game(i).number == number)
                return true;
        return false;
    }

    Tournament match;
    QSignalSpy withdrawals{&match, &Tournament::engineWithdrawn};
    QSignalSpy games{&match, &Tournament::gameFinished};
    QSignalSpy finished{&match, &Tournament::finished};
};

TEST(Tournament, PlaysPairsWithColoursExchanged)
{
    TournamentPlan plan = planOf("good", "good", 4);
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
    EXPECT_EQ(played.match.standing().pairings().front().games(), 4);
    EXPECT_EQ(played.match.standing().verdict, TournamentStanding::Verdict::AllPlayed);
}

TEST(Tournament, DrawsWhenTheStonesAreCounted)
{
    TournamentPlan plan = planOf("good", "good");
    plan.drawAfter = 6;
    const Played played(plan);
    EXPECT_EQ(played.match.standing().pairings().front().draws(), 2);
    EXPECT_EQ(played.game(0).end, GameEnd::MoveLimit);
    EXPECT_EQ(played.match.standing().pairings().front().pairs(),
              (MatchStatistics::Pentanomial{0, 0, 1, 0, 0}));
}

TEST(Tournament, CountsEveryFaultAgainstItsEngine)
{
    const std::pair<const char*, Kind> faults[]
        = {{"silent 2", Kind::TooLate},  {"wrong", Kind::Garbage}, {"taken", Kind::IllegalMove},
           {"off 2", Kind::IllegalMove}, {"crash", Kind::Crashed}, {"exit 3", Kind::Crashed},
           {"unknown", Kind::Refused}};
    for (const auto& [mode, kind] : faults) {
        const Played played(planOf("good", QLatin1String(mode)));
        const TournamentStanding& standing = played.match.standing();
        EXPECT_EQ(standing.pairings().front().wins(), 2) << mode;
        EXPECT_EQ(standing.totals()[0].faultCount(), 0) << mode;
        EXPECT_EQ(standing.totals()[1].faultCount(), 2) << mode;
        EXPECT_EQ(standing.totals()[1].faults.count(kind), 1u) << mode;
    }
}

TEST(Tournament, AnEngineThatCannotStartLosesNothing)
{
    TournamentPlan missing = planOf("good", "good");
    missing.engines[0].command.program = QStringLiteral("/no/such/engine");
    for (const auto& [plan, engine, kind] :
         {std::tuple(missing, 0, Kind::CannotStart),
          std::tuple(planOf("good", "refuse"), 1, Kind::Refused)}) {
        const Played played(plan);
        const TournamentStanding& standing = played.match.standing();
        EXPECT_EQ(standing.games(), 0);
        EXPECT_EQ(played.games.count(), 0);
        ASSERT_EQ(standing.withdrawn.size(), 1U);
        EXPECT_EQ(standing.withdrawn.begin()->first, engine);
        EXPECT_EQ(standing.withdrawn.begin()->second.kind, kind);
        EXPECT_EQ(standing.totals()[static_cast<std::size_t>(engine)].faultCount(), 0);
    }
}

TEST(Tournament, TheOthersGoOnWithoutAnEngineThatCannotStart)
{
    TournamentPlan plan = planOf("good", "good");
    plan.engines.push_back(fake("good"));
    plan.engines[1].command.program = QStringLiteral("/no/such/engine");
    plan.drawAfter = 4;
    plan.concurrency = 2;
    const Played played(plan);
    EXPECT_EQ(played.match.standing().games(), 2);
    EXPECT_EQ(played.match.standing().verdict, TournamentStanding::Verdict::AllPlayed);
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(played.game(i).pairing, (Pairing{0, 2}));
    EXPECT_EQ(played.withdrawals.count(), 1);
}

TEST(Tournament, GoesOnWithTheGamesThatAreMissing)
{
    TournamentPlan plan = planOf("good", "good", 6);
    plan.drawAfter = 4;
    const Played whole(plan);
    ASSERT_EQ(whole.games.count(), 6);
    const Played rest(plan, {whole.game(0), whole.game(3), whole.game(3), whole.game(5)});
    ASSERT_EQ(rest.games.count(), 3);
    for (const int number : {1, 2, 4})
        EXPECT_TRUE(rest.hasPlayed(number)) << number;
    EXPECT_EQ(rest.match.standing().games(), 6);
    EXPECT_EQ(rest.match.standing().pairings().front().pairs(),
              whole.match.standing().pairings().front().pairs());
    EXPECT_EQ(rest.match.standing().totals()[0].moves, whole.match.standing().totals()[0].moves);
    std::vector<MatchGameResult> all;
    for (int i = 0; i < 6; ++i)
        all.push_back(whole.game(i));
    const Played nothing(plan, all);
    EXPECT_EQ(nothing.games.count(), 0);
    EXPECT_EQ(nothing.match.standing().verdict, TournamentStanding::Verdict::AllPlayed);
}

TEST(Tournament, EachMeetsEachWithBothColours)
{
    TournamentPlan plan = planOf("good", "good", 2);
    plan.engines.push_back(fake("good"));
    plan.engines.push_back(fake("crash 2"));
    plan.drawAfter = 6;
    plan.concurrency = 3;
    const Played played(plan);
    ASSERT_EQ(played.games.count(), 12);
    std::map<std::pair<int, int>, int> meetings;  // Black, White.
    for (int i = 0; i < 12; ++i)
        ++meetings[{played.game(i).engineOf(Color::Black), played.game(i).engineOf(Color::White)}];
    EXPECT_EQ(meetings.size(), 12U) << "each pair once with each colour";
    const auto rows = rankingOf(plan, played.match.standing());
    EXPECT_EQ(rows.back().engine, 3);
    EXPECT_EQ(rows.back().score.points(), 0);
    EXPECT_EQ(rows.front().score.points(), 4);
    EXPECT_EQ(scoreBetween(plan, played.match.standing(), 3, 0).losses(), 2);
    EXPECT_EQ(scoreBetween(plan, played.match.standing(), 0, 3).wins, 2);
    EXPECT_LT(rows.back().elo + 100, rows.front().elo);
}

TEST(Tournament, MeasuresTheTimeOfEachEngine)
{
    TournamentPlan plan = planOf("good", "slow 1 450");
    plan.drawAfter = 4;
    const Played played(plan);
    const MatchTotals& slow = played.match.standing().totals()[1];
    EXPECT_GE(slow.longest, 445ms);
    EXPECT_GE(slow.overrun, 145ms);
    EXPECT_EQ(slow.lateMoves, slow.moves);
    EXPECT_EQ(slow.faultCount(), 0);
    EXPECT_LT(played.match.standing().totals()[0].total, slow.total);
}

TEST(Tournament, NotesEnginesThatLeaveBadly)
{
    TournamentPlan plan = planOf("good", "die");
    plan.drawAfter = 2;
    const Played played(plan);
    EXPECT_EQ(played.match.standing().totals()[0].badExits, 0);
    EXPECT_EQ(played.match.standing().totals()[1].badExits, 2);
}

TEST(Tournament, StopsWhenTheTestHasDecided)
{
    TournamentPlan plan = planOf("good", "exit", 1000);
    plan.sprt = SprtBounds{0, 200};
    plan.concurrency = 2;
    const Played played(plan);
    EXPECT_EQ(played.match.standing().verdict, TournamentStanding::Verdict::SecondHypothesis);
    EXPECT_LT(played.games.count(), 200);
    EXPECT_GE(played.match.standing().llr(), plan.sprt->upper());
}

TEST(Tournament, AShardPlaysItsPairsAndDoesNotDecide)
{
    TournamentPlan plan = planOf("good", "exit", 400);
    plan.sprt = SprtBounds{0, 200};
    plan.concurrency = 2;
    plan.shard = {1, 4};
    const Played played(plan);
    EXPECT_GT(played.match.standing().llr(), plan.sprt->upper()) << "its games alone would decide";
    EXPECT_EQ(played.match.standing().verdict, TournamentStanding::Verdict::AllPlayed);
    ASSERT_EQ(played.games.count(), 100);
    for (int i = 0; i < 100; ++i)
        EXPECT_EQ(played.game(i).number / 2 % 4, 1);
}

TEST(Tournament, StopsOnRequest)
{
    Tournament match(planOf("good", "silent", 100));
    QSignalSpy finished(&match, &Tournament::finished);
    match.start();
    QTest::qWait(50);
    match.stop();
    ASSERT_TRUE(finished.wait(kMatchPatience));
    EXPECT_EQ(match.standing().verdict, TournamentStanding::Verdict::Stopped);
    EXPECT_EQ(match.standing().pairings().front().games(), 0);
}

TEST(Tournament, JudgesFoulsUnderRenju)
{
    // The fake's first choice, a15, makes two fours at once: a15-a12 and a15-d15.
    TournamentPlan plan = planOf("good", "good", 1);
    for (MatchEngine& engine : plan.engines) {
        engine.settings.rule = Rule::Renju;
        engine.settings.boardSize = 15;
    }
    plan.openings = {parseOpening("a14 o1 a13 o3 a12 o5 b15 o7 c15 o9 d15 o11", 15).moves};
    const Played played(plan);
    EXPECT_EQ(played.game(0).end, GameEnd::Foul);
    EXPECT_EQ(played.game(0).winner, 1);
    EXPECT_EQ(played.match.standing().totals()[0].faults.at(Kind::IllegalMove), 1);
}

}  // namespace
}  // namespace gomoku
