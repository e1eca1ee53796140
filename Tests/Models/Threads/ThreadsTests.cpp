// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Threads/JobThread.h"
#include "Models/Threads/PoolRunner.h"

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <vector>

namespace gomoku {
namespace {

// Plain variables on purpose: ThreadSanitizer watches that the classes hand them over.

TEST(JobThread, DoesJobsInTheirOrderOnOneThread)
{
    JobThread thread;
    std::vector<int> order;
    std::set<std::thread::id> threads;
    for (int i = 0; i < 100; ++i)
        thread.start([&, i] {
            order.push_back(i);
            threads.insert(std::this_thread::get_id());
        });
    thread.waitForDone();

    std::vector<int> expected(100);
    std::iota(expected.begin(), expected.end(), 0);
    EXPECT_EQ(order, expected);
    EXPECT_EQ(threads.size(), 1U);
    EXPECT_FALSE(threads.contains(std::this_thread::get_id()));
}

TEST(JobThread, WaitsForNothingIfThereWasNothing)
{
    JobThread thread;
    thread.waitForDone();
}

TEST(JobThread, AJobMayStartAnother)
{
    JobThread thread;
    bool done = false;
    thread.start([&] { thread.start([&] { done = true; }); });
    thread.waitForDone();
    EXPECT_TRUE(done);
}

TEST(JobThread, FinishesItsJobsBeforeItIsGone)
{
    int done = 0;
    {
        JobThread thread;
        for (int i = 0; i < 50; ++i)
            thread.start([&] { ++done; });
    }
    EXPECT_EQ(done, 50);
}

TEST(PoolRunner, RunsAllJobsAtOnceAndTheFirstHere)
{
    PoolRunner runner;
    for (int round = 0; round < 200; ++round) {
        const int count = 1 + round % 4;
        std::atomic<int> arrived{0};
        std::vector<int> seen(static_cast<std::size_t>(count), -1);
        std::thread::id first;
        runner.run(count, [&](int job) {
            ++arrived;
            while (arrived < count)  // Hangs if they do not run side by side.
                std::this_thread::yield();
            seen[static_cast<std::size_t>(job)] = round;
            if (job == 0)
                first = std::this_thread::get_id();
        });
        EXPECT_EQ(seen, std::vector<int>(static_cast<std::size_t>(count), round));
        EXPECT_EQ(first, std::this_thread::get_id());
    }
}

}  // namespace
}  // namespace gomoku
