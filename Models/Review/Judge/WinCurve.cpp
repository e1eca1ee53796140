// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/WinCurve.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace gomoku {

namespace {

// Fitted by `gomoku-cli judge-fit` to 5,377, 3,605 and 10,327 open positions of self-play (November
// 2026); see docs/REVIEW.md for how well they agree with unseen games.
constexpr WinCurve::Shape kFreestyle{160, 0.698};
constexpr WinCurve::Shape kStandard{132, 0.607};
constexpr WinCurve::Shape kRenju{207, 0.743, 120};

}  // namespace

WinCurve WinCurve::under(Rule rule) noexcept
{
    switch (rule) {
    case Rule::Standard:
        return WinCurve(kStandard);
    case Rule::Renju:
        return WinCurve(kRenju);
    case Rule::Freestyle:
    case Rule::Caro:
    case Rule::CaroExact:
        break;
    }
    return WinCurve(kFreestyle);
}

double WinCurve::bent(Score score, double bend) noexcept
{
    constexpr double kFlatness = 1.5;  // 1 would rise from zero on.
    const double size = std::min(std::abs(score), kHighest) / bend;
    return std::copysign(std::asinh(std::pow(size, kFlatness)), score);
}

double WinCurve::chance(Score score, Color side) const noexcept
{
    if (isDecided(score))
        return isWin(score) ? 100.0 : 0.0;
    if (score == 0)
        return 50.0;
    const Score whole = side == Color::Black ? score + m_shape.forBlack : score - m_shape.forBlack;
    return 100.0 / (1.0 + std::exp(-m_shape.steepness * bent(whole, m_shape.bend)));
}

}  // namespace gomoku
