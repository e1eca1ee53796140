// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <csignal>
#include <vector>

namespace gomoku::testing {

/// Does this process still do anything? One that has died and waits for somebody to notice does
/// not.
[[nodiscard]] inline bool isAlive(int pid)
{
    QFile state(QStringLiteral("/proc/%1/stat").arg(pid));
    if (!state.open(QIODevice::ReadOnly))
        return QFile::exists(QStringLiteral("/proc/self")) ? false : ::kill(pid, 0) == 0;
    const QByteArray text = state.readAll();
    return !text.mid(text.lastIndexOf(')') + 2).startsWith('Z');
}

/// Where fake engines note their numbers, and those of the processes that they start.
class PidFile
{
public:
    PidFile() { qputenv("FAKE_ENGINE_PIDS", m_folder.filePath("pids").toUtf8()); }
    ~PidFile() { qunsetenv("FAKE_ENGINE_PIDS"); }

    [[nodiscard]] std::vector<int> all() const
    {
        std::vector<int> pids;
        QFile file(m_folder.filePath("pids"));
        if (file.open(QIODevice::ReadOnly))
            for (const QByteArray& line : file.readAll().split('\n'))
                if (!line.isEmpty())
                    pids.push_back(line.toInt());
        return pids;
    }
    [[nodiscard]] bool allGone() const
    {
        for (const int pid : all())
            if (isAlive(pid))
                return false;
        return true;
    }

private:
    QTemporaryDir m_folder;
};

}  // namespace gomoku::testing
