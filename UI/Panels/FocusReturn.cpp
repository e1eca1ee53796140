// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/FocusReturn.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace gomoku {

FocusReturn::FocusReturn(QWidget* panel, QWidget* heir)
    : QObject(panel),
      m_panel(panel),
      m_heir(heir)
{
    panel->installEventFilter(this);
}

/// Its own closing, not that of the whole window. The focus is still inside then.
bool FocusReturn::eventFilter(QObject* watched, QEvent* event)
{
    const bool closes = watched == m_panel && event->type() == QEvent::Hide && m_panel->isHidden();
    const QWidget* focus = QApplication::focusWidget();
    if (closes && focus && (focus == m_panel || m_panel->isAncestorOf(focus)))
        m_heir->setFocus();
    return QObject::eventFilter(watched, event);
}

}  // namespace gomoku
