// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <pthread.h>
#include <stdexcept>
#include <utility>
#include <vector>

namespace gomoku::testing {

/// What macOS gives to a secondary thread, the least of all systems we know.
inline constexpr std::size_t kSmallStack = 512 * 1024;

/// Sanitizers and builds without optimisation need several times the stack of the program that
/// players get. There the tests still run, but prove little about stacks.
#if defined(GOMOKU_SANITIZED) || defined(__SANITIZE_THREAD__) || !defined(__OPTIMIZE__)
inline constexpr std::size_t kStackFactor = 8;
#else
inline constexpr std::size_t kStackFactor = 1;
#endif

/// A thread with a stack of that many bytes. Joins when it is destroyed.
class SmallStackThread
{
public:
    explicit SmallStackThread(std::function<void()> work, std::size_t bytes = kSmallStack)
        : m_work(std::move(work))
    {
        pthread_attr_t attributes;
        pthread_attr_init(&attributes);
        pthread_attr_setstacksize(&attributes, bytes * kStackFactor);
        const int error = pthread_create(&m_thread, &attributes, &SmallStackThread::run, &m_work);
        pthread_attr_destroy(&attributes);
        if (error != 0)
            throw std::runtime_error("no thread");
    }
    ~SmallStackThread() { pthread_join(m_thread, nullptr); }
    SmallStackThread(const SmallStackThread&) = delete;
    SmallStackThread& operator=(const SmallStackThread&) = delete;

private:
    static void* run(void* work)
    {
        (*static_cast<std::function<void()>*>(work))();
        return nullptr;
    }

    std::function<void()> m_work;
    pthread_t m_thread{};
};

inline void onSmallStack(std::function<void()> work, std::size_t bytes = kSmallStack)
{
    const SmallStackThread thread(std::move(work), bytes);
}

/// For ParallelSearch: each job on a small stack of its own.
inline void runOnSmallStacks(int count, const std::function<void(int)>& job)
{
    std::vector<std::unique_ptr<SmallStackThread>> threads;
    for (int i = 0; i < count; ++i)
        threads.push_back(std::make_unique<SmallStackThread>([&job, i] { job(i); }));
}

}  // namespace gomoku::testing
