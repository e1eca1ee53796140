// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Threads/ThreadPriority.h"

#ifdef __linux__
#include <sys/resource.h>
#else
#include <QThread>
#endif

namespace gomoku {

void lowerPriorityOfThisThread() noexcept
{
    thread_local bool done = false;
    if (done)
        return;
    done = true;
#ifdef __linux__
    constexpr int kNiceness = 10;
    // On Linux the "process" 0 of this call is the calling thread alone.
    setpriority(PRIO_PROCESS, 0, kNiceness);
#else
    QThread::currentThread()->setPriority(QThread::LowPriority);
#endif
}

}  // namespace gomoku
