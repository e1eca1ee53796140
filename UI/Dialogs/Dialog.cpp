// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/Dialog.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace gomoku {

Dialog::Dialog(QWidget* parent)
    : QDialog(parent),
      m_body(new QVBoxLayout),
      m_buttons(new QDialogButtonBox(this))
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(20, 20, 20, 16);
    whole->setSpacing(16);
    m_body->setSpacing(12);
    whole->addLayout(m_body, 1);
    whole->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QPushButton* Dialog::addPrimary(QDialogButtonBox::ButtonRole role)
{
    auto* button = new QPushButton(this);
    button->setProperty("primary", true);  // Before the style sheet sees it.
    button->setDefault(true);
    m_buttons->addButton(button, role);
    return button;
}

QPushButton* Dialog::addButton(QDialogButtonBox::ButtonRole role)
{
    auto* button = new QPushButton(this);
    button->setAutoDefault(false);
    m_buttons->addButton(button, role);
    return button;
}

void Dialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

}  // namespace gomoku
