// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Help/HelpTopic.h"

#include <QEvent>

class QWidget;

namespace gomoku {

/// A question on its way from the widget where it arose up to whoever can show the help. It passes
/// from parent to parent, also out of dialogs, until somebody accepts it.
class HelpRequest : public QEvent
{
public:
    explicit HelpRequest(HelpTopic topic);

    [[nodiscard]] static QEvent::Type eventType();
    [[nodiscard]] HelpTopic topic() const { return m_topic; }

private:
    HelpTopic m_topic;
};

/// What F1 means while the focus is in this widget or in one of its children.
void setHelpTopic(QWidget* widget, HelpTopic topic);
/// As set for the widget or the nearest of its parents.
[[nodiscard]] std::optional<HelpTopic> helpTopicAt(const QWidget* widget);

/// Sends the question on its way.
void requestHelp(QWidget* from, HelpTopic topic);

}  // namespace gomoku
