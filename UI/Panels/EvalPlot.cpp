// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/EvalPlot.h"

#include "UI/Board/MiniStone.h"
#include "UI/Panels/JudgementMark.h"

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
constexpr int kFewestMoves = 16;  ///< A young game does not fill the width with two points.

}  // namespace

EvalPlot::EvalPlot(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void EvalPlot::setScores(std::vector<std::optional<Score>> scores, int shown)
{
    m_scores = std::move(scores);
    m_shown = shown;
    if (m_hovered && *m_hovered > lastMove())
        setHovered(std::nullopt);
    update();
}

void EvalPlot::setJudgements(std::vector<MoveJudgement> judgements)
{
    m_judgements = std::move(judgements);
    update();
}

QRectF EvalPlot::plotArea() const
{
    return QRectF(rect()).adjusted(kPlotStone + 12, 8, -8, -8);
}

int EvalPlot::lastMove() const
{
    return std::max(0, static_cast<int>(m_scores.size()) - 1);
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

QPolygonF EvalPlot::curve() const
{
    QPolygonF points;
    for (int i = 0; i <= lastMove() && !m_scores.empty(); ++i)
        if (const auto score = m_scores[static_cast<std::size_t>(i)])
            points << positionOf(i, winChance(*score));
    return points;
}

void EvalPlot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPaper(painter);
    paintCursor(painter, m_shown, 1.0);
    paintCurve(painter);
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

void EvalPlot::paintCurve(QPainter& painter) const
{
    const QPolygonF points = curve();
    if (points.isEmpty())
        return;
    const QColor ink = palette().color(QPalette::PlaceholderText);
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
    for (std::size_t i = 0; i < m_judgements.size() && i + 1 < m_scores.size(); ++i) {
        const bool bad = m_judgements[i] == MoveJudgement::Mistake
            || m_judgements[i] == MoveJudgement::Blunder;
        if (!bad || !m_scores[i + 1])
            continue;
        painter.setBrush(colorOf(m_judgements[i], palette()));
        painter.drawEllipse(positionOf(static_cast<int>(i) + 1, winChance(*m_scores[i + 1])), 4.5,
                            4.5);
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
    const auto at = static_cast<std::size_t>(moves);
    if (at >= m_scores.size() || !m_scores[at])
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().brush(QPalette::Text));
    painter.drawEllipse(positionOf(moves, winChance(*m_scores[at])), 3.5, 3.5);
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
    setHovered(m_scores.empty() ? std::nullopt : std::optional(movesAt(event->position())));
}

void EvalPlot::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_scores.empty())
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
