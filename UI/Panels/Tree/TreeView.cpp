// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/Tree/TreeView.h"

#include "UI/Board/MiniStone.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/PlainToolTip.h"
#include "UI/Text/ValueText.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kTreeStone = 12;
constexpr int kTreeSpace = 5;  ///< Around and between the parts of a node.
constexpr int kTreeSigns = 9;  ///< The column of the small signs.
constexpr int kTreeGap = 6;  ///< Between nodes, where the lines can be seen.
constexpr int kLongestTip = 300;

QString moveText(const TreePlace& place)
{
    if (place.hasMove)
        return ValueText::point(place.move.point);
    return place.parent < 0 ? TreeView::tr("Start") : QStringLiteral("•");
}

/// A pass is a word, which may be longer than any move: then there is a dash for it.
QString moveTextIn(const TreePlace& place, const QFont& font, int width)
{
    const QString text = moveText(place);
    const bool isPass = place.hasMove && place.move.isPass();
    const QFontMetrics metrics(narrowedFont(font, text, width));
    return isPass && metrics.horizontalAdvance(text) > width ? QStringLiteral("–") : text;
}

/// A speech bubble.
void paintBubble(QPainter& painter, QPointF corner)
{
    QPainterPath bubble;
    bubble.addRoundedRect(QRectF(corner, QSizeF(7, 5)), 1.5, 1.5);
    bubble.moveTo(corner + QPointF(1.5, 4.5));
    bubble.lineTo(corner + QPointF(1.5, 7));
    bubble.lineTo(corner + QPointF(4, 4.5));
    painter.fillPath(bubble, painter.pen().color());
}

/// Two strokes: the same position stands elsewhere.
void paintEquals(QPainter& painter, QPointF corner)
{
    for (const double height : {1.0, 4.0})
        painter.drawLine(corner + QPointF(0, height), corner + QPointF(6, height));
}

}  // namespace

TreeView::TreeView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setAutoFillBackground(false);
    viewport()->setMouseTracking(true);
    measure();
}

void TreeView::measure()
{
    const QFontMetrics metrics = fontMetrics();
    m_rowHeight = std::max(28, metrics.height() + 2 * kTreeSpace + kTreeGap);
    m_laneWidth = 3 * kTreeSpace + kTreeStone + metrics.horizontalAdvance(QStringLiteral("M15"))
        + kTreeSigns + kTreeGap;
    m_gutter = metrics.horizontalAdvance(QStringLiteral("000")) + kTreeSpace;
    horizontalScrollBar()->setSingleStep(m_laneWidth);
    verticalScrollBar()->setSingleStep(m_rowHeight);
}

void TreeView::setTree(const Record& record, const Layout& layout)
{
    m_record = record;
    m_layout = layout;
    updateScrollBars();
    setCurrent(m_current);
    viewport()->update();
}

void TreeView::setCurrent(NodeId node)
{
    m_current = node;
    m_path.clear();
    const TreePlace* place = m_layout ? m_layout->find(node) : nullptr;
    while (place) {
        m_path.push_back(static_cast<std::int32_t>(place - m_layout->places().data()));
        place = place->parent < 0 ? nullptr
                                  : &m_layout->places()[static_cast<std::size_t>(place->parent)];
    }
    std::reverse(m_path.begin(), m_path.end());
    setAccessibleDescription(textOf(node));
    scrollTo(node);
    viewport()->update();
}

void TreeView::updateScrollBars()
{
    const int rows = m_layout ? m_layout->rows() : 0;
    const int lanes = m_layout ? m_layout->lanes() : 0;
    const auto set = [](QScrollBar* bar, int all, int page) {
        bar->setRange(0, std::max(0, all - page));
        bar->setPageStep(page);
    };
    set(verticalScrollBar(), rows * m_rowHeight, viewport()->height());
    set(horizontalScrollBar(), m_gutter + lanes * m_laneWidth, viewport()->width());
}

QPoint TreeView::centreOf(int row, int lane) const
{
    return {m_gutter + lane * m_laneWidth + m_laneWidth / 2 - horizontalScrollBar()->value(),
            row * m_rowHeight + m_rowHeight / 2 - verticalScrollBar()->value()};
}

QRect TreeView::rectOf(NodeId node) const
{
    const TreePlace* place = m_layout ? m_layout->find(node) : nullptr;
    if (!place)
        return {};
    QRect rect(0, 0, m_laneWidth - kTreeGap, m_rowHeight - kTreeGap);
    rect.moveCenter(centreOf(place->row, place->lane));
    return rect;
}

