// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/WinCurve.h"

#include <cmath>

namespace gomoku {

namespace {

// Fitted by `gomoku-cli judge-fit`; see docs/REVIEW.md for the games and how well they agree.
constexpr WinCurve::Shape kFreestyle{400, 1.35};
constexpr WinCurve::Shape kStandard{400, 1.35};
constexpr WinCurve::Shape kRenju{400, 1.35};

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
    return 100.0 / (1.0 + std::exp(-m_shape.steepness * std::asinh(score / m_shape.bend)));
}

}  // namespace gomoku
