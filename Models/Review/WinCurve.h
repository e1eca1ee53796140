// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"
#include "Models/Core/Score.h"

namespace gomoku {

/// The chance to win that goes with a score, in percent; a draw counts as half a win. What one side
/// gains the other loses: chance(-score) is 100 - chance(score).
class WinCurve
{
public:
    /// At this score the odds are e : 1.
    explicit constexpr WinCurve(double scoreOfOddsE) noexcept : m_scoreOfOddsE(scoreOfOddsE) { }

    /// As fitted to results; see docs/REVIEW.md. Caro borrows the curve of freestyle.
    [[nodiscard]] static WinCurve under(Rule rule) noexcept;

    /// Of the side whose score it is. Only a proven win is 100, only a proven loss 0.
    [[nodiscard]] double chance(Score score) const noexcept;

private:
    double m_scoreOfOddsE;
};

}  // namespace gomoku
