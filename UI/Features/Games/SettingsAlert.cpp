// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Games/SettingsAlert.h"

#include "UI/Speech/Announcement.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace gomoku {

SettingsAlert::SettingsAlert(QWidget* parent)
    : NoticeStrip(parent),
      m_retry(new QPushButton(this)),
      m_close(new QToolButton(this))
{
    sentence()->setWordWrap(true);
    m_close->setText(QStringLiteral("✕"));
    row()->addWidget(m_retry);
    row()->addWidget(m_close);
    for (QWidget* each : std::initializer_list<QWidget*>{m_retry, m_close})
        each->setFocusPolicy(Qt::TabFocus);  // The board keeps the keyboard.
    connect(m_retry, &QPushButton::clicked, this, &SettingsAlert::retryRequested);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    retranslate();
}

void SettingsAlert::setSaved(bool saved)
{
    if (saved)
        hide();
    if (std::exchange(m_isTold, !saved) || saved)
        return;
    show();
    announce(this, accessibleName());
}

QString SettingsAlert::text() const
{
    return sentence()->text();
}

void SettingsAlert::retranslate()
{
    sentence()->setText(tr("Settings and engines cannot be saved. Changes are lost when the "
                           "program is closed."));
    m_retry->setText(tr("Try Again"));
    m_close->setAccessibleName(tr("Close"));
    setAccessibleName(sentence()->text());
}

}  // namespace gomoku
