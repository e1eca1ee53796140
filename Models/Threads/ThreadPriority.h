// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

namespace gomoku {

/// Low: for work that must not disturb the user. Normal: for work that a clock waits for.
enum class ThreadPriority { Low, Normal };

/// Makes the calling thread yield to others that have something to do, without starving it. On
/// Linux QThread's priorities do nothing for ordinary threads, so the nice value is raised there.
void lowerPriorityOfThisThread() noexcept;

}  // namespace gomoku
