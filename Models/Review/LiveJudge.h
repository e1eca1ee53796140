// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/GameReview.h"
#include "Models/Threads/JobThread.h"

#include <QObject>

#include <memory>

namespace gomoku {

/// Judges each position of a game while it is played, one at a time on a thread of its own, the
/// newest first. It gives values and no verdicts: those need a second look, which is the review's.
class LiveJudge : public QObject
{
    Q_OBJECT

public:
    explicit LiveJudge(QObject* parent = nullptr);
    ~LiveJudge() override;  ///< Stops and waits for its thread.

    /// The game has come to here; values of moves that it shares with the one before are kept.
    void follow(const ReviewedGame& game, std::uint64_t nodes);
    void clear();  ///< Nothing follows, and nothing is known any more.
    /// The values known so far, and no verdict.
    [[nodiscard]] GameReview known() const;

signals:
    void judged();  ///< known() has one value more.

private:
    using Stop = std::shared_ptr<std::atomic<bool>>;

    void stop();
    void judgeNext();
    void take(const Stop& job, std::size_t place, const std::optional<Judgement>& judgement);
    [[nodiscard]] std::optional<std::size_t> newestUnknown() const;

    ReviewedGame m_game;
    std::uint64_t m_nodes = kFirstLookNodes;
    std::vector<std::optional<Score>> m_blackScores;
    Stop m_stop;  ///< Of the job under way, and its ticket.
    std::shared_ptr<Judge> m_judge;  ///< Made and used on the thread of the jobs only.
    JobThread m_thread;
};

}  // namespace gomoku
