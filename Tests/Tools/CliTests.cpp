// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/CliRun.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

// The real program, as a user would call it: what all commands have in common.

namespace {

using namespace gomoku::testing;

const QStringList kCommands{"analyze",   "balance",      "bench",      "convert",  "forbidden",
                            "judge-fit", "match",        "openings",   "play",     "prove",
                            "review",    "review-stats", "screen",     "selfplay", "show",
                            "solve",     "spsa",         "tournament", "tune"};

TEST(Cli, ExplainsItselfAndEveryCommand)
{
    const Ran overview = cli({"help"});
    EXPECT_EQ(overview.status, 0);
    for (const QString& command : kCommands) {
        EXPECT_TRUE(overview.output.contains("  " + command + ' ')) << command.toStdString();
        const Ran help = cli({command, "--help"});
        EXPECT_EQ(help.status, 0) << command.toStdString();
        EXPECT_TRUE(help.output.startsWith("Usage: gomoku-cli " + command));
        EXPECT_EQ(cli({"help", command}).output, help.output);
    }
    EXPECT_TRUE(cli({"--version"}).output.startsWith("gomoku-cli "));
    EXPECT_EQ(cli({}).status, 2);
}

TEST(Cli, RefusesWhatItDoesNotUnderstand)
{
    expectRefusal({"fly"}, "unknown command \"fly\"");
    for (const QString& command : kCommands)
        expectRefusal({command, "--nonsense"}, "unknown option --nonsense");
    expectRefusal({"bench", "--depth"}, "--depth needs a value");
    expectRefusal({"bench", "--depth", "x"}, "--depth: \"x\" is not a whole number");
    expectRefusal({"bench", "--depth", "0"}, "--depth: 0 is not between 1 and");
    expectRefusal({"bench", "--json=yes"}, "--json takes no value");
    expectRefusal({"bench", "extra"}, "unexpected argument \"extra\"");
    expectRefusal({"analyze", "h8", "--rule", "chess"}, "there is no rule \"chess\"");
}

TEST(Cli, RefusesNumbersThatAreNone)
{
    const QTemporaryDir folder;
    const QString games = write(folder, "games.txt", "freestyle;15;b;h8;i9/0\n");
    for (const char* share : {"nan", "inf", "-0.1", "1.5", "x", ""})
        expectRefusal({"tune", games, "--result-share", share}, "--result-share: ");
    for (const char* bounds : {"-inf,inf", "nan,5", "0,nan", "0,1e999"})
        expectRefusal(
            {"match", "--engine", fake("good"), "--engine", fake("good"), "--sprt", bounds},
            "--sprt: ");
}

TEST(Cli, ReadsNeitherFoldersNorWhatNeverEnds)
{
    const QTemporaryDir folder;
    const QString out = folder.filePath("out.sgf");
    const QString openings = folder.path();
    for (const QStringList& command :
         {QStringList{"solve"}, {"forbidden"}, {"show"}, {"analyze"}, {"tune"}}) {
        expectRefusal(command + QStringList{folder.path()}, "it is a folder");
        expectRefusal(command + QStringList{"/dev/zero"}, "it is larger than");
    }
    expectRefusal({"convert", folder.path(), out}, "it is a folder");
    expectRefusal({"convert", "/dev/zero", out}, "it is larger than");
    expectRefusal({"bench", "--positions", folder.path()}, "it is a folder");
    EXPECT_FALSE(QFile::exists(out));
}

TEST(Cli, NamesCannotCommandTheTerminal)
{
    const QTemporaryDir folder;
    const QString evil = write(folder, "evil.sgf",
                               "(;GM[4]SZ[15]PB[\x1b\\]2;owned\x07]PW[\xc2\x9b"
                               "31m]EV[a\rb];B[hh]C[\x1b[2J])");
    const Ran ran = cli({"show", evil});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_FALSE(ran.output.contains(QChar(27)));
    EXPECT_FALSE(ran.output.contains(QChar(0x9b)));
    EXPECT_TRUE(ran.output.contains("\\x1b")) << ran.output.toStdString();
    const Ran solved = cli({"forbidden"}, "a\x1b[2J;h8;i9\n");
    EXPECT_FALSE(solved.output.contains(QChar(27)));
}

}  // namespace
