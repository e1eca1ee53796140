// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Match/TournamentStanding.h"
#include "Tools/cli/Support/Options.h"

#include <functional>
#include <string>

namespace gomoku::cli {

inline constexpr int kInterruptedStatus = 130;  ///< As the shell has it for Ctrl-C.

/// What was to be played, and what came of it.
struct TournamentRun
{
    TournamentPlan plan{};
    TournamentStanding standing{};
    int status = 0;  ///< Of the program.
};

/// Plays a plan, or continues a journal, as the options say. Ctrl-C and the like end it: the
/// engines do not see them, and unfinished games do not count. Each game goes to the journal and to
/// the file of games when it ends. `check`: throws UsageError if the plan does not fit the command.
/// `briefly`: how it stands, in a few words.
[[nodiscard]] TournamentRun playTournament(
    const Options& options, const std::function<void(const TournamentPlan&)>& check,
    const std::function<std::string(const TournamentStanding&, const TournamentPlan&)>& briefly);

}  // namespace gomoku::cli
