// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"
#include "Models/Core/Score.h"

namespace gomoku {

/// The chance to win that goes with a score, in percent; a draw counts as half a win. What one side
/// gains the other loses: chance(-score) is 100 - chance(score).
///
/// The odds grow like an exponential of the score near zero and like a power of it far out: a
/// logistic curve alone promises too little for small scores and too much for large ones.
class WinCurve
{
public:
    struct Shape
    {
        double bend = 400;  ///< The score where the exponential turns into the power.
        double steepness = 1.35;  ///< The exponent of the power.
    };

    /// Higher scores promise no more. They are seldom, and nearly half of them are wins that could
    /// not be played out to the five: of 47 such positions 88 % were won, where the curve would say
    /// 99.8 (November 2026). So a proven loss takes less than an inaccuracy from whoever was as
    /// good as lost.
    static constexpr Score kHighest = 2000;

    explicit constexpr WinCurve(Shape shape) noexcept : m_shape(shape) { }

    /// As fitted to results; see docs/REVIEW.md. Caro borrows the curve of freestyle.
    [[nodiscard]] static WinCurve under(Rule rule) noexcept;

    /// Of the side whose score it is. Only a proven win is 100, only a proven loss 0.
    [[nodiscard]] double chance(Score score) const noexcept;

private:
    Shape m_shape;
};

}  // namespace gomoku
