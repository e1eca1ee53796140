// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/BoardOverlay.h"

#include "UI/Board/BoardPainter.h"

#include <QPainter>

namespace gomoku {

namespace {

constexpr double kOfferOpacity = 0.72;
constexpr double kFoulLineOpacity = 0.45;
constexpr double kContinuationOpacity = 0.8;
constexpr double kContinuationSize = 0.42;

/// A band from the first stone of the line to the last.
void paintFoulLine(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                   const std::vector<Point>& line)
{
    painter.setOpacity(kFoulLineOpacity);
    painter.setPen(QPen(theme.forbidden, 0.22 * geometry.spacing(), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(geometry.centreOf(line.front()), geometry.centreOf(line.back()));
}

void paintOffer(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                Point point, int number)
{
    painter.setOpacity(kOfferOpacity);
    BoardPainter::paintStone(painter, theme, Color::Black, geometry.centreOf(point),
                             geometry.stoneRadius());
    painter.setOpacity(1.0);
    QFont font = painter.font();
    font.setPixelSize(std::max(6, static_cast<int>(0.42 * geometry.spacing())));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(theme.stones[Color::Black].number);
    painter.drawText(geometry.cellOf(point), Qt::AlignCenter, QString(QChar(u'A' + number)));
}

void paintMirrored(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                   Point point)
{
    const double radius = 0.24 * geometry.spacing();
    painter.setOpacity(0.8);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.line, std::max(1.0, 0.05 * geometry.spacing()), Qt::DotLine));
    painter.drawEllipse(geometry.centreOf(point), radius, radius);
}

/// A small stone: so it went on, or could have.
void paintContinuation(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                       Point point, Color mover)
{
    painter.setOpacity(kContinuationOpacity);
    BoardPainter::paintStone(painter, theme, mover, geometry.centreOf(point),
                             kContinuationSize * geometry.stoneRadius());
}

}  // namespace

void paintOverlay(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                  const BoardOverlay& overlay)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const std::vector<Point>& line : overlay.lines)
        paintFoulLine(painter, theme, geometry, line);
    for (const Point point : overlay.continuations)
        paintContinuation(painter, theme, geometry, point, overlay.mover);
    for (const Point point : overlay.mirrored)
        paintMirrored(painter, theme, geometry, point);
    int number = 0;
    for (const Point point : overlay.offered)
        paintOffer(painter, theme, geometry, point, number++);
    painter.restore();
}

}  // namespace gomoku
