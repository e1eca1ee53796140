// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/Graph/EvalPlot.h"

#include "UI/Board/MiniStone.h"
#include "UI/Panels/VerdictMark.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

constexpr qreal kPlotRadius = 6;
constexpr qreal kPlotStone = 10;
constexpr qreal kMarkReach = 5;  ///< From its middle to its edge.
constexpr int kFewestMoves = 16;  ///< A young game does not fill the width with two points.

/// A form for each verdict, for those who see its colour like another: a dot, a diamond for a
/// mistake, a square for a blunder.
QPainterPath shapeOfMark(Verdict verdict, QPointF centre)
{
    QPainterPath shape;
    const QRectF around(centre.x() - kMarkReach, centre.y() - kMarkReach, 2 * kMarkReach,
                        2 * kMarkReach);
    if (verdict == Verdict::Blunder) {
        shape.addRect(around);
    } else if (verdict == Verdict::Mistake) {
        const qreal reach = kMarkReach + 1;  // It would look smaller than the others.
        shape.addPolygon(QPolygonF{centre + QPointF(0, -reach), centre + QPointF(reach, 0),
                                   centre + QPointF(0, reach), centre + QPointF(-reach, 0)});
        shape.closeSubpath();
    } else {
        shape.addEllipse(around);
    }
    return shape;
}

}  // namespace

EvalPlot::EvalPlot(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void EvalPlot::setChances(std::vector<std::optional<double>> chances, int shown)
{
    m_chances = std::move(chances);
    m_shown = shown;
    if (m_hovered && *m_hovered > lastMove())
        setHovered(std::nullopt);
    update();
}

void EvalPlot::setMarks(std::vector<Mark> marks)
{
    m_marks = std::move(marks);
    update();
}

QRectF EvalPlot::plotArea() const
{
    return QRectF(rect()).adjusted(kPlotStone + 12, 8, -8, -8);
}

int EvalPlot::lastMove() const
{
    return std::max(0, static_cast<int>(m_chances.size()) - 1);
}

QPointF EvalPlot::positionOf(int moves, double blackChance) const
{
    const QRectF area = plotArea();
    const int span = std::max(kFewestMoves, lastMove());
    return {area.left() + area.width() * moves / span, area.bottom() - area.height() * blackChance};
}

int EvalPlot::movesAt(const QPointF& position) const
{
    const QRectF area = plotArea();
    const int span = std::max(kFewestMoves, lastMove());
    const int moves = qRound((position.x() - area.left()) / area.width() * span);
    return std::clamp(moves, 0, lastMove());
}

std::optional<double> EvalPlot::chanceAfter(int moves) const
{
    const auto at = static_cast<std::size_t>(moves);
    return at < m_chances.size() ? m_chances[at] : std::nullopt;
}

std::vector<QPolygonF> EvalPlot::pieces() const
{
    std::vector<QPolygonF> pieces;
    bool isOpen = false;
    for (int moves = 0; moves < static_cast<int>(m_chances.size()); ++moves) {
        const auto chance = chanceAfter(moves);
        if (chance && !isOpen)
            pieces.emplace_back();
        if (chance)
            pieces.back() << positionOf(moves, *chance);
        isOpen = chance.has_value();
    }
    return pieces;
}

void EvalPlot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPaper(painter);
    paintCursor(painter, m_shown, 1.0);
    for (const QPolygonF& piece : pieces())
        paintPiece(painter, piece);
    paintMarks(painter);
    if (m_hovered)
        paintCursor(painter, *m_hovered, 0.5);
}

void EvalPlot::paintPaper(QPainter& painter) const
{
    const QRectF paper = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(hasFocus() ? QPen(palette().color(QPalette::Highlight)) : QPen(Qt::NoPen));
    painter.setBrush(palette().brush(QPalette::AlternateBase));
    painter.drawRoundedRect(paper, kPlotRadius, kPlotRadius);

    const QRectF area = plotArea();
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.drawLine(QPointF(area.left(), area.center().y()),
                     QPointF(area.right(), area.center().y()));
    paintMiniStone(painter, {8, area.top(), kPlotStone, kPlotStone}, Color::Black);
    paintMiniStone(painter, {8, area.bottom() - kPlotStone, kPlotStone, kPlotStone}, Color::White);
}

void EvalPlot::paintPiece(QPainter& painter, const QPolygonF& points) const
{
    const QColor ink = palette().color(QPalette::PlaceholderText);
    if (points.size() == 1) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(points.first(), 1.5, 1.5);
        return;
    }
    const qreal middle = plotArea().center().y();
    QPainterPath area(QPointF(points.first().x(), middle));
    for (const QPointF& point : points)
        area.lineTo(point);
    area.lineTo(points.last().x(), middle);
    QColor wash = ink;
    wash.setAlphaF(0.15F);
    painter.fillPath(area, wash);
    painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(points);
}

void EvalPlot::paintMarks(QPainter& painter) const
{
    painter.setPen(QPen(palette().color(QPalette::AlternateBase), 1.5));
    for (const Mark& mark : m_marks) {
        const auto chance = chanceAfter(mark.moves);
        if (!chance)
            continue;
        painter.setBrush(colorOf(mark.verdict, palette()));
        painter.drawPath(shapeOfMark(mark.verdict, positionOf(mark.moves, *chance)));
    }
}

void EvalPlot::paintCursor(QPainter& painter, int moves, qreal opacity) const
{
    const QRectF area = plotArea();
    const qreal x = positionOf(moves, 0.5).x();
    QColor line = palette().color(QPalette::PlaceholderText);
    line.setAlphaF(static_cast<float>(opacity * 0.6));
    painter.setPen(QPen(line, 1));
    painter.drawLine(QPointF(x, area.top() - 4), QPointF(x, area.bottom() + 4));
    const auto chance = chanceAfter(moves);
    const bool isMarked = std::any_of(m_marks.begin(), m_marks.end(),
                                      [&](const Mark& mark) { return mark.moves == moves; });
    if (!chance || isMarked)  // A mark says more than the cursor's dot.
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().brush(QPalette::Text));
    painter.drawEllipse(positionOf(moves, *chance), 3.5, 3.5);
}

void EvalPlot::setHovered(std::optional<int> moves)
{
    if (moves == m_hovered)
        return;
    m_hovered = moves;
    update();
    emit hovered(moves);
}

void EvalPlot::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(m_chances.empty() ? std::nullopt : std::optional(movesAt(event->position())));
}

void EvalPlot::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_chances.empty())
        emit moveChosen(movesAt(event->position()));
}

void EvalPlot::leaveEvent(QEvent*)
{
    setHovered(std::nullopt);
}

void EvalPlot::keyPressEvent(QKeyEvent* event)
{
    const int last = lastMove();
    switch (event->key()) {
    case Qt::Key_Left:
        return emit moveChosen(std::max(0, m_shown - 1));
    case Qt::Key_Right:
        return emit moveChosen(std::min(last, m_shown + 1));
    case Qt::Key_Home:
        return emit moveChosen(0);
    case Qt::Key_End:
        return emit moveChosen(last);
    default:
        QWidget::keyPressEvent(event);
    }
}

}  // namespace gomoku
