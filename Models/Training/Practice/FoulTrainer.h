// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Threads/JobThread.h"
#include "Models/Training/FoulProgress.h"

#include <QObject>

namespace gomoku {

/// Makes questions of the foul gym on a thread of its own: the hard ones take a while to find.
class FoulTrainer : public QObject
{
    Q_OBJECT

public:
    explicit FoulTrainer(QObject* parent = nullptr);
    ~FoulTrainer() override;  ///< Waits for a question that is being made.

    /// Returns at once. asked() follows, unless another question is wanted before.
    void ask(const FoulSubject& subject);
    void forget() { ++m_wanted; }  ///< No question is wanted any more.

signals:
    void asked(const gomoku::FoulQuestion& question);

private:
    quint64 m_wanted = 0;  ///< Grows with every question.
    JobThread m_jobs;  ///< Last: its jobs need all the above.
};

}  // namespace gomoku
