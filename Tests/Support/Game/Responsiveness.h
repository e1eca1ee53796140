// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace gomoku::testing {

/// Milliseconds, sorted.
using Sample = std::vector<double>;

/// The value that so many percent of the sample do not exceed.
[[nodiscard]] double percentile(const Sample& sample, int percent);

struct ResetFigures
{
    Sample milliseconds;  ///< From the request until the first move in the new game is made.
    int lateMoves = 0;  ///< Moves of a game that was reset, heard after its end.
    int threadsBefore = 0;  ///< After some resets for warming up; 0 where it cannot be known.
    int threadsAfter = 0;
    long kilobytesBefore = 0;  ///< Of resident memory, likewise.
    long kilobytesAfter = 0;
};

/// Resets a game so many times at random moments, at most `mostWait` milliseconds into a long think
/// on all cores. The caller's thread plays the part of the GUI.
[[nodiscard]] ResetFigures measureResets(int count, int mostWait);

/// How late a 60 Hz timer of the caller's thread comes while the computer thinks on all cores.
[[nodiscard]] Sample measureTimerLateness(int milliseconds);

/// How long it takes to close a game in the middle of a think.
[[nodiscard]] Sample measureClosing(int count);

}  // namespace gomoku::testing
