// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Practice/Coach.h"

namespace gomoku {

Coach::Coach(QObject* parent) : QObject(parent)
{ }

Coach::~Coach()
{
    end();
    m_preparations.waitForDone();
    m_jobs.waitForDone();
}

template <typename Work, typename Tell>
void Coach::ask(Work work, Tell tell)
{
    if (!m_session)
        return;
    ++m_waiting;
    m_jobs.start([this, session = m_session, task = m_task, work, tell] {
        auto answer = work(*session);
        QMetaObject::invokeMethod(
            this,
            [this, task, tell, answer = std::move(answer)] {
                if (task != m_task)
                    return;  // Somebody has gone on meanwhile.
                --m_waiting;
                tell(answer);
            },
            Qt::QueuedConnection);
    });
}

void Coach::begin(const PracticeTask& task)
{
    end();
    m_session = startPractice(task);
    m_preparations.start([session = m_session] { session->prepare(); });
}

void Coach::end()
{
    ++m_task;
    m_waiting = 0;
    if (m_session)
        m_session->abandon();
    m_session.reset();
}

void Coach::play(Point point)
{
    ask([point](PracticeSession& session) { return session.play(point); },
        [this](const PracticeVerdict& verdict) { emit judged(verdict); });
}

void Coach::help()
{
    ask([](PracticeSession& session) { return session.hint(); },
        [this](const PuzzleHint& hint) { emit hinted(hint); });
}

void Coach::solve()
{
    ask([](PracticeSession& session) { return session.solution(); },
        [this](const std::vector<Point>& line) { emit solved(line); });
}

}  // namespace gomoku
