// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "UI/Panels/Card.h"
#include "UI/Panels/Tree/TreeView.h"

class QPushButton;

namespace gomoku {

/// The tree of a game with how much there is in it, and the way back for a branch that was deleted.
class TreePanel : public Card
{
    Q_OBJECT

public:
    explicit TreePanel(QWidget* parent = nullptr);

    void setTree(const TreeView::Record& record, const TreeView::Layout& layout);
    void setSnapshot(const GameSnapshot& snapshot);

    [[nodiscard]] TreeView* view() const { return m_view; }
    [[nodiscard]] QPushButton* restoreButton() const { return m_restore; }

signals:
    void restoreRequested();

protected:
    void retranslate() override;

private:
    void showState();

    TreeView* m_view;
    QPushButton* m_restore;
    int m_moves = 0;
    int m_removed = 0;
};

}  // namespace gomoku
