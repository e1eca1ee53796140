// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Search/Threats/ThreatSearch.h"
#include "Models/Threads/JobThread.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace gomoku {

/// What was found out about a position: a win by fours alone, or by fours and threes, or none.
struct SolvedPosition
{
    ThreatOutcome outcome = ThreatOutcome::GaveUp;
    bool byFours = false;  ///< A win that needs no threes.
    std::vector<Point> line{};  ///< Of the win, to the five.
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{0};
};

/// Looks for a forced win of the side to move on a thread of its own: first by fours (VCF), then by
/// fours and threes (VCT).
class ThreatSolver : public QObject
{
    Q_OBJECT

public:
    explicit ThreatSolver(QObject* parent = nullptr);
    ~ThreatSolver() override;  ///< Stops, and waits for it.

    /// Of the question before nothing more is heard. Nobody may have won yet.
    void start(const Grid& stones, Rule rule, Color toMove, std::chrono::milliseconds time);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_stop != nullptr; }

signals:
    void solved(const gomoku::SolvedPosition& found);

private:
    std::shared_ptr<std::atomic<bool>> m_stop;  ///< Of the question under way; null: none is.
    JobThread m_thread;
};

}  // namespace gomoku
