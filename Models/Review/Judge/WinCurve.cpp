// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/WinCurve.h"

#include <algorithm>
#include <cmath>

namespace gomoku {

namespace {

// Fitted by `gomoku-cli judge-fit` to 1,857, 1,752 and 1,689 open positions of self-play (November
// 2026); see docs/REVIEW.md for how well they agree with unseen games.
constexpr WinCurve::Shape kFreestyle{418, 1.379};
constexpr WinCurve::Shape kStandard{345, 1.251};
constexpr WinCurve::Shape kRenju{418, 1.395};

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

double WinCurve::chance(Score score) const noexcept
{
    if (isDecided(score))
        return isWin(score) ? 100.0 : 0.0;
    const double bent = std::asinh(std::clamp(score, -kHighest, kHighest) / m_shape.bend);
    return 100.0 / (1.0 + std::exp(-m_shape.steepness * bent));
}

}  // namespace gomoku
