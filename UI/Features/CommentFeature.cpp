// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/CommentFeature.h"

#include "Models/GameManager.h"
#include "UI/BoardWidget.h"
#include "UI/GamePage/GamePanel.h"
#include "UI/GameWidget.h"
#include "UI/Panels/MoveListPanel.h"
#include "UI/Panels/Tree/CommentBox.h"

#include <QAction>
#include <QMenu>

namespace gomoku {

CommentFeature::CommentFeature(GameWidget* game, QMenu* menu)
    : QObject(game),
      m_game(game),
      m_box(new CommentBox(game->panel()->moves())),
      m_write(new QAction(this))
{
    game->panel()->moves()->addBelow(m_box);
    // Above the line over the last entry, which is the preferences.
    const auto entries = menu->actions();
    menu->insertAction(entries.value(entries.size() - 2), m_write);
    m_write->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    m_write->setEnabled(false);
    connect(m_write, &QAction::triggered, m_box, &CommentBox::startWriting);
    connect(game, &GameWidget::snapshotShown, m_box, &CommentBox::setSnapshot);
    connect(game, &GameWidget::pageChanged, this,
            [this] { m_write->setEnabled(m_game->page() == GameWidget::Page::Game); });
    connect(game, &GameWidget::settling, m_box, &CommentBox::release);
    connect(m_box, &CommentBox::left, game->board(), qOverload<>(&QWidget::setFocus));
    connect(m_box, &CommentBox::written, this,
            [this](quint64 number, NodeId node, const QString& text) {
                m_game->ask(&GameManager::setComment, number, node, text);
            });
    retranslate();
}

void CommentFeature::retranslate()
{
    m_write->setText(tr("Co&mment on the Move"));
}

}  // namespace gomoku
