// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/Training/FoulGym.h"

#include <QCoreApplication>
#include <QString>

namespace gomoku {

/// The words for Black's fouls.
class FoulText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::FoulText)

public:
    /// Why Black may not, or may after all, play there; empty if there is nothing to explain.
    [[nodiscard]] static QString explain(const GameSnapshot& snapshot, Point point);
    /// Why the point is forbidden or not, whatever it looks like.
    [[nodiscard]] static QString answer(const FoulExplanation& explained);
    /// What the questions of that step are about.
    [[nodiscard]] static QString step(FoulStep step);
    [[nodiscard]] static QString foul(Foul foul);  ///< "double three".

private:
    [[nodiscard]] static QString whyForbidden(const FoulExplanation& explained);
    [[nodiscard]] static QString plainlyAllowed(const FoulExplanation& explained);
    [[nodiscard]] static QString falseThree(const ExplainedThree& three);
    [[nodiscard]] static QString whyAllowed(const FoulExplanation& explained);
};

}  // namespace gomoku
