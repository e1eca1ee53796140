// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <utility>

namespace gomoku::testing {

/// Milliseconds that `work` takes.
template <typename Work>
double timeOf(Work&& work)
{
    const auto start = std::chrono::steady_clock::now();
    std::forward<Work>(work)();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
        .count();
}

/// Whether `measure` gives less than `bound` milliseconds in one of three attempts. A promise that
/// the code breaks is broken every time; one that a busy machine breaks is not.
template <typename Measure>
::testing::AssertionResult takesLess(double bound, Measure&& measure)
{
    ::testing::AssertionResult failure = ::testing::AssertionFailure();
    for (int attempt = 0; attempt < 3; ++attempt) {
        const double milliseconds = measure();
        if (milliseconds < bound)
            return ::testing::AssertionSuccess();
        failure << milliseconds << " ms, ";
    }
    return failure << "where less than " << bound << " ms are promised";
}

}  // namespace gomoku::testing
