// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/StatusLine.h"

#include "UI/Speech/Announcement.h"
#include "UI/Text/PlainToolTip.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kLeastMilliseconds = 5000;
constexpr int kMillisecondsToReadALetter = 80;

}  // namespace

StatusLine::StatusLine(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setForegroundRole(QPalette::PlaceholderText);
    // A long text is shortened rather than allowed to push the board aside.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &StatusLine::fallSilent);
}

void StatusLine::setLasting(const QString& text)
{
    m_lasting = text;
    if (!m_timer.isActive() && !m_isKept)
        showText(text, false);
}

void StatusLine::say(const QString& text)
{
    keepSaying(text);
    m_isKept = false;
    m_timer.start(
        std::max(kLeastMilliseconds, kMillisecondsToReadALetter * static_cast<int>(text.size())));
}

void StatusLine::keepSaying(const QString& text)
{
    m_timer.stop();
    m_isKept = true;
    showText(text, true);
    announce(this, text);
}

void StatusLine::fallSilent()
{
    m_timer.stop();
    m_isKept = false;
    showText(m_lasting, false);
}

void StatusLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
    style()->drawItemText(&painter, rect(), Qt::AlignVCenter | Qt::AlignLeft, palette(),
                          isEnabled(), shown, foregroundRole());
}

void StatusLine::showText(const QString& text, bool passing)
{
    setForegroundRole(passing ? QPalette::WindowText : QPalette::PlaceholderText);
    setText(text);
    setToolTip(plainToolTip(text));
}

}  // namespace gomoku
