// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Help/HelpButton.h"

#include "UI/Help/HelpRequest.h"
#include "UI/Help/HelpText.h"
#include "UI/Style/Palette.h"
#include "UI/Style/SizedFont.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPainter>

namespace gomoku {

namespace {

constexpr int kHelpButtonSide = 18;

}  // namespace

HelpButton::HelpButton(HelpTopic topic, QWidget* parent) : QToolButton(parent), m_topic(topic)
{
    setText(QStringLiteral("?"));
    setFocusPolicy(Qt::TabFocus);  // A click leaves the keyboard where it was.
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QToolButton::clicked, this, [this] { requestHelp(this, m_topic); });
    retranslate();
}

void HelpButton::setTopic(HelpTopic topic)
{
    m_topic = topic;
    retranslate();
}

QSize HelpButton::sizeHint() const
{
    return {scaledPixels(kHelpButtonSide), scaledPixels(kHelpButtonSide)};
}

void HelpButton::retranslate()
{
    const QString words = tr("Help: %1").arg(HelpText::title(m_topic));
    setAccessibleName(words);
    setToolTip(words);
}

void HelpButton::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QToolButton::changeEvent(event);
}

void HelpButton::paintEvent(QPaintEvent*)
{
    // Its own palette has the style sheet's transparent background in it.
    const ColorTable& colors = tableOf(QGuiApplication::palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hasFocus() ? colors.accent : colors.hairline, 1.2));
    painter.setBrush(underMouse() ? QBrush(colors.softFill) : QBrush(Qt::NoBrush));
    const double side = std::min(width(), height()) - 2.0;
    painter.drawEllipse(QRectF(rect()).center(), side / 2, side / 2);
    painter.setFont(sizedFont(font(), 12, QFont::DemiBold));
    painter.setPen(underMouse() ? colors.text : colors.secondaryText);
    painter.drawText(QRectF(rect()), Qt::AlignCenter, text());
}

}  // namespace gomoku
