// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Tools/cli/Support/Options.h"

namespace gomoku::cli {

/// One command of gomoku-cli. run() gives the exit status; it throws UsageError before it
/// has written anything, or not at all.
struct Command
{
    CommandSpec spec;
    int (*run)(const Options& options);
};

[[nodiscard]] Command analyzeCommand();
[[nodiscard]] Command balanceCommand();
[[nodiscard]] Command benchCommand();
[[nodiscard]] Command bookCommand();
[[nodiscard]] Command convertCommand();
[[nodiscard]] Command forbiddenCommand();
[[nodiscard]] Command judgeFitCommand();
[[nodiscard]] Command ladderCommand();
[[nodiscard]] Command matchCommand();
[[nodiscard]] Command openingsCommand();
[[nodiscard]] Command playCommand();
[[nodiscard]] Command proveCommand();
[[nodiscard]] Command puzzlesCommand();
[[nodiscard]] Command reviewCommand();
[[nodiscard]] Command reviewStatsCommand();
[[nodiscard]] Command screenCommand();
[[nodiscard]] Command selfplayCommand();
[[nodiscard]] Command showCommand();
[[nodiscard]] Command solveCommand();
[[nodiscard]] Command spsaCommand();
[[nodiscard]] Command tournamentCommand();
[[nodiscard]] Command tuneCommand();

}  // namespace gomoku::cli
