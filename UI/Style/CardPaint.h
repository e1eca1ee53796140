// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

class QPainter;
class QWidget;

namespace gomoku {

inline constexpr qreal kCardRadius = 10;  ///< Of the corners of everything that looks like a card.

/// Its paper with a thin border and round corners.
void paintCard(QPainter& painter, const QWidget& card);

/// A strip in the accent colour along the left edge of a card: it is this one's turn.
void paintAccent(QPainter& painter, const QWidget& card);

/// What something that lies at `place` throws on the paper around it, a little more below.
void paintSoftShadow(QPainter& painter, const QRectF& place, qreal radius);

}  // namespace gomoku
