// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

class QPainter;
class QWidget;

namespace gomoku {

inline constexpr qreal kCardRadius = 10;  ///< Of the corners of everything that looks like a card.

/// A strip in the accent colour along the left edge of a card: it is this one's turn.
void paintAccent(QPainter& painter, const QWidget& card);

}  // namespace gomoku
