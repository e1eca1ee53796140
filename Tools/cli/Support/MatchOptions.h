// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Match/TournamentPlan.h"
#include "Tools/cli/Support/Options.h"

namespace gomoku::cli {

/// What `match` and `tournament` have in common on the command line.
[[nodiscard]] std::vector<OptionSpec> matchOptions();

/// The plan that the options tell of; throws UsageError if it is none.
[[nodiscard]] TournamentPlan planFrom(const Options& options);
/// Whoever resumes or merges journals cannot change its plan.
void refusePlanOptions(const Options& options);
void setConcurrency(TournamentPlan& plan, const Options& options);  ///< If they tell.

}  // namespace gomoku::cli
