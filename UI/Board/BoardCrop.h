// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Board/BoardPainter.h"

#include <QRectF>

namespace gomoku {

/// A square part of a board, counted in points: the lower left one, and how many along a side.
struct BoardCrop
{
    Point corner{};
    int side = 0;

    friend bool operator==(const BoardCrop&, const BoardCrop&) = default;
};

/// The smallest square, of at least `least` points a side, that shows every stone; in the middle of
/// the board where there is none. It never reaches beyond the board.
[[nodiscard]] BoardCrop cropAroundStones(const Grid& grid, int least = 5);

/// Paints that part of the board so that it fills `place`, a square.
void paintCropped(QPainter& painter, BoardTheme theme, const BoardPicture& picture,
                  const BoardCrop& crop, const QRectF& place);

}  // namespace gomoku
