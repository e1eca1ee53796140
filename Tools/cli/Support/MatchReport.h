// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Match/TournamentStanding.h"

#include <string>

/// Reports of matches and tournaments, for people (text) and for programs (JSON).
namespace gomoku::cli {

// Of a match of two.
[[nodiscard]] std::string reportOf(const TournamentStanding& standing, const TournamentPlan& plan);
[[nodiscard]] std::string jsonOf(const TournamentStanding& standing, const TournamentPlan& plan);
[[nodiscard]] std::string briefly(const TournamentStanding& standing, const TournamentPlan& plan);

// Of a tournament: standings with the crosstable.
[[nodiscard]] std::string tableOf(const TournamentStanding& standing, const TournamentPlan& plan);
[[nodiscard]] std::string jsonTableOf(const TournamentStanding& standing,
                                      const TournamentPlan& plan);

/// One game.
[[nodiscard]] std::string lineOf(const MatchGameResult& result, const TournamentPlan& plan);

}  // namespace gomoku::cli
