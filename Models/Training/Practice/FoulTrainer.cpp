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
    if (m_subject != subject)
        make(subject);
    m_isAsked = true;
    if (m_question)
        deliver();
}

void FoulTrainer::prepare(const FoulSubject& subject)
{
    m_isAsked = false;
    if (m_subject != subject)
        make(subject);
}

void FoulTrainer::forget()
{
    ++m_ticket;
    m_subject.reset();
    m_question.reset();
    m_isAsked = false;
}

void FoulTrainer::make(const FoulSubject& subject)
{
    forget();
    m_subject = subject;
    m_jobs.start([this, subject, ticket = m_ticket] {
        FoulQuestion question = makeFoulQuestion(subject.step, subject.seed);
        QMetaObject::invokeMethod(
            this,
            [this, ticket, question = std::move(question)] {
                if (ticket != m_ticket)
                    return;
                m_question = question;
                if (m_isAsked)
                    deliver();
            },
            Qt::QueuedConnection);
    });
}

void FoulTrainer::deliver()
{
    m_isAsked = false;
    emit asked(FoulQuestion(*m_question));
}

}  // namespace gomoku
