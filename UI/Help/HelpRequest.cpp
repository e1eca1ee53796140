// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Help/HelpRequest.h"

#include <QCoreApplication>
#include <QVariant>
#include <QWidget>

namespace gomoku {

namespace {

constexpr const char* kHelpTopicProperty = "helpTopic";

}  // namespace

HelpRequest::HelpRequest(HelpTopic topic) : QEvent(eventType()), m_topic(topic)
{
    ignore();
}

QEvent::Type HelpRequest::eventType()
{
    static const int type = QEvent::registerEventType();
    return static_cast<QEvent::Type>(type);
}

void setHelpTopic(QWidget* widget, HelpTopic topic)
{
    widget->setProperty(kHelpTopicProperty, static_cast<int>(topic));
}

std::optional<HelpTopic> helpTopicAt(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget())
        if (const QVariant topic = widget->property(kHelpTopicProperty); topic.isValid())
            return static_cast<HelpTopic>(topic.toInt());
    return std::nullopt;
}

void requestHelp(QWidget* from, HelpTopic topic)
{
    HelpRequest request(topic);
    for (QWidget* asked = from; asked && !request.isAccepted(); asked = asked->parentWidget())
        QCoreApplication::sendEvent(asked, &request);
}

}  // namespace gomoku
