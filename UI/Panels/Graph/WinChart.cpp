// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/Graph/WinChart.h"

#include "UI/Text/ValueText.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace gomoku {

WinChart::WinChart(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void WinChart::setPoints(std::vector<double> points)
{
    m_points = std::move(points);
    update();
}

std::vector<double> WinChart::runningShare(const std::vector<double>& points)
{
    std::vector<double> shares;
    double sum = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        sum += points[i];
        if (i >= kWindow)
            sum -= points[i - kWindow];
        shares.push_back(sum / static_cast<double>(std::min<std::size_t>(i + 1, kWindow)));
    }
    return shares;
}

QPointF WinChart::positionOf(std::size_t game, double share) const
{
    const QRectF area = QRectF(rect()).adjusted(12 + scaleWidth(), 12, -12, -12);
    const double along = m_points.size() > 1
        ? static_cast<double>(game) / static_cast<double>(m_points.size() - 1)
        : 0.5;
    return {area.left() + area.width() * along, area.bottom() - area.height() * share};
}

int WinChart::scaleWidth() const
{
    return fontMetrics().horizontalAdvance(ValueText::percent(1.0)) + 8;
}

void WinChart::paintScale(QPainter& painter) const
{
    for (const double share : {0.0, 0.5, 1.0}) {
        const qreal y = positionOf(0, share).y();
        painter.setPen(QPen(palette().color(QPalette::Mid), 1));
        painter.drawLine(QPointF(12 + scaleWidth(), y), QPointF(width() - 12, y));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRectF(0, y - 10, 4 + scaleWidth(), 20), Qt::AlignRight | Qt::AlignVCenter,
                         ValueText::percent(share));
    }
}

void WinChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().brush(QPalette::AlternateBase));
    painter.drawRoundedRect(rect(), 6, 6);
    paintScale(painter);
    const std::vector<double> shares = runningShare(m_points);
    QPolygonF curve;
    for (std::size_t i = 0; i < shares.size(); ++i)
        curve << positionOf(i, shares[i]);
    QColor dots = palette().color(QPalette::PlaceholderText);
    dots.setAlphaF(0.5F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(dots);
    for (std::size_t i = 0; i < m_points.size(); ++i)
        painter.drawEllipse(positionOf(i, m_points[i]), 2.5, 2.5);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(palette().color(QPalette::Highlight), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(curve);
}

}  // namespace gomoku
