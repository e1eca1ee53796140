// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <gtest/gtest.h>

// gomoku-cli puzzles, as a user would call it.

namespace {

constexpr int kPuzzlePatience = 120000;

struct PuzzleRun
{
    int status = -1;
    QString output{};
    QString errors{};
};

PuzzleRun puzzles(QStringList arguments)
{
    arguments.prepend(QStringLiteral("puzzles"));
    QProcess process;
    process.start(QStringLiteral(GOMOKU_CLI), arguments);
    process.closeWriteChannel();
    EXPECT_TRUE(process.waitForFinished(kPuzzlePatience)) << arguments.join(' ').toStdString();
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
}

QString written(const QTemporaryDir& folder, const QByteArray& contents)
{
    QFile file(folder.filePath("puzzles.txt"));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(contents);
    return file.fileName();
}

const QStringList kQuickGames{"--games", "6", "--nodes", "200", "--proof", "5000"};

}  // namespace

TEST(CliPuzzles, ListsOneLineForEachPuzzle)
{
    const PuzzleRun run = puzzles({"list"});
    EXPECT_EQ(run.status, 0);
    const QRegularExpression line(
        "^[0-9a-f]{8};(freestyle|standard|renju);([a-o]\\d+ ?)*;([a-o]\\d+ ?)*;(black|white);"
        "(vcf|vct|four-three|foul|defend|only);\\d+;\\d+;[a-o]\\d+( [a-o]\\d+)*$");
    const QStringList lines = run.output.split('\n', Qt::SkipEmptyParts);
    EXPECT_FALSE(lines.isEmpty());
    for (const QString& text : lines)
        ASSERT_TRUE(line.match(text).hasMatch()) << text.toStdString();
}

TEST(CliPuzzles, ListsOnlyWhatIsAskedFor)
{
    for (const QString& text : puzzles({"list", "--rule", "renju", "--kind", "vct"})
                                   .output.split('\n', Qt::SkipEmptyParts)) {
        EXPECT_EQ(text.section(';', 1, 1), "renju");
        EXPECT_EQ(text.section(';', 5, 5), "vct");
    }
}

TEST(CliPuzzles, ProvesASampleAgain)
{
    const PuzzleRun run = puzzles({"check", "--sample", "5", "--seed", "2"});
    EXPECT_EQ(run.status, 0) << run.output.toStdString();
    EXPECT_EQ(run.output, "5 puzzles checked, 0 wrong\n");
}

TEST(CliPuzzles, NoticesAWrongPuzzle)
{
    const QTemporaryDir folder;
    QString line = puzzles({"list", "--kind", "vct"}).output.section('\n', 0, 0);
    const QString moves = line.section(';', 6, 6);
    line.replace(QString(";vct;%1;").arg(moves), QString(";vct;%1;").arg(moves.toInt() + 1));
    const PuzzleRun run = puzzles({"check", written(folder, line.toUtf8() + '\n')});
    EXPECT_EQ(run.status, 1);
    EXPECT_TRUE(run.output.contains("moves, not")) << run.output.toStdString();
    EXPECT_TRUE(run.output.endsWith("1 puzzles checked, 1 wrong\n"));
}

TEST(CliPuzzles, MakesTheSameFromTheSameSeed)
{
    const PuzzleRun one = puzzles(QStringList{"make", "--seed", "3"} + kQuickGames);
    EXPECT_EQ(one.status, 0);
    EXPECT_FALSE(one.output.isEmpty());
    EXPECT_EQ(puzzles(QStringList{"make", "--seed", "3"} + kQuickGames).output, one.output);
    EXPECT_NE(puzzles(QStringList{"make", "--seed", "4"} + kQuickGames).output, one.output);
}

TEST(CliPuzzles, ContinuesARunThatWasBrokenOff)
{
    const QTemporaryDir folder;
    const QString whole = folder.filePath("whole.txt");
    const QString pieces = folder.filePath("pieces.txt");
    EXPECT_EQ(puzzles(QStringList{"make", "--out", whole} + kQuickGames).status, 0);
    QStringList few = kQuickGames;
    few[1] = "2";
    EXPECT_EQ(puzzles(QStringList{"make", "--out", pieces} + few).status, 0);
    QFile torn(pieces);
    ASSERT_TRUE(torn.open(QIODevice::Append));
    torn.write("deadbeef;renju;h8");  // As a crash would leave it.
    torn.close();
    EXPECT_EQ(puzzles(QStringList{"make", "--out", pieces} + kQuickGames).status, 0);
    EXPECT_EQ(contentsOf(pieces), contentsOf(whole));
    EXPECT_EQ(puzzles({"check", whole}).status, 0);
}

TEST(CliPuzzles, TakesGivenGames)
{
    const QTemporaryDir folder;
    QFile game(folder.filePath("game.sgf"));
    ASSERT_TRUE(game.open(QIODevice::WriteOnly));
    game.write("(;GM[4]SZ[15]RU[freestyle];B[hh];W[aa];B[hg];W[ac];B[jj];W[ca];B[hf];W[ea];B[he]"
               ";W[ae];B[hi])");
    game.close();
    const PuzzleRun run = puzzles({"make", "--from", game.fileName()});
    EXPECT_EQ(run.status, 0) << run.errors.toStdString();
    EXPECT_TRUE(run.output.contains(";freestyle;")) << run.errors.toStdString();
}

TEST(CliPuzzles, RefusesBadPlansAndBadFiles)
{
    const QTemporaryDir folder;
    const auto complaint = [](const QStringList& arguments) {
        const PuzzleRun run = puzzles(arguments);
        EXPECT_EQ(run.status, 2);
        EXPECT_EQ(run.output, QString());
        return run.errors.toStdString();
    };
    EXPECT_NE(complaint({"bake"}).find("make, list or check"), std::string::npos);
    EXPECT_NE(complaint({"make", "--rule", "caro"}).find("--rule:"), std::string::npos);
    EXPECT_NE(complaint({"make", "--kind", "mate"}).find("--kind:"), std::string::npos);
    EXPECT_NE(complaint({"list", written(folder, "# fine\nbad line\n")}).find("line 2"),
              std::string::npos);
    EXPECT_NE(complaint({"check", folder.filePath("nothing.txt")}).find("nothing.txt"),
              std::string::npos);
}
