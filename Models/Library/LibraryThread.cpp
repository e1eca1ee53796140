// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/LibraryThread.h"

#include "Models/Library/GameLibrary.h"
#include "Models/Threads/StackSize.h"

#include <QThread>

#include <chrono>
#include <future>
#include <memory>

namespace gomoku {

namespace {

using namespace std::chrono_literals;

/// Longer than a locked file is waited for, shorter than a desktop waits when its user logs out.
constexpr auto kLongestLeave = 5s;

}  // namespace

LibraryThread::LibraryThread() : m_thread(new QThread), m_library(new GameLibrary)
{
    m_thread->setObjectName(QStringLiteral("library"));
    m_thread->setStackSize(kThreadStackBytes);
    QObject::connect(m_thread, &QThread::finished, m_library, &QObject::deleteLater);
    m_thread->start();
    if (m_thread->isRunning())
        m_library->moveToThread(m_thread);
}

LibraryThread::~LibraryThread()
{
    if (!m_thread->isRunning()) {  // The system had none to give.
        m_library->leave();
        delete m_library;
        delete m_thread;
        return;
    }
    const auto left = std::make_shared<std::promise<void>>();
    QMetaObject::invokeMethod(
        m_library,
        [library = m_library, left] {
            library->leave();
            left->set_value();
        },
        Qt::QueuedConnection);
    if (left->get_future().wait_for(kLongestLeave) == std::future_status::timeout) {
        qWarning("The game library does not respond; quitting without it.");
        return;
    }
    m_thread->quit();
    m_thread->wait();
    delete m_thread;
}

}  // namespace gomoku
