// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace gomoku {

class CommentBox;
class GameWidget;

/// Comments on moves: below the list of moves they are read, and written on request.
class CommentFeature : public QObject
{
    Q_OBJECT

public:
    CommentFeature(GameWidget* game, QMenu* menu);

    [[nodiscard]] CommentBox* box() const { return m_box; }
    [[nodiscard]] QAction* action() const { return m_write; }
    void retranslate();

private:
    GameWidget* m_game;
    CommentBox* m_box;
    QAction* m_write;
};

}  // namespace gomoku
