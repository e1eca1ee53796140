// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/MiniStone.h"

#include <QPainter>
#include <QRadialGradient>

namespace gomoku {

void paintMiniStone(QPainter& painter, const QRectF& place, Color color, qreal opacity)
{
    const bool black = color == Color::Black;
    QRadialGradient light(place.topLeft() + QPointF(0.35, 0.3) * place.width(),
                          0.75 * place.width());
    light.setColorAt(0.0, black ? QColor(0x6A6A6E) : QColor(0xFFFFFF));
    light.setColorAt(0.5, black ? QColor(0x2A2A2D) : QColor(0xF3F0EA));
    light.setColorAt(1.0, black ? QColor(0x0B0B0D) : QColor(0xCFC9BE));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * opacity);
    painter.setBrush(light);
    // The rim keeps white stones on white paper, and black ones on dark paper, in sight.
    painter.setPen(QPen(black ? QColor(0x857E76) : QColor(0xA39A8E), 0.75));
    painter.drawEllipse(place);
    painter.restore();
}

}  // namespace gomoku
