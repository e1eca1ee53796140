// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Engines/ProcessGroup.h"

#include <utility>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#else
#include <csignal>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace gomoku {

ProcessGroup::ProcessGroup(QObject* parent) : QProcess(parent)
{
    prepare();
    connect(this, &QProcess::started, this, &ProcessGroup::take);
    connect(this, &QProcess::finished, this, &ProcessGroup::killMembers);
}

ProcessGroup::~ProcessGroup()
{
    disconnect();
    killGroup();
#ifdef Q_OS_WIN
    if (m_job)
        CloseHandle(m_job);
#endif
}

void ProcessGroup::killGroup()
{
    killMembers();
    kill();  // It may be so young that the group does not exist yet.
}

#ifdef Q_OS_WIN

void ProcessGroup::prepare()
{
    m_job = CreateJobObjectW(nullptr, nullptr);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    if (m_job)
        SetInformationJobObject(m_job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    setCreateProcessArgumentsModifier(
        [](CreateProcessArguments* arguments) { arguments->flags |= CREATE_NEW_PROCESS_GROUP; });
}

void ProcessGroup::take()
{
    const HANDLE process = OpenProcess(PROCESS_SET_QUOTA | PROCESS_TERMINATE, FALSE,
                                       static_cast<DWORD>(processId()));
    if (!process)
        return;
    if (m_job)
        AssignProcessToJobObject(m_job, process);
    CloseHandle(process);
}

void ProcessGroup::killMembers()
{
    if (m_job)
        TerminateJobObject(m_job, 1);
}

#else

void ProcessGroup::prepare()
{
    // This runs between fork and exec, where only what is safe in a signal handler may be called.
    setChildProcessModifier([parent = ::getpid()] {
        ::setpgid(0, 0);
#ifdef Q_OS_LINUX
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (::getppid() != parent)  // We have died before the kernel could be told.
            ::_exit(1);
#else
        (void)parent;
#endif
    });
}

void ProcessGroup::take()
{
    m_group = processId();
}

void ProcessGroup::killMembers()
{
    // The number is not given to another group as long as this one has members.
    const qint64 known = std::exchange(m_group, 0);
    if (const qint64 group = known > 0 ? known : processId(); group > 0)
        ::kill(static_cast<pid_t>(-group), SIGKILL);
}

#endif

}  // namespace gomoku
