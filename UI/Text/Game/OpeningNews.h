// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QCoreApplication>
#include <QString>

namespace gomoku {

/// What a player has to know of the other's decisions in the opening. They leave no stone on the
/// board, and yet colours may have changed by them.
class OpeningNews
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::OpeningNews)

public:
    /// What computers decided since a human last acted, in sentences, and how many fifth moves are
    /// declared; empty if there is nothing to tell.
    [[nodiscard]] static QString of(const GameSnapshot& snapshot);

private:
    [[nodiscard]] static QString sentence(const OpeningAction& action, const QString& who,
                                          Color color);
    [[nodiscard]] static QString choice(OpeningChoice choice, const QString& who, Color color);
};

}  // namespace gomoku
