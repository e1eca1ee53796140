// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Engines/EngineReaper.h"

#include <QDeadlineTimer>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kLastWait = 2000;

bool isRunning(const QProcess* process)
{
    return process->state() != QProcess::NotRunning;
}

}  // namespace

EngineReaper::~EngineReaper()
{
    const QDeadlineTimer deadline(kLastWait);
    for (QProcess* const process : findChildren<QProcess*>()) {
        process->disconnect();
        const auto left = static_cast<int>(deadline.remainingTime());
        // What the system itself cannot end within that time is left to it: the destructor of a
        // QProcess would wait for another half a minute.
        if (isRunning(process) && !process->waitForFinished(left))
            process->setParent(nullptr);
    }
}

void EngineReaper::take(ProcessGroup* process)
{
    process->disconnect();
    process->setParent(this);
    process->killGroup();  // Also if it has ended: it may have left others.
    if (!isRunning(process))
        return process->deleteLater();
    connect(process, &QProcess::stateChanged, process, [process] {
        if (!isRunning(process))
            process->deleteLater();
    });
}

int EngineReaper::dying() const
{
    const QList<QProcess*> processes = findChildren<QProcess*>();
    return static_cast<int>(std::count_if(processes.begin(), processes.end(), isRunning));
}

}  // namespace gomoku
