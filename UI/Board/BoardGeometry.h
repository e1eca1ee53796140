// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace gomoku {

/// Where the points of a board lie in a rectangle of pixels: the largest square that fits, in its
/// middle, with row 1 at the bottom.
class BoardGeometry
{
public:
    /// With `pixel` (the size of a device pixel, 1 / device pixel ratio) all lines fall on whole
    /// pixels, so that they are crisp and equally far apart; with 0 nothing is rounded.
    BoardGeometry(int boardSize, const QRectF& area, bool withCoordinates = true,
                  double pixel = 0.0);

    [[nodiscard]] int boardSize() const { return m_boardSize; }
    [[nodiscard]] bool hasCoordinates() const { return m_withCoordinates; }
    [[nodiscard]] const QRectF& wood() const { return m_wood; }  ///< The whole board.
    [[nodiscard]] QRectF lines() const;  ///< From the first line to the last.
    [[nodiscard]] double spacing() const { return m_spacing; }
    [[nodiscard]] double stoneRadius() const { return 0.462 * m_spacing; }
    [[nodiscard]] double margin() const { return m_firstLine.x() - m_wood.left(); }

    [[nodiscard]] QPointF centreOf(Point point) const;
    /// A square around the point, one spacing wide.
    [[nodiscard]] QRectF cellOf(Point point) const;
    /// The point meant by a click there; none if it is too far from every point to be sure.
    [[nodiscard]] Point pointAt(QPointF position) const;

private:
    int m_boardSize;
    bool m_withCoordinates;
    QRectF m_wood;
    double m_spacing = 1.0;
    QPointF m_firstLine;  ///< The upper left intersection.
};

/// The dots that help the eye; fewer on small boards.
[[nodiscard]] std::vector<Point> starPoints(int boardSize);

}  // namespace gomoku
