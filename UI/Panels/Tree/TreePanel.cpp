// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/Tree/TreePanel.h"

#include "UI/Help/HelpTopic.h"

#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace gomoku {

TreePanel::TreePanel(QWidget* parent)
    : Card(parent),
      m_view(new TreeView(this)),
      m_restore(new QPushButton(this))
{
    m_restore->setProperty("flatLink", true);
    m_restore->setAutoDefault(false);
    m_restore->hide();
    body()->addWidget(m_view, 1);
    body()->addWidget(m_restore, 0, Qt::AlignLeft);
    setMinimumWidth(220);
    setHelp(HelpTopic::Tree);
    connect(m_restore, &QPushButton::clicked, this, &TreePanel::restoreRequested);
    retranslate();
}

void TreePanel::setTree(const TreeView::Record& record, const TreeView::Layout& layout)
{
    m_view->setTree(record, layout);
    showState();
}

void TreePanel::setSnapshot(const GameSnapshot& snapshot)
{
    m_moves = snapshot.treeMoves;
    m_removed = snapshot.removedMoves;
    if (m_view->current() != snapshot.node)
        m_view->setCurrent(snapshot.node);
    showState();
}

void TreePanel::showState()
{
    const auto& layout = m_view->treeLayout();
    const int branches = layout ? layout->branches() : 0;
    const QString moves = tr("%Ln move(s)", nullptr, m_moves);
    // The dock or the tab around it says "Tree" already.
    setTitle(branches == 0 ? moves
                           : tr("%1, %2").arg(moves, tr("%Ln branch(es)", nullptr, branches)));
    setAccessibleName(tr("Tree"));
    m_restore->setText(tr("%Ln move(s) deleted. Undo", nullptr, m_removed));
    m_restore->setVisible(m_removed > 0);
}

void TreePanel::retranslate()
{
    m_view->setAccessibleName(tr("Tree of moves"));
    showState();
}

}  // namespace gomoku
