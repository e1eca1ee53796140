// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/BoardOverlay.h"

#include "UI/Board/BoardPainter.h"

#include <QPainter>

#include <algorithm>

namespace gomoku {

namespace {

constexpr double kOfferOpacity = 0.72;
constexpr double kFoulLineOpacity = 0.45;
constexpr double kContinuationOpacity = 0.8;
constexpr double kContinuationSize = 0.42;
constexpr double kFaintTagOpacity = 0.4;
// In parts of the distance between two lines.
constexpr double kRingThickness = 0.09;
constexpr double kTagWidth = 0.84;
constexpr double kTagHeight = 0.56;
constexpr double kTagCorner = 0.12;
constexpr double kTagText = 0.36;

// The same on every board: paper, and the green of good moves.
constexpr QRgb kTagPaper = 0xFFFFF9EE;
constexpr QRgb kTagEdge = 0xFF9C7A4D;
constexpr QRgb kTagInk = 0xFF2B2620;
constexpr QRgb kBestTag = 0xFF2F7D5B;
constexpr QRgb kBestTagEdge = 0xFF226247;

/// A band from the first stone of the line to the last.
void paintFoulLine(QPainter& painter, const QColor& color, const BoardGeometry& geometry,
                   const std::vector<Point>& line)
{
    painter.setOpacity(kFoulLineOpacity);
    painter.setPen(QPen(color, 0.22 * geometry.spacing(), Qt::SolidLine, Qt::RoundCap));
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

/// A small stone: how the game continued, or could have.
void paintContinuation(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                       Point point, Color mover)
{
    painter.setOpacity(kContinuationOpacity);
    BoardPainter::paintStone(painter, theme, mover, geometry.centreOf(point),
                             kContinuationSize * geometry.stoneRadius());
}

void paintTag(QPainter& painter, const BoardGeometry& geometry, const BoardTag& tag)
{
    const double spacing = geometry.spacing();
    QRectF box(0, 0, kTagWidth * spacing, kTagHeight * spacing);
    box.moveCenter(geometry.centreOf(tag.point));
    painter.setPen(QPen(QColor(tag.isBest ? kBestTagEdge : kTagEdge), 1));
    painter.setBrush(QColor(tag.isBest ? kBestTag : kTagPaper));
    painter.drawRoundedRect(box, kTagCorner * spacing, kTagCorner * spacing);
    QFont font = painter.font();
    font.setPixelSize(std::max(6, static_cast<int>(kTagText * spacing)));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(tag.isBest ? QColor(Qt::white) : QColor(kTagInk));
    painter.drawText(box, Qt::AlignCenter, tag.text);
}

/// A dashed frame between the lines.
void paintArea(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
               const std::vector<Point>& corners)
{
    const QRectF frame = geometry.cellOf(corners.front()).united(geometry.cellOf(corners.back()));
    const double spacing = geometry.spacing();
    painter.setBrush(Qt::NoBrush);  // Stones in it keep their colour.
    painter.setPen(QPen(theme.hint, std::max(1.5, 0.06 * spacing), Qt::DashLine));
    painter.drawRoundedRect(frame, 0.3 * spacing, 0.3 * spacing);
}

/// Outside the stone, so that its mark as the newest one stays to be seen.
void paintVerdictRing(QPainter& painter, const BoardGeometry& geometry, const ShownVerdict& verdict)
{
    const double thick = std::max(2.0, kRingThickness * geometry.spacing());
    const double radius = geometry.stoneRadius() + thick / 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(verdict.color, thick));
    painter.drawEllipse(geometry.centreOf(verdict.point), radius, radius);
}

}  // namespace

void paintOverlay(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                  const BoardOverlay& overlay)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!overlay.area.empty())
        paintArea(painter, theme, geometry, overlay.area);
    for (const std::vector<Point>& line : overlay.lines)
        paintFoulLine(painter, overlay.linesAreAllowed ? QColor(kBestTag) : theme.forbidden,
                      geometry, line);
    for (const Point point : overlay.continuations)
        paintContinuation(painter, theme, geometry, point, overlay.mover);
    for (const Point point : overlay.mirrored)
        paintMirrored(painter, theme, geometry, point);
    int number = 0;
    for (const Point point : overlay.offered)
        paintOffer(painter, theme, geometry, point, number++);
    painter.setOpacity(overlay.tagsAreFaint ? kFaintTagOpacity : 1.0);
    for (const BoardTag& tag : overlay.tags)
        paintTag(painter, geometry, tag);
    painter.setOpacity(1.0);
    if (!overlay.verdict.point.isNone())
        paintVerdictRing(painter, geometry, overlay.verdict);
    if (!overlay.verdict.better.point.isNone())
        paintTag(painter, geometry, overlay.verdict.better);
    painter.restore();
}

}  // namespace gomoku
