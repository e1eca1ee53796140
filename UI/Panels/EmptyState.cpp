// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/EmptyState.h"

#include <QLabel>
#include <QVBoxLayout>

namespace gomoku {

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_text(new QLabel(this))
{
    m_title->setProperty("role", QStringLiteral("heading"));
    m_text->setProperty("role", QStringLiteral("secondary"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(4);
    column->addStretch(2);
    for (QLabel* label : {m_title, m_text}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        column->addWidget(label);
    }
    column->addStretch(3);  // The eye looks for it a little above the middle.
    // Nobody gives it less room because its text is hidden.
    QSizePolicy policy = m_text->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_text->setSizePolicy(policy);
}

void EmptyState::setWords(const QString& title, const QString& text)
{
    m_title->setText(title);
    m_text->setText(text);
    setAccessibleName(title);
    setAccessibleDescription(text);
    fit();
}

void EmptyState::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// Where there is no room for every line of the text, the title says enough.
void EmptyState::fit()
{
    const QMargins around = layout()->contentsMargins();
    const int inside = width() - around.left() - around.right();
    const int needed = around.top() + m_title->heightForWidth(inside) + layout()->spacing()
        + m_text->heightForWidth(inside) + around.bottom();
    m_text->setVisible(height() >= needed);
    m_title->setMinimumHeight(m_title->heightForWidth(inside));
}

QString EmptyState::text() const
{
    return m_text->text();
}

}  // namespace gomoku
