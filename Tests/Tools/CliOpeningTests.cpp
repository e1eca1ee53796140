// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/CliRun.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <gtest/gtest.h>

// The commands about openings, and the proof that Black wins.

namespace {

using namespace gomoku::testing;

TEST(CliBalance, TellsTheMostEvenStones)
{
    const Ran ran = cli({"balance", "--nodes", "500", "--choices", "3", "h8 i9"});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    const QStringList lines = ran.output.split('\n', Qt::SkipEmptyParts);
    ASSERT_EQ(lines.size(), 3);
    for (const QString& line : lines)
        EXPECT_TRUE(QRegularExpression("^[a-o]\\d+;\\d+\\.\\d$").match(line).hasMatch())
            << line.toStdString();
    const Ran fifth = cli({"balance", "--kind", "fifth", "--rule", "renju", "--nodes", "500",
                           "--choices", "2", "h8 h9 j10 i7"});
    EXPECT_EQ(fifth.output.count('\n'), 2) << fifth.errors.toStdString();
    expectRefusal({"balance", "--kind", "fifth", "h8"}, "there must be four stones");
    expectRefusal({"balance", "--kind", "sixth", "h8"}, "neither swap2 nor fifth");
    expectRefusal({"balance", "h8 i9 g7 j10 f6"}, "at most five stones");
}

TEST(CliOpenings, JudgesAllTwentySix)
{
    const QStringList quick{"openings", "--nodes",  "200", "--deep",   "100", "--sieve",
                            "100",      "--judged", "3",   "--widths", "1"};
    const Ran ran = cli(quick);
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.contains("#   gomoku-cli openings --nodes 200 --deep 100 --sieve 100"));
    EXPECT_TRUE(ran.output.contains("\nmargin;4.0\n"));
    int openings = 0;
    for (const QString& line : ran.output.split('\n', Qt::SkipEmptyParts))
        openings += line.section(';', 0, 0).split(' ').size() == 3 && !line.startsWith('#');
    EXPECT_EQ(openings, 26);
    expectRefusal({"openings", "--widths", "2,x"}, "--widths");
}

TEST(CliProve, ShowsWhichRepliesAreRefuted)
{
    const Ran ran = cli({"prove", "--show", "h8", "h9", "i9"});
    EXPECT_EQ(ran.status, 0);
    const auto count = QRegularExpression("after (\\d+) of White's replies").match(ran.output);
    ASSERT_TRUE(count.hasMatch()) << ran.output.toStdString();
    const QString board = ran.output.section('\n', 1);
    EXPECT_EQ(board.count('+'), count.captured(1).toInt());
    EXPECT_EQ(board.count('X'), 2);
    EXPECT_EQ(board.count('O'), 1);
    EXPECT_EQ(board.count('.') + board.count('+'), 15 * 15 - 3);
}

TEST(CliProve, RefusesAFirstMoveThatCannotBePlayed)
{
    for (const char* point : {"h8", "z9", "p16"})
        expectRefusal(
            {"prove", "h8", "i9", "--first", point, "--time", "1"},
            QString("--first must be an empty point of the board, not \"%1\"").arg(point));
}

TEST(CliProve, ChecksOneEntryAndRefusesWhatIsNone)
{
    const QTemporaryDir folder;
    const QString proof = write(folder, "one.proof",
                                "gomoku-proof 1\nrule freestyle\nsize 15\nleaf-nodes 2000000\n"
                                "f8g8h8/a11a13a15 i8 3 -\n");
    const Ran ran
        = cli({"prove", "--check", "--file", proof, "f8", "a11", "g8", "a13", "h8", "a15"});
    EXPECT_EQ(ran.status, 0) << ran.output.toStdString() << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.contains("the entry holds.")) << ran.output.toStdString();
    expectRefusal({"prove", "--check", "--file", proof, "f8", "a11"}, "no entry for this position");
    expectRefusal({"prove", "--check", "--file", proof, "--size", "19", "f8", "a11"},
                  "the proof is for 15x15");
}

TEST(CliProve, JoinsProofsAndLeavesOutWhatNothingLeadsTo)
{
    const QTemporaryDir folder;
    const QByteArray head = "gomoku-proof 1\nrule freestyle\nsize 15\nleaf-nodes 2000000\n";
    const QString one = write(folder, "one.proof", head + "h8/g7 i8 41\ng8h8/a8i9 g9 39\n");
    const QString other
        = write(folder, "other.proof", head + "a1b2c3/d5e6f7 h9 9\ng8h8/a8i9 h7 37 - g10\n");
    const Ran ran = cli({"prove", "--trim", "--file", one, "--merge", other});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.contains("2 of 3 positions are kept.")) << ran.output.toStdString();
    QFile file(one);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), head + "g8h8/a8i9 h7 37 - g10\nh8/g7 i8 41\n")
        << "of two wins the shorter";
    expectRefusal({"prove", "--trim"}, "--trim needs --file");
}

}  // namespace
