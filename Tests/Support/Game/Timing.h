// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>
#include <iostream>
#include <thread>
#include <utility>
#include <vector>

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

/// The part of the machine that we get when we ask for all of it: 1 on a quiet one.
inline double shareOfTheMachine()
{
    const std::clock_t used = std::clock();  // Processor time of all our threads.
    const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    const double milliseconds = timeOf([cores] {
        const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(200);
        std::vector<std::thread> busy;
        for (unsigned i = 0; i < cores; ++i)
            busy.emplace_back([end] {
                while (std::chrono::steady_clock::now() < end) { }
            });
        for (std::thread& thread : busy)
            thread.join();
    });
    return 1000.0 * static_cast<double>(std::clock() - used) / CLOCKS_PER_SEC
        / (milliseconds * cores);
}

/// Notices when the machine stands still, as a virtual one does now and then: whoever wants to wake
/// up every two milliseconds sees it.
class PauseWatch
{
public:
    PauseWatch()
        : m_thread([this](const std::stop_token& stop) {
              while (!stop.stop_requested()) {
                  const double slept
                      = timeOf([] { std::this_thread::sleep_for(std::chrono::milliseconds(2)); });
                  m_longest = std::max(m_longest.load(), slept);
              }
          })
    { }
    [[nodiscard]] double longest() const { return m_longest; }  ///< In milliseconds.

private:
    std::atomic<double> m_longest = 0;
    std::jthread m_thread;
};

/// Whether `measure` gives less than `bound` milliseconds in one of three attempts. A promise that
/// the code breaks is broken every time; one that a busy moment breaks is not. Where others have
/// taken a good part of the machine, nothing can be said, and that is said.
template <typename Measure>
::testing::AssertionResult takesLess(double bound, Measure&& measure)
{
    constexpr double kQuiet = 0.9;
    ::testing::AssertionResult failure = ::testing::AssertionFailure();
    for (int attempt = 0; attempt < 3; ++attempt) {
        const double milliseconds = measure();
        if (milliseconds < bound)
            return ::testing::AssertionSuccess();
        failure << milliseconds << " ms, ";
    }
    if (const double share = shareOfTheMachine(); share < kQuiet) {
        std::cout << "Not measured: others use the machine, our share was " << share << '\n';
        return ::testing::AssertionSuccess();
    }
    return failure << "where less than " << bound << " ms are promised";
}

}  // namespace gomoku::testing
