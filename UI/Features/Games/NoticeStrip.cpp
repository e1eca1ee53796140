// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Games/NoticeStrip.h"

#include "UI/Speech/Announcement.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace gomoku {

NoticeStrip::NoticeStrip(QWidget* parent)
    : QFrame(parent),
      m_row(new QHBoxLayout(this)),
      m_sentence(new QLabel(this))
{
    m_sentence->setTextFormat(Qt::PlainText);
    m_row->setContentsMargins(16, 6, 16, 6);
    m_row->setSpacing(8);
    m_row->addWidget(m_sentence, 1);
    hide();
}

void NoticeStrip::add(QWidget* widget)
{
    widget->setFocusPolicy(Qt::TabFocus);
    m_row->addWidget(widget);
}

QPushButton* NoticeStrip::addButton()
{
    auto* button = new QPushButton(this);
    add(button);
    return button;
}

QToolButton* NoticeStrip::addCloseButton()
{
    auto* button = new QToolButton(this);
    button->setText(QStringLiteral("✕"));
    add(button);
    return button;
}

void NoticeStrip::setSentence(const QString& text)
{
    m_sentence->setText(text);
    setAccessibleName(text);
}

void NoticeStrip::tell()
{
    show();
    announce(this, accessibleName());
}

void NoticeStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

}  // namespace gomoku
