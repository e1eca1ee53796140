// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"

namespace gomoku {

class BoardWidget;

/// Makes every BoardWidget a table for screen readers: rows from the top, columns from the left,
/// a cell saying "H8, black, move 1" at each crossing. Calling it again changes nothing.
void installBoardAccessibility();

/// Has the cell at `point` read aloud; with `focus` it becomes what the reader stands on.
void announceBoardCell(BoardWidget* board, Point point, bool focus);

}  // namespace gomoku
