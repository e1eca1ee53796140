// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "UI/Board/BoardGeometry.h"
#include "UI/Board/BoardTheme.h"

#include <vector>

class QPainter;

namespace gomoku {

/// Labels, triangles and other signs at their points: in the ink of the stone below them, or in
/// that of the lines, with the lines wiped away where a text stands.
void paintBoardMarks(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                     const Grid& grid, const std::vector<BoardMark>& marks);

/// One sign in the middle of a square, for buttons.
void paintMarkSign(QPainter& painter, const QRectF& square, BoardMark::Kind kind, double stroke);

}  // namespace gomoku
