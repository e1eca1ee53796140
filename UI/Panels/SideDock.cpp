// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/SideDock.h"

#include <QAction>
#include <QMainWindow>

namespace gomoku {

SideDock::SideDock(const QString& name, QWidget* content, QMainWindow* window) : QDockWidget(window)
{
    setObjectName(name);
    setWidget(content);
    hide();
    window->addDockWidget(Qt::RightDockWidgetArea, this);
}

void SideDock::setAvailable(bool available)
{
    if (available == m_isAvailable)
        return;
    toggleViewAction()->setEnabled(available);
    if (available) {
        m_isAvailable = true;
        setVisible(m_isWanted);
    } else {
        m_isWanted = !isHidden();
        setVisible(false);
        m_isAvailable = false;
    }
}

void SideDock::setVisible(bool visible)
{
    if (m_isAvailable)
        QDockWidget::setVisible(visible);
    else
        m_isWanted = visible;
}

}  // namespace gomoku
