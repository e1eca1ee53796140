// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Threads/JobThread.h"
#include "Models/Training/FoulProgress.h"

#include <QObject>

#include <optional>

namespace gomoku {

/// Makes questions of the foul gym on a thread of its own: the hard ones take a while to find.
class FoulTrainer : public QObject
{
    Q_OBJECT

public:
    explicit FoulTrainer(QObject* parent = nullptr);
    ~FoulTrainer() override;  ///< Waits for a question that is being made.

    /// asked() follows, at once if the question was prepared; unless another one is wanted before.
    void ask(const FoulSubject& subject);
    /// Makes the question that will be asked next, while the user reads something else.
    void prepare(const FoulSubject& subject);
    void forget();  ///< No question is wanted any more.

signals:
    void asked(const gomoku::FoulQuestion& question);

private:
    void make(const FoulSubject& subject);
    void deliver();

    std::optional<FoulSubject> m_subject;  ///< Of the question that is made, or being made.
    std::optional<FoulQuestion> m_question;
    bool m_isAsked = false;  ///< Somebody waits for it.
    quint64 m_ticket = 0;  ///< Grows with every question.
    JobThread m_jobs;  ///< Last: its jobs need all the above.
};

}  // namespace gomoku
