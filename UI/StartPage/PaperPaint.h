// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"

#include <QPointF>

class QPainter;
class QPalette;
class QWidget;

namespace gomoku {

/// How a card that can be used looks at the moment.
struct PaperState
{
    bool chosen = false;  ///< The one of its group.
    bool focused = false;
    bool hovered = false;
};

/// The paper that everything on the start page stands on, as large as the widget.
void paintPaperCard(QPainter& painter, const QWidget& card, const PaperState& state);

/// A stone on paper: with less shadow than on wood, and a rim against its own colour.
void paintPaperStone(QPainter& painter, const QPalette& palette, Color color, QPointF centre,
                     double radius);

}  // namespace gomoku
