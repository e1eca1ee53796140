// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/GameThread.h"

#include "Models/GameManager.h"
#include "Models/Threads/StackSize.h"

namespace gomoku {

GameThread::GameThread() : m_manager(new GameManager)
{
    m_thread.setObjectName(QStringLiteral("game"));
    m_thread.setStackSize(kThreadStackBytes);
    QObject::connect(&m_thread, &QThread::finished, m_manager, &QObject::deleteLater);
    m_thread.start();
    if (m_thread.isRunning())
        m_manager->moveToThread(&m_thread);
}

GameThread::~GameThread()
{
    if (!m_thread.isRunning()) {  // The system had none to give.
        m_manager->prepareToLeave();
        delete m_manager;
        return;
    }
    QMetaObject::invokeMethod(m_manager, &GameManager::prepareToLeave,
                              Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

}  // namespace gomoku
