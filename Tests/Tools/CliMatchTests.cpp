// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/CliRun.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <gtest/gtest.h>

// Engines against each other.

namespace {

using namespace gomoku::testing;

TEST(CliMatch, ReportsTheScoreAndEveryFault)
{
    const QTemporaryDir folder;
    const QString games = folder.filePath("games.sgf");
    const Ran ran = cli({"match", "--engine", fake("good"), "--engine", fake("crash"), "--games",
                         "4", "--concurrency", "2", "--time", "2000", "--sgf", games, "--verbose"});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.contains("N: 4 W: 4 L: 0 D: 0")) << ran.output.toStdString();
    EXPECT_TRUE(ran.output.contains("Penta  | [0, 0, 0, 0, 2]"));
    EXPECT_TRUE(ran.output.contains("faults: crash 4"));
    EXPECT_TRUE(ran.output.contains("game 4: "));
    EXPECT_EQ(ran.errors, QString());
    QFile file(games);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll().count("(;FF[4]"), 4);
    EXPECT_EQ(cli({"show", games}).status, 0);
}

TEST(CliMatch, AddsToTheGamesThatAreThere)
{
    const QTemporaryDir folder;
    const QString games = write(folder, "games.sgf", "(;FF[4]GM[4]SZ[15];B[hh])\n");
    const Ran ran = cli({"match", "--engine", fake("good"), "--engine", fake("crash"), "--games",
                         "2", "--time", "2000", "--sgf", games});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    QFile file(games);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll().count("(;FF[4]"), 3);
}

TEST(CliMatch, ALongNameIsShownWhole)
{
    const QString name = QString(3000, 'n');
    const Ran ran = cli({"match", "--engine", "name=" + name + ' ' + FAKE_ENGINE + " good",
                         "--engine", fake("crash"), "--games", "2", "--time", "2000"});
    EXPECT_TRUE(ran.output.startsWith(name + " against crash\n")) << ran.output.toStdString();
}

TEST(CliMatch, SpeaksJsonAndDecides)
{
    const Ran ran = cli({"match", "--engine", fake("good"), "--engine", fake("exit"), "--games",
                         "400", "--sprt", "0,200", "--json"});
    const QJsonObject object = QJsonDocument::fromJson(ran.output.toUtf8()).object();
    EXPECT_EQ(object["verdict"].toString(), "E1 accepted") << ran.output.toStdString();
    EXPECT_LT(object["games"].toInt(), 400);
    EXPECT_EQ(object["engines"].toArray().size(), 2);
}

TEST(CliMatch, AnEngineThatCannotStartIsAnErrorAndNoLoss)
{
    for (const QString& bad : {QStringLiteral("name=bad /no/such/engine"), fake("refuse")}) {
        const Ran ran = cli({"match", "--engine", fake("good"), "--engine", bad, "--games", "4"});
        EXPECT_EQ(ran.status, 1);
        EXPECT_TRUE(ran.errors.contains("cannot be started")) << ran.errors.toStdString();
        EXPECT_TRUE(ran.output.contains("N: 0 W: 0 L: 0 D: 0")) << ran.output.toStdString();
    }
}

TEST(CliMatch, AJournalHoldsTheGamesAndIsResumed)
{
    const QTemporaryDir folder;
    const QString journal = folder.filePath("journal");
    const QStringList match{"match",       "--engine",  fake("good"), "--engine",
                            fake("crash"), "--games",   "4",          "--time",
                            "2000",        "--journal", journal};
    const Ran whole = cli(match);
    EXPECT_EQ(whole.status, 0) << whole.errors.toStdString();
    expectRefusal(match, "exists already; --resume continues it");
    expectRefusal({"match", "--resume", journal, "--games", "9"},
                  "--games: the journal says it already");
    QFile file(journal);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    QList<QByteArray> lines = file.readAll().split('\n');
    ASSERT_EQ(lines.size(), 6) << "the plan, four games, nothing";
    file.resize(lines[0].size() + 1 + lines[1].size() + 1 + 20);  // One game and a part of one.
    file.close();
    const QString games = folder.filePath("games.sgf");
    const Ran rest = cli({"match", "--resume", journal, "--sgf", games, "--verbose"});
    EXPECT_EQ(rest.status, 0) << rest.errors.toStdString();
    EXPECT_EQ(rest.output.count("game "), 3) << rest.output.toStdString();
    EXPECT_TRUE(rest.output.contains("N: 4 W: 4 L: 0 D: 0")) << rest.output.toStdString();
    QFile sgf(games);
    ASSERT_TRUE(sgf.open(QIODevice::ReadOnly));
    EXPECT_EQ(sgf.readAll().count("(;FF[4]"), 4) << "a new file gets all games of the journal";
    expectRefusal({"match", "--resume", games}, "it is not a tournament of this program");
    expectRefusal({"match", "--resume", folder.filePath("none")}, "cannot be read");
}

