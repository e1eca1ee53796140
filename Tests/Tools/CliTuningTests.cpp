// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/CliRun.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <algorithm>

// The commands that make games and tune the search by them.

namespace {

using namespace gomoku::testing;

TEST(CliSelfplay, MakesGamesForTune)
{
    const Ran ran = cli({"selfplay", "--games", "1", "--nodes", "100"});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.startsWith("freestyle;15;")) << ran.output.toStdString();
    expectRefusal({"tune", "/no/such/games"}, "/no/such/games");
    const QTemporaryDir folder;
    expectRefusal({"selfplay", "--nodes", "1", "--out", folder.filePath("games")}, "--nodes: 1");
    EXPECT_FALSE(QFile::exists(folder.filePath("games")));
}

TEST(CliSelfplay, LetsWeakPlayersPlay)
{
    const Ran ran = cli({"selfplay", "--games", "1", "--level", "1", "--nodes", "400"});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.startsWith("freestyle;15;")) << ran.output.toStdString();
    expectRefusal({"selfplay", "--level", "6"}, "--level: 6");
}

TEST(CliScreen, ContinuesItsFileAndItsShardsMakeTheWhole)
{
    const QTemporaryDir folder;
    const QStringList factors{"razoring-base=110:60,razoring-per-depth=70:40", "quiet-share=48:20"};
    const auto screen = [&](const QString& file, const QStringList& more) {
        const Ran ran = cli(QStringList{"screen", "--nodes", "150", "--out", folder.filePath(file)}
                            + more + factors);
        EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
        return ran.output;
    };
    const auto linesOf = [&](const QString& name) {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        QStringList lines = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
        std::sort(lines.begin(), lines.end());
        return lines;
    };
    const QString whole = screen("whole", {"--games", "8"});
    EXPECT_TRUE(whole.startsWith("4 pairs, ")) << whole.toStdString();
    EXPECT_EQ(whole.count(" +- "), 2) << whole.toStdString();
    screen("pieces", {"--games", "2"});
    EXPECT_EQ(linesOf("pieces").size(), 2) << "what it is of, and a pair";
    EXPECT_EQ(screen("pieces", {"--games", "8"}), whole);
    EXPECT_EQ(linesOf("pieces"), linesOf("whole"));
    screen("first", {"--games", "8", "--shard", "1/2"});
    screen("second", {"--games", "8", "--shard", "2/2"});
    const Ran report
        = cli({"screen", "--report", folder.filePath("first"), folder.filePath("second")});
    EXPECT_EQ(report.output, whole) << report.errors.toStdString();
    expectRefusal({"screen", "--seed", "2", "--out", folder.filePath("whole"), factors[0]},
                  "is of another run");
}

TEST(CliScreen, ASingleFactorIsAMatch)
{
    const Ran ran = cli(
        {"screen", "--games", "4", "--nodes", "150", "--rule", "renju", "moves-per-node=40:20"});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.contains("pairs by points 0 to 2:")) << ran.output.toStdString();
    EXPECT_TRUE(ran.output.contains("Elo ")) << ran.output.toStdString();
}

TEST(CliScreen, RefusesBadFactors)
{
    expectRefusal({"screen"}, "no factors");
    expectRefusal({"screen", "speed=1:2"}, "no parameter \"speed\"");
    expectRefusal({"screen", "quiet-share"}, "is not NAME=LOW:HIGH");
    expectRefusal({"screen", "quiet-share=48:9999"}, "quiet-share");
    expectRefusal({"screen", "quiet-share=48:50", "quiet-share=48:40"}, "is named twice");
    expectRefusal({"screen", "--set", "quiet-share", "razoring-base=1:2"}, "is not NAME=VALUE");
    expectRefusal({"screen", "--report", "/no/such"}, "/no/such");
    EXPECT_TRUE(cli({"screen", "--list"}).output.contains("quiet-share"));
}

TEST(CliSpsa, ContinuesItsFileAndAveragesItsShards)
{
    const QTemporaryDir folder;
    const auto spsa = [&](const QString& file, const QStringList& more) {
        const Ran ran = cli(QStringList{"spsa", "--nodes", "150", "--rate", "0.5", "--out",
                                        folder.filePath(file), "razoring-base", "quiet-share=40:8"}
                            + more);
        EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
        return ran.output;
    };
    const QString whole = spsa("whole", {"--games", "8"});
    EXPECT_TRUE(whole.startsWith("4 pairs")) << whole.toStdString();
    EXPECT_TRUE(whole.contains("--set razoring-base=")) << whole.toStdString();
    // What was broken off after two pairs goes on from there.
    QFile file(folder.filePath("whole"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArrayList lines = file.readAll().split('\n');
    write(folder, "cut", lines.mid(0, 3).join('\n') + '\n');
    EXPECT_EQ(spsa("cut", {"--games", "8"}), whole);
    EXPECT_EQ(cli({"spsa", "--report", folder.filePath("cut")}).output, whole);
    spsa("first", {"--games", "8", "--shard", "1/2"});
    spsa("second", {"--games", "8", "--shard", "2/2"});
    const Ran mean = cli({"spsa", "--report", folder.filePath("first"), folder.filePath("second")});
    EXPECT_TRUE(mean.output.startsWith("4 pairs")) << mean.errors.toStdString();
    expectRefusal({"spsa"}, "no parameters");
    expectRefusal({"spsa", "quiet-share=1:2:3"}, "is not NAME=START:STEP");
}

TEST(CliSelfplay, AnUnfinishedLineHurtsNobody)
{
    const QTemporaryDir folder;
    const QByteArray whole = "freestyle;15;b;h8;i9/0 j10/3\n";
    const QString games = write(folder, "games.txt", whole + "freestyle;15;b;h8;i9/0 j1");
    const Ran tuned = cli({"tune", games, "--epochs", "1", "--out", folder.filePath("Weights")});
    EXPECT_EQ(tuned.status, 0) << tuned.errors.toStdString();
    EXPECT_TRUE(tuned.errors.contains("the last line is incomplete")) << tuned.errors.toStdString();
    EXPECT_EQ(QFileInfo(folder.filePath("Weights.weights")).size(), 29088);

    const Ran played = cli({"selfplay", "--games", "1", "--nodes", "100", "--out", games});
    EXPECT_EQ(played.status, 0) << played.errors.toStdString();
    EXPECT_TRUE(played.errors.contains("was incomplete and was removed"))
        << played.errors.toStdString();
    QFile file(games);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    EXPECT_TRUE(text.startsWith(whole + "freestyle;15;")) << text.toStdString();
    EXPECT_TRUE(text.endsWith('\n'));
    EXPECT_EQ(text.count('\n'), 2);
}

}  // namespace
