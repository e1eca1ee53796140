// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

namespace gomoku {

/// Makes every BoardWidget a table for screen readers: rows from the top, columns from the left,
/// a cell saying "H8, black, move 1" at each intersection. Calling it again changes nothing.
void installBoardAccessibility();

}  // namespace gomoku
