// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QCoreApplication>
#include <QString>

namespace gomoku {

/// The words of the opening rules.
class OpeningText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::OpeningText)

public:
    [[nodiscard]] static QString rule(OpeningRule rule);
    [[nodiscard]] static QString ruleInOneSentence(OpeningRule rule);
    /// The name of the Renju opening on the board, as people call it; empty if it has none.
    [[nodiscard]] static QString name(const GameSnapshot& snapshot);
    /// What is to be done now, said to whoever has to do it.
    [[nodiscard]] static QString task(const OpeningTask& task);
    /// What stands on the button, for a chooser who has `color` at present.
    [[nodiscard]] static QString choice(OpeningChoice choice, Color color);
    /// What somebody who has `color` at present might do.
    [[nodiscard]] static QString hint(const OpeningAction& action, Color color);
    /// Who is asked: "Second player", or, where computers play too, "You" or "The computer".
    [[nodiscard]] static QString actor(const GameSnapshot& snapshot);
    /// The player at `seat`, who has `color` at present, in the same words.
    [[nodiscard]] static QString player(const GameSnapshot& snapshot, Seat seat, Color color);
    /// One line for the status bar: what a human has to do, or "Opening: Swap2 · The computer".
    [[nodiscard]] static QString status(const GameSnapshot& snapshot);

private:
    [[nodiscard]] static QString place(const OpeningTask& task);
};

}  // namespace gomoku