NodeId TreeView::nodeAt(QPoint position) const
{
    const int x = position.x() + horizontalScrollBar()->value() - m_gutter;
    const int y = position.y() + verticalScrollBar()->value();
    if (!m_layout || x < 0 || y < 0)
        return {};
    const TreePlace* place = m_layout->at(y / m_rowHeight, x / m_laneWidth);
    return place ? place->node : NodeId();
}

QString TreeView::textOf(NodeId node) const
{
    const TreePlace* place = m_layout ? m_layout->find(node) : nullptr;
    if (!place || !m_record || !m_record->contains(node))
        return {};
    QStringList lines;
    if (place->hasMove)
        lines << tr("Move %1: %2").arg(m_record->moveNumber(node)).arg(moveText(*place));
    else
        lines << (place->parent < 0 ? tr("Start") : tr("No move"));
    if (place->hasComment)
        lines << QString::fromStdString(m_record->notes(node).comment).left(kLongestTip);
    if (!place->twin.isNone())
        lines << tr("The same position is in another branch.");
    return lines.join(u'\n');
}

void TreeView::scrollTo(NodeId node)
{
    const QRect rect = rectOf(node);
    if (rect.isNull())
        return;
    const auto follow = [](QScrollBar* bar, int start, int end, int space, int page) {
        if (start < space)
            bar->setValue(bar->value() + start - space);
        else if (end > page - space)
            bar->setValue(bar->value() + end - page + space);
    };
    follow(verticalScrollBar(), rect.top(), rect.bottom(), m_rowHeight, viewport()->height());
    follow(horizontalScrollBar(), rect.left() - m_gutter, rect.right(), kTreeGap,
           viewport()->width());
}

TreeView::Visible TreeView::visible() const
{
    const int left = horizontalScrollBar()->value() - m_gutter;
    const int top = verticalScrollBar()->value();
    return {top / m_rowHeight, (top + viewport()->height()) / m_rowHeight,
            std::max(0, left / m_laneWidth), (left + viewport()->width()) / m_laneWidth};
}

bool TreeView::isOnPath(std::int32_t index) const
{
    return std::binary_search(m_path.begin(), m_path.end(), index);
}

void TreeView::paintEvent(QPaintEvent*)
{
    if (!m_layout)
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const Visible part = visible();
    paintLines(painter, part);
    for (int row = part.firstRow; row <= part.lastRow; ++row)
        for (const std::int32_t index : m_layout->inRow(row, part.firstLane, part.lastLane))
            paintNode(painter, m_layout->places()[static_cast<std::size_t>(index)]);
    paintRowNumbers(painter, part);
}

void TreeView::paintRowNumbers(QPainter& painter, const Visible& part) const
{
    painter.fillRect(QRect(0, 0, m_gutter, viewport()->height()), palette().brush(QPalette::Base));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    for (int row = std::max(1, part.firstRow); row <= std::min(part.lastRow, m_layout->rows() - 1);
         ++row) {
        QRect place(0, 0, m_gutter - kTreeSpace, m_rowHeight);
        place.moveTop(centreOf(row, 0).y() - m_rowHeight / 2);
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, QString::number(row));
    }
}

/// From each node straight down to its first child, and along its own row to the others.
void TreeView::paintLines(QPainter& painter, const Visible& part) const
{
    const auto pen = [&](bool onPath) {
        return QPen(palette().color(onPath ? QPalette::Text : QPalette::PlaceholderText),
                    onPath ? 2.0 : 1.0);
    };
    for (int row = part.firstRow; row <= part.lastRow + 1; ++row) {
        for (const std::int32_t index : m_layout->inRow(row, part.firstLane, part.lastLane)) {
            const TreePlace& place = m_layout->places()[static_cast<std::size_t>(index)];
            const QPoint centre = centreOf(place.row, place.lane);
            if (place.reach > place.lane) {
                painter.setPen(pen(false));
                const int end = centreOf(row, place.reach).x() - m_laneWidth / 2;
                painter.drawLine(centre,
                                 QPoint(std::min(end, viewport()->width() + 1), centre.y()));
            }
            if (place.parent < 0)
                continue;
            const TreePlace& above = m_layout->places()[static_cast<std::size_t>(place.parent)];
            const bool onPath = isOnPath(index);
            painter.setPen(pen(onPath));
            const int x = centre.x() - (above.lane == place.lane ? 0 : m_laneWidth / 2);
            painter.drawLine(QPoint(x, centre.y() - m_rowHeight), centre);
            if (onPath && above.lane != place.lane)
                painter.drawLine(centreOf(above.row, above.lane),
                                 QPoint(x, centre.y() - m_rowHeight));
        }
    }
}

