// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/BoardGeometry.h"

#include <algorithm>
#include <cmath>

namespace gomoku {

namespace {

// Both in spacings. The letters need the wider margin.
constexpr double kMargin = 0.66;
constexpr double kMarginWithCoordinates = 0.98;

/// How far from a point, in spacings, a click may be and still mean it: well inside the half way
/// to the neighbours, so that a click between two points is refused rather than guessed.
constexpr double kReach = 0.42;

double roundedDown(double value, double pixel)
{
    return pixel > 0.0 ? std::max(pixel, std::floor(value / pixel) * pixel) : value;
}

double rounded(double value, double pixel)
{
    return pixel > 0.0 ? std::round(value / pixel) * pixel : value;
}

/// Lines of odd width are crisp when they run through the middle of a pixel.
double pixelMiddle(double value, double pixel)
{
    return pixel > 0.0 ? (std::floor(value / pixel) + 0.5) * pixel : value;
}

}  // namespace

BoardGeometry::BoardGeometry(int boardSize, const QRectF& area, bool withCoordinates, double pixel)
    : m_boardSize(boardSize),
      m_withCoordinates(withCoordinates)
{
    const double side = roundedDown(std::min(area.width(), area.height()), pixel);
    const QPointF corner(rounded(area.center().x() - side / 2, pixel),
                         rounded(area.center().y() - side / 2, pixel));
    m_wood = QRectF(corner, QSizeF(side, side));

    const double margins = 2 * (withCoordinates ? kMarginWithCoordinates : kMargin);
    const int gaps = boardSize - 1;
    m_spacing = roundedDown(side / (gaps + margins), pixel);
    const double margin = (side - gaps * m_spacing) / 2;
    m_firstLine
        = QPointF(pixelMiddle(corner.x() + margin, pixel), pixelMiddle(corner.y() + margin, pixel));
}

QRectF BoardGeometry::lines() const
{
    const double side = (m_boardSize - 1) * m_spacing;
    return {m_firstLine, QSizeF(side, side)};
}

QPointF BoardGeometry::centreOf(Point point) const
{
    const int rowsFromTop = m_boardSize - 1 - point.row();
    return m_firstLine + QPointF(point.column() * m_spacing, rowsFromTop * m_spacing);
}

QRectF BoardGeometry::cellOf(Point point) const
{
    const QPointF half(m_spacing / 2, m_spacing / 2);
    return {centreOf(point) - half, centreOf(point) + half};
}

Point BoardGeometry::pointAt(QPointF position) const
{
    const QPointF steps = (position - m_firstLine) / m_spacing;
    const int column = static_cast<int>(std::lround(steps.x()));
    const int row = m_boardSize - 1 - static_cast<int>(std::lround(steps.y()));
    if (column < 0 || row < 0 || column >= m_boardSize || row >= m_boardSize)
        return {};
    const Point point = Point::at(column, row);
    const QPointF away = position - centreOf(point);
    return std::hypot(away.x(), away.y()) <= kReach * m_spacing ? point : Point();
}

std::vector<Point> starPoints(int boardSize)
{
    const int last = boardSize - 1;
    const int middle = last / 2;
    const int inset = boardSize >= 12 ? 3 : 2;
    std::vector<Point> points;
    if (boardSize >= 8)
        points = {Point::at(inset, inset), Point::at(last - inset, inset),
                  Point::at(inset, last - inset), Point::at(last - inset, last - inset)};
    if (boardSize % 2 == 0)
        return points;
    points.push_back(Point::at(middle, middle));
    if (boardSize >= 17)
        for (const Point side : {Point::at(middle, inset), Point::at(middle, last - inset),
                                 Point::at(inset, middle), Point::at(last - inset, middle)})
            points.push_back(side);
    return points;
}

}  // namespace gomoku
