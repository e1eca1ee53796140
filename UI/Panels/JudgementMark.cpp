// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/JudgementMark.h"

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

QString markOf(MoveJudgement judgement)
{
    switch (judgement) {
    case MoveJudgement::Inaccuracy:
        return QStringLiteral("?!");
    case MoveJudgement::Mistake:
        return QStringLiteral("?");
    case MoveJudgement::Blunder:
        return QStringLiteral("??");
    case MoveJudgement::Unknown:
    case MoveJudgement::Fine:
        break;
    }
    return {};
}

QColor colorOf(MoveJudgement judgement, const QPalette& palette)
{
    const ColorTable& colors = colorTable(appearanceOf(palette));
    switch (judgement) {
    case MoveJudgement::Inaccuracy:
        return colors.inaccuracy;
    case MoveJudgement::Mistake:
        return colors.mistake;
    case MoveJudgement::Blunder:
        return colors.blunder;
    case MoveJudgement::Unknown:
    case MoveJudgement::Fine:
        break;
    }
    return {};
}

void paintMark(QPainter& painter, QPointF left, MoveJudgement judgement, const QPalette& palette)
{
    const QString mark = markOf(judgement);
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
    const QColor ground = colorOf(judgement, palette);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(tag, kTagRadius, kTagRadius);
    painter.setPen(inkOn(ground));
    painter.drawText(tag, Qt::AlignCenter, mark);
    painter.restore();
}

}  // namespace gomoku
