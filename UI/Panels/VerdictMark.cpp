// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/VerdictMark.h"

#include "UI/Style/Palette.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPalette>

namespace gomoku {

namespace {

constexpr qreal kTagRadius = 4;
constexpr qreal kTagSpace = 5;  ///< On each side of the mark.

/// Ink of one of the two tables, whichever is easier to read there.
QColor inkOn(const QColor& ground)
{
    const QColor dark = colorTable(Appearance::Light).text;
    const QColor light = colorTable(Appearance::Light).onAccent;
    return contrastOf(dark, ground) > contrastOf(light, ground) ? dark : light;
}

}  // namespace

QString markOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::OnlyMove:
        return QStringLiteral("!");
    case Verdict::Inaccuracy:
        return QStringLiteral("?!");
    case Verdict::Mistake:
        return QStringLiteral("?");
    case Verdict::Blunder:
        return QStringLiteral("??");
    case Verdict::Unjudged:
    case Verdict::Ok:
        break;
    }
    return {};
}

QColor colorOf(Verdict verdict, const QPalette& palette)
{
    const ColorTable& colors = tableOf(palette);
    switch (verdict) {
    case Verdict::OnlyMove:
        return colors.good;
    case Verdict::Inaccuracy:
        return colors.inaccuracy;
    case Verdict::Mistake:
        return colors.mistake;
    case Verdict::Blunder:
        return colors.blunder;
    case Verdict::Unjudged:
    case Verdict::Ok:
        break;
    }
    return {};
}

void paintMark(QPainter& painter, QPointF left, Verdict verdict, const QPalette& palette)
{
    const QString mark = markOf(verdict);
    if (mark.isEmpty())
        return;
    painter.save();
    QFont font = painter.font();
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const qreal height = metrics.height() + 2;
    const QRectF tag(left.x(), left.y() - height / 2,
                     metrics.horizontalAdvance(mark) + 2 * kTagSpace, height);
    const QColor ground = colorOf(verdict, palette);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(tag, kTagRadius, kTagRadius);
    painter.setPen(inkOn(ground));
    painter.drawText(tag, Qt::AlignCenter, mark);
    painter.restore();
}

}  // namespace gomoku
