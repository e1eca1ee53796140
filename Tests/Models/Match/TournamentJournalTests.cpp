// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/MatchRecord.h"
#include "Models/Match/TournamentJournal.h"
#include "Models/Match/TournamentJson.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using namespace std::chrono_literals;

TournamentPlan fullPlan()
{
    TournamentPlan plan;
    plan.kind = TournamentPlan::Kind::Gauntlet;
    for (const char* name : {"one", "two", "three"}) {
        MatchEngine engine;
        engine.name = QLatin1String(name);
        engine.command
            = {QStringLiteral("/a b/engine"), {"--level", "3 4"}, QStringLiteral("/elsewhere")};
        engine.settings.boardSize = 13;
        engine.settings.rule = Rule::Renju;
        engine.settings.turnTime = 250ms;
        engine.settings.matchTime = 90s;
        engine.settings.nodes = 12345;
        engine.settings.info = {QStringLiteral("strength 30")};
        plan.engines.push_back(engine);
    }
    plan.openings = {parseOpening("g7 h8", 13).moves, {}};
    plan.gamesPerPairing = 4;
    plan.concurrency = 3;
    plan.drawAfter = 100;
    plan.shard = {1, 2};
    return plan;
}

MatchGameResult gameOf(const TournamentPlan& plan, int number)
{
    const ScheduledGame scheduled = plan.game(number);
    MatchGameResult game;
    game.number = number;
    game.pairing = scheduled.pairing;
    game.blackEngine = scheduled.blackSide;
    game.rule = Rule::Renju;
    game.boardSize = 13;
    for (const Point point : parseOpening("g7 h8 a1 b2 a3", 13).moves)
        game.moves.push_back({point, game.moves.size() % 2 == 0 ? Color::Black : Color::White,
                              Milliseconds(17), std::nullopt});
    game.openingMoves = static_cast<int>(plan.openingOf(scheduled).size());
    game.end = GameEnd::Time;
    game.winner = 1;
    game.date = QStringLiteral("2026-11-17");
    game.conduct[0].moves = 2;
    game.conduct[0].longest = 17ms;
    game.conduct[0].failure = EngineFailure{EngineFailure::Kind::TooLate, QStringLiteral("slow")};
    game.conduct[1].exit = EngineExit::Killed;
    return game;
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

TEST(TournamentJournal, APlanAndItsGamesComeBackAsTheyWere)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("new folder/journal");
    const TournamentPlan plan = fullPlan();
    TournamentJournal journal;
    ASSERT_FALSE(journal.begin(path, plan));
    ASSERT_FALSE(journal.add(gameOf(plan, 5)));
    ASSERT_FALSE(journal.add(gameOf(plan, 0)));
    journal.close();
    const auto read = TournamentJournal::read(path);
    ASSERT_TRUE(read.problem.isEmpty()) << read.problem.toStdString();
    EXPECT_EQ(toJson(read.plan), toJson(plan));
    EXPECT_EQ(read.plan.engines[2].command, plan.engines[2].command);
    EXPECT_EQ(read.plan.openings, plan.openings);
    EXPECT_EQ(read.plan.shard, plan.shard);
    ASSERT_EQ(read.games.size(), 2U);
    EXPECT_FALSE(read.isWhole());
    const MatchGameResult expected = gameOf(plan, 5);
    EXPECT_EQ(toJson(read.games[0]), toJson(expected));
    EXPECT_EQ(read.games[0].moves, expected.moves);
    EXPECT_EQ(read.games[0].pairing, expected.pairing);
    EXPECT_EQ(read.games[0].blackEngine, expected.blackEngine);
    EXPECT_EQ(read.games[0].openingMoves, expected.openingMoves);
    EXPECT_EQ(endText(read.games[0]), "late: slow");
}

TEST(TournamentJournal, WhereverItWasCutItGoesOn)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("journal");
    const TournamentPlan plan = fullPlan();
    TournamentJournal journal;
    ASSERT_FALSE(journal.begin(path, plan));
    for (const int number : {0, 1, 2})
        ASSERT_FALSE(journal.add(gameOf(plan, number)));
    journal.close();
    const QByteArray whole = contentsOf(path);
    const qsizetype header = whole.indexOf('\n') + 1;
    for (qsizetype length = header; length < whole.size(); length += 7) {
        writeBytes(path, whole.left(length));
        const auto games = static_cast<std::size_t>(whole.left(length).count('\n') - 1);
        ASSERT_EQ(TournamentJournal::read(path).games.size(), games) << length;
        ASSERT_FALSE(journal.resume(path));
        ASSERT_FALSE(journal.add(gameOf(plan, 3)));
        journal.close();
        ASSERT_EQ(TournamentJournal::read(path).games.size(), games + 1) << length;
    }
}

