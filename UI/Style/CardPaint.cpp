// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Style/CardPaint.h"

#include <QPainter>
#include <QPainterPath>
#include <QWidget>

namespace gomoku {

void paintCard(QPainter& painter, const QWidget& card)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(card.palette().color(QPalette::Mid), 1));
    painter.setBrush(card.palette().brush(QPalette::Base));
    painter.drawRoundedRect(QRectF(card.rect()).adjusted(0.5, 0.5, -0.5, -0.5), kCardRadius,
                            kCardRadius);
}

void paintAccent(QPainter& painter, const QWidget& card)
{
    constexpr int kAccentWidth = 4;
    QPainterPath shape;
    shape.addRoundedRect(card.rect(), kCardRadius, kCardRadius);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipPath(shape);
    painter.fillRect(QRect(0, 0, kAccentWidth, card.height()),
                     card.palette().color(QPalette::Highlight));
    painter.restore();
}

void paintSoftShadow(QPainter& painter, const QRectF& place, qreal radius)
{
    constexpr int kLayers = 7;
    constexpr int kLayerAlpha = 7;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x2A, 0x16, 0x05, kLayerAlpha));
    for (int layer = 1; layer <= kLayers; ++layer) {
        const qreal out = layer - 1.0;
        painter.drawRoundedRect(place.adjusted(-out, -out + 3, out, out + 3), radius + out,
                                radius + out);
    }
    painter.restore();
}

}  // namespace gomoku
