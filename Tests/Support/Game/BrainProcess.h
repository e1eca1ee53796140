// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Protocol/GomocupText.h"

#include <QElapsedTimer>
#include <QProcess>

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace gomoku::testing {

inline constexpr int kPatience = 30000;  ///< For a busy machine, in milliseconds.

/// The brain that was built with the tests, or the one that GOMOKU_PBRAIN names: `make
/// test-windows` asks these questions of the Windows program.
inline QString brainProgram()
{
    return qEnvironmentVariable("GOMOKU_PBRAIN", QStringLiteral(PBRAIN));
}

/// pbrain-gomoku as a tournament manager runs it: through pipes.
class BrainProcess
{
public:
    BrainProcess() { m_process.start(brainProgram(), QStringList()); }
    ~BrainProcess()
    {
        m_process.kill();
        m_process.waitForFinished(kPatience);
    }

    /// Input that leaves the brain with anything at all to do: nothing, a board half told, a long
    /// thought on several threads.
    static std::vector<QByteArray> states()
    {
        return {"", "START 15\n", "START 15\nINFO timeout_turn 60000\nTURN 2,1\n",
                "START 15\nBOARD\n7,7,1\n",
                "START 15\nINFO timeout_turn 60000\nINFO thread_num 4\n"
                "BOARD 7,7,1 2,1,2 DONE\n"};
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

inline bool isMove(const QString& text, int boardSize)
{
    return gomocup::parsePoint(text.toStdString(), boardSize).has_value();
}

}  // namespace gomoku::testing
