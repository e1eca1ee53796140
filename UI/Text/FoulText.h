// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QCoreApplication>
#include <QString>

namespace gomoku {

struct FoulExplanation;

/// The words for Black's fouls.
class FoulText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::FoulText)

public:
    /// Why Black may not, or may after all, play there; empty if there is nothing to explain.
    [[nodiscard]] static QString explain(const GameSnapshot& snapshot, Point point);

private:
    [[nodiscard]] static QString whyAllowed(const FoulExplanation& explained);
};

}  // namespace gomoku
