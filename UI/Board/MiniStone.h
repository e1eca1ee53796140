// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"

#include <QRectF>

class QPainter;

namespace gomoku {

/// A stone as it stands in texts: small, lit from the upper left, visible on any paper.
void paintMiniStone(QPainter& painter, const QRectF& place, Color color, qreal opacity = 1.0);

}  // namespace gomoku
