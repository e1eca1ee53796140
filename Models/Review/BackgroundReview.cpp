// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/BackgroundReview.h"

#include "Models/Review/ReviewRecord.h"

#include <chrono>
#include <utility>

namespace gomoku {

namespace {

using ReviewClock = std::chrono::steady_clock;

/// Between two pictures of what is known: a graph that changes more often is not seen.
constexpr std::chrono::milliseconds kBetweenPictures{100};

}  // namespace

BackgroundReview::BackgroundReview(QObject* parent) : QObject(parent)
{ }

BackgroundReview::~BackgroundReview()
{
    cancel();
}

void BackgroundReview::start(const ReviewedGame& game, const ReviewOptions& options)
{
    const Stop job = begin();
    m_thread.start([this, game, options, job] { reviewNow(game, options, job); });
}

void BackgroundReview::read(const Record& record, const ReviewedGame& game)
{
    const Stop job = begin();
    m_thread.start([this, record, game, job] {
        if (job->load())
            return;
        const std::optional<GameReview> review = reviewOf(*record, game);
        post(job, [this, review] {
            end();
            emit wasRead(review);
        });
    });
}

void BackgroundReview::cancel()
{
    if (m_stop)
        m_stop->store(true);
    end();
}

BackgroundReview::Stop BackgroundReview::begin()
{
    cancel();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    return m_stop;
}

void BackgroundReview::post(const Stop& job, std::function<void()> tell)
{
    QMetaObject::invokeMethod(
        this,
        [this, job, tell = std::move(tell)] {
            if (job == m_stop)
                tell();
        },
        Qt::QueuedConnection);
}

/// On the thread of the jobs.
void BackgroundReview::reviewNow(const ReviewedGame& game, ReviewOptions options, const Stop& job)
{
    options.run
        = [this](int count, const std::function<void(int)>& work) { m_pool.run(count, work); };
    ReviewClock::time_point next{};
    int planned = 0;
    const auto listen = [&](const ReviewProgress& progress) {
        // More work is always told of: a bar that stays full looks like the end.
        if (const auto now = ReviewClock::now(); now >= next || progress.all != planned) {
            next = now + kBetweenPictures;
            planned = progress.all;
            post(job, [this, review = progress.review, done = progress.done, all = progress.all] {
                emit progressed(review, done, all);
            });
        }
    };
    const GameReview review = reviewGame(game, options, *job, listen);
    if (review.isComplete)
        post(job, [this, review] {
            end();
            emit finished(review);
        });
}

}  // namespace gomoku
