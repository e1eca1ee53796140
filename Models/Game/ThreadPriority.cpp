// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/ThreadPriority.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace gomoku {

void lowerPriorityOfThisThread() noexcept
{
#ifdef __linux__
    constexpr int kNiceness = 10;
    thread_local bool done = false;
    if (done)
        return;
    // On Linux the "process" 0 of this call is the calling thread alone.
    setpriority(PRIO_PROCESS, 0, kNiceness);
    done = true;
#endif
}

}  // namespace gomoku
