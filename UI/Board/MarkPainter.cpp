// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/MarkPainter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gomoku {

namespace {

constexpr double kSignSize = 0.46;  ///< Of a spacing, as is all that follows.
constexpr double kSignStroke = 0.075;
constexpr double kLabelHeight = 0.56;
constexpr double kLabelWidth = 0.9;
constexpr double kLabelWidthOnStone = 0.74;
constexpr double kLeastLabelHeight = 0.24;
constexpr double kWipedRadius = 0.36;
constexpr double kWipedLow = 0.28;
constexpr double kAroundLabelText = 0.06;

QColor inkAt(const BoardTheme& theme, Cell cell)
{
    if (cell == Cell::Empty)
        return theme.line.darker(130);
    return theme.stones[cell == Cell::Black ? Color::Black : Color::White].number;
}

/// The largest font that lets the text fit the width, and the part of the text that then fits.
QFont labelFont(const QFont& base, const QString& text, double spacing, double most)
{
    QFont font = base;
    font.setWeight(QFont::DemiBold);
    const auto setHeight
        = [&](double height) { font.setPixelSize(std::max(6, static_cast<int>(height))); };
    setHeight(kLabelHeight * spacing);
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    if (width > most * spacing)
        setHeight(std::max(kLeastLabelHeight, kLabelHeight * most * spacing / width) * spacing);
    return font;
}

/// Keeps the lines of the board away from a text of this width.
void wipe(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry, QPointF centre,
          double textWidth)
{
    const double radius = kWipedRadius * geometry.spacing();
    const double half = std::max(radius, textWidth / 2 + kAroundLabelText * geometry.spacing());
    // A long text is a low one.
    const double halfHeight = half > radius ? kWipedLow * geometry.spacing() : radius;
    QColor wood = theme.woodLight;
    wood.setAlphaF(0.9F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(wood);
    painter.drawRoundedRect(
        QRectF(centre.x() - half, centre.y() - halfHeight, 2 * half, 2 * halfHeight), halfHeight,
        halfHeight);
}

void paintLabel(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                Cell cell, const BoardMark& mark)
{
    const QString text = QString::fromStdString(mark.text);
    const QFont font = labelFont(painter.font(), text, geometry.spacing(),
                                 cell == Cell::Empty ? kLabelWidth : kLabelWidthOnStone);
    const QFontMetricsF metrics(font);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, 1.1 * geometry.spacing());
    const QRectF cellRect = geometry.cellOf(mark.point);
    if (cell == Cell::Empty)
        wipe(painter, theme, geometry, cellRect.center(), metrics.horizontalAdvance(shown));
    painter.setFont(font);
    painter.setPen(inkAt(theme, cell));
    painter.drawText(cellRect, Qt::AlignCenter, shown);
}

QPainterPath triangleIn(const QRectF& square)
{
    const double radius = 0.58 * square.width();
    QPolygonF corners;
    for (const double angle : {-90.0, 30.0, 150.0, -90.0}) {
        const double radians = angle * std::numbers::pi / 180.0;
        corners << square.center() + radius * QPointF(std::cos(radians), std::sin(radians));
    }
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QPainterPath signIn(const QRectF& square, BoardMark::Kind kind)
{
    QPainterPath path;
    switch (kind) {
    case BoardMark::Kind::Triangle:
        return triangleIn(square);
    case BoardMark::Kind::Square:
        path.addRect(square.adjusted(0.04 * square.width(), 0.04 * square.width(),
                                     -0.04 * square.width(), -0.04 * square.width()));
        break;
    case BoardMark::Kind::Circle:
        path.addEllipse(square);
        break;
    case BoardMark::Kind::Cross:
        path.moveTo(square.topLeft());
        path.lineTo(square.bottomRight());
        path.moveTo(square.topRight());
        path.lineTo(square.bottomLeft());
        break;
    case BoardMark::Kind::Label:
        break;
    }
    return path;
}

/// On bare wood a light rim keeps the sign apart from the lines that cross it.
void paintSign(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry, Cell cell,
               const BoardMark& mark)
{
    const double side = kSignSize * geometry.spacing();
    QRectF square(0, 0, side, side);
    square.moveCenter(geometry.centreOf(mark.point));
    const double stroke = std::max(1.4, kSignStroke * geometry.spacing());
    painter.setBrush(Qt::NoBrush);
    if (cell == Cell::Empty) {
        painter.setPen(
            QPen(theme.woodLight, 2.4 * stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(signIn(square, mark.kind));
    }
    painter.setPen(QPen(inkAt(theme, cell), stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(signIn(square, mark.kind));
}

}  // namespace

void paintBoardMarks(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                     const Grid& grid, const std::vector<BoardMark>& marks)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const BoardMark& mark : marks) {
        if (!grid.contains(mark.point))
            continue;
        if (mark.kind == BoardMark::Kind::Label)
            paintLabel(painter, theme, geometry, grid.at(mark.point), mark);
        else
            paintSign(painter, theme, geometry, grid.at(mark.point), mark);
    }
    painter.restore();
}

void paintMarkSign(QPainter& painter, const QRectF& square, BoardMark::Kind kind, double stroke)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(painter.pen().color(), stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(signIn(square, kind));
}

}  // namespace gomoku
