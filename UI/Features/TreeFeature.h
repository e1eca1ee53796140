// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Threads/Inquiry.h"
#include "UI/Panels/Tree/TreePanel.h"

#include <QObject>
#include <QTimer>

class QAction;
class QMainWindow;
class QMenu;

namespace gomoku {

class GameWidget;
class MarkBar;
class SideDock;

/// The tree of the game beside the board, what can be done with its branches, and marks on the
/// board. The record is fetched when it has changed and somebody looks; where its nodes are drawn
/// is worked out on another thread.
class TreeFeature : public QObject
{
    Q_OBJECT

public:
    TreeFeature(QMainWindow* window, GameWidget* game, QMenu* viewMenu, QMenu* editMenu);

    [[nodiscard]] TreePanel* panel() const { return m_panel; }
    [[nodiscard]] MarkBar* marks() const { return m_marks; }
    [[nodiscard]] SideDock* dock() const { return m_dock; }
    [[nodiscard]] QMenu* branchMenu() const { return m_branch; }
    void retranslate();

private:
    void build(QMenu* viewMenu, QMenu* editMenu);
    void buildBranchMenu();
    void wire();
    void follow();
    void showDockFor(const GameSnapshot& snapshot);
    void fetch();
    void layOut(const TreeView::Record& record);
    void useTool();
    bool markPoint(Point point);
    [[nodiscard]] NodeId target() const;
    void popUp(NodeId node, const QPoint& position);
    void prepareMenu();
    void remove(NodeId node);
    void copy(bool asSgf);

    QMainWindow* m_window;
    GameWidget* m_game;
    TreePanel* m_panel;
    MarkBar* m_marks;
    SideDock* m_dock;
    QMenu* m_branch;
    QMenu* m_markMenu;
    QAction* m_promote;
    QAction* m_mainLine;
    QAction* m_remove;
    QAction* m_restore;
    QAction* m_copySgf;
    QAction* m_copyText;
    QAction* m_twin;
    QAction* m_stopMarking;
    QTimer m_refresh;  ///< Computers may move quickly; the tree need not follow each move.
    NodeId m_menuNode{};  ///< What the menu was opened on; none: the move shown.
    quint64 m_shownGame = 0;
    quint64 m_fetchedGame = 0;
    quint64 m_fetchedEdits = 0;
    Inquiry m_layouts;  ///< Where the nodes are drawn.
};

}  // namespace gomoku
