// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QCoreApplication>

namespace gomoku {

/// What the keys that speak say: the position in words, for those who do not look at it.
class SpokenText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::SpokenText)

public:
    [[nodiscard]] static QString lastMove(const GameSnapshot& snapshot);  ///< "I9, white, move 2"
    /// Where either side would make five or an open four.
    [[nodiscard]] static QString threats(const GameSnapshot& snapshot);
    [[nodiscard]] static QString forbidden(const GameSnapshot& snapshot);
    /// The time left as the players' cards show it; empty: there is no clock.
    [[nodiscard]] static QString clocks(const QString& black, const QString& white);
    // The stones on the lines through a point.
    [[nodiscard]] static QString row(const GameSnapshot& snapshot, Point point);
    [[nodiscard]] static QString column(const GameSnapshot& snapshot, Point point);
    [[nodiscard]] static QString diagonals(const GameSnapshot& snapshot, Point point);

private:
    [[nodiscard]] static QString diagonal(const GameSnapshot& snapshot, Point point, int rowStep);
};

}  // namespace gomoku
