// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Training/RatingCurve.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace gomoku {

namespace {

constexpr double kCurveRadius = 6;
constexpr double kLeastSpan = 300;  ///< Points of rating: small changes stay small.

/// The lowest and highest rating to be seen.
struct CurveSpan
{
    double low = 0;
    double high = 0;
};

CurveSpan spanOf(const std::vector<PlayerRating::Point>& curve)
{
    CurveSpan span{curve.front().rating.rating, curve.front().rating.rating};
    for (const PlayerRating::Point& point : curve) {
        span.low = std::min(span.low, point.rating.rating - point.rating.deviation);
        span.high = std::max(span.high, point.rating.rating + point.rating.deviation);
    }
    const double missing = std::max(0.0, kLeastSpan - (span.high - span.low)) / 2;
    return {span.low - missing, span.high + missing};
}

}  // namespace

RatingCurve::RatingCurve(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void RatingCurve::setCurve(const std::vector<PlayerRating::Point>& curve)
{
    m_curve = curve;
    update();
}

void RatingCurve::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::AlternateBase));
    painter.drawRoundedRect(rect(), kCurveRadius, kCurveRadius);
    if (m_curve.size() < 2)
        return;
    const CurveSpan span = spanOf(m_curve);
    const QRectF place = QRectF(rect()).adjusted(6, 6, -6, -6);
    const auto at = [&](std::size_t i, double rating) {
        const double x = static_cast<double>(i) / static_cast<double>(m_curve.size() - 1);
        const double y = (span.high - rating) / (span.high - span.low);
        return QPointF(place.left() + x * place.width(), place.top() + y * place.height());
    };
    QPolygonF line;
    QPolygonF range;
    for (std::size_t i = 0; i < m_curve.size(); ++i) {
        const GlickoRating& rating = m_curve[i].rating;
        line << at(i, rating.rating);
        range << at(i, rating.rating + rating.deviation);
    }
    for (std::size_t i = m_curve.size(); i-- > 0;)
        range << at(i, m_curve[i].rating.rating - m_curve[i].rating.deviation);
    QColor band = palette().color(QPalette::PlaceholderText);
    band.setAlpha(45);
    painter.setBrush(band);
    painter.drawPolygon(range);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.drawPolyline(line);
}

}  // namespace gomoku
