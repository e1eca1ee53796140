// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/StartPage/PaperPaint.h"

#include "UI/Board/BoardPainter.h"
#include "UI/Style/CardPaint.h"

#include <QPainter>
#include <QWidget>

namespace gomoku {

void paintPaperCard(QPainter& painter, const QWidget& card, const PaperState& state)
{
    const bool marked = state.chosen || state.focused;
    const double width = state.chosen ? 2.0 : 1.0;
    const QPalette& palette = card.palette();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.color(marked ? QPalette::Highlight : QPalette::Mid), width));
    painter.setBrush(palette.color(state.hovered ? QPalette::AlternateBase : QPalette::Base));
    const double inset = width / 2;
    painter.drawRoundedRect(QRectF(card.rect()).adjusted(inset, inset, -inset, -inset), kCardRadius,
                            kCardRadius);
    if (!state.chosen || !state.focused)
        return;
    // The chosen one has its accent already: a second line inside shows that the keys are here.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.color(QPalette::Highlight), 1, Qt::DotLine));
    painter.drawRoundedRect(QRectF(card.rect()).adjusted(4.5, 4.5, -4.5, -4.5), kCardRadius - 4,
                            kCardRadius - 4);
}

void paintPaperStone(QPainter& painter, const QPalette& palette, Color color, QPointF centre,
                     double radius)
{
    BoardTheme theme = boardTheme(BoardThemeId::Wood);
    theme.shadow = QColor(0, 0, 0, 60);
    BoardPainter::paintStone(painter, theme, color, centre, radius);
    painter.setBrush(Qt::NoBrush);
    QColor rim = palette.color(QPalette::PlaceholderText);
    rim.setAlpha(90);
    painter.setPen(QPen(rim, 1));
    painter.drawEllipse(centre, radius, radius);
}

}  // namespace gomoku
