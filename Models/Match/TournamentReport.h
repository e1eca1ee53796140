// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Match/TournamentStanding.h"

#include <QByteArray>

namespace gomoku {

// A standing with its crosstable, for other programs and for the browser.

/// A line for each engine, the best first: figures, then the points against each of the others in
/// the same order. English words, points for decimals, whatever the language.
[[nodiscard]] QByteArray csvReport(const TournamentPlan& plan, const TournamentStanding& standing);

/// A page that needs nothing else, in the language of the program.
[[nodiscard]] QByteArray htmlReport(const TournamentPlan& plan, const TournamentStanding& standing);

/// "2½", "0", "½": points as people write them.
[[nodiscard]] QString pointsText(double points);
/// "2½ / 4": points, and of how many games; empty if there were none.
[[nodiscard]] QString scoreText(const EngineScore& score);

}  // namespace gomoku