TEST(TournamentJournal, WhatIsNoneIsRefused)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("journal");
    for (const char* text : {"", "\n", "hello\n", "{}\n", "[1]\n", "{\"tournament\":1}\n",
                             "{\"tournament\":2,\"plan\":{}}\n"}) {
        writeBytes(path, text);
        EXPECT_FALSE(TournamentJournal::read(path).problem.isEmpty()) << text;
    }
    EXPECT_FALSE(TournamentJournal::read(folder.filePath("missing")).problem.isEmpty());
}

TEST(TournamentJournal, GamesThatMakeNoSenseAreLeftOut)
{
    const TournamentPlan plan = fullPlan();
    const QJsonObject good = toJson(gameOf(plan, 1));
    EXPECT_TRUE(gameFromJson(good, plan));
    const std::pair<const char*, QJsonValue> faults[]
        = {{"game", -1},     {"game", plan.games()}, {"game", "x"},
           {"end", "soon"},  {"winner", 2},          {"moves", "a1 a1"},
           {"moves", "z99"}, {"moves", "a14"},       {"end", QJsonValue()}};
    for (const auto& [key, value] : faults) {
        QJsonObject bad = good;
        bad[QLatin1String(key)] = value;
        EXPECT_FALSE(gameFromJson(bad, plan)) << key;
    }
}

TEST(TournamentJournal, PlansThatMakeNoSenseAreRefused)
{
    const QJsonObject good = toJson(fullPlan());
    EXPECT_TRUE(planFromJson(good));
    const std::pair<const char*, QJsonValue> faults[] = {{"kind", "knockout"},
                                                         {"rule", "chess"},
                                                         {"size", 99},
                                                         {"size", 1},
                                                         {"games", 0},
                                                         {"games", -5},
                                                         {"games", 1e300},
                                                         {"engines", 5},
                                                         {"engines", QJsonArray()},
                                                         {"openings", QJsonArray{"a1 a1"}},
                                                         {"sprt", QJsonObject{{"elo0", 5}}},
                                                         {"shard", "5/4"},
                                                         {"shard", 2},
                                                         {"shard", QJsonObject()}};
    for (const auto& [key, value] : faults) {
        QJsonObject bad = good;
        bad[QLatin1String(key)] = value;
        EXPECT_FALSE(planFromJson(bad)) << key;
    }
}

TEST(TournamentJournal, OneProgramAtATimeWritesIt)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("journal");
    TournamentJournal one;
    ASSERT_FALSE(one.begin(path, fullPlan()));
    TournamentJournal other;
    EXPECT_TRUE(other.resume(path));
    EXPECT_TRUE(other.begin(path, fullPlan()));
    one.close();
    EXPECT_FALSE(other.resume(path));
}

TEST(TournamentJournal, ANewMatchKeepsTheOneBeforeIt)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("journal");
    const TournamentPlan plan = fullPlan();
    TournamentJournal journal;
    ASSERT_FALSE(journal.beginAnew(path, plan));
    ASSERT_FALSE(journal.add(gameOf(plan, 0)));
    journal.close();
    ASSERT_FALSE(journal.beginAnew(path, plan));
    EXPECT_TRUE(TournamentJournal::read(path).games.empty());
    EXPECT_EQ(TournamentJournal::read(path + ".old").games.size(), 1U);
    TournamentJournal other;
    EXPECT_TRUE(other.beginAnew(path, plan)) << "somebody else plays it";
    EXPECT_TRUE(QFile::exists(path));
}

TEST(MatchRecord, TellsWhoPlayedAndHowItEnded)
{
    const TournamentPlan plan = fullPlan();
    const GameRecord record = recordOf(gameOf(plan, 1), plan);
    EXPECT_EQ(record.info().players.black, "two");
    EXPECT_EQ(record.info().players.white, "one");
    EXPECT_EQ(record.info().date, "2026-11-17");
    EXPECT_EQ(record.info().round, "2");
    EXPECT_EQ(record.notes(GameRecord::root()).comment, "late: slow");
}

}  // namespace
}  // namespace gomoku
