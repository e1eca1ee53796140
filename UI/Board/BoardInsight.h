// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace gomoku {

struct FoulExplanation;

/// What the program can tell a player about a position without searching.
class BoardInsight
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::BoardInsight)

public:
    /// Why Black may not, or may after all, play there; empty if there is nothing to explain.
    [[nodiscard]] static QString foul(const GameSnapshot& snapshot, Point point);
    /// Where the lines of the record go on, for who looks back or has a choice of lines.
    [[nodiscard]] static std::vector<Point> continuations(const GameSnapshot& snapshot);
    /// The name of the Renju opening on the board, as people call it; empty if it has none.
    [[nodiscard]] static QString opening(const GameSnapshot& snapshot);

private:
    [[nodiscard]] static QString whyAllowed(const FoulExplanation& explained);
};

}  // namespace gomoku
