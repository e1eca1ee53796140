// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Training/RatingCurve.h"

#include "UI/Style/SizedFont.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

constexpr double kCurveRadius = 6;
constexpr double kLeastSpan = 300;  ///< Points of rating: small changes stay small.

constexpr int kCurveMargin = 6;
constexpr std::size_t kMostFigures = 500;  ///< More than there are pixels would only cost time.
constexpr double kDotRadius = 3;
constexpr double kScalePixels = 11;

}  // namespace

RatingCurve::RatingCurve(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void RatingCurve::setCurve(const std::vector<PlayerRating::Point>& curve)
{
    std::vector<Figure> figures;
    for (const PlayerRating::Point& point : curve)
        figures.push_back({point.rating.rating, point.rating.deviation});
    m_span = spanOf(figures);
    take(std::move(figures));
}

void RatingCurve::setValues(const std::vector<double>& values, double low, double high)
{
    std::vector<Figure> figures;
    for (const double value : values)
        figures.push_back({value, 0});
    m_span = {low, high};
    take(std::move(figures));
}

/// If there are very many: some of them, evenly spread, and the newest.
void RatingCurve::take(std::vector<Figure> figures)
{
    const std::size_t count = figures.size();
    m_figures.clear();
    for (std::size_t i = 1; i <= kMostFigures && count > kMostFigures; ++i)
        m_figures.push_back(figures[i * count / kMostFigures - 1]);
    if (count <= kMostFigures)
        m_figures = std::move(figures);
    update();
}

void RatingCurve::setScaleShown(bool shown)
{
    m_isScaleShown = shown;
    update();
}

RatingCurve::Span RatingCurve::spanOf(const std::vector<Figure>& figures)
{
    if (figures.empty())
        return {};
    Span span{figures.front().value, figures.front().value};
    for (const Figure& figure : figures) {
        span.low = std::min(span.low, figure.value - figure.spread);
        span.high = std::max(span.high, figure.value + figure.spread);
    }
    const double missing = std::max(0.0, kLeastSpan - (span.high - span.low)) / 2;
    return {span.low - missing, span.high + missing};
}

QRectF RatingCurve::place() const
{
    const QFontMetrics metrics(sizedFont(font(), kScalePixels, QFont::Normal));
    const int scale
        = m_isScaleShown ? metrics.horizontalAdvance(QString::number(m_span.high, 'f', 0)) + 6 : 0;
    return QRectF(rect()).adjusted(kCurveMargin, kCurveMargin, -kCurveMargin - scale,
                                   -kCurveMargin);
}

void RatingCurve::paintScale(QPainter& painter) const
{
    painter.setFont(sizedFont(font(), kScalePixels, QFont::Normal));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const QRect inside = rect().adjusted(0, 3, -kCurveMargin, -3);
    painter.drawText(inside, Qt::AlignRight | Qt::AlignTop, QString::number(m_span.high, 'f', 0));
    painter.drawText(inside, Qt::AlignRight | Qt::AlignBottom, QString::number(m_span.low, 'f', 0));
}

void RatingCurve::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::AlternateBase));
    painter.drawRoundedRect(rect(), kCurveRadius, kCurveRadius);
    if (m_figures.empty())
        return;
    if (m_isScaleShown)
        paintScale(painter);
    const QRectF inside = place();
    const auto at = [&](std::size_t i, double value) {
        const double x = m_figures.size() < 2
            ? 0.5
            : static_cast<double>(i) / static_cast<double>(m_figures.size() - 1);
        const double y = (m_span.high - value) / (m_span.high - m_span.low);
        return QPointF(inside.left() + x * inside.width(), inside.top() + y * inside.height());
    };
    QPolygonF line;
    QPolygonF range;
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        line << at(i, m_figures[i].value);
        range << at(i, m_figures[i].value + m_figures[i].spread);
    }
    for (std::size_t i = m_figures.size(); i-- > 0;)
        range << at(i, m_figures[i].value - m_figures[i].spread);
    QColor band = palette().color(QPalette::PlaceholderText);
    band.setAlpha(45);
    painter.setPen(Qt::NoPen);
    painter.setBrush(band);
    painter.drawPolygon(range);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.drawPolyline(line);
    // One figure is a dot, and the newest is where one stands.
    painter.setBrush(palette().color(QPalette::WindowText));
    painter.drawEllipse(line.back(), kDotRadius, kDotRadius);
}

}  // namespace gomoku
