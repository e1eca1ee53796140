// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QString>
#include <QStringList>

namespace gomoku::testing {

/// The snapshot after the moves of a text such as "h8 i9 h9", Black first, a second each.
inline GameSnapshot snapshotOf(const QString& text)
{
    GameSnapshot snapshot;
    Color color = Color::Black;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const Point point = Point::parse(word.toStdString()).value_or(Point());
        snapshot.moves.push_back({.point = point, .color = color, .used = Milliseconds(1000)});
        if (!point.isNone())
            snapshot.grid.set(point, cellOf(color));
        color = opponent(color);
    }
    snapshot.shown = snapshot.live = static_cast<int>(snapshot.moves.size());
    snapshot.sideToMove = color;
    return snapshot;
}

}  // namespace gomoku::testing
