// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Board/BoardPainter.h"

#include <QImage>
#include <QString>

namespace gomoku {

/// Reads a drawing such as docs/rules has: a line for each row, the top row first, points separated
/// by blanks. `X` and `O` are stones, digits are stones in the order of play, `.` is empty. Marks:
/// `!` forbidden, `#` veiled, `*` and `=` threats, `+` and `?` a ring, `a` to `e` letters.
/// After a first line "# wins" the stones in lower case, `x` and `o`, are the winning row.
[[nodiscard]] BoardPicture readRuleDrawing(const QString& text);

/// The drawing of that name; an empty board if there is none.
[[nodiscard]] BoardPicture ruleDrawing(const QString& name);

/// Painted as a board of this program, with letters and numbers at its edge.
[[nodiscard]] QImage paintRuleDrawing(const BoardPicture& picture, const BoardTheme& theme,
                                      int pixels, double devicePixelRatio);

}  // namespace gomoku
