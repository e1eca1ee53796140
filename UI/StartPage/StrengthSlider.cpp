// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/StartPage/StrengthSlider.h"

#include <QPainter>
#include <QStyle>

namespace gomoku {

namespace {

constexpr double kGroove = 6;
constexpr double kRing = 2.2;

}  // namespace

void StrengthSlider::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = kHandle / 2.0;
    const double middle = height() / 2.0;
    const double handle = radius
        + QStyle::sliderPositionFromValue(minimum(), maximum(), sliderPosition(),
                                          width() - kHandle);
    const QRectF groove(0, middle - kGroove / 2, width(), kGroove);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Mid));
    painter.drawRoundedRect(groove, kGroove / 2, kGroove / 2);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRoundedRect(QRectF(groove.left(), groove.top(), handle, kGroove), kGroove / 2,
                            kGroove / 2);
    const double ring = hasFocus() ? kRing + 1.3 : kRing;
    painter.setPen(QPen(palette().color(QPalette::Highlight), ring));
    painter.setBrush(palette().color(underMouse() ? QPalette::AlternateBase : QPalette::Base));
    const double round = radius - 1 - ring / 2;
    painter.drawEllipse(QPointF(handle, middle), round, round);
}

}  // namespace gomoku
