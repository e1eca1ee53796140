// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/TournamentPlan.h"
#include "Models/Match/TournamentReport.h"
#include "Models/Match/TournamentStanding.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace gomoku {
namespace {

TournamentPlan planOfNames(const QStringList& names, int games,
                           TournamentPlan::Kind kind = TournamentPlan::Kind::RoundRobin)
{
    TournamentPlan plan;
    plan.kind = kind;
    for (const QString& name : names) {
        MatchEngine engine;
        engine.name = name;
        engine.command.program = QStringLiteral("/somewhere/engine");
        plan.engines.push_back(engine);
    }
    plan.gamesPerPairing = games;
    return plan;
}

/// The game of this number, won by the engine of that number in the plan; -1: drawn.
MatchGameResult wonBy(const TournamentPlan& plan, int number, int winner)
{
    const ScheduledGame scheduled = plan.game(number);
    MatchGameResult game;
    game.number = number;
    game.pairing = scheduled.pairing;
    game.blackEngine = scheduled.blackSide;
    game.end = winner < 0 ? GameEnd::BoardFull : GameEnd::Row;
    if (winner >= 0)
        game.winner = winner == scheduled.pairing.first ? 0 : 1;
    return game;
}

/// Every game is won by the engine with the smaller number.
TournamentStanding inOrder(const TournamentPlan& plan)
{
    TournamentStanding standing(plan);
    for (int number = 0; number < plan.games(); ++number)
        standing.add(wonBy(plan, number, plan.game(number).pairing.first), plan);
    return standing;
}

TEST(TournamentPlan, EveryPairingPlaysAsOftenAndWithBothColours)
{
    for (const auto kind : {TournamentPlan::Kind::RoundRobin, TournamentPlan::Kind::Gauntlet})
        for (const int engines : {2, 3, 5})
            for (const int games : {1, 2, 3, 6}) {
                const TournamentPlan plan = planOfNames(
                    QStringList("a b c d e").first().split(' ').mid(0, engines), games, kind);
                ASSERT_EQ(plan.pairings().size(), static_cast<std::size_t>(plan.pairingCount()));
                std::map<int, std::map<int, int>> colours;  // By pairing, by side of Black.
                for (int number = 0; number < plan.games(); ++number) {
                    const ScheduledGame game = plan.game(number);
                    const int place = plan.pairingOf(game.pairing.second, game.pairing.first);
                    ASSERT_EQ(plan.pairings()[static_cast<std::size_t>(place)], game.pairing);
                    ++colours[place][game.blackSide];
                    EXPECT_LE(game.round, (games - 1) / 2);
                }
                ASSERT_EQ(std::ssize(colours), plan.pairingCount());
                for (auto& [place, sides] : colours) {
                    EXPECT_EQ(sides[0] + sides[1], games);
                    EXPECT_LE(sides[0] - sides[1], 1);
                }
            }
}

TEST(TournamentPlan, SiblingsShareTheirOpeningAndSwapSides)
{
    const TournamentPlan plan = planOfNames({"a", "b", "c"}, 5);
    for (int number = 0; number < plan.games(); ++number) {
        if (!plan.game(number).hasSibling)
            continue;
        const ScheduledGame one = plan.game(number / 2 * 2);
        const ScheduledGame other = plan.game(number / 2 * 2 + 1);
        EXPECT_EQ(one.pairing, other.pairing);
        EXPECT_EQ(one.round, other.round);
        EXPECT_NE(one.blackSide, other.blackSide);
    }
}

TEST(TournamentPlan, ShardsDealOutWholePairs)
{
    for (const int engines : {2, 3})
        for (const int games : {1, 2, 5, 8})
            for (const std::size_t count : {1U, 2U, 3U, 20U}) {
                TournamentPlan plan
                    = planOfNames(QStringList({"a", "b", "c"}).mid(0, engines), games);
                std::map<int, int> owners;  // By number.
                for (std::size_t part = 0; part < count; ++part) {
                    plan.shard = {part, count};
                    int here = 0;
                    for (int number = 0; number < plan.games(); ++number)
                        if (plan.isInShard(number)) {
                            ++here;
                            ++owners[number];
                            EXPECT_TRUE(plan.isInShard(number ^ 1)) << "siblings stay together";
                        }
                    EXPECT_EQ(plan.gamesOfShard(), here) << plan.shard.toString();
                }
                EXPECT_EQ(std::ssize(owners), plan.games());
                for (const auto& [number, times] : owners)
                    EXPECT_EQ(times, 1) << number;
            }
}

TEST(TournamentPlan, InAGauntletOnlyTheFirstMeetsTheOthers)
{
    const TournamentPlan plan
        = planOfNames({"a", "b", "c", "d"}, 2, TournamentPlan::Kind::Gauntlet);
    EXPECT_EQ(plan.games(), 6);
    EXPECT_EQ(plan.pairingOf(2, 3), -1);
    EXPECT_EQ(plan.pairingOf(3, 0), 2);
    const TournamentStanding standing = inOrder(plan);
    EXPECT_EQ(rankingOf(plan, standing).front().engine, 0);
    EXPECT_EQ(scoreBetween(plan, standing, 1, 2).games, 0);
}

TEST(TournamentPlan, EqualNamesAreToldApart)
{
    TournamentPlan plan = planOfNames({"x", "y", "x", "x"}, 2);
    tellApart(plan.engines);
    QStringList names;
    for (const MatchEngine& engine : plan.engines)
        names << engine.name;
    EXPECT_EQ(names, (QStringList{"x (1)", "y", "x (2)", "x (3)"}));
}

TEST(TournamentStanding, PairsOfDifferentPairingsAreNotMixed)
{
    const TournamentPlan plan = planOfNames({"a", "b", "c"}, 3);
    const TournamentStanding standing = inOrder(plan);
    EXPECT_EQ(standing.games(), 9);
    for (const MatchStatistics& statistics : standing.pairings()) {
        EXPECT_EQ(statistics.wins(), 3);
        EXPECT_EQ(statistics.pairs(), (MatchStatistics::Pentanomial{0, 0, 0, 0, 1}));
    }
}

TEST(TournamentStanding, RanksByPointsAndMeasuresStrength)
{
    const TournamentPlan plan = planOfNames({"a", "b", "c"}, 20);
    TournamentStanding standing(plan);
    // b beats a three times of four, a beats c always, b and c draw.
    for (int number = 0; number < plan.games(); ++number) {
        const ScheduledGame game = plan.game(number);
        const bool isBOverA = game.round % 2 == 0 || game.blackSide == 0;
        const int winner = game.pairing == Pairing{0, 1} ? (isBOverA ? 1 : 0)
            : game.pairing == Pairing{0, 2}              ? 0
                                                         : -1;
        standing.add(wonBy(plan, number, winner), plan);
    }
    const auto rows = rankingOf(plan, standing);
    EXPECT_EQ(rows[0].engine, 0) << "strength decides between equal points";
    EXPECT_DOUBLE_EQ(rows[0].score.points(), 25);
    EXPECT_DOUBLE_EQ(rows[1].score.points(), 25);
    EXPECT_EQ(rows[2].engine, 2);
    EXPECT_DOUBLE_EQ(rows[2].score.points(), 10);
    EXPECT_NEAR(rows[0].elo + rows[1].elo + rows[2].elo, 0, 1e-6);
    EXPECT_GT(rows[2].margin, 20);
    EXPECT_LT(rows[2].margin, 400);
}

TEST(TournamentStanding, EnginesWithoutGamesStandLastAndBlurNothing)
{
    const TournamentPlan two = planOfNames({"a", "c"}, 8);
    const TournamentPlan three = planOfNames({"a", "b", "c"}, 8);
    TournamentStanding ofTwo(two);
    TournamentStanding ofThree(three);
    for (int number = 0; number < two.games(); ++number)
        ofTwo.add(wonBy(two, number, number % 4 == 0 ? 0 : 1), two);
    for (int number = 0, won = 0; number < three.games(); ++number)
        if (three.game(number).pairing == Pairing{0, 2})
            ofThree.add(wonBy(three, number, won++ % 4 == 0 ? 0 : 2), three);
    const auto expected = rankingOf(two, ofTwo);
    const auto rows = rankingOf(three, ofThree);
    EXPECT_EQ(rows[0].engine, 2);
    EXPECT_EQ(rows[1].engine, 0);
    EXPECT_EQ(rows[2].engine, 1);
    EXPECT_NEAR(rows[0].elo, expected[0].elo, 1e-6);
    EXPECT_NEAR(rows[0].margin, expected[0].margin, 1e-6);
}

TEST(TournamentReport, TheTableIsWrittenForOtherPrograms)
{
    const TournamentPlan plan = planOfNames({"slow \"one\"", "quick"}, 2);
    const QString text = QString::fromUtf8(csvReport(plan, inOrder(plan)));
    const QStringList lines = text.split('\n', Qt::SkipEmptyParts);
    ASSERT_EQ(lines.size(), 3);
    EXPECT_TRUE(lines[0].startsWith("rank,engine,elo,margin,games,won,drawn,lost,points,percent"));
    EXPECT_TRUE(lines[1].startsWith("1,\"slow \"\"one\"\"\",")) << text.toStdString();
    EXPECT_TRUE(lines[1].contains(",2,2,0,0,2.0,100.0,0,no,,2.0")) << text.toStdString();
    EXPECT_TRUE(lines[2].contains(",2,0,0,2,0.0,0.0,0,no,0.0,")) << text.toStdString();
}

TEST(TournamentReport, NamesCannotBreakThePage)
{
    const TournamentPlan plan = planOfNames({"<script>%1%2%3", "good"}, 2);
    const QString page = QString::fromUtf8(htmlReport(plan, inOrder(plan)));
    EXPECT_FALSE(page.contains("<script>"));
    EXPECT_TRUE(page.contains("&lt;script&gt;%1%2%3")) << page.toStdString();
    EXPECT_TRUE(page.contains("2 / 2")) << page.toStdString();
    EXPECT_TRUE(page.contains("2 of 2 games"));
}

TEST(TournamentReport, HalfPointsReadAsPeopleWriteThem)
{
    EXPECT_EQ(pointsText(0), "0");
    EXPECT_EQ(pointsText(0.5), QStringLiteral("½"));
    EXPECT_EQ(pointsText(12.5), QStringLiteral("12½"));
    EXPECT_EQ(pointsText(3), "3");
}

}  // namespace
}  // namespace gomoku
