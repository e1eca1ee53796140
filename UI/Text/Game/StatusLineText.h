// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QCoreApplication>

namespace gomoku {

/// The lasting words of the status line.
class StatusLineText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::StatusLineText)

public:
    /// Whose move it is, how the game ended or what is looked at, what is being played, and
    /// whether it counts for a rating.
    [[nodiscard]] static QString of(const GameSnapshot& snapshot);
    /// The same, after it has said whose chance the numbers on the board are.
    [[nodiscard]] static QString withNumbers(const QString& words);
    [[nodiscard]] static QString ofStartPage(bool watching);

private:
    [[nodiscard]] static QString moment(const GameSnapshot& snapshot);
    [[nodiscard]] static QString table(const GameSnapshot& snapshot);
    [[nodiscard]] static QString rating(const GameSnapshot& snapshot);  ///< Empty: no matter.
    [[nodiscard]] static QString unrated(Help why);
};

}  // namespace gomoku
