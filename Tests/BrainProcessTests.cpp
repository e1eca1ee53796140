// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/GomocupText.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QThread>

#include <gtest/gtest.h>

#include <algorithm>

// pbrain-gomoku as a tournament manager runs it: through pipes, against the clock.

namespace gomoku {
namespace {

constexpr int kPatience = 30000;

class BrainProcess
{
public:
    BrainProcess() { m_process.start(QStringLiteral(PBRAIN), QStringList()); }
    ~BrainProcess()
    {
        m_process.kill();
        m_process.waitForFinished(kPatience);
    }

    void send(const QByteArray& lines)
    {
        m_process.write(lines);
        m_process.waitForBytesWritten(kPatience);
    }
    QString line(int patience = kPatience)
    {
        QElapsedTimer clock;
        clock.start();
        while (!m_process.canReadLine() && clock.elapsed() < patience)
            if (!m_process.waitForReadyRead(std::max(1, patience - int(clock.elapsed()))))
                break;
        return QString::fromLatin1(m_process.readLine()).trimmed();
    }
    /// Milliseconds until the program is gone.
    qint64 end()
    {
        QElapsedTimer clock;
        clock.start();
        send("END\n");
        EXPECT_TRUE(m_process.waitForFinished(kPatience));
        EXPECT_EQ(m_process.exitStatus(), QProcess::NormalExit);
        EXPECT_EQ(m_process.exitCode(), 0);
        return clock.elapsed();
    }
    QByteArray finish()
    {
        m_process.closeWriteChannel();
        EXPECT_TRUE(m_process.waitForFinished(kPatience));
        return m_process.readAllStandardOutput();
    }

private:
    QProcess m_process;
};

bool isMove(const QString& text, int boardSize)
{
    return gomocup::parsePoint(text.toStdString(), boardSize).has_value();
}

TEST(BrainProcess, PlaysInTime)
{
    BrainProcess brain;
    brain.send("START 20\r\n");
    ASSERT_EQ(brain.line(), "OK");
    brain.send("INFO timeout_turn 200\rINFO timeout_match 0\nINFO rule 0\n\nBEGIN\n");
    QStringList stones;
    for (int i = 0; i < 4; ++i) {  // a fifth stone may win
        QElapsedTimer clock;
        clock.start();
        const QString move = brain.line();
        ASSERT_TRUE(isMove(move, 20)) << move.toStdString();
        EXPECT_FALSE(stones.contains(move));
        EXPECT_LT(clock.elapsed(), 1000);  // 200 ms, and a machine that builds meanwhile
        const QString reply = QStringLiteral("%1,%2").arg(i % 4 * 5).arg(i / 4 * 5);
        if (move == reply || stones.contains(reply))
            break;
        stones << move << reply;
        brain.send("TURN " + reply.toLatin1() + "\n");
    }
    EXPECT_LT(brain.end(), 1000);
}

TEST(BrainProcess, LeavesAtOnceWhateverItIsDoing)
{
    const QByteArray states[] = {"", "START 15\n", "START 15\nINFO timeout_turn 60000\nTURN 7,7\n",
                                 "START 15\nBOARD\n7,7,1\n",
                                 "START 15\nINFO timeout_turn 60000\nINFO thread_num 4\n"
                                 "BOARD 7,7,1 8,8,2 DONE\n"};
    for (const QByteArray& state : states) {
        BrainProcess brain;
        brain.send(state);
        QThread::msleep(300);
        EXPECT_LT(brain.end(), 1000) << state.toStdString();
    }
}

TEST(BrainProcess, AnswersWhatStoppedItFromThinking)
{
    BrainProcess brain;
    brain.send("START 15\nINFO timeout_turn 60000\nTURN 7,7\n");
    ASSERT_EQ(brain.line(), "OK");
    QThread::msleep(200);
    brain.send("YXSTOP\n");
    EXPECT_TRUE(isMove(brain.line(5000), 15));
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
}  // namespace gomoku
