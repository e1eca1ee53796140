// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Core/Rule.h"
#include "Models/Core/Score.h"

namespace gomoku {

/// The chance to win that goes with a score, in percent; a draw counts as half a win. What one side
/// gains the other loses: the chances of both sides make 100.
///
/// Small scores hardly decide anything, larger ones soon do, and far out the odds only grow like a
/// power of the score. A logistic curve alone promises too much at both ends and too little
/// between.
class WinCurve
{
public:
    struct Shape
    {
        double bend = 175;  ///< The score where the rise begins to slow down.
        double steepness = 0.7;
        Score forBlack = 0;  ///< What Black's results say he has beside the score.
    };

    /// Higher scores promise no more. They are seldom, and nearly half of them are wins that could
    /// not be played out to the five: of 47 such positions 88 % were won, where the curve would say
    /// over 99 (November 2026). So a proven loss takes less than an inaccuracy from whoever was as
    /// good as lost.
    static constexpr Score kHighest = 3000;

    explicit constexpr WinCurve(Shape shape) noexcept : m_shape(shape) { }

    /// As fitted to results; see docs/REVIEW.md. Caro borrows the curve of freestyle.
    [[nodiscard]] static WinCurve under(Rule rule) noexcept;

    /// What steepness is multiplied with: the logarithm of the odds of the flattest curve.
    [[nodiscard]] static double bent(Score score, double bend) noexcept;
    /// Of the side whose score it is. Only a proven win is 100, only a proven loss 0; a score of
    /// zero is a draw.
    [[nodiscard]] double chance(Score score, Color side) const noexcept;

private:
    Shape m_shape;
};

}  // namespace gomoku
