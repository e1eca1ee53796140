// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Games/SaveAlert.h"

#include <QLabel>
#include <QPushButton>

namespace gomoku {

SaveAlert::SaveAlert(QWidget* parent)
    : NoticeStrip(parent),
      m_saveElsewhere(addButton()),
      m_retry(addButton())
{
    sentence()->setWordWrap(true);
    connect(m_saveElsewhere, &QPushButton::clicked, this, &SaveAlert::saveElsewhereRequested);
    connect(m_retry, &QPushButton::clicked, this, &SaveAlert::retryRequested);
    retranslate();
}

void SaveAlert::showProblem(const LibraryProblem& problem)
{
    m_problem = problem;
    retranslate();
    tell();
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
    return sentence()->text();
}

void SaveAlert::retranslate()
{
    setSentence(tr("Games are not being saved. %1").arg(reason(m_problem)));
    m_saveElsewhere->setText(tr("Save Elsewhere…"));
    m_retry->setText(tr("Try Again"));
}

}  // namespace gomoku
