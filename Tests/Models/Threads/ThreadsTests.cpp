// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Threads/Inquiry.h"
#include "Models/Threads/JobThread.h"
#include "Models/Threads/PoolRunner.h"
#include "Models/Threads/StackSize.h"
#include "Tests/Support/Game/WaitFor.h"

#include <gtest/gtest.h>

#ifdef __linux__
#include <pthread.h>
#include <sys/resource.h>
#endif

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

TEST(Inquiry, IsAnsweredFromAnotherThreadOnOurs)
{
    Inquiry inquiry;
    std::thread::id worker;
    int answer = 0;
    inquiry.ask(
        [&](const std::atomic<bool>&) {
            worker = std::this_thread::get_id();
            return 42;
        },
        [&](int found) { answer = found; });
    EXPECT_TRUE(inquiry.isOpen());
    EXPECT_TRUE(testing::waitFor([&] { return answer == 42; }));
    EXPECT_NE(worker, std::this_thread::get_id());
    EXPECT_FALSE(inquiry.isOpen());
}

TEST(Inquiry, ANewQuestionStopsTheOneBefore)
{
    Inquiry inquiry;
    std::vector<int> answers;
    inquiry.ask(
        [](const std::atomic<bool>& stop) {
            while (!stop)
                std::this_thread::yield();
            return 1;
        },
        [&](int found) { answers.push_back(found); });
    inquiry.ask([](const std::atomic<bool>&) { return 2; },
                [&](int found) { answers.push_back(found); });
    EXPECT_TRUE(testing::waitFor([&] { return !answers.empty(); }));
    EXPECT_EQ(answers, std::vector{2});
}

TEST(PoolRunner, RunsAllJobsAtOnceEachOnAThreadOfItsOwn)
{
    PoolRunner runner;
    for (int round = 0; round < 200; ++round) {
        const int count = 1 + round % 4;
        std::atomic<int> arrived{0};
        std::vector<std::thread::id> seen(static_cast<std::size_t>(count));
        runner.run(count, [&](int job) {
            ++arrived;
            while (arrived < count)  // Hangs if they do not run side by side.
                std::this_thread::yield();
            seen[static_cast<std::size_t>(job)] = std::this_thread::get_id();
        });
        EXPECT_FALSE(std::set(seen.begin(), seen.end()).contains(std::thread::id()));
        EXPECT_EQ(std::set(seen.begin(), seen.end()).size(), static_cast<std::size_t>(count));
    }
}

#ifdef __linux__
std::size_t stackOfThisThread()
{
    pthread_attr_t attributes;
    pthread_getattr_np(pthread_self(), &attributes);
    std::size_t bytes = 0;
    pthread_attr_getstacksize(&attributes, &bytes);
    pthread_attr_destroy(&attributes);
    return bytes;
}

TEST(Threads, HaveTheStackThatWeSay)
{
    std::size_t ofJob = 0;
    std::atomic<std::size_t> ofPool = 0;
    JobThread thread;
    thread.start([&] { ofJob = stackOfThisThread(); });
    thread.waitForDone();
    PoolRunner runner;
    runner.run(1, [&](int) { ofPool = stackOfThisThread(); });
    EXPECT_EQ(ofJob, kThreadStackBytes);
    EXPECT_EQ(ofPool, kThreadStackBytes);
}

int nicenessOfThisThread()
{
    return getpriority(PRIO_PROCESS, 0);
}

TEST(Threads, HaveThePriorityThatWeSay)
{
    const int ours = nicenessOfThisThread();
    if (ours >= 10)
        GTEST_SKIP() << "all of us is nice already";
    JobThread thread(ThreadPriority::Normal);
    PoolRunner polite;
    PoolRunner urgent(ThreadPriority::Normal);
    std::atomic<int> ofPolite = 0;
    std::atomic<int> ofUrgent = 0;
    int ofJob = 0;
    for (int round = 0; round < 50; ++round) {
        thread.start([&] {
            // None of these is done here, where it would lower our own for good.
            polite.run(2, [&](int) { ofPolite = nicenessOfThisThread(); });
            urgent.run(2, [&](int) { ofUrgent = nicenessOfThisThread(); });
            ofJob = nicenessOfThisThread();
        });
        thread.waitForDone();
        ASSERT_EQ(ofJob, ours);
        ASSERT_EQ(ofUrgent, ours);
        ASSERT_EQ(ofPolite, 10);
    }
    JobThread politeThread;
    politeThread.start([&] { ofJob = nicenessOfThisThread(); });
    politeThread.waitForDone();
    EXPECT_EQ(ofJob, 10);
}
#endif

}  // namespace
}  // namespace gomoku
