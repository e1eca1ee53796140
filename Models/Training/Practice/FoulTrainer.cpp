// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Practice/FoulTrainer.h"

namespace gomoku {

FoulTrainer::FoulTrainer(QObject* parent) : QObject(parent)
{ }

FoulTrainer::~FoulTrainer()
{
    m_jobs.waitForDone();
}

void FoulTrainer::ask(const FoulSubject& subject)
{
    const quint64 ticket = ++m_wanted;
    m_jobs.start([this, subject, ticket] {
        FoulQuestion question = makeFoulQuestion(subject.step, subject.seed);
        QMetaObject::invokeMethod(
            this,
            [this, ticket, question = std::move(question)] {
                if (ticket == m_wanted)
                    emit asked(question);
            },
            Qt::QueuedConnection);
    });
}

}  // namespace gomoku
