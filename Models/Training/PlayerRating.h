// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"
#include "Models/Training/Fsrs.h"
#include "Models/Training/Glicko2.h"

#include <span>
#include <vector>

namespace gomoku {

/// A finished game of the user against a step of the ladder, without help.
struct RatedGame
{
    CardTime started{};
    Rule rule = Rule::Freestyle;
    int step = 0;
    double score = 0;  ///< Of the user.

    friend bool operator==(const RatedGame&, const RatedGame&) = default;
};

/// What a step of the ladder is worth, on the scale of the user's rating; docs/TRAINING.md has the
/// measurement. `step` from 1 to kSteps.
[[nodiscard]] int eloOfStep(int step) noexcept;
/// The step whose worth is nearest.
[[nodiscard]] int stepOfElo(double elo) noexcept;

/// From here on a rating is shown.
inline constexpr double kKnownDeviation = 110;

/// The user's strength under one rule, computed from all rated games by Glicko-2, each a rating
/// period of its own. The games are the only truth: nothing else is kept.
class PlayerRating
{
public:
    struct Point
    {
        CardTime at{};
        GlickoRating rating{};
    };

    PlayerRating() = default;
    /// `games` oldest first; those of other rules are left out.
    PlayerRating(std::span<const RatedGame> games, Rule rule);

    [[nodiscard]] int games() const noexcept { return static_cast<int>(m_curve.size()); }
    [[nodiscard]] const GlickoRating& current() const noexcept { return m_rating; }
    [[nodiscard]] bool isKnown() const noexcept { return m_rating.deviation < kKnownDeviation; }
    /// After each game.
    [[nodiscard]] const std::vector<Point>& curve() const noexcept { return m_curve; }
    /// An opponent against whom the score stays near a half. The first few games search for the
    /// user's strength in large steps.
    [[nodiscard]] int fittingStep() const noexcept { return m_fittingStep; }

private:
    void add(const RatedGame& game);

    GlickoRating m_rating{};
    std::vector<Point> m_curve{};
    int m_fittingStep = stepOfElo(GlickoRating().rating);
};

}  // namespace gomoku
