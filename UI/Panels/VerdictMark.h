// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/Judge/Verdict.h"

#include <QColor>
#include <QString>

class QPainter;
class QPalette;
class QPointF;

namespace gomoku {

/// "!", "?!", "?" or "??"; empty for a move of which nothing special is said.
[[nodiscard]] QString markOf(Verdict verdict);
/// The colour of such a mark, which means this and nothing else; invalid for no mark.
[[nodiscard]] QColor colorOf(Verdict verdict, const QPalette& palette);
/// A small tag with the mark, from `left` rightwards, around its height. Paints nothing for no
/// mark.
void paintMark(QPainter& painter, QPointF left, Verdict verdict, const QPalette& palette);

}  // namespace gomoku
