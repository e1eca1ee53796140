// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/CliRun.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <gtest/gtest.h>

// The commands that judge games, and those that measure the judge.

namespace {

using namespace gomoku::testing;

TEST(CliReview, PrintsOneLinePerMove)
{
    const QStringList game{"review", "--nodes", "2000", "h8 g9 i8 g7 j8 a1 k8"};
    const Ran ran = cli(game);
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    const QStringList lines = ran.output.split('\n', Qt::SkipEmptyParts);
    ASSERT_EQ(lines.size(), 7);
    const QStringList blunder = lines.at(5).split(';');
    ASSERT_EQ(blunder.size(), 7);
    EXPECT_EQ(blunder.mid(0, 3), QStringList({"6", "a1", "blunder"}));
    EXPECT_GT(blunder.at(3).toDouble(), 15);
    EXPECT_EQ(blunder.at(4), "0.0");
    EXPECT_EQ(blunder.at(6).split(' ').first(), blunder.at(5));
    EXPECT_EQ(lines.at(6), "7;k8;ok;100.0;100.0;;");
    EXPECT_EQ(cli(game + QStringList{"--threads", "3"}).output, ran.output);
}

TEST(CliReview, GivesReasonsAndASummaryAsJson)
{
    const Ran ran = cli({"review", "--nodes", "2000", "--json", "h8 g9 i8 g7 j8 a1 k8"});
    const QJsonObject object = QJsonDocument::fromJson(ran.output.toUtf8()).object();
    const QJsonObject blunder = object["moves"].toArray().at(5).toObject();
    EXPECT_EQ(blunder["reason"].toObject()["kind"].toString(), "stops-open-three");
    EXPECT_EQ(blunder["allowed"].toObject()["kind"].toString(), "open-four");
    EXPECT_GE(object["white"].toObject()["blunders"].toInt(), 1);
    EXPECT_TRUE(object["white"].toObject().contains("accuracy"));
    EXPECT_TRUE(object["turning_points"].toArray().contains(6));
}

TEST(CliReview, RefusesWhatIsNoGame)
{
    expectRefusal({"review"}, "FILE|MOVES");
    expectRefusal({"review", "h8 h8"}, "h8");
}

TEST(CliJudgeFit, FitsTheCurveToSamplesAndGames)
{
    const QTemporaryDir folder;
    // At +400 three of four games are won, at -400 one: the odds are 3 : 1 there.
    QByteArray samples;
    for (int i = 0; i < 40; ++i)
        samples
            += QByteArray(i % 8 < 4 ? "400;" : "-400;") + (i % 8 == 0 || i % 8 > 4 ? "0\n" : "1\n");
    const Ran ran = cli({"judge-fit", write(folder, "samples.txt", samples)});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.contains("20 open positions: bend ")) << ran.output.toStdString();
    EXPECT_TRUE(ran.output.contains("largest difference")) << ran.output.toStdString();
    // The program's own curve: forty positions at 81 %, which a true curve misses by 6.2 points.
    EXPECT_TRUE(ran.output.contains(" 80.. 90 %        40      81.1   75.0    -6.1        6.2\n"))
        << ran.output.toStdString();
    EXPECT_FALSE(ran.output.contains("Black won")) << "nobody knows who was to move";
    const Ran sides
        = cli({"judge-fit", write(folder, "sides.txt", "0;1;b\n0;1;b\n0;0;w\n0;0;w\n")});
    EXPECT_TRUE(sides.output.contains(
        "Black won 100.0 % of 4, predicted 50.0 (by chance 25.0)\n"
        "the side to move won 50.0 % of 4, predicted 50.0 (by chance 25.0)\n"))
        << sides.output.toStdString();
    expectRefusal({"judge-fit", write(folder, "bad.txt", "nonsense\n")}, "line 1 is neither");
    const Ran judged = cli({"judge-fit", "--nodes", "500", "--out", folder.filePath("out.txt"),
                            write(folder, "games.txt",
                                  "freestyle;15;b;h8 i9;g7/20 j10/-20 i8/20 g9/-5\n"
                                  "freestyle;15;w;h8 i9;j9/20 g8/-20 i7/20 k10/-5\n")});
    EXPECT_EQ(judged.status, 0) << judged.errors.toStdString();
    EXPECT_TRUE(QFile::exists(folder.filePath("out.txt")));
}

TEST(CliReviewStats, CountsTheMarksOfGames)
{
    const QTemporaryDir folder;
    // Black leaves an open three alone, and White forgets to make five of it.
    const QString games
        = write(folder, "games.txt", "freestyle;15;b;h8 i9 h9;g9/0 h10/0 g10/0 h11/0 a1/0 h12/0\n");
    const Ran ran
        = cli({"review-stats", "--nodes", "3000", "--threads", "2", "--confirm", "1", games});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.startsWith("1;6;")) << ran.output.toStdString();
    EXPECT_TRUE(ran.output.contains("1 games\nmistakes and blunders: "))
        << ran.output.toStdString();
    EXPECT_TRUE(ran.output.contains("proves to be kept: 0\n")) << ran.output.toStdString();
    EXPECT_TRUE(ran.output.contains("at ten times the work mistakes or blunders: 1 of 1"))
        << ran.output.toStdString();
    const Ran marks = cli({"review-stats", "--nodes", "3000", "--marks", games});
    EXPECT_TRUE(marks.output.contains("\n1;6;g10;blunder;")) << marks.output.toStdString();
    expectRefusal({"review-stats", "--skip", "1", games}, "no game");
    const Ran losses = cli({"review-stats", "--nodes", "1000", "--losses", games});
    EXPECT_TRUE(losses.output.contains("the same last escape, give or take one: 1 of 1"))
        << losses.output.toStdString();
    const Ran certain = cli({"review-stats", "--nodes", "1000", "--certain", games});
    EXPECT_TRUE(certain.output.contains("more nodes could not change it: 1 of 1"))
        << certain.output.toStdString();
    expectRefusal({"review-stats", write(folder, "bad.txt", "nonsense\n")}, "line 1 is not a game");
}

TEST(CliReviewStats, AddsUpWhatPiecesWrote)
{
    const QTemporaryDir folder;
    const QString first = write(folder, "first.txt",
                                "1;10;1;2;1;0;0\n1;6;g10;blunder;50.0;0.0;h9\n2;20;0;0;0;1;0\n"
                                "2 games\nmistakes and blunders: 3 of 30 (10.0 %)\n"
                                "g10;blunder;mistake;40.0;28.0\nh9;blunder;ok;40.0;39.0\n"
                                "i9;mistake;ok;40.0;39.0\n");
    const QString second = write(folder, "second.txt", "3;30;0;2;1;0;0\n");
    const Ran ran = cli({"review-stats", "--sum", first, second});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    // Each game differs by chance, not each move: residuals 2, -2 and 0 around 10 % make 11.3
    // points.
    EXPECT_TRUE(ran.output.contains(
        "3 games\nmistakes and blunders: 6 of 60 (10.0 %, 95 %: 0.0 to 21.3)\n"))
        << ran.output.toStdString();
    EXPECT_TRUE(ran.output.contains("marked from a proven win: 1"));
    EXPECT_TRUE(ran.output.contains("at ten times the work mistakes or blunders: 1 of 2"))
        << ran.output.toStdString();
    expectRefusal({"review-stats", "--sum", write(folder, "none.txt", "nonsense\n")},
                  "no output of review-stats");
}

}  // namespace
