// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Study/Analyst.h"

#include "Models/Game/Players/PlayerLimits.h"

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

/// What is known of the position after `move`, told of the one before it.
SearchReport before(Point move, SearchReport report)
{
    report.lines.resize(std::min<std::size_t>(report.lines.size(), 1));
    for (SearchLine& line : report.lines) {
        line.moves.insert(line.moves.begin(), move);
        line.score = (isWin(line.score) ? 1 : isLoss(line.score) ? -1 : 0) - line.score;
        ++line.depth;
        ++line.selectiveDepth;
    }
    return report;
}

}  // namespace

Analyst::Analyst(GomokuAI& ai, const ComputerSettings& settings, QObject* parent)
    : QObject(parent),
      m_ai(ai),
      m_settings(settings)
{
    connect(&m_ai, &GomokuAI::progressed, this, &Analyst::onProgressed);
    connect(&m_ai, &GomokuAI::finished, this, &Analyst::onFinished);
    connect(&m_ai, &GomokuAI::advised, this, &Analyst::onAdvised);
}

void Analyst::findHint(const BoardManager& position)
{
    start(Task::Hint, position, {.moveTime = kHintTime});
}

void Analyst::findHint(const OpeningPlay& opening, Rule rule)
{
    forget();
    m_task = Task::Hint;
    const auto actions = static_cast<int>(opening.actions().size());
    m_ticket = m_ai.advise(opening, rule, m_settings.adjusted({.moveTime = kHintTime}, actions));
}

void Analyst::analyse(const BoardManager& position, int lines)
{
    SearchLimits limits{.lines = lines, .useBook = false, .alwaysSearch = true};
    if (position.stoneCount() > 0)
        return start(Task::Analysis, position, limits);
    // To a search all moves on an empty board look alike. It is worth what the usual first move is.
    BoardManager board = position;
    board.makeMove(centreOf(board.size()));
    limits.lines = 1;
    start(Task::Analysis, board, limits);
    m_first = centreOf(board.size());
}

void Analyst::tellAnalysis(const SearchReport& report)
{
    emit analysed(m_first.isNone() ? report : before(m_first, report));
}

void Analyst::forget()
{
    m_ticket = 0;
    m_first = Point();
    if (std::exchange(m_task, Task::None) != Task::None)
        m_ai.cancel();
}

void Analyst::start(Task task, const BoardManager& position, const SearchLimits& limits)
{
    forget();
    m_task = task;
    m_ticket = m_ai.think(position, m_settings.adjusted(limits, position.stoneCount()));
}

void Analyst::onProgressed(GomokuAI::Ticket ticket, const SearchReport& report)
{
    if (ticket != m_ticket)
        return;
    if (m_task == Task::Hint)
        emit progressed(report);
    else
        tellAnalysis(report);
}

void Analyst::onFinished(GomokuAI::Ticket ticket, const SearchReport& report)
{
    if (ticket != m_ticket)
        return;
    m_ticket = 0;
    if (std::exchange(m_task, Task::None) == Task::Hint)
        emit hintFound(report);
    else
        tellAnalysis(report);
}

void Analyst::onAdvised(GomokuAI::Ticket ticket, const OpeningAction& action)
{
    if (ticket != m_ticket)
        return;
    m_ticket = 0;
    m_task = Task::None;
    emit openingHintFound(action);
}

}  // namespace gomoku
