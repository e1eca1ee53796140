// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Board/BoardTheme.h"
#include "UI/Help/HelpTopic.h"

#include <QObject>
#include <QPointer>

namespace gomoku {

class HelpWindow;

/// Opens the help beside a window and remembers its page while it is closed.
class HelpDesk : public QObject
{
    Q_OBJECT

public:
    explicit HelpDesk(QWidget* window);

    void show(HelpTopic topic);
    void showAgain();  ///< At the page that was shown last.
    void setTopic(HelpTopic topic) { m_topic = topic; }  ///< What showAgain() will show.
    [[nodiscard]] HelpTopic topic() const { return m_topic; }
    void setBoardTheme(BoardThemeId theme);

    [[nodiscard]] HelpWindow* window() const;  ///< None while it was never opened.

signals:
    void topicShown(gomoku::HelpTopic topic);

private:
    void makeWindow(QWidget* parent);

    QWidget* m_owner;
    QPointer<HelpWindow> m_window;
    HelpTopic m_topic = HelpTopic::HowToPlay;
    BoardThemeId m_theme = BoardThemeId::Wood;
};

}  // namespace gomoku
