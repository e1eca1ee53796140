// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/BoardCrop.h"

#include <QPainter>

#include <algorithm>

namespace gomoku {

namespace {

/// The first of `side` points around the middle of `least` to `most`, within the board.
int firstAround(int least, int most, int side, int size)
{
    return std::clamp((least + most - side + 1) / 2, 0, size - side);
}

}  // namespace

BoardCrop cropAroundStones(const Grid& grid, int least)
{
    const int size = grid.size();
    int left = size;
    int right = -1;
    int low = size;
    int high = -1;
    grid.forEachPoint([&](Point point) {
        if (grid.at(point) == Cell::Empty)
            return;
        left = std::min(left, point.column());
        right = std::max(right, point.column());
        low = std::min(low, point.row());
        high = std::max(high, point.row());
    });
    if (right < 0)
        left = right = low = high = size / 2;
    const int side
        = std::clamp(std::max(right - left, high - low) + 1, std::min(least, size), size);
    return {Point::at(firstAround(left, right, side, size), firstAround(low, high, side, size)),
            side};
}

void paintCropped(QPainter& painter, BoardTheme theme, const BoardPicture& picture,
                  const BoardCrop& crop, const QRectF& place)
{
    // A whole board, so large and so placed that the part falls on its place.
    const double spacing = place.width() / crop.side;
    const int size = picture.grid.size();
    const BoardGeometry unit(size, QRectF(0, 0, 1, 1), false);
    const double whole = spacing / unit.spacing();
    const int rowsAbove = size - crop.corner.row() - crop.side;
    const QPointF corner(place.left() - (crop.corner.column() - 0.5) * spacing,
                         place.top() - (rowsAbove - 0.5) * spacing);
    const QPointF margin(unit.margin() * whole, unit.margin() * whole);
    theme.grain = QColor();  // Too small to be seen.
    painter.save();
    painter.setClipRect(place, Qt::IntersectClip);
    BoardPainter(theme, BoardGeometry(size, QRectF(corner - margin, QSizeF(whole, whole)), false))
        .paint(painter, picture);
    painter.restore();
}

}  // namespace gomoku
