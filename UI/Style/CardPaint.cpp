// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Style/CardPaint.h"

#include <QPainter>
#include <QPainterPath>
#include <QWidget>

namespace gomoku {

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

}  // namespace gomoku
