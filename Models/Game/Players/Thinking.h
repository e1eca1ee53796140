// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"
#include "Models/GomokuAI.h"
#include "Models/Rules/OpeningPlay.h"
#include "Models/Search/SearchTypes.h"
#include "Models/Setup/ClockSpec.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace gomoku {

/// What the computer is busy with for the game: a move, a hint or an analysis, one at a time. A new
/// task drops the one before it, and nothing of a dropped task is ever heard again.
class Thinking : public QObject
{
    Q_OBJECT

public:
    enum class Task { None, Move, Advice, Hint, Analysis };

    explicit Thinking(GomokuAI& ai, QObject* parent = nullptr);

    [[nodiscard]] Task task() const noexcept { return m_task; }

    /// Looks for a move, which is found no sooner than after `pause`: an instant reply feels
    /// abrupt.
    void findMove(const BoardManager& position, const SearchLimits& limits, Milliseconds pause);
    /// Decides what the opening asks for, likewise no sooner than after `pause`.
    void advise(const OpeningPlay& opening, Rule rule, SearchLimits limits, Milliseconds pause);
    void findHint(const BoardManager& position);
    void findHint(const OpeningPlay& opening, Rule rule);
    void analyse(const BoardManager& position, int lines);
    void drop();

    void setRandomSeed(quint64 seed) noexcept { m_seed = seed; }  ///< 0: never vary.
    void varyForNewGame() noexcept;  ///< Other choices than in the game before.
    void setThreads(int threads) noexcept { m_threads = threads; }
    void setUseBook(bool use) noexcept { m_useBook = use; }

signals:
    void progressed(const gomoku::SearchReport& report);  ///< Of a move or a hint.
    void moveFound(const gomoku::SearchReport& report);
    void advised(const gomoku::OpeningAction& action);
    void hintFound(const gomoku::SearchReport& report);
    void openingHintFound(const gomoku::OpeningAction& action);
    void analysed(const gomoku::SearchReport& report);

private:
    void start(Task task, const BoardManager& position, SearchLimits limits);
    void onProgress(GomokuAI::Ticket ticket, const SearchReport& report);
    void onFinished(GomokuAI::Ticket ticket, const SearchReport& report);
    void onAdvised(GomokuAI::Ticket ticket, const OpeningAction& action);
    void waitOutPause();
    void deliver();
    [[nodiscard]] SearchLimits adjusted(SearchLimits limits, int stones) const;

    GomokuAI& m_ai;
    Task m_task = Task::None;
    GomokuAI::Ticket m_ticket = 0;
    quint64 m_seed;
    int m_threads = 0;
    bool m_useBook = true;
    std::chrono::steady_clock::time_point m_notBefore{};
    SearchReport m_found;  ///< A move that waits for its pause to end.
    OpeningAction m_advice;  ///< Likewise.
    QTimer m_pauseTimer;
};

}  // namespace gomoku
