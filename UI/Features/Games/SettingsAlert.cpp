// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Games/SettingsAlert.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace gomoku {

SettingsAlert::SettingsAlert(QWidget* parent)
    : NoticeStrip(parent),
      m_retry(addButton()),
      m_close(addCloseButton())
{
    sentence()->setWordWrap(true);
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
    tell();
}

QString SettingsAlert::text() const
{
    return sentence()->text();
}

void SettingsAlert::retranslate()
{
    setSentence(tr("Settings and engines cannot be saved. Changes are lost when the program is "
                   "closed."));
    m_retry->setText(tr("Try Again"));
    m_close->setAccessibleName(tr("Close"));
}

}  // namespace gomoku
