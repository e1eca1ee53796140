// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Games/SaveAlert.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gomoku {

SaveAlert::SaveAlert(QWidget* parent)
    : QFrame(parent),
      m_text(new QLabel(this)),
      m_saveElsewhere(new QPushButton(this)),
      m_retry(new QPushButton(this))
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 16, 8);
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    row->addWidget(m_saveElsewhere);
    row->addWidget(m_retry);
    connect(m_saveElsewhere, &QPushButton::clicked, this, &SaveAlert::saveElsewhereRequested);
    connect(m_retry, &QPushButton::clicked, this, &SaveAlert::retryRequested);
    retranslate();
    hide();
}

QWidget* SaveAlert::above(QWidget* page)
{
    auto* both = new QWidget(parentWidget());
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(this);
    column->addWidget(page, 1);
    return both;
}

void SaveAlert::showProblem(const LibraryProblem& problem)
{
    m_problem = problem;
    retranslate();
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString SaveAlert::reason(const LibraryProblem& problem)
{
    using Kind = LibraryProblem::Kind;
    switch (problem.kind) {
    case Kind::None:
        return {};
    case Kind::Locked:
        return tr("Another program is using the game library.");
    case Kind::DiskFull:
        return tr("The disk is full.");
    case Kind::NoAccess:
        return tr("The game library cannot be opened or written.");
    case Kind::NewerVersion:
        return tr("The game library was made by a newer version of this program.");
    case Kind::Damaged:
        return tr("The game library is damaged.");
    case Kind::NotALibrary:
        return tr("The file is not a game library.");
    case Kind::Other:
        break;
    }
    return tr("The disk reports an error: %1.").arg(problem.detail);
}

QString SaveAlert::text() const
{
    return m_text->text();
}

void SaveAlert::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void SaveAlert::retranslate()
{
    m_text->setText(tr("Games are not being saved. %1").arg(reason(m_problem)));
    m_saveElsewhere->setText(tr("Save Elsewhere…"));
    m_retry->setText(tr("Try Again"));
    setAccessibleName(m_text->text());
}

}  // namespace gomoku
