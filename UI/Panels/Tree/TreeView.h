// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/TreeLayout.h"

#include <QAbstractScrollArea>

#include <memory>

namespace gomoku {

/// All lines of a record as a tree: moves go down, branches to the right. It paints only what can
/// be seen, so that a library of many thousand moves scrolls like a small game.
class TreeView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TreeView(QWidget* parent = nullptr);

    using Record = std::shared_ptr<const GameRecord>;
    using Layout = std::shared_ptr<const TreeLayout>;
    void setTree(const Record& record, const Layout& layout);  ///< Null: there is none.
    void setCurrent(NodeId node);  ///< The move shown on the board; scrolls to it.

    [[nodiscard]] NodeId current() const { return m_current; }
    [[nodiscard]] const Layout& treeLayout() const { return m_layout; }
    [[nodiscard]] QRect rectOf(NodeId node) const;  ///< In the viewport; null if it has none.
    [[nodiscard]] NodeId nodeAt(QPoint position) const;  ///< In the viewport; or none.
    [[nodiscard]] QString textOf(NodeId node) const;  ///< What a tip says of it.

    [[nodiscard]] QSize sizeHint() const override { return {236, 320}; }

signals:
    void nodeChosen(gomoku::NodeId node);
    void removalRequested(gomoku::NodeId node);
    void menuRequested(gomoku::NodeId node, const QPoint& globalPosition);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    struct Visible
    {
        int firstRow, lastRow, firstLane, lastLane;
    };
    [[nodiscard]] Visible visible() const;
    [[nodiscard]] QPoint centreOf(int row, int lane) const;
    [[nodiscard]] bool isOnPath(std::int32_t index) const;
    [[nodiscard]] NodeId neighbour(int key) const;
    void measure();
    void updateScrollBars();
    void scrollTo(NodeId node);
    void choose(NodeId node);
    void paintRowNumbers(QPainter& painter, const Visible& part) const;
    void paintLines(QPainter& painter, const Visible& part) const;
    void paintNode(QPainter& painter, const TreePlace& place) const;
    void paintSigns(QPainter& painter, const TreePlace& place, const QRect& rect) const;

    Record m_record;
    Layout m_layout;
    NodeId m_current{};
    std::vector<std::int32_t> m_path;  ///< Places on the way to the current node, ascending.
    int m_rowHeight = 0;
    int m_laneWidth = 0;
    int m_gutter = 0;  ///< For the numbers of the rows.
};

}  // namespace gomoku
