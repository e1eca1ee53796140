// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/BrainProcess.h"

#include <QFile>
#include <QThread>

#include <gtest/gtest.h>

#include <algorithm>

namespace gomoku::testing {
namespace {

TEST(BrainProcess, LeavesCleanlyWhateverItIsDoing)
{
    for (const QByteArray& state : BrainProcess::states()) {
        BrainProcess brain;
        brain.send(state);
        QThread::msleep(300);
        (void)brain.end();
    }
}

TEST(BrainProcess, AnswersWhatStoppedItFromThinking)
{
    BrainProcess brain;
    brain.send("START 15\nINFO timeout_turn 60000\nINFO show_detail 2\nTURN 2,1\n");
    ASSERT_EQ(brain.line(), "OK");
    ASSERT_TRUE(brain.line().startsWith("INFO PV")) << "it thinks, and the book has no answer";
    brain.send("YXSTOP\n");
    QString line = brain.line();
    while (line.startsWith("INFO"))
        line = brain.line();
    EXPECT_TRUE(isMove(line, 15)) << line.toStdString();
}

TEST(BrainProcess, ReadsAScriptToItsEnd)
{
    BrainProcess brain;
    brain.send("START 15\nINFO timeout_turn 100\nBEGIN\nABOUT\nTURN 0,0\nFLY\nBOARD 7,7,2 DONE");
    const QList<QByteArray> lines = brain.finish().trimmed().split('\n');
    ASSERT_EQ(lines.size(), 6) << lines.join('|').toStdString();
    EXPECT_EQ(lines.at(0), "OK");
    EXPECT_EQ(
        std::count_if(lines.begin(), lines.end(),
                      [](const QByteArray& line) { return isMove(QString::fromLatin1(line), 15); }),
        3);
}

TEST(BrainProcess, AnswersMoreLinesThanItCanKeepWaiting)
{
    BrainProcess brain;
    brain.send("START 15\n" + QByteArray("ABOUT\n").repeated(20000));
    const QByteArray answers = brain.finish();
    EXPECT_EQ(answers.count("name="), 20000);
}

TEST(BrainProcess, AManagerThatIsGoneStopsTheThought)
{
    BrainProcess brain;
    brain.send("START 15\nINFO timeout_turn 60000\nTURN 2,1\nABOUT\n");
    ASSERT_EQ(brain.line(), "OK");
    ASSERT_TRUE(brain.line().startsWith("name="));  // it thinks
    QElapsedTimer clock;
    clock.start();
    const QList<QByteArray> lines = brain.finish().trimmed().split('\n');
    EXPECT_LT(clock.elapsed(), 10000) << "of a turn of a minute";
    EXPECT_TRUE(isMove(QString::fromLatin1(lines.last()), 15)) << lines.last().toStdString();
}

TEST(BrainProcess, NoticesThatNobodyHearsIt)
{
    if (!QFile::exists("/dev/full"))
        GTEST_SKIP() << "no /dev/full here";
    for (const QStringList& arguments : {QStringList(), QStringList{"--help"}}) {
        QProcess brain;
        brain.setStandardOutputFile("/dev/full");
        brain.start(brainProgram(), arguments);
        brain.write("START 15\nINFO timeout_turn 60000\nBEGIN\n");
        brain.closeWriteChannel();
        ASSERT_TRUE(brain.waitForFinished(kPatience));
        EXPECT_EQ(brain.exitStatus(), QProcess::NormalExit);
        EXPECT_EQ(brain.exitCode(), 1);
        EXPECT_TRUE(brain.readAllStandardError().contains("cannot be written"));
    }
}

TEST(BrainProcess, SurvivesNonsense)
{
    BrainProcess brain;
    brain.send(QByteArray(100000, 'x') + "\n\xff\xfe\x01\n,,,\nTURN\nSTART 15\n" + QByteArray(10, 0)
               + "\nBOARD\n" + QByteArray(50000, '7') + "\nDONE\nINFO timeout_turn 100\nBEGIN\n");
    const QList<QByteArray> lines = brain.finish().trimmed().split('\n');
    EXPECT_TRUE(lines.contains("OK"));
    EXPECT_TRUE(isMove(QString::fromLatin1(lines.last()), 15)) << lines.last().toStdString();
}

}  // namespace
}  // namespace gomoku::testing