void TreeView::paintNode(QPainter& painter, const TreePlace& place) const
{
    const QRect rect = rectOf(place.node);
    const bool isCurrent = place.node == m_current;
    const bool onPath = isOnPath(static_cast<std::int32_t>(&place - m_layout->places().data()));
    painter.setBrush(palette().brush(isCurrent ? QPalette::AlternateBase : QPalette::Base));
    painter.setPen(QPen(palette().color(isCurrent ? (hasFocus() ? QPalette::Link : QPalette::Text)
                                            : onPath ? QPalette::PlaceholderText
                                                     : QPalette::Mid),
                        isCurrent ? 1.6 : 1.0));
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
    QRect text = rect.adjusted(kTreeSpace, 0, -kTreeSigns, 0);
    if (place.hasMove) {
        paintMiniStone(
            painter,
            QRectF(text.left(), rect.center().y() - kTreeStone / 2.0 + 0.5, kTreeStone, kTreeStone),
            place.move.color);
        text.setLeft(text.left() + kTreeStone + kTreeSpace);
    }
    painter.setPen(palette().color(QPalette::Text));
    // The first node has a word in it, and so has a pass.
    const QString word = moveTextIn(place, font(), text.width());
    painter.setFont(narrowedFont(font(), word, text.width()));
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, word);
    painter.setFont(font());
    paintSigns(painter, place, rect);
}

void TreeView::paintSigns(QPainter& painter, const TreePlace& place, const QRect& rect) const
{
    painter.setPen(QPen(palette().color(QPalette::Text), 1.4));
    if (place.hasComment)
        paintBubble(painter, rect.topRight() + QPointF(-kTreeSigns - 1, 4));
    if (!place.twin.isNone())
        paintEquals(painter, rect.bottomRight() + QPointF(-kTreeSigns, -8));
}

void TreeView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBars();
}

void TreeView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        measure();
        updateScrollBars();
    }
    QAbstractScrollArea::changeEvent(event);
}

void TreeView::mousePressEvent(QMouseEvent* event)
{
    const NodeId node = nodeAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && !node.isNone())
        choose(node);
}

void TreeView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const NodeId node = byKey ? m_current : nodeAt(event->pos());
    if (!node.isNone())
        emit menuRequested(
            node, byKey ? viewport()->mapToGlobal(rectOf(node).center()) : event->globalPos());
}

void TreeView::keyPressEvent(QKeyEvent* event)
{
    const bool plain
        = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    if (plain && event->key() == Qt::Key_Delete && !m_current.isNone())
        return emit removalRequested(m_current);
    const NodeId next = plain ? neighbour(event->key()) : NodeId();
    if (!next.isNone())
        choose(next);
    else
        event->ignore();
}

/// Up and down along the line, left and right to the branches beside it.
NodeId TreeView::neighbour(int key) const
{
    if (!m_record || !m_record->contains(m_current))
        return {};
    const NodeId parent = m_record->parent(m_current);
    switch (key) {
    case Qt::Key_Up:
        return parent;
    case Qt::Key_Down:
        return m_record->firstChild(m_current);
    case Qt::Key_Right:
        return m_record->nextSibling(m_current);
    case Qt::Key_Left:
        break;
    case Qt::Key_Home:
        return GameRecord::root();
    case Qt::Key_End:
        return m_record->lineThrough(m_current).back();
    default:
        return {};
    }
    NodeId before;
    if (!parent.isNone())
        for (NodeId each = m_record->firstChild(parent); each != m_current;
             each = m_record->nextSibling(each))
            before = each;
    return before;
}

void TreeView::choose(NodeId node)
{
    setCurrent(node);
    emit nodeChosen(node);
}

bool TreeView::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const NodeId node = nodeAt(help->pos());
    QToolTip::showText(help->globalPos(), node.isNone() ? QString() : plainToolTip(textOf(node)),
                       this, rectOf(node));
    return true;
}

}  // namespace gomoku
