// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/JournalThread.h"

namespace gomoku {

JournalThread::JournalThread(QObject* parent)
    : QObject(parent),
      m_journal(std::make_shared<TournamentJournal>())
{ }

JournalThread::~JournalThread()
{
    m_thread.waitForDone();
}

void JournalThread::read(const QString& path)
{
    m_thread.start([this, path] {
        QMetaObject::invokeMethod(
            this, [this, contents = TournamentJournal::read(path)] { emit contentsRead(contents); },
            Qt::QueuedConnection);
    });
}

void JournalThread::begin(const QString& path, const TournamentPlan& plan)
{
    m_thread.start([this, path, plan] {
        m_journal->close();
        report(m_journal->beginAnew(path, plan));
    });
}

void JournalThread::resume(const QString& path)
{
    m_thread.start([this, path] { report(m_journal->resume(path)); });
}

void JournalThread::add(const MatchGameResult& game)
{
    m_thread.start([this, game] {
        if (m_journal->isOpen())
            report(m_journal->add(game));
    });
}

void JournalThread::close()
{
    m_thread.start([this] { m_journal->close(); });
}

/// On the journal's thread.
void JournalThread::report(const std::optional<QString>& problem)
{
    if (problem)
        QMetaObject::invokeMethod(
            this, [this, why = *problem] { emit failed(why); }, Qt::QueuedConnection);
}

}  // namespace gomoku
