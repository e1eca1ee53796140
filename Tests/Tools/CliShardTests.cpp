// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/CliRun.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <gtest/gtest.h>

// Work that is cut into parts for several machines, and put together again.

namespace {

using namespace gomoku::testing;

QStringList linesOf(const QString& path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
}

void cutAfter(const QString& path, qint64 bytes)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadWrite));
    EXPECT_TRUE(file.resize(bytes));
}

const QStringList kSelfplay{"selfplay", "--nodes", "100", "--games", "5", "--seed", "3"};

/// Ten games of a plan with a winner, of which part `shard` goes to `journal`.
QStringList matchPart(const QString& shard, const QString& journal)
{
    return {"match",   "--engine", fake("good"), "--engine",  fake("crash"),
            "--games", "10",       "--time",     "2000",      "--sprt",
            "0,100",   "--shard",  shard,        "--journal", journal};
}

TEST(CliShards, WhatIsNoPartIsRefused)
{
    for (const char* command : {"selfplay", "match", "tournament", "ladder", "prove"})
        for (const char* shard : {"0/4", "5/4", "3", "x/y"})
            expectRefusal({command, "--shard", shard},
                          QStringLiteral("--shard must be like 2/8, not \"") + shard);
}

TEST(CliShards, PartsOfSelfplayAreTheGamesOfTheWhole)
{
    QStringList whole = cli(kSelfplay).output.split('\n', Qt::SkipEmptyParts);
    ASSERT_EQ(whole.size(), 5);
    QStringList parts;
    for (const char* shard : {"2/2", "1/2"}) {
        const Ran part = cli(kSelfplay + QStringList{"--shard", shard});
        EXPECT_EQ(part.status, 0) << part.errors.toStdString();
        parts += part.output.split('\n', Qt::SkipEmptyParts);
    }
    whole.sort();
    parts.sort();
    EXPECT_EQ(parts, whole);
}

TEST(CliShards, APartOfSelfplayThatWasBrokenOffIsResumed)
{
    const QTemporaryDir folder;
    const QString out = folder.filePath("part");
    const QStringList part = kSelfplay + QStringList{"--shard", "1/2", "--resume", "--out", out};
    ASSERT_EQ(cli(part).status, 0) << "there is nothing to resume yet";
    const QStringList whole = linesOf(out);
    ASSERT_EQ(whole.size(), 3);
    cutAfter(out, whole[0].size() + 20);
    ASSERT_EQ(cli(part).status, 0);
    EXPECT_EQ(linesOf(out), whole);
    ASSERT_EQ(cli(part).status, 0);
    EXPECT_EQ(linesOf(out), whole) << "a whole part stays as it is";
    expectRefusal(kSelfplay + QStringList{"--resume"}, "--resume needs --out");
    QFile other(out);
    ASSERT_TRUE(other.open(QIODevice::WriteOnly));
    other.write("a diary\n");
    other.close();
    expectRefusal(part, "no game of selfplay");
    EXPECT_EQ(linesOf(out), QStringList{"a diary"});
}

TEST(CliShards, JournalsOfAMatchAreMergedIntoOneReport)
{
    const QTemporaryDir folder;
    QStringList journals;
    for (const char* shard : {"1/3", "2/3", "3/3"}) {
        journals << folder.filePath(QString(shard).replace('/', '-'));
        const Ran part = cli(matchPart(shard, journals.back()));
        EXPECT_EQ(part.status, 0) << part.errors.toStdString();
    }
    EXPECT_EQ(linesOf(journals[0]).size(), 5) << "the plan and two of five pairs";
    EXPECT_EQ(linesOf(journals[2]).size(), 3) << "the plan and one pair";
    const QString whole = folder.filePath("whole");
    const Ran merged = cli(QStringList{"match", "--journal", whole, "--merge"} + journals);
    EXPECT_EQ(merged.status, 0) << merged.errors.toStdString();
    EXPECT_EQ(merged.errors, QString());
    EXPECT_TRUE(merged.output.contains("N: 10 W: 10 L: 0 D: 0")) << merged.output.toStdString();
    EXPECT_TRUE(merged.output.contains("Penta  | [0, 0, 0, 0, 5]"));
    EXPECT_EQ(linesOf(whole).size(), 11);
    const Ran again = cli({"match", "--merge", whole, "--merge", journals[1]});
    EXPECT_EQ(again.output, merged.output) << "each game counts once";
    expectRefusal({"match", "--merge", whole, "--resume", whole}, "what is merged is not played");
    expectRefusal({"match", "--merge", whole, "--games", "4"}, "the journal says it already");
    expectRefusal({"match", whole}, "unexpected argument");
}

TEST(CliShards, WhatALostMachineDidNotPlayIsResumedFromTheMergedJournal)
{
    const QTemporaryDir folder;
    const QString part = folder.filePath("part");
    const QString whole = folder.filePath("whole");
    ASSERT_EQ(cli(matchPart("2/3", part)).status, 0);
    const Ran merged = cli({"match", "--merge", part, "--journal", whole});
    EXPECT_EQ(merged.status, 0);
    EXPECT_TRUE(merged.errors.contains("4 of 10 games are there")) << merged.errors.toStdString();
    const Ran rest = cli({"match", "--resume", whole, "--verbose"});
    EXPECT_EQ(rest.status, 0) << rest.errors.toStdString();
    EXPECT_EQ(rest.output.count("game "), 6) << rest.output.toStdString();
    EXPECT_TRUE(rest.output.contains("N: 10 W: 10 L: 0 D: 0")) << rest.output.toStdString();
}

TEST(CliShards, JournalsOfDifferentPlansAreNotMerged)
{
    const QTemporaryDir folder;
    const QString one = folder.filePath("one");
    const QString other = folder.filePath("other");
    ASSERT_EQ(cli(matchPart("1/5", one)).status, 0);
    QStringList longer = matchPart("2/5", other);
    longer[longer.indexOf("10")] = "12";
    ASSERT_EQ(cli(longer).status, 0);
    expectRefusal({"match", "--merge", one, other}, "is of another plan than " + one);
    expectRefusal({"match", "--merge", one, folder.filePath("none")}, "cannot be read");
}

}  // namespace
