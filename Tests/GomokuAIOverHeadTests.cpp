// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// What `make perf` runs second: what it costs to hand one task to another thread, against what
// there would be to gain by evaluating one position on several. It is why only the root is
// parallel.
#include "Tests/Support/Engine/Positions/Scenes.h"

#include <QSemaphore>
#include <QThreadPool>
#include <QtConcurrent>

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <numeric>
#include <vector>

namespace gomoku::testing {
namespace {

volatile int sink = 0;  ///< Results go here, so that nothing is optimised away.

/// Nanoseconds that one call of `work` takes: the best of several rounds, since whatever disturbs a
/// round only makes it longer.
template <typename Work>
double nanosecondsOf(int calls, Work work)
{
    double best = 1e18;
    for (int round = 0; round < 7; ++round) {
        const auto start = std::chrono::steady_clock::now();
        for (int call = 0; call < calls; ++call)
            work();
        const std::chrono::duration<double, std::nano> elapsed
            = std::chrono::steady_clock::now() - start;
        best = std::min(best, elapsed.count() / calls);
    }
    return best;
}

/// What the row's empty points are worth, both sides together.
int valueOfRow(const BoardManager& board, int row)
{
    int value = 0;
    for (int column = 0; column < board.size(); ++column) {
        const Point point = Point::at(column, row);
        if (board.isEmpty(point))
            value += static_cast<int>(board.classOf(Color::Black, point))
                - static_cast<int>(board.classOf(Color::White, point));
    }
    return value;
}

/// There and back. Waiting for the future itself would take the task back and run it here.
void handOverOneTask(QThreadPool& pool)
{
    QSemaphore done;
    const QFuture<void> future = QtConcurrent::run(&pool, [&done] { done.release(); });
    done.acquire();
}

class Evaluations
{
public:
    explicit Evaluations(const BoardManager& board)
        : m_board(board),
          m_rows(static_cast<std::size_t>(board.size()))
    {
        std::iota(m_rows.begin(), m_rows.end(), 0);
    }

    /// Every point looked at, on this thread.
    [[nodiscard]] int sequential() const
    {
        int value = 0;
        for (const int row : m_rows)
            value += valueOfRow(m_board, row);
        return value;
    }
    /// The same, its rows handed to the pool.
    [[nodiscard]] int parallel(QThreadPool& pool) const
    {
        return QtConcurrent::blockingMappedReduced<int>(
            &pool, m_rows, [this](int row) { return valueOfRow(m_board, row); },
            [](int& sum, int value) { sum += value; });
    }

private:
    const BoardManager& m_board;
    std::vector<int> m_rows;
};

}  // namespace

TEST(GomokuAIOverHead, HandingOverATaskCostsMoreThanAnEvaluation)
{
    QThreadPool pool;
    const BoardManager board = boardOf(kScenes[3]);
    const Evaluations evaluations(board);
    ASSERT_EQ(evaluations.sequential(), evaluations.parallel(pool));

    const double kept = nanosecondsOf(100000, [&] { sink = board.weightBalance(); });
    const double sequential = nanosecondsOf(2000, [&] { sink = evaluations.sequential(); });
    const double parallel = nanosecondsOf(300, [&] { sink = evaluations.parallel(pool); });
    const double task = nanosecondsOf(1000, [&] { handOverOneTask(pool); });

    std::printf("one evaluation, kept by the moves       %10.1f ns\n", kept);
    std::printf("one evaluation, every point looked at   %10.1f ns\n", sequential);
    std::printf("the same, its rows handed to %2d threads %10.1f ns\n", pool.maxThreadCount(),
                parallel);
    std::printf("one empty task, there and back          %10.1f ns\n", task);
    std::printf("a parallel evaluation is %.1f times slower than a sequential one,\n"
                "and one task costs as much as %.0f evaluations kept by the moves\n",
                parallel / sequential, task / kept);

    EXPECT_GT(task, kept);
    EXPECT_GT(parallel, sequential);
}

}  // namespace gomoku::testing
