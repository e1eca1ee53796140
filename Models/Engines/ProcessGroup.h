// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>

namespace gomoku {

/// A process that is a group of its own, together with all that it starts. What is typed at our
/// terminal, such as Ctrl-C, does not reach it. Killing the group leaves none of them, and a
/// process that ends by itself takes along what it has started.
///
/// It does not outlive us: on Windows a job object sees to the whole group, on Linux the kernel
/// kills the process itself. The latter happens when the *thread* that started it ends, so start it
/// on a thread that lives longer than the process is needed. Elsewhere it sees the end of its
/// input.
class ProcessGroup : public QProcess
{
    Q_OBJECT

public:
    explicit ProcessGroup(QObject* parent = nullptr);
    ~ProcessGroup() override;  ///< Kills the group.

    void killGroup();  ///< Does not wait.

private:
    void prepare();
    void take();
    void killMembers();

    qint64 m_group = 0;  ///< On Unix: its number; 0 before the start, and when all are gone.
    void* m_job = nullptr;  ///< On Windows: the job object.
};

}  // namespace gomoku
