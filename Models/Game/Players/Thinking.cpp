// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Players/Thinking.h"

#include "Models/Game/Players/PlayerLimits.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace gomoku {

Thinking::Thinking(GomokuAI& ai, QObject* parent)
    : QObject(parent),
      m_ai(ai),
      m_seed(QRandomGenerator::global()->generate64() | 1),
      m_pauseTimer(this)
{
    m_pauseTimer.setSingleShot(true);
    m_pauseTimer.setTimerType(Qt::PreciseTimer);  // Others may come a twentieth too early.
    connect(&m_ai, &GomokuAI::progressed, this, &Thinking::onProgress);
    connect(&m_ai, &GomokuAI::finished, this, &Thinking::onFinished);
    connect(&m_ai, &GomokuAI::advised, this, &Thinking::onAdvised);
    connect(&m_pauseTimer, &QTimer::timeout, this, &Thinking::deliver);
}

void Thinking::findMove(const BoardManager& position, const SearchLimits& limits,
                        Milliseconds pause)
{
    m_notBefore = std::chrono::steady_clock::now() + pause;
    start(Task::Move, position, limits);
}

void Thinking::advise(const OpeningPlay& opening, Rule rule, SearchLimits limits,
                      Milliseconds pause)
{
    drop();
    m_notBefore = std::chrono::steady_clock::now() + pause;
    m_task = Task::Advice;
    const auto actions = static_cast<int>(opening.actions().size());
    m_ticket = m_ai.advise(opening, rule, adjusted(std::move(limits), actions));
}

void Thinking::findHint(const OpeningPlay& opening, Rule rule)
{
    advise(opening, rule, {.moveTime = kHintTime}, Milliseconds{0});
    m_task = Task::Hint;
}

void Thinking::findHint(const BoardManager& position)
{
    start(Task::Hint, position, {.moveTime = kHintTime});
}

void Thinking::analyse(const BoardManager& position, int lines)
{
    start(Task::Analysis, position, {.lines = lines, .useBook = false});
}

void Thinking::drop()
{
    m_ai.cancel();
    m_pauseTimer.stop();
    m_task = Task::None;
    m_ticket = 0;
}

void Thinking::start(Task task, const BoardManager& position, SearchLimits limits)
{
    drop();
    m_task = task;
    m_ticket = m_ai.think(position, adjusted(std::move(limits), position.stoneCount()));
}

void Thinking::varyForNewGame() noexcept
{
    // Far more than a game has moves, each of which counts its own choice from the seed.
    constexpr quint64 kSeedsPerGame = quint64{1} << 32;
    if (m_seed != 0)
        m_seed += kSeedsPerGame;
}

SearchLimits Thinking::adjusted(SearchLimits limits, int stones) const
{
    limits.threads = m_threads;
    limits.useBook = limits.useBook && m_useBook;
    // Another choice for each move, so that a game does not favour one corner throughout.
    if (m_seed != 0)
        limits.randomSeed = m_seed + static_cast<quint64>(stones);
    return limits;
}

void Thinking::onProgress(GomokuAI::Ticket ticket, const SearchReport& report)
{
    if (ticket != m_ticket)
        return;
    if (m_task == Task::Analysis)
        emit analysed(report);
    else
        emit progressed(report);
}

void Thinking::onFinished(GomokuAI::Ticket ticket, const SearchReport& report)
{
    if (ticket != m_ticket)
        return;
    if (m_task == Task::Move) {
        m_found = report;
        waitOutPause();
        emit progressed(report);
        return;
    }
    const Task task = std::exchange(m_task, Task::None);
    if (task == Task::Hint)
        emit hintFound(report);
    else
        emit analysed(report);
}

void Thinking::onAdvised(GomokuAI::Ticket ticket, const OpeningAction& action)
{
    if (ticket != m_ticket)
        return;
    if (m_task == Task::Hint) {
        m_task = Task::None;
        emit openingHintFound(action);
        return;
    }
    m_advice = action;
    waitOutPause();
}

void Thinking::waitOutPause()
{
    const auto left = m_notBefore - std::chrono::steady_clock::now();
    m_pauseTimer.start(std::max(std::chrono::ceil<Milliseconds>(left), Milliseconds{0}));
}

void Thinking::deliver()
{
    if (std::exchange(m_task, Task::None) == Task::Advice)
        emit advised(m_advice);
    else
        emit moveFound(m_found);
}

}  // namespace gomoku
