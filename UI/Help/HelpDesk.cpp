// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Help/HelpDesk.h"

#include "UI/Help/HelpWindow.h"

#include <QApplication>

namespace gomoku {

HelpDesk::HelpDesk(QWidget* window) : QObject(window), m_owner(window)
{ }

HelpWindow* HelpDesk::window() const
{
    return m_window;
}

void HelpDesk::show(HelpTopic topic)
{
    m_topic = topic;
    showAgain();
}

void HelpDesk::showAgain()
{
    // Beside a dialog that holds up the rest of the program only its own children can be used.
    QWidget* modal = QApplication::activeModalWidget();
    QWidget* parent = modal ? modal : m_owner;
    if (m_window && m_window->parentWidget() != parent)
        delete m_window;
    if (!m_window)
        makeWindow(parent);
    m_window->showTopic(m_topic);
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

void HelpDesk::makeWindow(QWidget* parent)
{
    m_window = new HelpWindow(parent);
    m_window->setBoardTheme(m_theme);
    connect(m_window, &HelpWindow::topicShown, this, [this](HelpTopic shown) {
        m_topic = shown;
        emit topicShown(shown);
    });
    m_window->startAt(m_topic);
}

void HelpDesk::setBoardTheme(BoardThemeId theme)
{
    m_theme = theme;
    if (m_window)
        m_window->setBoardTheme(theme);
}

}  // namespace gomoku