TEST(CliTournament, ThreeEnginesMakeATable)
{
    const QTemporaryDir folder;
    const QStringList tournament{"tournament",  "--engine",      fake("good"), "--engine",
                                 fake("crash"), "--engine",      fake("exit"), "--games",
                                 "2",           "--time",        "2000",       "--drawafter",
                                 "10",          "--concurrency", "2"};
    const Ran ran = cli(tournament
                        + QStringList{"--html", folder.filePath("t.html"), "--csv",
                                      folder.filePath("t.csv"), "--verbose"});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.contains("6 of 6 games")) << ran.output.toStdString();
    EXPECT_TRUE(QRegularExpression("\n  1  good .* 4 +4\\.0 +100\\.0 +0 +x +2\\.0 +2\\.0\n")
                    .match(ran.output)
                    .hasMatch())
        << ran.output.toStdString();
    QFile csv(folder.filePath("t.csv"));
    ASSERT_TRUE(csv.open(QIODevice::ReadOnly));
    EXPECT_EQ(csv.readAll().count('\n'), 4);
    QFile html(folder.filePath("t.html"));
    ASSERT_TRUE(html.open(QIODevice::ReadOnly));
    EXPECT_TRUE(html.readAll().contains("<td>good</td>"));
    const Ran gauntlet = cli(tournament + QStringList{"--kind", "gauntlet", "--json"});
    const QJsonObject object = QJsonDocument::fromJson(gauntlet.output.toUtf8()).object();
    EXPECT_EQ(object["games"].toInt(), 4) << gauntlet.output.toStdString();
    EXPECT_EQ(object["table"].toArray().size(), 3);
    EXPECT_EQ(object["table"][0]["name"].toString(), "good");
    EXPECT_EQ(object["table"][0]["points"].toDouble(), 4);
}

TEST(CliTournament, RefusesBadPlans)
{
    expectRefusal({"tournament", "--engine", fake("good")}, "at least twice");
    const QStringList two{"tournament", "--engine", fake("good"), "--engine", fake("good")};
    expectRefusal(two + QStringList{"--kind", "swiss"}, "neither round-robin nor gauntlet");
    expectRefusal(two + QStringList{"--html", "/no/such/file"}, "cannot be written");
    expectRefusal(two + QStringList{"--journal", "/proc/nothing"}, "cannot be written");
}

TEST(CliMatch, RefusesBadPlans)
{
    const QTemporaryDir folder;
    const QString good = fake("good");
    const QStringList two{"match", "--engine", good, "--engine", good};
    expectRefusal({"match", "--engine", good}, "--engine twice, not 1 times");
    expectRefusal({"match", "--engine", good, "--engine", "name=x"}, "no program named");
    expectRefusal({"match", "--engine", good, "--engine", "speed=9 x"}, "unknown option speed=");
    expectRefusal(two + QStringList{"--sprt", "5"}, "\"5\" is not E0,E1");
    expectRefusal(two + QStringList{"--sprt", "5,0"}, "E0 must be less than E1");
    expectRefusal(two + QStringList{"--openings", "/no/such"}, "/no/such: cannot be read");
    const QString openings = write(folder, "openings.txt", "h8 i9\nh8 h8\n");
    expectRefusal(two + QStringList{"--openings", openings}, "line 2: h8 is not a legal move");
    expectRefusal(two + QStringList{"--sgf", "/no/such/folder/x.sgf"}, "cannot be written");
}

}  // namespace
