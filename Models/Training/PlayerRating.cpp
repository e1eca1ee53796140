// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/PlayerRating.h"

#include "Models/Search/PlayingLevel.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gomoku {

namespace {

// As measured, see docs/TRAINING.md. A player who looks one move ahead is put at 1300.
constexpr std::array<int, kSteps> kStepElo{
    700,  790,  865,  950,  1030, 1115, 1210, 1305, 1385, 1470, 1550, 1625, 1717, 1808, 1885,
    1970, 2065, 2163, 2260, 2358, 2448, 2538, 2628, 2718, 2818, 2913, 3008, 3123, 3248, 3383};

/// How far the first opponents lie apart, in steps: up after a win, down after a loss, and later by
/// one, which keeps the score at a half. In these few games they come near anybody's strength, long
/// before the rating does; without them the range of very weak and very strong users would be wrong
/// far too often.
constexpr std::array kPlacementJumps{8, 6, 4, 3, 2, 2, 1, 1};

}  // namespace

int eloOfStep(int step) noexcept
{
    return kStepElo[static_cast<std::size_t>(std::clamp(step, 1, kSteps) - 1)];
}

int stepOfElo(double elo) noexcept
{
    int best = 1;
    for (int step = 2; step <= kSteps; ++step)
        if (std::abs(eloOfStep(step) - elo) < std::abs(eloOfStep(best) - elo))
            best = step;
    return best;
}

PlayerRating::PlayerRating(std::span<const RatedGame> games, Rule rule)
{
    for (const RatedGame& game : games)
        if (game.rule == rule)
            add(game);
}

void PlayerRating::add(const RatedGame& game)
{
    const GlickoGame one{static_cast<double>(eloOfStep(game.step)), 0, game.score};
    m_rating = ratedAfter(m_rating, {&one, 1});
    const std::size_t number = m_curve.size();
    m_curve.push_back({game.started, m_rating});
    // After a game against another opponent, the rating decides again which one fits.
    const bool isPlacement = number < kPlacementJumps.size();
    if (!isPlacement && game.step != m_fittingStep) {
        m_fittingStep = stepOfElo(m_rating.rating);
        return;
    }
    const double direction = 2 * game.score - 1;
    const int jump = static_cast<int>(direction * (isPlacement ? kPlacementJumps[number] : 1));
    m_fittingStep = std::clamp(game.step + jump, 1, kSteps);
}

}  // namespace gomoku
